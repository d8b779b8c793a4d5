import { useAtomValue } from 'jotai'
import { ArrowUp } from 'lucide'
import { footRoomAtom } from '../atoms/footRoom.ts'
import { IconButton } from '../components/ui/IconButton.tsx'
import { useScrolledPast } from '../lib/useScrolledPast.ts'
import { limits } from '../rules/limits.ts'

function toTop() {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
  // The button disappears at the top and would take the focus with it.
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** Returns to the top of a page scrolled by more than 300 px (§9). Sits above anything fixed to the window's foot. */
export function BackToTop() {
  const room = useAtomValue(footRoomAtom)
  if (!useScrolledPast(limits.backToTop)) return null
  return (
    <IconButton
      label="Back to top"
      icon={ArrowUp}
      variant="solid"
      onClick={toTop}
      className="on-steel fixed right-4 print:hidden z-20 border-edge! md:right-5"
      style={{ bottom: `calc(${room}px + 1.25rem)` }}
    />
  )
}
