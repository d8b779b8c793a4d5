import { type ComponentType, type RefObject, useEffect } from 'react'
import { useInView } from './useInView.ts'
import { useLazyComponent } from './useLazyComponent.ts'

/**
 * A component whose code is fetched at the first scroll, or when its place, the element of `ref`, is at most a screen
 * away, so that it is ready in time on a slow network too. Undefined until the code is there, also if it fails to load.
 * `importModule` must be stable.
 */
export function useNearComponent<Props>(
  importModule: () => Promise<{ default: ComponentType<Props> }>,
): [Component: ComponentType<Props> | undefined, ref: RefObject<HTMLDivElement | null>] {
  const [Component, load] = useLazyComponent(importModule)
  const ref = useInView<HTMLDivElement>(0, () => void load(), '100% 0px')
  useEffect(() => {
    const scrolled = () => void load()
    window.addEventListener('scroll', scrolled, { once: true, passive: true })
    return () => window.removeEventListener('scroll', scrolled)
  }, [load])
  return [Component, ref]
}
