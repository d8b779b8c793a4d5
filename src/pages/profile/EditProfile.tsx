import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { User } from '../../api/session.ts'
import { Button } from '../../components/ui/Button.tsx'
import { ProfileForm, profileDraft, profileValues, toProfileBody } from '../../forms/profile.ts'
import { refusedField } from '../../forms/refusedField.ts'
import { isSignedOut, serverText } from '../../lib/endpoint.ts'
import { mutateOnce } from '../../lib/queryClient.ts'
import { editProfile } from '../../mutations/account.ts'
import { toast } from '../../notify.ts'
import {
  EmailField,
  Form,
  FormError,
  NameFields,
  PhoneField,
  SubmitButton,
  TextField,
  UsernameField,
} from '../../sections/FormFields.tsx'
import { useDraftForm } from '../../sections/useDraftForm.ts'
import { accountText } from '../../text/account.ts'

/** The edit mode of the Profile tab (§2, §5). Cancel discards what was typed; the end of the session does not. */
export function EditProfile({ user, onClose }: { user: User; onClose: () => void }) {
  const client = useQueryClient()
  const form = useDraftForm(profileDraft, ProfileForm, profileValues(user))
  const { handleSubmit, refuse, setFocus } = form
  const { isSubmitting } = form.formState
  const close = () => {
    form.drop()
    onClose()
  }
  const [passwordAsked, setPasswordAsked] = useState(false)
  useEffect(() => setFocus(passwordAsked ? 'password' : 'username'), [setFocus, passwordAsked])

  const send = handleSubmit(async (values) => {
    try {
      const response = await mutateOnce(client, editProfile(user), toProfileBody(user.user_id, values))
      toast('success', response?.message || accountText.profile.saved)
      close()
    } catch (error) {
      if (isSignedOut(error)) return
      const message = serverText(error, 'message') ?? accountText.profile.failed
      const field = refusedField(error, 'password', 'username', 'email')
      // The server may want the current password with a change, such as a new email address.
      if (field === 'password') setPasswordAsked(true)
      refuse(message, field)
    }
  })

  return (
    <Form
      form={form}
      onSubmit={send}
      aria-label="Edit Profile"
      className="grid max-w-200 grid-cols-1 gap-4 px-4 py-5 md:p-7"
    >
      <p className="type-compact text-ink-soft">Every field is needed unless it says optional.</p>
      <UsernameField />
      <div className="grid gap-4 xs:grid-cols-2">
        <NameFields />
        <EmailField />
        <PhoneField optional />
      </div>
      {passwordAsked && (
        <TextField name="password" label="Current password" type="password" autoComplete="current-password" />
      )}
      <TextField name="address" label="Address" optional autoComplete="street-address" />
      <FormError />
      <div className="flex flex-wrap gap-2.5">
        <SubmitButton busyText="Saving...">Save Changes</SubmitButton>
        <Button onClick={close} disabled={isSubmitting}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}
