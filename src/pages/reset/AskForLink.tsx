import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { requestReset } from '../../atoms/account.ts'
import { validateOnBlur } from '../../forms/fields.ts'
import { ResetRequestForm, type ResetRequestValues } from '../../forms/passwords.ts'
import { serverText } from '../../lib/endpoint.ts'
import { toast } from '../../notify.ts'
import { EmailField, Form, FormError, SubmitButton } from '../../sections/FormFields.tsx'
import { accountText } from '../../text/account.ts'

type AskForLinkProps = {
  /** The email address if it is known; it may become known after the form is shown. */
  email: string
  /** Another link is wanted: the pressed button has unmounted, so the field takes the focus. */
  again: boolean
  onSent: (email: string) => void
}

/** The form for the email address that the link is sent to (§5 Reset request). */
export function AskForLink({ email, again, onSent }: AskForLinkProps) {
  const form = useForm<ResetRequestValues>({
    resolver: zodResolver(ResetRequestForm),
    defaultValues: { email },
    ...validateOnBlur,
  })
  const { handleSubmit, getValues, setValue, setFocus, setError } = form

  useEffect(() => {
    if (email && getValues('email') === '') setValue('email', email)
  }, [email, getValues, setValue])

  useEffect(() => {
    if (again) setFocus('email')
  }, [again, setFocus])

  const send = handleSubmit(async (values) => {
    const to = values.email.trim()
    try {
      await requestReset(to)
      onSent(to)
    } catch (error) {
      const message = serverText(error, 'message') ?? accountText.reset.linkFailed
      setError('root', { message })
      toast('error', message)
    }
  })

  return (
    <Form form={form} onSubmit={send}>
      <p className="text-pretty">
        We send a link to the email address of your account. It opens a page on which you set a new password.
      </p>
      <EmailField />
      <FormError />
      <SubmitButton busyText="Sending..." className="justify-self-start">
        Send reset link
      </SubmitButton>
    </Form>
  )
}
