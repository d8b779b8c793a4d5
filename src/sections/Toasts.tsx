import { useEffect, useSyncExternalStore } from 'react'
import { useLazyComponent } from '../lib/useLazyComponent.ts'
import { toastArea } from '../notify.ts'

const load = () => import('./ToastArea.tsx')

/** The toast area, there from the first toast on. */
export function Toasts() {
  const wanted = useSyncExternalStore(toastArea.subscribe, toastArea.wanted)
  const [ToastArea, want] = useLazyComponent(load)
  useEffect(() => {
    if (wanted) want()
  }, [wanted, want])
  return ToastArea && <ToastArea />
}
