import {
  Component,
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { repeatEarlyPresses } from '../../lib/earlyPresses.ts'
import { PageResponseContext } from '../../lib/pageResponse.ts'
import { withTimeout } from '../../lib/withTimeout.ts'
import { limits } from '../../rules/limits.ts'
import { LoadFailure } from './LoadFailure.tsx'
import { Behind, makeGate, WhenNear } from './WhenNear.tsx'

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

type LazyOptions = {
  /**
   * When to load the code: when the component is rendered (the default), when it comes near, or, with 'idle', when it
   * comes near or the browser has nothing else to do. The visitor's first scroll, press or key counts as near. What the
   * server rendered stays as HTML until it is in sight, and is discarded if the props change before: pass props that
   * stay the same.
   */
  when?: 'rendered' | 'near' | 'idle'
}

/**
 * Makes a component whose code loads when it is first rendered. If the code does not arrive in time (§9), only this
 * component fails: it shows an error with Retry, and the rest of the page stays. That error calls it `name`.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  name: string,
  { when = 'rendered' }: LazyOptions = {},
) {
  const attempt = () => lazy(() => withTimeout(load(), limits.chunkTimeout))
  let shared = attempt()

  return memo(function LazyComponent({ fallback, ...props }: Props & { fallback?: ReactNode }) {
    const [Loaded, setLoaded] = useState(() => shared)
    const [tries, setTries] = useState(0)
    const onServer = useContext(PageResponseContext) !== undefined
    const [gate] = useState(() => makeGate(when === 'rendered' || onServer))
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
    if (when === 'rendered') return content
    return (
      <WhenNear gate={gate} idle={when === 'idle'} fallback={fallback}>
        {content}
      </WhenNear>
    )
  })
}
