import { type RefObject, useEffect } from 'react'

/**
 * Keeps room for a fixed sheet at the foot of the page: sets --foot to its height, for the page's padding, the scroll
 * padding and the back-to-top button.
 */
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
