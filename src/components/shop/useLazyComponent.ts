import { type ComponentType, useCallback, useState } from 'react'
import { withTimeout } from '../../lib/withTimeout.ts'
import { limits } from '../../rules/limits.ts'

type Loaded<Props> = { Component: ComponentType<Props> | undefined; failed: boolean }

/**
 * A component whose code is loaded by `load`; undefined until then. Unlike with `lazyComponent`, code that fails to load
 * or does not arrive in time (§9) leaves the page as it is: `failed` is then true until a later `load` succeeds. `load`
 * never rejects, and resolves to whether the code is there. `importModule` must be stable.
 */
export function useLazyComponent<Props>(
  importModule: () => Promise<{ default: ComponentType<Props> }>,
): [Component: ComponentType<Props> | undefined, load: () => Promise<boolean>, failed: boolean] {
  const [{ Component, failed }, setLoaded] = useState<Loaded<Props>>({ Component: undefined, failed: false })
  const load = useCallback(
    () =>
      withTimeout(importModule(), limits.chunkTimeout).then(
        (module) => {
          setLoaded((known) => (known.Component ? known : { Component: module.default, failed: false }))
          return true
        },
        () => {
          setLoaded((known) => (known.Component ? known : { Component: undefined, failed: true }))
          return false
        },
      ),
    [importModule],
  )
  return [Component, load, failed]
}
