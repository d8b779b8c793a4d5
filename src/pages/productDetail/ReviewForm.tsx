import { zodResolver } from '@hookform/resolvers/zod'
import { useSetAtom } from 'jotai'
import { Controller } from 'react-hook-form'
import { sendReviewAtom } from '../../atoms/reviews.ts'
import { Button } from '../../components/ui/Button.tsx'
import { Field } from '../../components/ui/Field.tsx'
import { Input } from '../../components/ui/Input.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { StarPicker } from '../../components/ui/StarPicker.tsx'
import { Textarea } from '../../components/ui/Textarea.tsx'
import { blankReview, type ReviewValues, ReviewForm as Schema } from '../../forms/productReview.ts'
import { refusalText } from '../../lib/endpoint.ts'
import { useFocusAfterBusy } from '../../lib/useFocusAfterBusy.ts'
import { toast } from '../../notify.ts'
import type { Id } from '../../rules/id.ts'
import { useDraftForm } from '../../sections/useDraftForm.ts'
import { reviewsText } from '../../text/reviews.ts'

export function ReviewForm({ productId }: { productId: Id }) {
  const send = useSetAtom(sendReviewAtom)
  // Validated on submit, not on blur: the message is about all fields, and when it appears above the button on blur, it
  // moves the button from under the finger.
  const form = useDraftForm<ReviewValues>(`review of ${productId}`, {
    resolver: zodResolver(Schema),
    defaultValues: blankReview,
  })
  const { control, register, formState } = form
  const { errors, isSubmitting } = formState

  const submit = useFocusAfterBusy(isSubmitting)

  const save = form.handleSubmit(
    async (values) => {
      try {
        await send(productId, values)
        form.reset(blankReview)
        form.drop()
        toast('success', reviewsText.sent)
      } catch (error) {
        form.setError('root', { message: refusalText(error) ?? '' })
        toast('error', reviewsText.failed)
      }
    },
    () => toast('error', reviewsText.incomplete),
  )

  return (
    <form
      method="post"
      noValidate
      aria-labelledby="write-a-review"
      className="grid content-start gap-4"
      // Enter in a field must not send a second review while one is in flight.
      onSubmit={(event) => (isSubmitting ? event.preventDefault() : void save(event))}
    >
      <h3 id="write-a-review" className="type-h3">
        Write a review
      </h3>
      <Controller
        control={control}
        name="rating"
        render={({ field: { value, onChange, onBlur } }) => (
          <StarPicker value={value} onChange={onChange} onBlur={onBlur} />
        )}
      />
      <Field label="Comment" error={errors.comment?.message}>
        <Textarea required {...register('comment')} />
      </Field>
      <Field label="Name" error={errors.name?.message}>
        <Input required autoComplete="name" {...register('name')} />
      </Field>
      {errors.root && (
        <Notice tone="danger" role="alert">
          <p>{reviewsText.failed}</p>
          {errors.root.message && <p>{errors.root.message}</p>}
        </Notice>
      )}
      <Button
        ref={submit}
        type="submit"
        variant="solid"
        busy={isSubmitting}
        busyText={reviewsText.submitting}
        className="justify-self-start"
      >
        Submit Review
      </Button>
    </form>
  )
}
