import { zodResolver } from '@hookform/resolvers/zod'
import { useAtomValue, useSetAtom } from 'jotai'
import { useForm, useWatch } from 'react-hook-form'
import { resetPasswordAtom } from '../../atoms/account.ts'
import { userAtom } from '../../atoms/session.ts'
import { Button } from '../../components/ui/Button.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { PasswordPair } from '../../components/ui/PasswordPair.tsx'
import { TextLink } from '../../components/ui/TextLink.tsx'
import { blankResetPassword, ResetPasswordForm, type ResetPasswordValues } from '../../forms/resetPassword.ts'
import { serverText } from '../../lib/endpoint.ts'
import { toast } from '../../notify.ts'
import { paths } from '../../paths.ts'
import { isPassword } from '../../rules/passwords.ts'
import { accountText } from '../../text/account.ts'

type NewPasswordProps = { token: string; onDone: () => void }

/** The new password, twice. §5 "Submit is disabled until all three hold". */
export function NewPassword({ token, onDone }: NewPasswordProps) {
  const setPassword = useSetAtom(resetPasswordAtom)
  const user = useAtomValue(userAtom)
  const { register, control, handleSubmit, setError, formState } = useForm<ResetPasswordValues>({
    resolver: zodResolver(ResetPasswordForm),
    defaultValues: blankResetPassword,
  })
  const { errors, isSubmitting } = formState
  const [password, confirmPassword] = useWatch({ control, name: ['password', 'confirmPassword'] })

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
    <form method="post" noValidate onSubmit={send} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {/* Tells a password manager whose password it is, if the user is known. */}
      {user && <input hidden readOnly autoComplete="username" value={user.username} />}
      <PasswordPair
        label="New password"
        password={{ ...register('password'), text: password }}
        confirm={{
          ...register('confirmPassword'),
          text: confirmPassword,
          error: errors.confirmPassword?.message,
        }}
      />
      {errors.root && (
        <Notice tone="danger" role="alert">
          <p>{errors.root.message}</p>
          <TextLink to={paths.resetLink}>Ask for a new link</TextLink>
        </Notice>
      )}
      <Button
        type="submit"
        variant="primary"
        hook
        disabled={!isPassword(password)}
        busy={isSubmitting}
        busyText="Saving..."
        keepFocus
        className="justify-self-start"
      >
        Set password
      </Button>
    </form>
  )
}
