import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { openAlertAtom } from '../../atoms/alert.ts'
import { userAtom } from '../../atoms/session.ts'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { ErrorSummary } from '../../components/ui/ErrorSummary.tsx'
import { Field } from '../../components/ui/Field.tsx'
import { FileField } from '../../components/ui/FileField.tsx'
import { blankComplaint, ComplaintForm, type ComplaintValues } from '../../forms/complaint.ts'
import { refusalText } from '../../lib/endpoint.ts'
import { mutateOnce } from '../../lib/queryClient.ts'
import { type SentComplaint, sendComplaint } from '../../mutations/complaint.ts'
import { CaptchaError } from '../../queries/captcha.ts'
import { limits } from '../../rules/limits.ts'
import { prefillOf } from '../../rules/prefill.ts'
import {
  EmailField,
  Form,
  LongTextField,
  NameFields,
  SubmitButton,
  TextField,
} from '../../sections/FormFields.tsx'
import { type DraftForm, useDraftForm } from '../../sections/useSchemaForm.ts'
import { shop } from '../../shop/config.ts'
import { complaintText } from '../../text/complaint.ts'
import { type CaptchaHandle, captchaId } from './captcha.tsx'
import { ProofOfWork } from './ProofOfWork.tsx'
import { Recaptcha } from './Recaptcha.tsx'

const Captcha = shop.recaptchaSiteKey ? Recaptcha : ProofOfWork

const fieldNames = Object.keys(blankComplaint) as (keyof ComplaintValues)[]

/** The complaint form; the logged-in user's details fill the fields that are still empty. */
function useComplaintForm() {
  const user = useAtomValue(userAtom)
  const form = useDraftForm('complaint', ComplaintForm, blankComplaint, {
    // The error summary takes the focus instead, and links to each field.
    shouldFocusError: false,
  })
  const { getValues, setValue } = form

  useEffect(() => {
    if (!user) return
    const { firstName, lastName, email, phone } = prefillOf(user)
    const details = { firstName, lastName, email, contactNumber: phone }
    for (const name of ['firstName', 'lastName', 'email', 'contactNumber'] as const)
      if (details[name] && getValues(name) === '') setValue(name, details[name])
  }, [user, getValues, setValue])

  return form
}

type ComplaintOutcomeProps = { outcome: ComplaintResult; onClose: () => void }

/** Shows the outcome of the complaint with the server's message, and an OK button (§2). */
const ComplaintOutcome = ({ outcome: { sent, message }, onClose }: ComplaintOutcomeProps) => (
  <Dialog
    onClose={onClose}
    tone={sent ? 'success' : 'danger'}
    title={sent ? 'Complaint received' : complaintText.failed}
  >
    {sent ? (
      <>
        <p>{message || 'It was sent.'}</p>
        {sent.number !== undefined && (
          <p>
            <span>Its number is</span> <strong translate="no">{sent.number}</strong>
            <span>{`: keep it. We answer to ${sent.email}.`}</span>
          </p>
        )}
      </>
    ) : (
      <>
        {message && <p>{message}</p>}
        <p>What you typed is still here, and the picture too.</p>
      </>
    )}
  </Dialog>
)

export function ComplaintPanel() {
  const form = useComplaintForm()
  const captcha = useRef<CaptchaHandle>(null)
  const [ticked, setTicked] = useState(false)
  const { submit, outcome, closeOutcome, tries, captchaError } = useSendComplaint(form, captcha, ticked)
  const { errors } = form.formState
  const fields = [
    ...fieldNames.map((field) => ({ field, message: errors[field]?.message })),
    { field: captchaId, message: captchaError },
  ]
  return (
    <div className="min-w-0">
      <ErrorSummary fields={fields} tries={tries} />
      <Form
        form={form}
        ids
        aria-label="Complaint"
        className="grid grid-cols-1 gap-4 rounded-control border border-line bg-cell px-4 pt-5 pb-6 md:px-7 md:pt-6 md:pb-7"
        onSubmit={(event) => {
          event.preventDefault()
          void submit((event.nativeEvent as SubmitEvent).submitter)
        }}
      >
        <ComplaintFields />
        <Captcha ref={captcha} onChange={setTicked} error={captchaError} />
        <SubmitButton size="xl" busyText="Submitting..." className="justify-self-start">
          Submit Complaint
        </SubmitButton>
      </Form>
      {outcome && <ComplaintOutcome outcome={outcome} onClose={closeOutcome} />}
    </div>
  )
}

const acceptedTypes = '.jpeg,.jpg,.png,.webp,image/jpeg,image/png,image/webp'
const hint = `JPEG, JPG, PNG or WEBP, at\u00A0most\u00A0${limits.uploadBytes / 1024 / 1024}\u00A0MB`

function ComplaintFields() {
  const { control, setValue, formState } = useFormContext<ComplaintValues>()
  const { field: receipt } = useController({ control, name: 'receipt' })
  return (
    <>
      <div className="grid gap-4 xs:grid-cols-2">
        <NameFields />
        <EmailField />
        <TextField
          name="contactNumber"
          label="Contact number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <TextField
          name="invoiceNumber"
          label="Invoice number"
          hint="The order number, or the number on the counter's bill."
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <LongTextField name="message" label="Message" />
      <Field label="Receipt image" id="receipt" error={formState.errors.receipt?.message}>
        <FileField
          value={receipt.value}
          onChange={(file) => setValue('receipt', file, { shouldValidate: true, shouldTouch: true })}
          prompt="Choose a picture of the receipt"
          hint={hint}
          accept={acceptedTypes}
        />
      </Field>
    </>
  )
}

type ComplaintResult = { message: string | undefined; sent?: SentComplaint }

const untickedHelp = 'Tick the box "I\'m not a robot", then submit again.'
const failedHelp = `Nothing was sent, and what you typed is still here. Tick the box again, or call ${shop.phone.display}.`

/** Sends the complaint and reports its outcome. A failure keeps everything that was typed or chosen. */
function useSendComplaint(
  form: DraftForm<ComplaintValues>,
  captcha: RefObject<CaptchaHandle | null>,
  ticked: boolean,
) {
  const client = useQueryClient()
  const openAlert = useSetAtom(openAlertAtom)
  const [outcome, setOutcome] = useState<ComplaintResult>()
  const [tries, setTries] = useState(0)
  const [captchaMissed, setCaptchaMissed] = useState(false)

  const captchaFailed = (detail: string) => {
    setCaptchaMissed(true)
    captcha.current?.discard()
    void openAlert(complaintText.captchaFailed, { detail }).then(() => captcha.current?.focus())
  }

  const submit = async (button: HTMLElement | null) => {
    let sent: SentComplaint | undefined
    await form.handleSubmit(
      async (values) => {
        const token = ticked ? await captcha.current?.token() : ''
        if (!token) return captchaFailed(ticked ? failedHelp : untickedHelp)
        try {
          sent = await mutateOnce(client, sendComplaint, { values, token })
        } catch (error) {
          if (error instanceof CaptchaError) return captchaFailed(failedHelp)
          captcha.current?.renew()
          setOutcome({ message: refusalText(error) })
        }
      },
      () => setTries((count) => count + 1),
    )()
    if (!sent) return
    // A field that still had the focus would be judged when the message takes it, and is empty by then.
    button?.focus({ preventScroll: true })
    // After the submission, which would mark the emptied form as sent.
    form.reset(blankComplaint)
    form.drop()
    setTries(0)
    setCaptchaMissed(false)
    captcha.current?.discard()
    setOutcome({ sent, message: sent.message })
  }

  return {
    submit,
    outcome,
    closeOutcome: () => setOutcome(undefined),
    tries,
    captchaError: (tries > 0 || captchaMissed) && !ticked ? 'Tick the box "I\'m not a robot"' : undefined,
  }
}
