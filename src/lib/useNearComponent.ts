import type { ComponentType, RefObject } from 'react'
import { useInView } from './useInView.ts'
import { useLazyComponent } from './useLazyComponent.ts'

/**
 * A component whose code is fetched when its place, the element of `ref`, is a screen away. It is undefined until the
 * code is there, and stays so where it does not arrive. `importModule` must be stable.
 */
export function useNearComponent<Props>(
  importModule: () => Promise<{ default: ComponentType<Props> }>,
): [Component: ComponentType<Props> | undefined, ref: RefObject<HTMLDivElement | null>] {
  const [Component, load] = useLazyComponent(importModule)
  const ref = useInView<HTMLDivElement>(0, () => void load(), '100% 0px')
  return [Component, ref]
}
