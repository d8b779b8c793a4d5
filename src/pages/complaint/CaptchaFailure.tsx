import { shop } from '../../shop.config.ts'

/** The check could not be made: what to do instead. */
export const CaptchaFailure = () => (
  <span className="text-pretty">
    The check could not be made. Try again in a moment, or call{' '}
    <a href={`tel:${shop.phone.dial}`} className="whitespace-nowrap">
      {shop.phone.shown}
    </a>
    . What you typed stays here.
  </span>
)
