import { Button } from '../../components/ui/Button.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { serverText } from '../../lib/endpoint.ts'

type FailedProps = { error: unknown; message: string; onRetry: () => void }

/** In the place of what did not come: what the server said of it, else our own words (§8). */
export function Failed({ error, message, onRetry }: FailedProps) {
  return (
    <Notice tone="danger" role="alert">
      <p>{serverText(error) ?? message}</p>
      <Button size="sm" className="mt-2" onClick={onRetry}>
        Retry
      </Button>
    </Notice>
  )
}
