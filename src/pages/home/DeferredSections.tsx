import { useEffect, useState } from 'react'
import { lazyComponent } from '../../components/shop/lazyComponent.tsx'
import { loadingBarMs } from './useOpening.ts'

const HomeSections = lazyComponent(() => import('./HomeSections.tsx'), 'The rest of this page')

/**
 * What is below the first view, with its calls: fetched as soon as that has its pictures, while the loading bar still
 * runs (decision 18), so that it neither takes the line from the first view nor is waited for later. Its room is kept.
 */
export function DeferredSections() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (wanted) return
    const want = () => setWanted(true)
    if (document.readyState === 'complete') return want()
    // A picture that never arrives holds up nothing.
    const timer = setTimeout(want, loadingBarMs)
    window.addEventListener('load', want, { once: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('load', want)
    }
  }, [wanted])
  const room = <div className="min-h-dvh" />
  return wanted ? <HomeSections fallback={room} /> : room
}
