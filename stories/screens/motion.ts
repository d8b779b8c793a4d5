/** Overrides the device's reduced-motion setting for a story. Returns a function that restores it. */
function askedForMotion(less: boolean): () => void {
  const real = window.matchMedia
  window.matchMedia = (query) => {
    const list = real.call(window, query)
    if (query.includes('prefers-reduced-motion: reduce'))
      // Configurable, because a story may override the choice of its file.
      Object.defineProperty(list, 'matches', { value: less, configurable: true })
    return list
  }
  return () => {
    window.matchMedia = real
  }
}

export const lessMotion = () => askedForMotion(true)
export const fullMotion = () => askedForMotion(false)
