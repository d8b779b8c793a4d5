import { useAtomValue } from 'jotai'
import { useLayoutEffect, useState } from 'react'
import { primaryCategories } from '../../atoms/catalogue.ts'
import type { Crumb } from '../../components/ui/Breadcrumb.tsx'
import { queryClientAtom } from '../../lib/query.ts'
import { paths } from '../../paths.ts'
import type { Id } from '../../rules/id.ts'

const always: Crumb[] = [
  { label: 'Home', to: paths.home },
  { label: 'Categories', to: paths.categories },
]

/**
 * The way down to a category, as far as it is known: nothing is asked for to show it. Who came down through the
 * category pages has the code for it already; it weighs on nobody else's first view.
 */
export function useCrumbsAbove(id: Id | undefined, slug: string): Crumb[] {
  const client = useAtomValue(queryClientAtom)
  const [crumbs, setCrumbs] = useState(always)
  useLayoutEffect(() => {
    if (id === undefined || !client.get(primaryCategories.key)) return
    import('./knownCrumbs.ts').then(
      ({ knownCrumbs }) => setCrumbs(knownCrumbs(client, id, slug) ?? always),
      () => undefined,
    )
  }, [client, id, slug])
  return crumbs
}
