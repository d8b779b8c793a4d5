import { type ReactNode, startTransition, useState } from 'react'
import { useInView } from '../../lib/useInView.ts'

type WhenNearProps = {
  /** Reserves the space of the children. */
  fallback?: ReactNode
  children: ReactNode
}

/** Renders its children, which then request their data, once they are less than a screen away from the window. */
export function WhenNear({ fallback, children }: WhenNearProps) {
  const [near, setNear] = useState(false)
  const element = useInView<HTMLDivElement>(0, () => startTransition(() => setNear(true)), '100% 0px')
  return <div ref={element}>{near ? children : fallback}</div>
}
