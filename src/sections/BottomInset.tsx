import { useAtomValue } from 'jotai'
import { useLayoutEffect } from 'react'
import { bottomInsetAtom } from '../atoms/bottomInset.ts'

/**
 * Lets the page end, and stop when something is scrolled into view, above the sheet at the foot of the window. These are
 * two properties and no custom property: changing one that all elements inherit would recalculate the style of each.
 */
export function BottomInset() {
  const inset = useAtomValue(bottomInsetAtom)
  useLayoutEffect(() => {
    if (inset === 0) return
    const page = document.documentElement.style
    const body = document.body.style
    page.scrollPaddingBottom = `calc(${inset}px + 1rem)`
    body.paddingBottom = `${inset}px`
    return () => {
      page.scrollPaddingBottom = ''
      body.paddingBottom = ''
    }
  }, [inset])
  return null
}
