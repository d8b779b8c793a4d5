import { useQueryClient } from '@tanstack/react-query'
import { Notice } from '../../components/ui/Notice.tsx'
import { TextLink } from '../../components/ui/TextLink.tsx'
import { usePasswordToggle } from '../../components/ui/usePasswordToggle.tsx'
import { LoginForm } from '../../forms/login.ts'
import { mutateOnce } from '../../lib/queryClient.ts'
import { CookieRefused, login } from '../../mutations/login.ts'
import { paths } from '../../paths.ts'
import { Form, SubmitButton, TextField, UsernameField } from '../../sections/FormFields.tsx'
import { useSchemaForm } from '../../sections/useSchemaForm.ts'
import { accountText } from '../../text/account.ts'

/** The Sign In tab (§2). `registered` is the username of an account that was just created. */
export function LoginPanel({ registered }: { registered: string }) {
  const client = useQueryClient()
  const { type, eye } = usePasswordToggle()
  const form = useSchemaForm(LoginForm, { username: registered, password: '' })
  const { handleSubmit, refuse, formState } = form
  const { root } = formState.errors

  const send = handleSubmit(async (values) => {
    try {
      await mutateOnce(client, login, values)
    } catch (error) {
      // One message for every failure (§8): it does not say whether the username or the password was wrong.
      const { noCookie, failed } = accountText.login
      refuse(error instanceof CookieRefused ? noCookie : failed)
    }
  })

  return (
    <Form form={form} onSubmit={send}>
      {root ? (
        <Notice tone="danger">{root.message}</Notice>
      ) : (
        registered && <Notice tone="success">{accountText.register.done}</Notice>
      )}
      <UsernameField />
      <TextField name="password" label="Password" type={type} autoComplete="current-password" end={eye} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SubmitButton busyText="Signing in..." className="min-w-0 flex-1 basis-40 md:max-w-60">
          Sign In
        </SubmitButton>
        <TextLink to={paths.resetLink}>Forgot password?</TextLink>
      </div>
    </Form>
  )
}
