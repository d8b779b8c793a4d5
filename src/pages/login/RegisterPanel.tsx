import { account } from '../../api/account.ts'
import { refusedField } from '../../forms/refusedField.ts'
import { blankRegister, RegisterForm, toRegisterBody } from '../../forms/register.ts'
import { call, serverText } from '../../lib/endpoint.ts'
import { toast } from '../../notify.ts'
import {
  EmailField,
  Form,
  FormError,
  NameFields,
  NewPasswordFields,
  PhoneField,
  SubmitButton,
  TextField,
  tellPasswordsDiffer,
  UsernameField,
} from '../../sections/FormFields.tsx'
import { useSchemaForm } from '../../sections/useSchemaForm.ts'
import { accountText } from '../../text/account.ts'

/** The Register tab (§2): all eight fields of §5. */
export function RegisterPanel({ onRegistered }: { onRegistered: (username: string) => void }) {
  const form = useSchemaForm(RegisterForm, blankRegister)
  const { handleSubmit, refuse, reset } = form

  const send = handleSubmit(async (values) => {
    try {
      await call(account.register, { body: toRegisterBody(values) })
    } catch (error) {
      const message = serverText(error) ?? accountText.register.failed
      return refuse(message, refusedField(error, 'username', 'email'))
    }
    toast('success', accountText.register.done)
    reset()
    onRegistered(values.username.trim())
  }, tellPasswordsDiffer)

  return (
    <Form form={form} onSubmit={send}>
      <p className="type-compact text-ink-soft">Every field is needed.</p>
      <div className="grid gap-4 xs:grid-cols-2">
        <NameFields />
      </div>
      <UsernameField />
      <div className="grid gap-4 xs:grid-cols-2">
        <EmailField />
        <PhoneField />
      </div>
      <TextField name="address" label="Address" autoComplete="street-address" />
      <div className="grid gap-4 xs:grid-cols-2">
        <NewPasswordFields label="Password" />
      </div>
      <FormError />
      <SubmitButton busyText="Registering..." className="w-44 max-w-full">
        Register
      </SubmitButton>
    </Form>
  )
}
