import { useQueryClient } from '@tanstack/react-query'
import { WifiOff } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../components/ui/Icon.tsx'
import { retryFailed } from '../lib/queryClient.ts'
import { useFootRoom } from '../lib/useFootRoom.ts'

/** Says at the foot of the window that the connection is lost, for as long as it is; then asks again for what failed. */
export function Connection() {
  const client = useQueryClient()
  const [state, setState] = useState<'connected' | 'lost' | 'back'>(() =>
    navigator.onLine ? 'connected' : 'lost',
  )
  useEffect(() => {
    const lost = () => setState('lost')
    const back = () => {
      setState('back')
      void retryFailed(client)
    }
    window.addEventListener('offline', lost)
    window.addEventListener('online', back)
    return () => {
      window.removeEventListener('offline', lost)
      window.removeEventListener('online', back)
    }
  }, [client])
  return (
    // A screen reader hears changes of a region that it already knows.
    <div aria-live="polite">
      {state === 'lost' && <Lost />}
      {state === 'back' && <span className="sr-only">The connection is back.</span>}
    </div>
  )
}

function Lost() {
  const strip = useRef<HTMLDivElement>(null)
  useFootRoom(strip)
  return (
    <div
      ref={strip}
      className="fixed inset-x-0 bottom-0 z-20 border-t-2 border-ink bg-cell py-3 type-compact print:hidden"
    >
      <p className="wrap flex items-center gap-2">
        <Icon icon={WifiOff} />
        <span className="min-w-0">
          <b>No connection.</b> Your cart and what you typed are kept.
        </span>
      </p>
    </div>
  )
}
