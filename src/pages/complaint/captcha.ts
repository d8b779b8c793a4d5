import type { Ref } from 'react'

/** What the form asks of whichever captcha stands in it (decision 29). */
export type CaptchaHandle = {
  /** The token, waited for while the check runs; '' where there is none. */
  token(): Promise<string>
  /** The token is spent. `again` makes the next one at once where that needs nobody's hand. */
  renew(again: boolean): void
  focus(): void
}

export type CaptchaProps = {
  ref: Ref<CaptchaHandle>
  /** Told whether the box is ticked. */
  onChange: (ticked: boolean) => void
  error: string | undefined
}

export const captchaId = 'captcha'
