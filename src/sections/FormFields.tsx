import { cx } from 'class-variance-authority'
import { Circle, CircleCheck, X } from 'lucide'
import { type ComponentProps, createContext, type ReactNode, useContext, useId, useState } from 'react'
import {
  type FieldErrors,
  type FieldValues,
  FormProvider,
  type UseFormReturn,
  useController,
  useFormContext,
  useWatch,
} from 'react-hook-form'
import { Button, TextButton } from '../components/ui/Button.tsx'
import { Field } from '../components/ui/Field.tsx'
import { Icon } from '../components/ui/Icon.tsx'
import { Input, Textarea } from '../components/ui/Input.tsx'
import { Notice } from '../components/ui/Notice.tsx'
import { usePasswordToggle } from '../components/ui/usePasswordToggle.tsx'
import { toast } from '../notify.ts'
import { likelyEmail } from '../rules/email.ts'
import { limits } from '../rules/limits.ts'
import { passwordRules, type PasswordRules as Rules } from '../rules/passwords.ts'
import { readPhone } from '../rules/phone.ts'
import { accountText } from '../text/account.ts'
import { checkoutText } from '../text/checkout.ts'

const NamedIds = createContext(false)

type FormProps<Values extends FieldValues> = ComponentProps<'form'> & {
  form: UseFormReturn<Values>
  /** The fields have their names as ids, to which an error summary links. */
  ids?: boolean
}

/** A form and its fields, which take their values and errors from it by their names. */
export const Form = <Values extends FieldValues>({ form, ids = false, ...rest }: FormProps<Values>) => (
  <FormProvider {...form}>
    <NamedIds value={ids}>
      <form method="post" noValidate className="grid grid-cols-1 gap-4" {...rest} />
    </NamedIds>
  </FormProvider>
)

type FieldProps = Pick<ComponentProps<typeof Field>, 'hint' | 'optional'> & { name: string; label: string }

function useFieldProps({ name, ...field }: FieldProps) {
  const { formState } = useFormContext()
  const id = useContext(NamedIds) ? name : undefined
  return { ...field, id, error: formState.errors[name]?.message as string | undefined }
}

type TextFieldProps = FieldProps & { note?: ReactNode } & Omit<ComponentProps<typeof Input>, 'id' | 'name'>

/** A line of text. It is required unless it is `optional`. */
export function TextField({ name, label, hint, optional, note, ...input }: TextFieldProps) {
  const { register } = useFormContext()
  return (
    <Field {...useFieldProps({ name, label, hint, optional })} note={note}>
      <Input required={!optional} {...input} {...register(name)} />
    </Field>
  )
}

export function LongTextField({ rows, ...props }: FieldProps & { rows?: number }) {
  const { register } = useFormContext()
  return (
    <Field {...useFieldProps(props)}>
      <Textarea required={!props.optional} rows={rows} {...register(props.name)} />
    </Field>
  )
}

type ContactProps = Omit<FieldProps, 'name' | 'label'>

export const NameFields = () => (
  <>
    <TextField name="firstName" label="First name" autoComplete="given-name" />
    <TextField name="lastName" label="Last name" autoComplete="family-name" />
  </>
)

/** An email address. One with a slip in a well-known domain is taken, and the likely one is offered. */
export function EmailField(props: ContactProps) {
  const { formState, setFocus, setValue } = useFormContext()
  const likely = likelyEmail(useWatch({ name: 'email' }) ?? '', !formState.touchedFields.email)
  const take = () => {
    setValue('email', likely, { shouldDirty: true, shouldValidate: true })
    setFocus('email')
  }
  return (
    <TextField
      {...props}
      note={
        likely && (
          <>
            <span>{checkoutText.didYouMean(likely)}</span>{' '}
            <TextButton onClick={take}>{checkoutText.takeLikely}</TextButton>
          </>
        )
      }
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

/** For a form with `NewPasswordFields` that was submitted with errors: §5 says in a toast, too, that passwords differ. */
export function tellPasswordsDiffer({ confirmPassword }: FieldErrors<{ confirmPassword: string }>) {
  if (confirmPassword?.message === accountText.passwords.differ) toast('error', accountText.passwords.differ)
}

/** A new password and its confirmation, with the rules and the live mark of §5. One eye button shows both. */
export function NewPasswordFields({ label }: { label: string }) {
  const { control, register } = useFormContext()
  const [password, again] = useWatch({ control, name: ['password', 'confirmPassword'] })
  const first = useFieldProps({ name: 'password', label })
  const confirm = useFieldProps({ name: 'confirmPassword', label: 'Confirm password' })
  const rules = useId()
  const { type, eye } = usePasswordToggle('Show passwords')
  const state = again === '' ? 'empty' : again === password ? 'match' : 'differ'
  const both = {
    type,
    autoComplete: 'new-password',
    autoCapitalize: 'none',
    spellCheck: false,
    required: true,
  }
  return (
    <>
      <div>
        <Field {...first} describedBy={rules}>
          <Input {...register('password')} {...both} end={eye} />
        </Field>
        <PasswordRules id={rules} password={password} />
      </div>
      <Field
        {...confirm}
        // Derived from the current values: an earlier message may have been resolved by editing the other field.
        error={
          state === 'empty' ? confirm.error : state === 'differ' ? accountText.passwords.differ : undefined
        }
        match={state === 'match' ? accountText.passwords.match : undefined}
      >
        <Input
          {...register('confirmPassword')}
          {...both}
          end={state === 'differ' ? <Icon icon={X} className="mx-3 text-danger" /> : undefined}
        />
      </Field>
    </>
  )
}

const texts: [rule: keyof Rules, text: string][] = [
  ['length', `At least ${limits.passwordMin} characters`],
  ['digit', 'A digit'],
  ['special', 'A special character, such as @ or #'],
]

/** The three rules of a new password as a live checklist (§5): a mark, and the same in words. */
function PasswordRules({ id, password }: { id: string; password: string }) {
  const holds = passwordRules(password)
  const met = texts.filter(([rule]) => holds[rule]).length
  return (
    <>
      <ul id={id} className="mt-1.5 grid gap-1.5">
        {texts.map(([rule, text]) => (
          <li
            key={rule}
            data-met={holds[rule]}
            className={cx(
              'flex items-start gap-1.5 type-small',
              holds[rule] ? 'font-[560] text-success-strong' : 'text-ink-soft',
            )}
          >
            <Icon icon={holds[rule] ? CircleCheck : Circle} className="mt-px size-4.5!" />
            <span>
              <span className="sr-only">{holds[rule] ? 'Met: ' : 'Not met: '}</span>
              <span>{text}</span>
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {password && `${met} of ${texts.length} password rules met`}
      </p>
    </>
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
