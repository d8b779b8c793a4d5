import { ArrowUp } from 'lucide'
import { IconButton } from '../components/ui/IconButton.tsx'
import { useScrolledPast } from '../lib/useScrolledPast.ts'
import { limits } from '../rules/limits.ts'

function toTop() {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
  // The button goes away at the top, and the focus would be lost with it.
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** Returns to the top of a page scrolled down by more than 300 px (§9); stands above what covers the page's foot. */
export function BackToTop() {
  if (!useScrolledPast(limits.backToTop)) return null
  return (
    <IconButton
      label="Back to top"
      icon={ArrowUp}
      variant="solid"
      onClick={toTop}
      className="on-steel fixed right-4 print:hidden bottom-[calc(var(--foot)+1.25rem)] z-20 border-edge! md:right-5"
    />
  )
}
