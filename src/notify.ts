import { limits } from './rules/limits.ts'

export type ToastKind = 'success' | 'error'

/**
 * Toasts. The library and the toast area load with the first toast, so that no page pays for them at start; messages
 * sent before the area is mounted wait for it.
 */
let wanted = false
const listeners = new Set<() => void>()
let areaReady: (sonner: typeof import('sonner')) => void
const area = new Promise<typeof import('sonner')>((resolve) => {
  areaReady = resolve
})

export const toastArea = {
  /** Whether a toast has been requested; with `subscribe`, for useSyncExternalStore. */
  wanted: () => wanted,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Called by the toast area once it is mounted. */
  ready: (sonner: typeof import('sonner')) => areaReady(sonner),
}

type ToastOptions = {
  /** Not repeated while the same message is shown. */
  once?: boolean
}

/** Shows `message` at the top right for 3 seconds (§9). */
export function toast(kind: ToastKind, message: string, options: ToastOptions = {}) {
  wanted = true
  for (const listener of listeners) listener()
  const id = options.once ? message : undefined
  void area.then((sonner) => sonner.toast[kind](message, { id, duration: limits.toastMain }))
}
