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

// Beside the content, in the gutter, which on wide screens is as wide as the button.
const inGutter =
  'fixed z-20 right-0 w-6 border-edge! max-md:hidden xl:right-[max(0px,50%-var(--page)/2-1.75rem)] xl:w-[clamp(1.75rem,50%-var(--page)/2+1.75rem,2.75rem)]'
// The gutter of a phone is narrower than a finger: there the button has its place in the bar, left of the search.
const inBarStyle = 'absolute left-0 max-[24rem]:w-6 md:hidden'

/** Returns to the top of a page scrolled by over 300 px (§9): in the bar on phones (`inBar`), else in the gutter. */
export function BackToTop({ inBar = false }: { inBar?: boolean }) {
  const bottomInset = useAtomValue(bottomInsetAtom)
  if (!useScrolledPast(limits.backToTop)) return null
  return (
    <IconButton
      label="Back to top"
      icon={ArrowUp}
      variant={inBar ? 'plain' : 'solid'}
      onClick={toTop}
      className={`on-steel ring-in print:hidden ${inBar ? inBarStyle : inGutter}`}
      style={inBar ? undefined : { bottom: `calc(${bottomInset}px + 1.25rem)` }}
    />
  )
}
