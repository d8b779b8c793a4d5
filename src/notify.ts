export type ToastKind = 'success' | 'error'

type ToastOptions = {
  /** Not repeated while the same message is shown. */
  once?: boolean
  /** A link below the message, and with it the toast stays until it is closed. */
  link?: { label: string; to: string; state?: unknown }
}

export type Toast = ToastOptions & { kind: ToastKind; message: string }

// The library and the toast area load with the first toast, so that no page pays for them at start. Toasts sent before
// the area is mounted wait for it.
let show: ((toast: Toast) => void) | undefined
let waiting: readonly Toast[] = []
const listeners = new Set<() => void>()

function setWaiting(toasts: readonly Toast[]) {
  waiting = toasts
  for (const listener of listeners) listener()
}

/** What the toast area, or what stands in for it, needs to know of the toasts. */
export const toastArea = {
  /** The messages that wait for the area; with `subscribe`, for useSyncExternalStore. */
  waiting: () => waiting,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Called by the toast area with what shows a toast once it is mounted, and without it when it is not any more. */
  ready: (showToast: typeof show) => {
    show = showToast
    if (!showToast) return
    for (const each of waiting) showToast(each)
    setWaiting([])
  },
  /** Drops waiting messages, all if none are named: they were shown without the area. */
  drop: (shown = waiting) => setWaiting(waiting.filter((each) => !shown.includes(each))),
}

/** Shows `message` at the top right for 3 seconds (§9); with a link until it is closed. */
export function toast(kind: ToastKind, message: string, options: ToastOptions = {}) {
  const next = { kind, message, ...options }
  if (show) show(next)
  else if (!options.once || !waiting.some((each) => each.message === message)) setWaiting([...waiting, next])
}
