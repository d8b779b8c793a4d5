import { useEffect, useSyncExternalStore } from 'react'
import { useLazyComponent } from '../components/shop/useLazyComponent.ts'
import { Notice } from '../components/ui/Notice.tsx'
import { TextLink } from '../components/ui/TextLink.tsx'
import { toastArea } from '../notify.ts'
import { limits } from '../rules/limits.ts'

const importArea = () => import('./ToastArea.tsx')
const none = [] as const

/** The toast area; its code loads with the first toast. If that fails, plain notices show the messages instead. */
export function Toasts() {
  const waiting = useSyncExternalStore(toastArea.subscribe, toastArea.waiting, () => none)
  const [ToastArea, load, failed] = useLazyComponent(importArea)
  useEffect(() => {
    if (waiting.length > 0) void load()
  }, [waiting, load])
  const plain = failed ? waiting : none
  useEffect(() => {
    if (plain.length === 0) return
    // One with a link stays until it is followed.
    const passing = plain.filter(({ link }) => !link)
    const timer = setTimeout(() => toastArea.drop(passing), limits.toastMain)
    return () => clearTimeout(timer)
  }, [plain])

  if (ToastArea) return <ToastArea />
  if (plain.length === 0) return null
  return (
    <div className="fixed top-[calc(var(--header)+0.75rem)] right-4 z-70 grid w-95 max-w-[calc(100vw-2rem)] gap-3">
      {plain.map((toast, index) => (
        <Notice
          // biome-ignore lint/suspicious/noArrayIndexKey: a notice has no state of its own
          key={index}
          tone={toast.kind === 'error' ? 'danger' : 'success'}
          role={toast.kind === 'error' ? 'alert' : 'status'}
        >
          {toast.message}
          {toast.link && (
            <p>
              <TextLink to={toast.link.to} state={toast.link.state} onClick={() => toastArea.drop([toast])}>
                {toast.link.label}
              </TextLink>
            </p>
          )}
        </Notice>
      ))}
    </div>
  )
}
