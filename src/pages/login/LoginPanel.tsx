import { zodResolver } from '@hookform/resolvers/zod'
import { useSetAtom } from 'jotai'
import { useForm } from 'react-hook-form'
import { CookieRefused, loginAtom } from '../../atoms/login.ts'
import { UsernameField } from '../../components/shop/UsernameField.tsx'
import { Button } from '../../components/ui/Button.tsx'
import { Field } from '../../components/ui/Field.tsx'
import { Input } from '../../components/ui/Input.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { TextLink } from '../../components/ui/TextLink.tsx'
import { usePasswordToggle } from '../../components/ui/usePasswordToggle.tsx'
import { validateOnBlur } from '../../forms/fields.ts'
import { LoginForm, type LoginValues } from '../../forms/login.ts'
import { toast } from '../../notify.ts'
import { paths } from '../../paths.ts'
import { accountText } from '../../text/account.ts'

/** The Sign In tab (§2). `registered` is the username of an account that was just created. */
export function LoginPanel({ registered }: { registered: string }) {
  const login = useSetAtom(loginAtom)
  const { type, eye } = usePasswordToggle()
  const { register, handleSubmit, setError, formState } = useForm<LoginValues>({
    resolver: zodResolver(LoginForm),
    defaultValues: { username: registered, password: '' },
    ...validateOnBlur,
  })
  const { errors, isSubmitting } = formState

  const send = handleSubmit(async (values) => {
    try {
      await login(values)
    } catch (error) {
      // One message for every failure (§8): it does not say whether the username or the password was wrong.
      const { noCookie, failed } = accountText.login
      const message = error instanceof CookieRefused ? noCookie : failed
      setError('root', { message })
      toast('error', message)
    }
  })

  return (
    <form method="post" noValidate onSubmit={send} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {errors.root ? (
        <Notice tone="danger">{errors.root.message}</Notice>
      ) : (
        registered && <Notice tone="success">{accountText.register.done}</Notice>
      )}
      <UsernameField {...register('username')} error={errors.username?.message} />
      <Field label="Password" error={errors.password?.message}>
        <Input {...register('password')} type={type} autoComplete="current-password" required end={eye} />
      </Field>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          type="submit"
          variant="primary"
          hook
          busy={isSubmitting}
          busyText="Signing in..."
          keepFocus
          className="min-w-0 flex-1 basis-40 md:max-w-60"
        >
          Sign In
        </Button>
        <TextLink to={paths.resetLink}>Forgot password?</TextLink>
      </div>
    </form>
  )
}
