import { type ComponentProps, useState } from 'react'
import { lazyComponent } from '../../components/shop/lazyComponent.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import type PartSheet from './PartSheet.tsx'

const importSheet = () => import('./PartSheet.tsx')
const LazySheet = lazyComponent(importSheet, 'The spec sheet')

let loaded: typeof PartSheet | undefined

/** Preloads the code of the sheet. A failure is silent: rendering the sheet tries again. */
export const loadSheet = (): Promise<void> =>
  importSheet().then(
    (module) => {
      loaded = module.default
    },
    () => undefined,
  )

/** Placeholder while the sheet's code or its parts load. */
export const SheetLoading = () => <Skeleton className="h-180" />

/** The spec sheet, rendered at once if its code is already loaded, as it is on the server. */
export function Sheet(props: ComponentProps<typeof PartSheet>) {
  const [Loaded] = useState(() => loaded)
  return Loaded ? <Loaded {...props} /> : <LazySheet fallback={<SheetLoading />} {...props} />
}
