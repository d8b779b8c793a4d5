import { type RefObject, useEffect, useState } from 'react'
import { useInView } from './useInView.ts'

/**
 * True from the first scroll, or from when the element of `ref` is at most a screen away: what loads then is ready in
 * time on a slow network too.
 */
export function useNear(): [near: boolean, ref: RefObject<HTMLDivElement | null>] {
  const [near, setNear] = useState(false)
  const ref = useInView<HTMLDivElement>(0, () => setNear(true), '100% 0px')
  useEffect(() => {
    const come = () => setNear(true)
    window.addEventListener('scroll', come, { once: true, passive: true })
    return () => window.removeEventListener('scroll', come)
  }, [])
  return [near, ref]
}
