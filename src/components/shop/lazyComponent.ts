import { type ComponentType, createElement, lazy, useState } from 'react'
import { withTimeout } from '../../lib/withTimeout.ts'
import { limits } from '../../rules/limits.ts'

type Module<Props> = { default: ComponentType<Props> }

/**
 * A component whose code is a file of its own: every page, and what only few visitors open by a press. `load` fetches the
 * code ahead of that; once it is there, the component renders without suspending, also on the server and during hydration.
 * Code that does not arrive in time (§9) counts as failed; rendering it then shows the error screen in place of the page.
 */
export function lazyComponent<Props extends object>(fetchModule: () => Promise<Module<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const load = () =>
    withTimeout(fetchModule(), limits.chunkTimeout).then((module) => {
      loaded = module.default
      return module
    })
  const Lazy = lazy(load) as unknown as ComponentType<Props>
  const LazyComponent = (props: Props) => createElement(useState(() => loaded ?? Lazy)[0], props)
  return Object.assign(LazyComponent, { load })
}
