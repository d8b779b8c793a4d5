import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide'
import { useLayoutEffect, useState } from 'react'
import { useController } from 'react-hook-form'
import { Button } from '../../components/ui/Button.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { StarPicker } from '../../components/ui/StarPicker.tsx'
import { Stars } from '../../components/ui/Stars.tsx'
import { blankFeedback, type FeedbackValues, FeedbackForm as Schema } from '../../forms/feedback.ts'
import { serverText } from '../../lib/endpoint.ts'
import { takeFocus } from '../../lib/focus.ts'
import { mutateOnce } from '../../lib/queryClient.ts'
import { sendFeedback } from '../../mutations/feedback.ts'
import { Form, FormError, LongTextField, SubmitButton, TextField } from '../../sections/FormFields.tsx'
import { useDraftForm } from '../../sections/useSchemaForm.ts'
import { feedbackText } from '../../text/feedback.ts'
import { FeedbackPanel } from './FeedbackPanel.tsx'

/** The form; after sending, the review that was sent and a button to write another (§4). */
export function WriteReview() {
  const [sent, setSent] = useState<FeedbackValues>()
  const [again, setAgain] = useState(false)
  if (!sent)
    return (
      <FeedbackPanel title="Write a review" id="write-a-review">
        <FeedbackForm focused={again} onSent={setSent} />
      </FeedbackPanel>
    )
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

const Sent = ({ review, onAgain }: { review: FeedbackValues; onAgain: () => void }) => (
  <FeedbackPanel title="Thank you for your review" id="review-sent" heading={takeFocus}>
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

/** `focused`: it was opened by a button, so it takes the focus. */
function FeedbackForm({ focused, onSent }: { focused: boolean; onSent: (values: FeedbackValues) => void }) {
  const client = useQueryClient()
  const form = useDraftForm<FeedbackValues>('feedback', Schema, blankFeedback, {
    mode: 'onSubmit',
    delayError: 0,
  })
  const { control, handleSubmit, setError, setFocus, formState, drop } = form
  const { field: rating } = useController({ control, name: 'rating' })

  useLayoutEffect(() => {
    if (focused) setFocus('rating')
  }, [focused, setFocus])

  const save = handleSubmit(async (values) => {
    try {
      await mutateOnce(client, sendFeedback, values)
      drop()
      onSent(values)
    } catch (error) {
      setError('root', { message: serverText(error) ?? feedbackText.failed })
    }
  })
  const { root, ...missing } = formState.errors

  return (
    <Form form={form} aria-labelledby="write-a-review" onSubmit={save}>
      <StarPicker
        ref={rating.ref}
        value={rating.value}
        onChange={rating.onChange}
        onBlur={rating.onBlur}
        error={missing.rating?.message}
      />
      <TextField name="title" label="Title" />
      <LongTextField name="content" label="Review" />
      {Object.keys(missing).length > 0 && (
        <Notice tone="danger" role="alert">
          {feedbackText.incomplete}
        </Notice>
      )}
      <FormError />
      <SubmitButton size="xl" busyText={feedbackText.submitting} className="justify-self-start">
        Submit Review
      </SubmitButton>
    </Form>
  )
}
