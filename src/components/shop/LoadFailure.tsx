import { useState } from 'react'
import { Notice } from '../ui/Notice.tsx'
import { RetryButton } from '../ui/RetryButton.tsx'

type LoadFailureProps = {
  /** Name of the part that did not load: 'The payment'. */
  name: string
  /** Loads the code again; resolves to whether it loaded. */
  onRetry: () => Promise<boolean>
  className?: string
}

/** Shows that a component's code did not load, with a Retry button. */
export function LoadFailure({ name, onRetry, className }: LoadFailureProps) {
  const [busy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    const loaded = await onRetry()
    setBusy(false)
    // A browser may permanently reject a module that failed to load once: only a reload requests it again. While
    // offline a reload would lose the page.
    if (!loaded && navigator.onLine) window.location.reload()
  }
  return (
    <Notice tone="danger" role="alert" className={className}>
      <p>{name} did not load.</p>
      <RetryButton className="mt-2" busy={busy} busyText="Trying..." onClick={() => void retry()} />
    </Notice>
  )
}
