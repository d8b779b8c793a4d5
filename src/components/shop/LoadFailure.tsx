import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

type LoadFailureProps = {
  /** What did not load, in words: 'The payment'. */
  name: string
  /** Tries again; resolves to whether it loaded. */
  onRetry: () => Promise<boolean>
  className?: string
}

/** Says that the code of a component did not load, with Retry. */
export function LoadFailure({ name, onRetry, className }: LoadFailureProps) {
  const [busy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    const loaded = await onRetry()
    setBusy(false)
    // A browser may refuse for good a module that failed once: only a new page asks for it again. Without a connection
    // there would be no new page at all.
    if (!loaded && navigator.onLine) window.location.reload()
  }
  return (
    <Notice tone="danger" role="alert" className={className}>
      <p>{name} did not load.</p>
      <Button size="sm" className="mt-2" busy={busy} busyText="Trying..." onClick={() => void retry()}>
        Retry
      </Button>
    </Notice>
  )
}
