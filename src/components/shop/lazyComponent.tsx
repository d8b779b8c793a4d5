import {
  Component,
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  use,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { repeatEarlyPresses } from '../../lib/earlyPresses.ts'
import { useHydrated } from '../../lib/hydration.ts'
import { PageResponseContext } from '../../lib/pageResponse.ts'
import { useNear } from '../../lib/useNear.ts'
import { withTimeout } from '../../lib/withTimeout.ts'
import { limits } from '../../rules/limits.ts'
import { LoadFailure } from './LoadFailure.tsx'

type BoundaryProps = { failed: ReactNode; children: ReactNode }

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.failed : this.props.children
  }
}

/** Code that arrives after the page's own hydrates its part of the server's HTML later than the rest. */
function Hydrated() {
  useEffect(repeatEarlyPresses, [])
  return null
}

type Gate = { isOpen: boolean; opened: Promise<void>; open: () => void }

function makeGate(isOpen: boolean): Gate {
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
function Behind({ gate, children }: { gate: Gate; children: ReactNode }) {
  if (!gate.isOpen) use(gate.opened)
  return children
}

type WhenNearProps = { gate: Gate; fallback: ReactNode; children: ReactNode }

/**
 * Renders the children once the visitor is near, and opens their gate. Children that the server has rendered stay: they
 * are the same element when this renders again after hydration, so that React does not discard them.
 */
function WhenNear({ gate, fallback, children }: WhenNearProps) {
  const hydrated = useHydrated()
  const [rendered] = useState(!hydrated)
  const [near, setNear] = useState(false)
  const place = useNear(rendered ? '0px' : '100% 0px', () => {
    gate.open()
    setNear(true)
  })
  return <div ref={place}>{rendered || near ? children : fallback}</div>
}

type LazyOptions = {
  /**
   * Loads the code when the visitor comes near, not when the component is rendered. What the server rendered stays as
   * HTML until then, and is discarded if the props change before: pass props that stay the same.
   */
  whenNear?: boolean
}

/**
 * Makes a component whose code loads when it is first rendered. If the code does not arrive in time (§9), only this
 * component fails: it shows an error with Retry, and the rest of the page stays. That error calls it `name`.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  name: string,
  { whenNear = false }: LazyOptions = {},
) {
  const attempt = () => lazy(() => withTimeout(load(), limits.chunkTimeout))
  let shared = attempt()

  return memo(function LazyComponent({ fallback, ...props }: Props & { fallback?: ReactNode }) {
    const [Loaded, setLoaded] = useState(() => shared)
    const [tries, setTries] = useState(0)
    const onServer = useContext(PageResponseContext) !== undefined
    const [gate] = useState(() => makeGate(!whenNear || onServer))
    const box = useRef<HTMLDivElement>(null)

    // The pressed Retry button is removed: keep the focus in this place.
    useLayoutEffect(() => {
      if (tries > 0) box.current?.focus({ preventScroll: true })
    }, [tries])

    const retry = async () => {
      try {
        await withTimeout(load(), limits.chunkTimeout)
      } catch {
        return false
      }
      shared = attempt()
      setLoaded(() => shared)
      setTries(tries + 1)
      return true
    }

    const failed = (
      <div className="p-4 md:px-7">
        <LoadFailure name={name} onRetry={retry} />
      </div>
    )
    const content = (
      <Boundary key={tries} failed={failed}>
        <Suspense fallback={fallback}>
          <Behind gate={gate}>
            <Loaded {...(props as unknown as Props)} />
            <Hydrated />
          </Behind>
        </Suspense>
      </Boundary>
    )
    if (tries > 0)
      return (
        <div ref={box} tabIndex={-1} className="outline-none!">
          {content}
        </div>
      )
    if (!whenNear) return content
    return (
      <WhenNear gate={gate} fallback={fallback}>
        {content}
      </WhenNear>
    )
  })
}
