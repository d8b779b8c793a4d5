import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { EmptyState } from '../../components/shop/EmptyState.tsx'
import { lazyComponent } from '../../components/shop/lazyComponent.tsx'
import { useHydrated } from '../../lib/hydration.ts'
import { primaryCategoriesQuery } from '../../queries/categories.ts'
import { categoriesText } from '../../text/categories.ts'
import { loadingBarMs } from './useOpening.ts'

const HomeSections = lazyComponent(() => import('./HomeSections.tsx'), 'The rest of this page')

/**
 * The sections below the first view, with their requests. They load as soon as the pictures of the first view have
 * arrived, while the loading bar still runs (decision 18): so they neither take bandwidth from the first view nor keep
 * anybody waiting later. Their space is reserved.
 */
export function DeferredSections({ staggered }: { staggered: boolean }) {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (wanted) return
    const want = () => setWanted(true)
    if (document.readyState === 'complete') return want()
    // Do not wait for a picture that never arrives.
    const timer = setTimeout(want, loadingBarMs)
    window.addEventListener('load', want, { once: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('load', want)
    }
  }, [wanted])
  const room = <Room />
  return wanted ? <HomeSections fallback={room} staggered={staggered} /> : room
}

/** The space of the sections. In the server's HTML it says when their calls failed; the browser repeats them. */
function Room() {
  const client = useQueryClient()
  const hydrated = useHydrated()
  const failed = !hydrated && client.getQueryState(primaryCategoriesQuery.queryKey)?.status === 'error'
  return (
    <div className="min-h-dvh">
      {failed && (
        <div className="wrap pt-9 md:pt-14">
          <EmptyState title={categoriesText.failed}>
            The categories and products could not be loaded. Check the connection and load this page again.
          </EmptyState>
        </div>
      )}
    </div>
  )
}
