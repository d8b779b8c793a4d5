import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { X } from 'lucide'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router-dom'
import { answerConsentAtom, consentAtom, cookieSettingsAtom } from '../atoms/consent.ts'
import { Button } from '../components/ui/Button.tsx'
import { IconButton } from '../components/ui/IconButton.tsx'
import { listen } from '../lib/listen.ts'
import { useDebounced } from '../lib/useDebounced.ts'
import { paths } from '../paths.ts'
import { limits } from '../rules/limits.ts'
import { useBottomInset } from './useBottomInset.ts'

/** The cookie banner (§2, §9), also reopened from the footer. No dialog, so that the shop stays usable. */
export function CookieConsent() {
  const consent = useAtomValue(consentAtom)
  const [reopened, setReopened] = useAtom(cookieSettingsAtom)
  const due = useDebounced(true, limits.consentDelay, false)
  const readAgain = useSetAtom(consentAtom)
  // Another tab may have answered, or the browser may have dropped the cookie.
  useEffect(() => listen(document, 'visibilitychange', () => readAgain()), [readAgain])
  // In the DOM and the tab order the banner comes after the skip link, wherever it is drawn.
  const container = document.getElementById('cookies')
  if (!container || !(reopened || (due && consent === 'unset'))) return null
  return createPortal(
    <Banner
      key={String(reopened)}
      choice={consent === 'unset' ? undefined : consent}
      onClose={reopened ? () => setReopened(false) : undefined}
    />,
    container,
  )
}

type BannerProps = {
  choice: 'accepted' | 'rejected' | undefined
  /** Set when the user opened the bar, which can then be closed without an answer. */
  onClose: (() => void) | undefined
}

function Banner({ choice, onClose }: BannerProps) {
  const answer = useSetAtom(answerConsentAtom)
  const banner = useRef<HTMLElement>(null)
  useBottomInset(banner)

  // Takes the focus only when the user opened it, not when it appears by itself.
  const isReopened = onClose !== undefined
  useEffect(() => {
    if (!isReopened) return
    const opener = document.activeElement
    banner.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [isReopened])

  const choose = (chosenNow: 'accepted' | 'rejected') => {
    // The pressed button is removed and would take the focus with it.
    document.getElementById('main')?.focus({ preventScroll: true })
    answer(chosenNow)
  }
  return (
    <section
      ref={banner}
      aria-label="Cookies"
      tabIndex={isReopened ? -1 : undefined}
      onKeyDown={({ key }) => key === 'Escape' && onClose?.()}
      className="fixed inset-x-0 bottom-0 z-30 max-h-[50dvh] overflow-y-auto border-t-2 border-ink bg-cell transition-transform duration-panel print:hidden starting:translate-y-full"
    >
      <div className="wrap flex flex-wrap items-center gap-3 py-3 md:gap-8 md:py-4.5">
        {/* Short blocks: a single paragraph would be the largest paint of a first visit to the product list. */}
        <div className="min-w-56 flex-1 type-compact text-pretty">
          <p>
            <b>Cookies for visit statistics.</b> <Link to={paths.privacy}>Privacy Policy</Link>
          </p>
          <p>Accept, and we count visits and clicks.</p>
          <p>Reject, and we do not. The shop works either way.</p>
          {choice && (
            <p className="font-semibold">
              {choice === 'accepted' ? 'You chose Accept All.' : 'You chose Reject.'}
            </p>
          )}
        </div>
        <div className="grid grow grid-cols-2 gap-2.5 md:flex-none">
          <Button variant="solid" onClick={() => choose('accepted')}>
            Accept All
          </Button>
          <Button variant="solid" onClick={() => choose('rejected')}>
            Reject
          </Button>
        </div>
        {onClose && <IconButton label="Close" icon={X} onClick={onClose} />}
      </div>
    </section>
  )
}
