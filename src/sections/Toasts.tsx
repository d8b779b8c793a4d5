import { useEffect, useSyncExternalStore } from 'react'
import { useLazyComponent } from '../lib/useLazyComponent.ts'
import { toastArea } from '../notify.ts'

const importArea = () => import('./ToastArea.tsx')

/** The toast area; its code loads with the first toast. */
export function Toasts() {
  const wanted = useSyncExternalStore(toastArea.subscribe, toastArea.wanted)
  const [ToastArea, load] = useLazyComponent(importArea)
  useEffect(() => {
    if (wanted) void load()
  }, [wanted, load])
  return ToastArea && <ToastArea />
}
