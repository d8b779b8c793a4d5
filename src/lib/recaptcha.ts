import { loadScript } from './loadScript.ts'
import { once } from './once.ts'

type Api = {
  ready(run: () => void): void
  render(
    box: HTMLElement,
    options: {
      sitekey: string
      size: 'normal' | 'compact'
      callback: (token: string) => void
      'expired-callback': () => void
      'error-callback': () => void
    },
  ): number
  reset(widget: number): void
}

/** Pixels. The widget does not shrink by itself. */
const normalWidth = 304

const loadedApi = () => (window as unknown as { grecaptcha?: Api }).grecaptcha

const load = once(async (): Promise<Api> => {
  if (!loadedApi()) await loadScript('https://www.google.com/recaptcha/api.js?render=explicit')
  const api = loadedApi()!
  return new Promise((resolve) => api.ready(() => resolve(api)))
})

/** Renders Google reCAPTCHA into `box`; `onToken` receives '' when it fails. Returns how to reset it. May throw. */
export async function showRecaptcha(
  box: HTMLElement,
  siteKey: string,
  onToken: (token: string) => void,
  signal: AbortSignal,
) {
  const api = await load()
  signal.throwIfAborted()
  const lost = () => onToken('')
  // reCAPTCHA renders into an element only once, and a box may be used again: each widget gets an element of its own.
  const widget = api.render(box.appendChild(document.createElement('div')), {
    sitekey: siteKey,
    size: box.clientWidth < normalWidth ? 'compact' : 'normal',
    callback: onToken,
    'expired-callback': lost,
    'error-callback': lost,
  })
  return () => api.reset(widget)
}
