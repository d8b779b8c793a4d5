import { useAtomValue } from 'jotai'
import { ArrowUp } from 'lucide'
import { bottomInsetAtom } from '../atoms/bottomInset.ts'
import { IconButton } from '../components/ui/IconButton.tsx'
import { useScrolledPast } from '../lib/useScrolledPast.ts'
import { limits } from '../rules/limits.ts'

function toTop() {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
  // The button disappears at the top and would take the focus with it.
  document.getElementById('main')?.focus({ preventScroll: true })
}

// In the gutter beside the content, which has Add buttons and totals at its right edge. The gutter of phones is narrower
// than a finger: there the button reaches over the padding of the cells. On wide screens it follows the content's edge.
const position =
  'right-0 w-7 md:w-6 xl:right-[max(0px,50%-var(--page)/2-1.75rem)] xl:w-[clamp(1.75rem,50%-var(--page)/2+1.75rem,2.75rem)]'

/** Returns to the top of a page scrolled by more than 300 px (§9). Sits above anything fixed to the window's foot. */
export function BackToTop() {
  const bottomInset = useAtomValue(bottomInsetAtom)
  if (!useScrolledPast(limits.backToTop)) return null
  return (
    <IconButton
      label="Back to top"
      icon={ArrowUp}
      variant="solid"
      onClick={toTop}
      className={`on-steel ring-in fixed z-20 border-edge! print:hidden ${position}`}
      style={{ bottom: `calc(${bottomInset}px + 1.25rem)` }}
    />
  )
}
