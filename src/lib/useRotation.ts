import { type FocusEvent, type PointerEvent, useEffect, useReducer, useSyncExternalStore } from 'react'
import { rotate, runs } from './rotation.ts'
import { useMediaQuery } from './useMediaQuery.ts'

/** Where nothing starts to move by itself: less motion is wanted, or nothing can hover to hold it. */
const calmQuery = '(prefers-reduced-motion: reduce), (any-hover: none)'

function onVisibility(changed: () => void) {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

type RotationOptions = {
  count: number
  /** Milliseconds. */
  every: number
  /** Something else stands in front of it. */
  covered?: boolean
  /** Of a rotation within another: it runs exactly while this holds. */
  runningOverride?: boolean
}

export type Rotating = ReturnType<typeof useRotation>

/**
 * One of `count` things after the other, each for `every` milliseconds. Stops while the mouse is over it, in a hidden
 * tab, by its pause button, by the focus and by choosing; does not start by itself where less motion is wanted or on
 * touch-only devices (BEY-17). Its element takes `bind`, its pause button `data-rotation`.
 */
export function useRotation({ count, every, covered = false, runningOverride }: RotationOptions) {
  // A phone gets the HTML as it stays there.
  const calm = useMediaQuery(calmQuery, true)
  const [state, send] = useReducer(rotate, {
    index: 0,
    playing: !calm,
    hovered: false,
    focused: false,
  })
  const hidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  )
  const running = runningOverride ?? runs(state, hidden || covered)
  // There may be fewer than there were.
  const index = state.index < count ? state.index : 0

  useEffect(() => send({ type: calm ? 'stop' : 'start' }), [calm])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each one has its full time, however it came
  useEffect(() => {
    if (!running || count < 2) return
    const timer = setTimeout(() => send({ type: 'turn', count }), every)
    return () => clearTimeout(timer)
  }, [running, index, every, count])

  return {
    index,
    running,
    playing: state.playing,
    toggle: () => send({ type: 'toggle' }),
    next: () => send({ type: 'next', count }),
    previous: () => send({ type: 'previous', count }),
    go: (to: number) => send({ type: 'go', to }),
    restart: () => send({ type: 'restart' }),
    bind: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') send({ type: 'enter' })
      },
      onPointerLeave: () => send({ type: 'leave' }),
      onFocus: ({ target }: FocusEvent) =>
        send({ type: target.closest('[data-rotation]') ? 'hold' : 'stop' }),
      onBlur: () => send({ type: 'release' }),
    },
  }
}
