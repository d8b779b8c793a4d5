import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import FakeTimers from '@sinonjs/fake-timers'
import { toast as sonner } from 'sonner'
import type { Press } from './ledger.ts'

/**
 * The stage: what the shop's code takes for its browser. Several tabs run in this one process, so `window` and the like
 * are those of the tab whose code runs at the moment, which Node carries through promises and timers. Time stands still
 * until `pass`, and nothing else waits for anything real: the same steps always run in the same order.
 */

/** One document in a tab, from its load to a reload or to the closing of the tab. */
export type Page = {
  /** False once the tab was reloaded or closed: its timers and the answers to its requests come to nothing. */
  open: boolean
  device: { readonly name: string; readonly cookies: Map<string, string> }
  tab: string
  window: object
  navigator: { onLine: boolean; cookieEnabled: boolean; userAgent: string; locks: object | undefined }
}
/** The page whose code runs, and the press of Pay that made it run. */
export type Scene = { page: Page; press?: Press }

const scene = new AsyncLocalStorage<Scene | undefined>()

export const currentScene = () => scene.getStore()
/** Runs the code of a page. */
export const within = <Result>(of: Scene, run: () => Result): Result => scene.run(of, run)
/** Runs what is no page's code: the network, the server, the people. */
export const outside = <Result>(run: () => Result): Result => scene.run(undefined, run)

type Fetch = typeof globalThis.fetch
type Schedule = (callback: () => void, ms?: number) => unknown
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

export type Stage = {
  /** Starts again at `time`, without any timer of before. */
  reset(time: Date): void
  /** Lets this many milliseconds pass. */
  pass(ms: number): Promise<void>
  /** Gives the process its own globals back. */
  close(): void
}

/** Sets the stage. `fetch` makes the requests of the pages. */
export function openStage(fetch: Fetch): Stage {
  const before = new Map<PropertyKey, PropertyDescriptor | undefined>()
  const put = (name: string, descriptor: PropertyDescriptor) => {
    before.set(name, Object.getOwnPropertyDescriptor(globalThis, name))
    Object.defineProperty(globalThis, name, { ...descriptor, configurable: true })
  }
  const clock = FakeTimers.install({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  })
  // A timer runs as code of the page that set it, and not at all once that page is gone.
  const ofItsPage =
    (schedule: Schedule): Schedule =>
    (callback, ms) => {
      const at = currentScene()
      return schedule(() => at?.page.open !== false && scene.run(at, callback), ms)
    }
  put('setTimeout', { value: ofItsPage(globalThis.setTimeout as Schedule), writable: true })
  put('setInterval', { value: ofItsPage(globalThis.setInterval as Schedule), writable: true })
  const own = globalThis.navigator
  put('window', { get: () => currentScene()?.page.window })
  put('document', { get: () => currentScene() && { cookie: '' } })
  put('navigator', { get: () => currentScene()?.page.navigator ?? own })
  put('fetch', { value: fetch })
  // The platform hashes in threads, which end in any order.
  const subtle = crypto.subtle as { digest: unknown }
  subtle.digest = async (_: string, data: Uint8Array) => createHash('sha256').update(data).digest()
  // Nothing shows them.
  const { success, error } = sonner
  const ignore = () => 0
  Object.assign(sonner, { success: ignore, error: ignore })

  return {
    reset(time) {
      clock.reset()
      clock.setSystemTime(time)
    },
    async pass(ms) {
      let over = false
      outside(() => setTimeout(() => (over = true), ms))
      await turn()
      while (!over) {
        clock.next()
        await turn()
      }
    },
    close() {
      Object.assign(sonner, { success, error })
      delete subtle.digest
      for (const [name, descriptor] of before)
        if (descriptor) Object.defineProperty(globalThis, name, descriptor)
        else Reflect.deleteProperty(globalThis, name)
      clock.uninstall()
    },
  }
}
