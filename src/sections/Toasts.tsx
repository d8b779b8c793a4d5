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
    const timer = setTimeout(toastArea.drop, limits.toastMain)
    return () => clearTimeout(timer)
  }, [plain])

  if (ToastArea) return <ToastArea />
  if (plain.length === 0) return null
  return (
    <div className="fixed top-[calc(var(--header)+0.75rem)] right-4 z-70 grid w-95 max-w-[calc(100vw-2rem)] gap-3">
      {plain.map(({ kind, message, link }, index) => (
        <Notice
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added at the end
          key={index}
          tone={kind === 'error' ? 'danger' : 'success'}
          role={kind === 'error' ? 'alert' : 'status'}
        >
          {message}
          {link && (
            <p>
              <TextLink to={link.to} state={link.state}>
                {link.label}
              </TextLink>
            </p>
          )}
        </Notice>
      ))}
    </div>
  )
}
