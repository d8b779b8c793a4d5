import { type FocusEvent, type PointerEvent, useEffect, useReducer, useSyncExternalStore } from 'react'
import { listen } from './listen.ts'
import { rotate, runs } from './rotation.ts'
import { useMediaQuery } from './useMediaQuery.ts'

/** Where no rotation starts by itself: reduced motion is preferred, or no pointer can hover to hold it. */
const calmQuery = '(prefers-reduced-motion: reduce), (any-hover: none)'

const onVisibility = (onChange: () => void) => listen(document, 'visibilitychange', onChange)

type RotationOptions = {
  count: number
  every: number
  /** Something else covers the rotation. */
  covered?: boolean
  /** For a rotation inside another: it runs exactly while this is true. */
  runningOverride?: boolean
}

export type Rotating = ReturnType<typeof useRotation>

/** Shows `count` slides in turn, each for `every` ms; by itself only where `calmQuery` does not match (BEY-17). */
export function useRotation({ count, every, covered = false, runningOverride }: RotationOptions) {
  // Calm on the server, so that on a phone hydration changes nothing.
  const reducedMotion = useMediaQuery(calmQuery, true)
  const [state, send] = useReducer(rotate, {
    index: 0,
    playing: !reducedMotion,
    hovered: false,
    focused: false,
  })
  const hidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  )
  const running = runningOverride ?? runs(state, covered || hidden)
  // `count` may have become smaller.
  const index = state.index < count ? state.index : 0

  useEffect(() => send({ type: reducedMotion ? 'stop' : 'start' }), [reducedMotion])

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
