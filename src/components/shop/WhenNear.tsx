import { type ReactNode, use, useState } from 'react'
import { useHydrated } from '../../lib/hydration.ts'
import { useNear } from '../../lib/useNear.ts'

type Gate = { isOpen: boolean; opened: Promise<void>; open: () => void }

/** Makes a gate, which a component behind it waits for; the server's are open. */
export function makeGate(isOpen: boolean): Gate {
  let resolve = () => {}
  const opened = new Promise<void>((done) => {
    resolve = done
  })
  const gate = {
    isOpen,
    opened,
    open() {
      gate.isOpen = true
      resolve()
    },
  }
  return gate
}

/** Suspends until the gate is open; during hydration, the server's HTML of the children stays meanwhile. */
export function Behind({ gate, children }: { gate: Gate; children: ReactNode }) {
  if (!gate.isOpen) use(gate.opened)
  return children
}

type WhenNearProps = {
  gate: Gate
  /** Whether a screen away is near enough. What the server has rendered needs to be in sight in any case. */
  ahead: boolean
  fallback: ReactNode
  children: ReactNode
}

/**
 * Renders the children once the visitor is near, and opens their gate. Children that the server has rendered stay: they
 * are the same element when this renders again after hydration, so that React does not discard them.
 */
export function WhenNear({ gate, ahead, fallback, children }: WhenNearProps) {
  const hydrated = useHydrated()
  const [rendered] = useState(!hydrated)
  const [near, setNear] = useState(false)
  const place = useNear(ahead && !rendered ? '100% 0px' : '0px', () => {
    gate.open()
    setNear(true)
  })
  return <div ref={place}>{rendered || near ? children : fallback}</div>
}
