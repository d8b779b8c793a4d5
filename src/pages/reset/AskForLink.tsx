import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { requestReset } from '../../atoms/account.ts'
import { Button } from '../../components/ui/Button.tsx'
import { Field } from '../../components/ui/Field.tsx'
import { Input } from '../../components/ui/Input.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { validateOnBlur } from '../../forms/fields.ts'
import { ResetRequestForm, type ResetRequestValues } from '../../forms/resetRequest.ts'
import { serverText } from '../../lib/endpoint.ts'
import { toast } from '../../notify.ts'
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
  const { register, handleSubmit, getValues, setValue, setFocus, setError, formState } =
    useForm<ResetRequestValues>({
      resolver: zodResolver(ResetRequestForm),
      defaultValues: { email },
      ...validateOnBlur,
    })
  const { errors, isSubmitting } = formState

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
    <form method="post" noValidate onSubmit={send} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-pretty">
        We send a link to the email address of your account. It opens a page on which you set a new password.
      </p>
      <Field label="Email" error={errors.email?.message}>
        <Input {...register('email')} type="email" inputMode="email" autoComplete="email" required />
      </Field>
      {errors.root && (
        <Notice tone="danger" role="alert">
          {errors.root.message}
        </Notice>
      )}
      <Button
        type="submit"
        variant="primary"
        hook
        busy={isSubmitting}
        busyText="Sending..."
        keepFocus
        className="justify-self-start"
      >
        Send reset link
      </Button>
    </form>
  )
}
