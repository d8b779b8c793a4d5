import { type FocusEvent, type PointerEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { listen } from './listen.ts'
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

export type Rotation = ReturnType<typeof useRotation>

/**
 * Shows `count` slides in turn, each for `every` ms; by itself only where `calmQuery` does not match. The mouse or a
 * focused pause button hold it; focusing or choosing a slide stops it (BEY-17).
 */
export function useRotation({ count, every, covered = false, runningOverride }: RotationOptions) {
  // Calm on the server, so that on a phone hydration changes nothing.
  const calm = useMediaQuery(calmQuery, true)
  const [shown, setShown] = useState(0)
  // What the reader chose or, before that, the initial setting.
  const [playing, setPlaying] = useState(!calm)
  const [hovered, setHovered] = useState(false)
  // Of the pause button.
  const [focused, setFocused] = useState(false)
  const hidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  )
  const running = runningOverride ?? (playing && !hovered && !focused && !covered && !hidden)
  // `count` may have become smaller.
  const index = shown < count ? shown : 0

  useEffect(() => setPlaying(!calm), [calm])

  useEffect(() => {
    if (!running || count < 2) return
    const timer = setTimeout(() => setShown((index + 1) % count), every)
    return () => clearTimeout(timer)
  }, [running, index, every, count])

  const go = (to: number) => {
    setShown(to)
    setPlaying(false)
  }
  return {
    index,
    running,
    playing,
    toggle: () => {
      setPlaying(!playing)
      // Pressing play starts it at once, wherever the mouse and the focus are.
      setHovered(false)
      setFocused(false)
    },
    next: () => go((index + 1) % count),
    previous: () => go((index + count - 1) % count),
    go,
    restart: () => setShown(0),
    bind: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent) => {
        if (target.closest('[data-rotation]')) setFocused(true)
        else setPlaying(false)
      },
      onBlur: () => {
        if (focused) setPlaying(false)
        setFocused(false)
      },
    },
  }
}
