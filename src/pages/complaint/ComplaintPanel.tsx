import { useRef, useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { ErrorSummary } from '../../components/ui/ErrorSummary.tsx'
import { useFocusAfterBusy } from '../../lib/useFocusAfterBusy.ts'
import { shop } from '../../shop.config.ts'
import { ComplaintFields } from './ComplaintFields.tsx'
import { ComplaintOutcome } from './ComplaintOutcome.tsx'
import { type CaptchaHandle, captchaId } from './captcha.ts'
import { ProofOfWork } from './ProofOfWork.tsx'
import { Recaptcha } from './Recaptcha.tsx'
import { useComplaintForm } from './useComplaintForm.ts'
import { useSendComplaint } from './useSendComplaint.ts'

const Captcha = shop.recaptchaSiteKey ? Recaptcha : ProofOfWork

// In the order of the page, not of the schema: the error summary lists the fields in this order.
const checked = [
  'firstName',
  'lastName',
  'email',
  'contactNumber',
  'invoiceNumber',
  'message',
  'receipt',
] as const

/** The complaint form and its outcome. */
export function ComplaintPanel() {
  const form = useComplaintForm()
  const captcha = useRef<CaptchaHandle>(null)
  const [ticked, setTicked] = useState(false)
  const { submit, outcome, closeOutcome, tries, captchaError } = useSendComplaint(form, captcha, ticked)
  const { errors, isSubmitting } = form.formState
  const button = useFocusAfterBusy(isSubmitting)

  const wrong = [
    ...checked.map((field) => ({ field, message: errors[field]?.message })),
    { field: captchaId, message: captchaError },
  ].flatMap(({ field, message }) => (message ? [{ field, message }] : []))

  return (
    <div className="min-w-0">
      <ErrorSummary wrong={wrong} tries={tries} />
      <form
        method="post"
        noValidate
        aria-label="Complaint"
        className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-control border border-line bg-cell px-4 pt-5 pb-6 md:px-7 md:pt-6 md:pb-7"
        onSubmit={(event) => {
          event.preventDefault()
          // Enter in a field must not send a second complaint while one is in flight.
          if (!isSubmitting) void submit()
        }}
      >
        <ComplaintFields form={form} />
        <Captcha ref={captcha} onChange={setTicked} error={captchaError} />
        <Button
          ref={button}
          type="submit"
          variant="primary"
          size="xl"
          hook
          busy={isSubmitting}
          busyText="Submitting..."
          className="justify-self-start"
        >
          Submit Complaint
        </Button>
      </form>
      {outcome && <ComplaintOutcome outcome={outcome} onClose={closeOutcome} />}
    </div>
  )
}
