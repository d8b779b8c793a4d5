import { CircleCheck } from 'lucide'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { Stars } from '../../components/ui/Stars.tsx'
import type { FeedbackValues } from '../../forms/feedback.ts'
import { feedbackText } from '../../text/feedback.ts'
import { FeedbackForm } from './FeedbackForm.tsx'
import { FeedbackPanel } from './FeedbackPanel.tsx'

/** The form; after sending, the review that was sent and a button to write another (§4). */
export function WriteReview() {
  const [sent, setSent] = useState<FeedbackValues>()
  const [again, setAgain] = useState(false)
  if (!sent) {
    return (
      <FeedbackPanel title="Write a review" id="write-a-review">
        <FeedbackForm focused={again} onSent={setSent} />
      </FeedbackPanel>
    )
  }
  return (
    <Sent
      review={sent}
      onAgain={() => {
        setAgain(true)
        setSent(undefined)
      }}
    />
  )
}

function Sent({ review, onAgain }: { review: FeedbackValues; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <FeedbackPanel title="Thank you for your review" id="review-sent" heading={heading}>
      <div className="grid justify-items-start gap-4">
        <p className="flex gap-2.5">
          <Icon icon={CircleCheck} size="lg" className="text-success" />
          <span role="status">Your review was sent.</span>
        </p>
        <div className="min-w-0">
          <Stars value={review.rating} />
          <p dir="auto" className="type-h3 wrap-anywhere">
            {review.title.trim()}
          </p>
          <p dir="auto" className="text-pretty whitespace-pre-line wrap-anywhere">
            {review.content.trim()}
          </p>
        </div>
        <Button onClick={onAgain}>{feedbackText.again}</Button>
      </div>
    </FeedbackPanel>
  )
}
