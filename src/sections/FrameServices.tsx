import { useHydrated } from '../lib/hydration.ts'
import { ActivityTracking } from './ActivityTracking.tsx'
import { Alerts } from './Alerts.tsx'
import { BackToTop } from './BackToTop.tsx'
import { Connection } from './Connection.tsx'
import { CookieConsent } from './CookieConsent.tsx'
import { Navigation } from './Navigation.tsx'
import { Toasts } from './Toasts.tsx'

/** What the frame does once the page stands in the browser; none of it is in the HTML. */
export function FrameServices() {
  // Asked here: if the whole shop were drawn again, React would take over the page at once and in one piece.
  const hydrated = useHydrated()
  if (!hydrated) return null
  return (
    <>
      <Navigation />
      <BackToTop />
      <Toasts />
      <Alerts />
      <CookieConsent />
      <Connection />
      <ActivityTracking />
    </>
  )
}
