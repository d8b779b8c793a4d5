import { type ReactNode, startTransition, useState } from 'react'
import { useInView } from '../../lib/useInView.ts'

type WhenNearProps = {
  /** Reserves the space of the children. */
  fallback?: ReactNode
  /** How far from the window it is near. Default: a screen. */
  margin?: string
  children: ReactNode
}

/** Renders its children, which then request their data, once they are near the window. */
export function WhenNear({ fallback, margin = '100% 0px', children }: WhenNearProps) {
  const [near, setNear] = useState(false)
  const element = useInView<HTMLDivElement>(0, () => startTransition(() => setNear(true)), margin)
  return <div ref={element}>{near ? children : fallback}</div>
}
