import { shop } from '../../shop.config.ts'

/** Shown when the captcha check could not run: says what to do instead. */
export const CaptchaFailure = () => (
  <span className="text-pretty">
    The check could not be made. Try again in a moment, or call{' '}
    <a href={`tel:${shop.phone.dial}`} className="whitespace-nowrap">
      {shop.phone.shown}
    </a>
    . What you typed stays here.
  </span>
)
