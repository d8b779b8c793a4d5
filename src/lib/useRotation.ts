import { type PointerEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { useMediaQuery } from './useMediaQuery.ts'

/** Where no rotation starts by itself: reduced motion is preferred, or no pointer can hover to hold it. */
const calmQuery = '(prefers-reduced-motion: reduce), (any-hover: none)'

function onVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

type RotationOptions = {
  count: number
  every: number
  /** Something else covers the rotation. */
  covered?: boolean
  /** For a rotation inside another: it runs exactly while this is true. */
  runningOverride?: boolean
}

export type Rotating = ReturnType<typeof useRotation>

/**
 * Shows `count` slides in turn, each for `every` ms (BEY-17): not under the mouse, and no more once a slide was chosen or
 * the focus is inside, until Play is pressed. By itself it begins only where `calmQuery` does not match.
 */
export function useRotation({ count, every, covered = false, runningOverride }: RotationOptions) {
  // Calm on the server, so that on a phone hydration changes nothing.
  const calm = useMediaQuery(calmQuery, true)
  const [chosen, setChosen] = useState(0)
  const [playing, setPlaying] = useState(!calm)
  const [hovered, setHovered] = useState(false)
  const hidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  )
  const running = runningOverride ?? (playing && !hovered && !covered && !hidden)
  // `count` may have become smaller.
  const index = chosen < count ? chosen : 0

  useEffect(() => setPlaying(!calm), [calm])

  useEffect(() => {
    if (!running || count < 2) return
    const timer = setTimeout(() => setChosen((index + 1) % count), every)
    return () => clearTimeout(timer)
  }, [running, index, every, count])

  const go = (to: number) => {
    setChosen((to + count) % count)
    setPlaying(false)
  }
  return {
    index,
    running,
    playing,
    toggle: () => {
      setPlaying(!playing)
      // Play starts it at once, also under the mouse.
      setHovered(false)
    },
    next: () => go(index + 1),
    previous: () => go(index - 1),
    go,
    restart: () => setChosen(0),
    bind: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setPlaying(false),
    },
  }
}
