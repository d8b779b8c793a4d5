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

let loading: Promise<Api> | undefined

function load(): Promise<Api> {
  loading ??= new Promise<void>((resolve, reject) => {
    if (loadedApi()) return resolve()
    const script = document.createElement('script')
    script.src = 'https://www.google.com/recaptcha/api.js?render=explicit'
    script.onload = () => resolve()
    script.onerror = () => {
      loading = undefined
      script.remove()
      reject(new Error('reCAPTCHA did not load'))
    }
    document.head.append(script)
  }).then(
    () =>
      new Promise<Api>((resolve) => {
        const api = loadedApi() as Api
        api.ready(() => resolve(api))
      }),
  )
  return loading
}

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
