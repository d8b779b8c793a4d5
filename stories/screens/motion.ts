/** Overrides the device's reduced-motion setting for a story. Returns a function that restores it. */
function askedForMotion(less: boolean): () => void {
  const real = window.matchMedia
  window.matchMedia = (query) => {
    const list = real.call(window, query)
    if (query.includes('prefers-reduced-motion: reduce'))
      Object.defineProperty(list, 'matches', { value: less })
    return list
  }
  return () => {
    window.matchMedia = real
  }
}

export const lessMotion = () => askedForMotion(true)
export const fullMotion = () => askedForMotion(false)
