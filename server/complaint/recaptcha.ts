import type { Captcha } from './captcha.ts'

const service = 'https://www.google.com/recaptcha/api/siteverify'

/** Google reCAPTCHA, for a shop with a site key. A token that the service does not confirm is refused. */
export function recaptcha(secret: string, fetch = globalThis.fetch): Captcha {
  return {
    async verify(token) {
      try {
        const body = new URLSearchParams({ secret, response: token })
        const answer = await fetch(service, { method: 'POST', body, signal: AbortSignal.timeout(10_000) })
        const { success } = (await answer.json()) as { success?: unknown }
        return success === true
      } catch {
        return false
      }
    },
  }
}
