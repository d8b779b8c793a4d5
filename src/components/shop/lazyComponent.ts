import { type ComponentType, createElement, lazy, useState } from 'react'
import { withTimeout } from '../../lib/withTimeout.ts'
import { limits } from '../../rules/limits.ts'

type Module<Props> = { default: ComponentType<Props> }

/** A component whose code is loaded separately. Code that does not arrive in time (§9) counts as failed. */
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
