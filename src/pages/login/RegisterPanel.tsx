import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { register as createAccount } from '../../atoms/account.ts'
import { UsernameField } from '../../components/shop/UsernameField.tsx'
import { Button } from '../../components/ui/Button.tsx'
import { Field } from '../../components/ui/Field.tsx'
import { Input } from '../../components/ui/Input.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { PasswordPair } from '../../components/ui/PasswordPair.tsx'
import { PhoneInput } from '../../components/ui/PhoneInput.tsx'
import { validateOnBlur } from '../../forms/fields.ts'
import { refusedField } from '../../forms/refusedField.ts'
import { blankRegister, RegisterForm, type RegisterValues, toRegisterBody } from '../../forms/register.ts'
import { serverText } from '../../lib/endpoint.ts'
import { toast } from '../../notify.ts'
import { accountText } from '../../text/account.ts'

/** The Register tab (§2): all eight fields of §5. */
export function RegisterPanel({ onRegistered }: { onRegistered: (username: string) => void }) {
  const { register, control, handleSubmit, setError, reset, formState } = useForm<RegisterValues>({
    resolver: zodResolver(RegisterForm),
    defaultValues: blankRegister,
    ...validateOnBlur,
  })
  const { errors, isSubmitting } = formState
  const [password, confirmPassword] = useWatch({ control, name: ['password', 'confirmPassword'] })

  const send = handleSubmit(
    async (values) => {
      try {
        await createAccount(toRegisterBody(values))
      } catch (error) {
        const message = serverText(error) ?? accountText.register.failed
        setError(refusedField(error, 'username', 'email') ?? 'root', { message }, { shouldFocus: true })
        toast('error', message)
        return
      }
      toast('success', accountText.register.done)
      reset()
      onRegistered(values.username.trim())
    },
    (fieldErrors) => {
      if (fieldErrors.confirmPassword?.message === accountText.passwords.differ)
        toast('error', accountText.passwords.differ)
    },
  )

  return (
    <form method="post" noValidate onSubmit={send} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="type-compact text-ink-soft">Every field is needed.</p>
      <div className="grid gap-4 xs:grid-cols-2">
        <Field label="First name" error={errors.firstName?.message}>
          <Input {...register('firstName')} autoComplete="given-name" required />
        </Field>
        <Field label="Last name" error={errors.lastName?.message}>
          <Input {...register('lastName')} autoComplete="family-name" required />
        </Field>
      </div>
      <UsernameField {...register('username')} error={errors.username?.message} />
      <div className="grid gap-4 xs:grid-cols-2">
        <Field label="Email" error={errors.email?.message}>
          <Input {...register('email')} type="email" inputMode="email" autoComplete="email" required />
        </Field>
        <Controller
          name="phone"
          control={control}
          render={({ field }) => (
            <Field label="Phone" error={errors.phone?.message}>
              <PhoneInput {...field} required />
            </Field>
          )}
        />
      </div>
      <Field label="Address" error={errors.address?.message}>
        <Input {...register('address')} autoComplete="street-address" required />
      </Field>
      <div className="grid gap-4 xs:grid-cols-2">
        <PasswordPair
          label="Password"
          password={{ ...register('password'), text: password, error: errors.password?.message }}
          confirm={{
            ...register('confirmPassword'),
            text: confirmPassword,
            error: errors.confirmPassword?.message,
          }}
        />
      </div>
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
        busyText="Registering..."
        keepFocus
        className="w-44 max-w-full"
      >
        Register
      </Button>
    </form>
  )
}
