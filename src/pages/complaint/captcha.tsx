import type { Ref } from 'react'
import { PhoneLink } from '../../components/shop/ContactLinks.tsx'

/** What the form needs from either captcha (decision 29). */
export type CaptchaHandle = {
  /** Resolves to the token, after a running check has finished; '' if there is none. */
  token(): Promise<string>
  /** Discards the token and unticks the box. */
  discard(): void
  /** Discards the token and starts the next check at once, if that needs no action of the user. */
  renew(): void
  focus(): void
}

export type CaptchaProps = {
  ref: Ref<CaptchaHandle>
  onChange: (ticked: boolean) => void
  error: string | undefined
}

export const captchaId = 'captcha'

/** Shown when the captcha check could not run: says what to do instead. */
export const CaptchaFailure = () => (
  <span className="text-pretty">
    The check could not be made. Try again in a moment, or call <PhoneLink />. What you typed stays here.
  </span>
)
