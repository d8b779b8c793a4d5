/** The story of somebody who wants less motion; what is given back ends it. */
export function lessMotion(): () => void {
  const real = window.matchMedia
  window.matchMedia = (query) => {
    const list = real.call(window, query)
    if (query.includes('prefers-reduced-motion: reduce'))
      Object.defineProperty(list, 'matches', { value: true })
    return list
  }
  return () => {
    window.matchMedia = real
  }
}
