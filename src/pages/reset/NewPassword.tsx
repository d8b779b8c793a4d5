import { zodResolver } from '@hookform/resolvers/zod'
import { useAtomValue, useSetAtom } from 'jotai'
import { useForm, useWatch } from 'react-hook-form'
import { resetPasswordAtom } from '../../atoms/account.ts'
import { userAtom } from '../../atoms/session.ts'
import { TextLink } from '../../components/ui/TextLink.tsx'
import { blankResetPassword, ResetPasswordForm, type ResetPasswordValues } from '../../forms/passwords.ts'
import { serverText } from '../../lib/endpoint.ts'
import { toast } from '../../notify.ts'
import { paths } from '../../paths.ts'
import { isPassword } from '../../rules/passwords.ts'
import { Form, FormError, NewPasswordFields, SubmitButton } from '../../sections/FormFields.tsx'
import { accountText } from '../../text/account.ts'

type NewPasswordProps = { token: string; onDone: () => void }

/** The new password, twice. §5 "Submit is disabled until all three hold". */
export function NewPassword({ token, onDone }: NewPasswordProps) {
  const setPassword = useSetAtom(resetPasswordAtom)
  const user = useAtomValue(userAtom)
  const form = useForm<ResetPasswordValues>({
    resolver: zodResolver(ResetPasswordForm),
    defaultValues: blankResetPassword,
  })
  const { control, handleSubmit, setError } = form
  const password = useWatch({ control, name: 'password' })

  const send = handleSubmit(
    async (values) => {
      try {
        await setPassword(token, values.password)
        onDone()
      } catch (error) {
        const message = serverText(error, 'message') ?? accountText.reset.failed
        setError('root', { message })
        toast('error', message)
      }
    },
    (fieldErrors) => {
      if (fieldErrors.confirmPassword?.message === accountText.passwords.differ)
        toast('error', accountText.passwords.differ)
    },
  )

  return (
    <Form form={form} onSubmit={send}>
      {/* Tells a password manager whose password it is, if the user is known. */}
      {user && <input hidden readOnly autoComplete="username" value={user.username} />}
      <NewPasswordFields label="New password" />
      <FormError>
        <TextLink to={paths.resetLink}>Ask for a new link</TextLink>
      </FormError>
      <SubmitButton busyText="Saving..." disabled={!isPassword(password)} className="justify-self-start">
        Set password
      </SubmitButton>
    </Form>
  )
}
