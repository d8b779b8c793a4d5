import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useLayoutEffect } from 'react'
import { alertAtom } from '../atoms/alert.ts'
import { bottomInsetAtom } from '../atoms/bottomInset.ts'
import { checkUserAtom } from '../atoms/session.ts'
import { Dialog } from '../components/ui/Dialog.tsx'
import { useHydrated } from '../lib/hydration/useHydrated.ts'
import { listen } from '../lib/listen.ts'
import { ActivityTracking } from './ActivityTracking.tsx'
import { BackToTop } from './BackToTop.tsx'
import { CookieConsent } from './CookieConsent.tsx'
import { Navigation } from './Navigation.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'

/** Shows the open alert, if any (decision 27), in the shop's own dialog, with the initial focus on an answer. */
function Alerts() {
  const alert = useAtomValue(alertAtom)
  if (!alert) return null
  const { message, detail, confirm, refuse, danger, answer } = alert
  return (
    <Dialog
      key={message}
      tone="caution"
      title={message}
      // An alert that asks nothing counts as confirmed, however it is closed.
      onClose={() => answer(!confirm)}
      cancelLabel={refuse}
      confirm={confirm ? { label: confirm, danger, onConfirm: () => answer(true) } : undefined}
    >
      {detail}
    </Dialog>
  )
}

/** Checks the session again when the page is restored or becomes visible: another tab may have logged in or out. */
function SessionRefresh() {
  const check = useSetAtom(checkUserAtom)
  useEffect(() => {
    return listen(window, 'pageshow', ({ persisted }: PageTransitionEvent) => persisted && check())
  }, [check])
  useEffect(() => listen(document, 'visibilitychange', () => document.hidden || check()), [check])
  return null
}

/** Room for the bar at the foot. Not a custom property: changing one would recalculate the style of every element. */
function BottomInset() {
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
