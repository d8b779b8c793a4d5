import { limits } from './rules/limits.ts'

export type ToastKind = 'success' | 'error'

type Sonner = typeof import('sonner')

type ToastOptions = {
  /** Not repeated while the same message is shown. */
  once?: boolean
}

type Toast = ToastOptions & { kind: ToastKind; message: string }

// The library and the toast area load with the first toast, so that no page pays for them at start. Toasts sent before
// the area is mounted wait for it.
let mounted: Sonner | undefined
let waiting: readonly Toast[] = []
const listeners = new Set<() => void>()

function setWaiting(toasts: readonly Toast[]) {
  waiting = toasts
  for (const listener of listeners) listener()
}

const show = (sonner: Sonner, { kind, message, once }: Toast) =>
  sonner.toast[kind](message, { id: once ? message : undefined, duration: limits.toastMain })

/** What the toast area, or what stands in for it, needs to know of the toasts. */
export const toastArea = {
  /** The messages that wait for the area; with `subscribe`, for useSyncExternalStore. */
  waiting: () => waiting,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Called by the toast area once it is mounted, and without a library when it is not any more. */
  ready: (sonner: Sonner | undefined) => {
    mounted = sonner
    if (!sonner) return
    for (const each of waiting) show(sonner, each)
    setWaiting([])
  },
  /** Drops the waiting messages: they were shown without the area. */
  drop: () => setWaiting([]),
}

/** Shows `message` at the top right for 3 seconds (§9). */
export function toast(kind: ToastKind, message: string, options: ToastOptions = {}) {
  const next = { kind, message, ...options }
  if (mounted) show(mounted, next)
  else if (!options.once || !waiting.some((each) => each.message === message)) setWaiting([...waiting, next])
}
