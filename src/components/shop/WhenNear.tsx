import { type ReactNode, use, useEffect, useState } from 'react'
import { useHydrated } from '../../lib/hydration.ts'
import { useNear } from '../../lib/useNear.ts'
import { whenIdle } from '../../lib/whenIdle.ts'

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
  /** Whether children that the server has not rendered also come without a visitor near, once the browser is idle. */
  idle: boolean
  fallback: ReactNode
  children: ReactNode
}

/**
 * Renders the children once the visitor is near, and opens their gate: a screen away, or in sight if the server has
 * rendered them. Those stay: they are the same element when this renders again after hydration, so that React does not
 * discard them.
 */
export function WhenNear({ gate, idle, fallback, children }: WhenNearProps) {
  const hydrated = useHydrated()
  const [rendered] = useState(!hydrated)
  const [near, setNear] = useState(false)
  const come = () => {
    gate.open()
    setNear(true)
  }
  const place = useNear(rendered ? '0px' : '100% 0px', come)
  const waits = idle && !rendered && !near
  // biome-ignore lint/correctness/useExhaustiveDependencies: `come` does the same at any time
  useEffect(() => {
    if (waits) return whenIdle(come)
  }, [waits])
  return <div ref={place}>{rendered || near ? children : fallback}</div>
}
