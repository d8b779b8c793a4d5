import { useHydrated } from '../lib/hydration/useHydrated.ts'
import { ActivityTracking } from './ActivityTracking.tsx'
import { Alerts } from './Alerts.tsx'
import { BackToTop } from './BackToTop.tsx'
import { BottomInset } from './BottomInset.tsx'
import { CookieConsent } from './CookieConsent.tsx'
import { Navigation } from './Navigation.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { SessionRefresh } from './SessionRefresh.tsx'

/** The components of the frame that start after hydration; none of them is in the server's HTML. */
export function AfterHydration() {
  // Called here, not in a parent: a new render of the whole shop would make React hydrate it in one blocking step.
  const hydrated = useHydrated()
  if (!hydrated) return null
  return (
    <>
      <Navigation />
      <BackToTop />
      <Alerts />
      <CookieConsent />
      <OfflineBanner />
      <BottomInset />
      <SessionRefresh />
      <ActivityTracking />
    </>
  )
}
