import { zodResolver } from '@hookform/resolvers/zod'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { Controller } from 'react-hook-form'
import type { User } from '../../api/session.ts'
import { editProfileAtom } from '../../atoms/account.ts'
import { SessionEndedError } from '../../atoms/session.ts'
import { UsernameField } from '../../components/shop/UsernameField.tsx'
import { Button } from '../../components/ui/Button.tsx'
import { Field } from '../../components/ui/Field.tsx'
import { Input } from '../../components/ui/Input.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { PhoneInput } from '../../components/ui/PhoneInput.tsx'
import { validateOnBlur } from '../../forms/fields.ts'
import {
  ProfileForm,
  type ProfileValues,
  profileDraft,
  profileValues,
  toProfileBody,
} from '../../forms/profile.ts'
import { refusedField } from '../../forms/refusedField.ts'
import { serverText } from '../../lib/endpoint.ts'
import { toast } from '../../notify.ts'
import { useDraftForm } from '../../sections/useDraftForm.ts'
import { accountText } from '../../text/account.ts'

type EditProfileProps = { user: User; onClose: () => void }

/** The edit mode of the Profile tab (§2, §5). Cancel discards what was typed; the end of the session does not. */
export function EditProfile({ user, onClose }: EditProfileProps) {
  const save = useSetAtom(editProfileAtom)
  const form = useDraftForm<ProfileValues>(profileDraft, {
    resolver: zodResolver(ProfileForm),
    defaultValues: profileValues(user),
    ...validateOnBlur,
  })
  const { register, control, handleSubmit, setError, setFocus, formState } = form
  const { errors, isSubmitting } = formState
  const close = () => {
    form.drop()
    onClose()
  }
  const [passwordAsked, setPasswordAsked] = useState(false)
  useEffect(() => setFocus(passwordAsked ? 'password' : 'username'), [setFocus, passwordAsked])

  const send = handleSubmit(async (values) => {
    try {
      const message = await save(user, toProfileBody(user.user_id, values))
      toast('success', message || accountText.profile.saved)
      close()
    } catch (error) {
      if (error instanceof SessionEndedError) return
      const message = serverText(error, 'message') ?? accountText.profile.failed
      const field = refusedField(error, 'password', 'username', 'email')
      // The server may want the current password with a change, such as a new email address.
      if (field === 'password') setPasswordAsked(true)
      setError(field ?? 'root', { message }, { shouldFocus: true })
      toast('error', message)
    }
  })

  return (
    <form
      method="post"
      noValidate
      onSubmit={send}
      aria-label="Edit Profile"
      className="grid max-w-200 grid-cols-[minmax(0,1fr)] gap-4 px-4 py-5 md:p-7"
    >
      <p className="type-compact text-ink-soft">Every field is needed unless it says optional.</p>
      <UsernameField {...register('username')} error={errors.username?.message} />
      <div className="grid gap-4 xs:grid-cols-2">
        <Field label="First name" error={errors.firstName?.message}>
          <Input {...register('firstName')} autoComplete="given-name" required />
        </Field>
        <Field label="Last name" error={errors.lastName?.message}>
          <Input {...register('lastName')} autoComplete="family-name" required />
        </Field>
        <Field label="Email" error={errors.email?.message}>
          <Input {...register('email')} type="email" inputMode="email" autoComplete="email" required />
        </Field>
        <Controller
          name="phone"
          control={control}
          render={({ field }) => (
            <Field label="Phone" optional error={errors.phone?.message}>
              <PhoneInput {...field} />
            </Field>
          )}
        />
      </div>
      {passwordAsked && (
        <Field label="Current password" error={errors.password?.message}>
          <Input {...register('password')} type="password" autoComplete="current-password" required />
        </Field>
      )}
      <Field label="Address" optional error={errors.address?.message}>
        <Input {...register('address')} autoComplete="street-address" />
      </Field>
      {errors.root && (
        <Notice tone="danger" role="alert">
          {errors.root.message}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="primary" hook busy={isSubmitting} busyText="Saving..." keepFocus>
          Save Changes
        </Button>
        <Button onClick={close} disabled={isSubmitting}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
