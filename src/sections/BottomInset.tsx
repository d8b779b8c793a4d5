import { useAtomValue } from 'jotai'
import { useLayoutEffect } from 'react'
import { bottomInsetAtom } from '../atoms/bottomInset.ts'

/**
 * Lets the page end, and stop when something is scrolled into view, above the sheet at the foot of the window. These are
 * two properties and no custom property: changing one that all elements inherit would recalculate the style of each.
 */
export function BottomInset() {
  const room = useAtomValue(bottomInsetAtom)
  useLayoutEffect(() => {
    if (room === 0) return
    const page = document.documentElement.style
    const body = document.body.style
    page.scrollPaddingBottom = `calc(${room}px + 1rem)`
    body.paddingBottom = `${room}px`
    return () => {
      page.scrollPaddingBottom = ''
      body.paddingBottom = ''
    }
  }, [room])
  return null
}
