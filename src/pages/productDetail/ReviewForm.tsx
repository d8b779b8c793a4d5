import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { dropDraftAtom, readDraftAtom, writeDraftAtom } from '../../atoms/drafts.ts'
import { userAtom } from '../../atoms/session.ts'
import { Button, useFocusAfterBusy } from '../../components/ui/Button.tsx'
import { Field } from '../../components/ui/Field.tsx'
import { Input, Textarea } from '../../components/ui/Input.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { StarPicker } from '../../components/ui/StarPicker.tsx'
import {
  blankReview,
  type ReviewValues,
  reviewDraft,
  ReviewForm as Schema,
} from '../../forms/productReview.ts'
import { refusalText } from '../../lib/endpoint.ts'
import { mutateOnce } from '../../lib/queryClient.ts'
import { sendReview } from '../../mutations/reviews.ts'
import { toast } from '../../notify.ts'
import type { Id } from '../../rules/id.ts'
import { reviewsText } from '../../text/reviews.ts'

const issuesOf = (values: ReviewValues) => Schema.safeParse(values).error?.issues ?? []

/** Three fields in plain state: with the forms library the product page would load 15 kB more at its start. */
export function ReviewForm({ productId }: { productId: Id }) {
  const client = useQueryClient()
  const name = reviewDraft(productId)
  const user = useAtomValue(userAtom)?.user_id
  const readDraft = useSetAtom(readDraftAtom)
  const writeDraft = useSetAtom(writeDraftAtom)
  const dropDraft = useSetAtom(dropDraftAtom)
  const [values, setValues] = useState(() => ({
    ...blankReview,
    ...(readDraft(name, user) as ReviewValues | undefined),
  }))
  // Validated on submit, not on blur: the message is about all fields, and when it appears above the button on blur, it
  // moves the button from under the finger.
  const [submitted, setSubmitted] = useState(false)
  const [isSubmitting, setSubmitting] = useState(false)
  const [failure, setFailure] = useState<{ message?: string | undefined }>()
  const submit = useFocusAfterBusy(isSubmitting)
  const form = useRef<HTMLFormElement>(null)

  const change = (next: ReviewValues) => {
    writeDraft(name, user, next)
    setValues(next)
  }
  const field = (key: 'comment' | 'name') => ({
    required: true,
    name: key,
    value: values[key],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change({ ...values, [key]: target.value }),
  })
  const issues = submitted ? issuesOf(values) : []
  const error = (key: keyof ReviewValues) => issues.find(({ path }) => path[0] === key)?.message

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(undefined)
    flushSync(() => setSubmitted(true))
    if (issuesOf(values).length > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
      return toast('error', reviewsText.incomplete)
    }
    setSubmitting(true)
    try {
      await mutateOnce(client, sendReview(productId), values)
      dropDraft(name)
      setValues(blankReview)
      setSubmitted(false)
      toast('success', reviewsText.sent)
    } catch (reason) {
      setFailure({ message: refusalText(reason) })
      toast('error', reviewsText.failed)
    } finally {
      setSubmitting(false)
    }
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-labelledby="write-a-review"
      className="grid content-start gap-4"
      onSubmit={(event) => void save(event)}
    >
      <h3 id="write-a-review" tabIndex={-1} className="type-h3">
        Write a review
      </h3>
      <StarPicker value={values.rating} onChange={(rating) => change({ ...values, rating })} />
      <Field label="Comment" error={error('comment')}>
        <Textarea {...field('comment')} />
      </Field>
      <Field label="Name" error={error('name')}>
        <Input autoComplete="name" {...field('name')} />
      </Field>
      {failure && (
        <Notice tone="danger" role="alert">
          <p>{reviewsText.failed}</p>
          {failure.message && <p>{failure.message}</p>}
        </Notice>
      )}
      <Button
        ref={submit}
        type="submit"
        variant="solid"
        busy={isSubmitting}
        disabled={isSubmitting}
        busyText={reviewsText.submitting}
        className="justify-self-start"
      >
        Submit Review
      </Button>
    </form>
  )
}
