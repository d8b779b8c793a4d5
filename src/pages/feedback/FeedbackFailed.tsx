import { Notice } from '../../components/ui/Notice.tsx'
import { RetryButton } from '../../components/ui/RetryButton.tsx'
import { serverText } from '../../lib/endpoint.ts'

type FeedbackFailedProps = { error: unknown; message: string; onRetry: () => void }

/** Shown in place of content that failed to load: the server's message, else our own text (§8). */
export function FeedbackFailed({ error, message, onRetry }: FeedbackFailedProps) {
  return (
    <Notice tone="danger" role="alert">
      <p>{serverText(error) ?? message}</p>
      <RetryButton className="mt-2" onClick={onRetry} />
    </Notice>
  )
}
