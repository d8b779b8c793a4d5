import { useEffect, useRef, useState } from 'react'

/** Milliseconds in which an act can be taken back. */
const undoMs = 8000

/**
 * Carries out an act `undoMs` after it was asked for, unless it is taken back; at once when the page or the row is left
 * or another act is asked for, so that none is lost. `waiting` is what will be done, in words.
 */
export function useUndoable() {
  const [waiting, setWaiting] = useState<string>()
  const next = useRef<{ send: () => void; timer: ReturnType<typeof setTimeout> }>(undefined)
  const take = () => {
    const taken = next.current
    clearTimeout(taken?.timer)
    next.current = undefined
    setWaiting(undefined)
    return taken
  }
  const send = useRef(() => take()?.send())
  const begin = (what: string, act: () => void) => {
    send.current()
    setWaiting(what)
    next.current = { send: act, timer: setTimeout(() => send.current(), undoMs) }
  }
  useEffect(() => {
    const now = send.current
    window.addEventListener('pagehide', now)
    return () => {
      window.removeEventListener('pagehide', now)
      now()
    }
  }, [])
  return { waiting, begin, undo: () => void take() }
}

/** A `fetch` that is finished although the page is left. */
export const lasting: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true })
