import { useEffect, useState } from 'react'
import { lazyComponent } from '../../components/shop/lazyComponent.tsx'
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
  const room = <div className="min-h-dvh" />
  return wanted ? <HomeSections fallback={room} staggered={staggered} /> : room
}
