import type { ReactNode, Ref } from 'react'
import { RetryButton } from '../../components/ui/Button.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { serverText } from '../../lib/endpoint.ts'

type FeedbackPanelProps = {
  title: string
  id: string
  heading?: Ref<HTMLHeadingElement>
  children: ReactNode
}

export const FeedbackPanel = ({ title, id, heading, children }: FeedbackPanelProps) => (
  <section
    aria-labelledby={id}
    className="rounded-control border border-line bg-cell px-4 pt-5 pb-6 md:px-7 md:pt-6 md:pb-7"
  >
    <h2 id={id} ref={heading} tabIndex={-1} className="mb-3.5 type-h2">
      {title}
    </h2>
    {children}
  </section>
)

type FeedbackFailedProps = { error: unknown; message: string; onRetry: () => void }

/** Shown in place of content that failed to load: the server's message, else our own text (§8). */
export const FeedbackFailed = ({ error, message, onRetry }: FeedbackFailedProps) => (
  <Notice tone="danger" role="alert">
    <p>{serverText(error) ?? message}</p>
    <RetryButton className="mt-2" onClick={onRetry} />
  </Notice>
)
