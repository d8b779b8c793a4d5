/** The story of somebody whose device asks for less motion, or does not, whatever the real one asks; what is given back ends it. */
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
