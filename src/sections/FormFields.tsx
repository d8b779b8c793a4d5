import { type ComponentProps, type ReactNode, useState } from 'react'
import {
  type FieldValues,
  FormProvider,
  type UseFormReturn,
  useController,
  useFormContext,
  useWatch,
} from 'react-hook-form'
import { Button } from '../components/ui/Button.tsx'
import { Field } from '../components/ui/Field.tsx'
import { Input } from '../components/ui/Input.tsx'
import { Notice } from '../components/ui/Notice.tsx'
import { PasswordPair } from '../components/ui/PasswordPair.tsx'
import { Textarea } from '../components/ui/Textarea.tsx'
import { likelyEmail } from '../rules/email.ts'
import { readPhone } from '../rules/phone.ts'
import { checkoutText } from '../text/checkout.ts'

type FormProps<Values extends FieldValues> = ComponentProps<'form'> & { form: UseFormReturn<Values> }

/** A form and its fields, which take their values and errors from it by their names. */
export const Form = <Values extends FieldValues>({ form, ...rest }: FormProps<Values>) => (
  <FormProvider {...form}>
    <form method="post" noValidate className="grid grid-cols-1 gap-4" {...rest} />
  </FormProvider>
)

type FieldProps = Pick<ComponentProps<typeof Field>, 'id' | 'hint' | 'optional'> & {
  name: string
  label: string
}

function useFieldProps({ name, ...field }: FieldProps) {
  const { formState } = useFormContext()
  return { ...field, error: formState.errors[name]?.message as string | undefined }
}

type TextFieldProps = FieldProps & { note?: string } & Omit<ComponentProps<typeof Input>, 'id' | 'name'>

/** A line of text. It is required unless it is `optional`. */
export function TextField({ name, label, id, hint, optional, note, ...input }: TextFieldProps) {
  const { register } = useFormContext()
  return (
    <Field {...useFieldProps({ name, label, id, hint, optional })} note={note}>
      <Input required={!optional} {...input} {...register(name)} />
    </Field>
  )
}

export function LongTextField(props: FieldProps) {
  const { register } = useFormContext()
  return (
    <Field {...useFieldProps(props)}>
      <Textarea required {...register(props.name)} />
    </Field>
  )
}

type ContactProps = Omit<FieldProps, 'name' | 'label'>

/** First and last name. `ids` gives them their field names as ids, to which an error summary links. */
export const NameFields = ({ ids = false }: { ids?: boolean }) => (
  <>
    <TextField
      name="firstName"
      label="First name"
      id={ids ? 'firstName' : undefined}
      autoComplete="given-name"
    />
    <TextField
      name="lastName"
      label="Last name"
      id={ids ? 'lastName' : undefined}
      autoComplete="family-name"
    />
  </>
)

/** An email address. One with a slip in a well-known domain is taken, and the likely one is said. */
export function EmailField(props: ContactProps) {
  const likely = likelyEmail(useWatch({ name: 'email' }) ?? '')
  const note = likely && checkoutText.didYouMean(likely)
  return (
    <TextField
      {...{ ...props, note }}
      name="email"
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="email"
    />
  )
}

/** A Sri Lankan phone number, cleaned while it is typed, pasted or filled in (decisions 9 and 164). */
export function PhoneField(props: ContactProps) {
  const { field } = useController({ name: 'phone' })
  const [leftOut, setLeftOut] = useState('')
  return (
    <Field
      {...useFieldProps({ ...props, name: 'phone', label: 'Phone' })}
      note={leftOut && checkoutText.leftOut(leftOut)}
    >
      <Input
        {...field}
        required={!props.optional}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        onChange={(event) => {
          const read = readPhone(event.target.value)
          field.onChange(read.phone)
          setLeftOut(read.leftOut)
        }}
      />
    </Field>
  )
}

/** The user name of an account, without automatic capitals or spelling correction. */
export const UsernameField = () => (
  <TextField
    name="username"
    label="Username"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
  />
)

export function NewPasswordFields({ label }: { label: string }) {
  const { control, register, formState } = useFormContext()
  const [password, confirmPassword] = useWatch({ control, name: ['password', 'confirmPassword'] })
  const half = (name: string, text: string) => ({
    ...register(name),
    text,
    error: formState.errors[name]?.message as string | undefined,
  })
  return (
    <PasswordPair
      label={label}
      password={half('password', password)}
      confirm={half('confirmPassword', confirmPassword)}
    />
  )
}

/** Why the server refused the form; `children` is what the user can do about it. */
export function FormError({ children }: { children?: ReactNode }) {
  const { root } = useFormContext().formState.errors
  if (!root) return null
  return (
    <Notice tone="danger" role="alert">
      <p>{root.message}</p>
      {children}
    </Notice>
  )
}

export function SubmitButton(props: ComponentProps<typeof Button>) {
  const { isSubmitting } = useFormContext().formState
  return <Button type="submit" variant="primary" hook busy={isSubmitting} {...props} />
}
