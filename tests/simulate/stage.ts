import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import FakeTimers from '@sinonjs/fake-timers'
import { toast } from 'sonner'

/**
 * The stage: what the shop's code takes for its browser. Several tabs run in this one process, so `window` and the like
 * are those of the tab whose code runs at the moment, which Node carries through promises and timers. Time stands still
 * until `pass`, and nothing else waits for anything real: the same steps always run in the same order.
 */

/** One document in a tab, from its load to a reload or to the closing of the tab. */
export type Page = {
  /** The tab, in words. */
  name: string
  /** False once the tab was reloaded or closed: its timers and the answers to its requests come to nothing. */
  open: boolean
  window: object
  navigator: { onLine: boolean; cookieEnabled: boolean; locks: object | undefined }
  fetch: typeof globalThis.fetch
}

const current = new AsyncLocalStorage<Page | undefined>()

/** The page whose code runs. */
export const currentPage = () => current.getStore()
/** Runs the code of a page; of none: the network, the server, the people. */
export const within = <Result>(page: Page | undefined, run: () => Result): Result => current.run(page, run)

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))
type Schedule = (callback: () => void, ms?: number) => unknown

/** Replaces the globals of the process, until `close` gives them back. */
export function openStage() {
  const clock = FakeTimers.install({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  })
  const restores = [() => clock.uninstall()]
  const put = (target: object, name: string, descriptor: PropertyDescriptor) => {
    const before = Object.getOwnPropertyDescriptor(target, name)
    Object.defineProperty(target, name, { ...descriptor, configurable: true })
    restores.unshift(() =>
      before ? Object.defineProperty(target, name, before) : Reflect.deleteProperty(target, name),
    )
  }
  // A timer runs as code of the page that set it, and not at all once that page is gone.
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const schedule = globalThis[name] as Schedule
    const ofItsPage: Schedule = (callback, ms) => {
      const page = currentPage()
      return schedule(() => page?.open !== false && within(page, callback), ms)
    }
    put(globalThis, name, { value: ofItsPage, writable: true })
  }
  const { navigator, Error: errors } = globalThis
  put(globalThis, 'window', { get: () => currentPage()?.window })
  put(globalThis, 'document', { get: () => currentPage() && { cookie: '' } })
  put(globalThis, 'navigator', { get: () => currentPage()?.navigator ?? navigator })
  put(globalThis, 'fetch', { get: () => currentPage()?.fetch })
  // The platform hashes in threads, which end in any order.
  const digest = async (_: string, data: Uint8Array) => createHash('sha256').update(data).digest()
  put(crypto.subtle, 'digest', { value: digest })
  // Nothing shows the toasts, and nobody reads where the many errors of failing requests came from.
  for (const kind of ['success', 'error']) put(toast, kind, { value: () => 0, writable: true })
  put(errors, 'stackTraceLimit', { value: 0, writable: true })

  return {
    /** Starts again at `time`, without any timer of before. */
    reset(time: Date) {
      clock.reset()
      clock.setSystemTime(time)
    },
    /** Lets this many milliseconds pass. */
    async pass(ms: number) {
      let over = false
      within(undefined, () => setTimeout(() => (over = true), ms))
      await turn()
      while (!over) {
        clock.next()
        await turn()
      }
    },
    close() {
      for (const restore of restores) restore()
    },
  }
}
