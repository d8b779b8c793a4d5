import { type ComponentProps, useState } from 'react'
import { lazyComponent } from '../../components/shop/lazyComponent.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import type PartSheet from './PartSheet.tsx'

const importSheet = () => import('./PartSheet.tsx')
const LazySheet = lazyComponent(importSheet, 'The spec sheet')

let loaded: typeof PartSheet | undefined

/** Fetches the code of the sheet. A failure is silent: showing it tries again. */
export const loadSheet = (): Promise<void> =>
  importSheet().then(
    (module) => {
      loaded = module.default
    },
    () => undefined,
  )

/** The room of the sheet while its code or its parts are on their way. */
export const SheetLoading = () => <Skeleton className="h-180" />

/** The spec sheet: at once where its code is there, as it is on the server. */
export function Sheet(props: ComponentProps<typeof PartSheet>) {
  const [Loaded] = useState(() => loaded)
  return Loaded ? <Loaded {...props} /> : <LazySheet fallback={<SheetLoading />} {...props} />
}
