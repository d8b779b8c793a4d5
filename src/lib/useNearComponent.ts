import { type ComponentType, type RefObject, useEffect } from 'react'
import { useInView } from './useInView.ts'
import { useLazyComponent } from './useLazyComponent.ts'

/**
 * A component whose code is fetched as soon as one scrolls, or where its place, the element of `ref`, is a screen away:
 * a slow network has it when one comes there. It is undefined until the code is there, and stays so where it does not
 * arrive. `importModule` must be stable.
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
