import { type RefObject, useEffect } from 'react'

/** Keeps room at the foot of the page: --foot, for its padding, what is scrolled into view, and the back-to-top button. */
export function useFootRoom(sheet: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty('--foot', `${sheet.current?.offsetHeight ?? 0}px`),
    )
    if (sheet.current) observer.observe(sheet.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--foot')
    }
  }, [sheet])
}
