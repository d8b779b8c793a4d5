import { useQueryClient } from '@tanstack/react-query'
import { WifiOff } from 'lucide'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Icon } from '../components/ui/Icon.tsx'
import { retryFailed } from '../lib/queryClient.ts'
import { storedAt, subscribeStoredAt } from '../lib/storedResponses.ts'
import { useOnline } from '../lib/useOnline.ts'
import { useBottomInset } from './useBottomInset.ts'

/** Says that there is no connection or that data are from a cache (BEY-25); loads again when it is back. */
export function OfflineBanner() {
  const client = useQueryClient()
  const offlineSince = useSyncExternalStore(subscribeStoredAt, storedAt, () => undefined)
  const online = useOnline()
  const [wasLost, setWasLost] = useState(false)
  useEffect(() => {
    if (!online) setWasLost(true)
    else if (wasLost) void retryFailed(client)
  }, [online, wasLost, client])
  return (
    // Always rendered: screen readers announce only changes of a live region that they already know.
    <div aria-live="polite">
      {(!online || offlineSince) && <NoConnection connected={online} stored={offlineSince !== undefined} />}
      {online && wasLost && !offlineSince && <span className="sr-only">The connection is back.</span>}
    </div>
  )
}

function NoConnection({ connected, stored }: { connected: boolean; stored: boolean }) {
  const strip = useRef<HTMLDivElement>(null)
  useBottomInset(strip)
  return (
    <div
      ref={strip}
      className="fixed inset-x-0 bottom-0 z-20 border-t-2 border-ink bg-cell py-3 type-compact print:hidden"
    >
      <p className="wrap flex items-center gap-2">
        <Icon icon={WifiOff} />
        <span className="min-w-0">
          <b>{connected ? 'The shop does not answer.' : 'No connection.'}</b> Your cart and what you typed are
          kept.
          {stored && <span> Prices may be old.</span>}
        </span>
      </p>
    </div>
  )
}
