import { Controller, type UseFormReturn } from 'react-hook-form'
import { Field } from '../../components/ui/Field.tsx'
import { FileField } from '../../components/ui/FileField.tsx'
import { Input } from '../../components/ui/Input.tsx'
import { Textarea } from '../../components/ui/Textarea.tsx'
import type { ComplaintValues } from '../../forms/complaint.ts'
import { limits } from '../../rules/limits.ts'

const acceptedTypes = '.jpeg,.jpg,.png,.webp,image/jpeg,image/png,image/webp'
const hint = `JPEG, JPG, PNG or WEBP, at most ${limits.uploadBytes / 1024 / 1024}\u00A0MB`

/** The fields of a complaint (§3), in the order of the page. */
export function ComplaintFields({ form }: { form: UseFormReturn<ComplaintValues> }) {
  const { control, register, formState } = form
  const { errors } = formState
  const fieldProps = (field: Exclude<keyof ComplaintValues, 'receipt'>) => ({
    field: { id: field, error: errors[field]?.message },
    control: { ...register(field), required: true },
  })
  const firstName = fieldProps('firstName')
  const lastName = fieldProps('lastName')
  const email = fieldProps('email')
  const contactNumber = fieldProps('contactNumber')
  const invoiceNumber = fieldProps('invoiceNumber')
  const message = fieldProps('message')
  return (
    <>
      <div className="grid gap-4 xs:grid-cols-2">
        <Field label="First name" {...firstName.field}>
          <Input {...firstName.control} autoComplete="given-name" />
        </Field>
        <Field label="Last name" {...lastName.field}>
          <Input {...lastName.control} autoComplete="family-name" />
        </Field>
        <Field label="Email" {...email.field}>
          <Input {...email.control} type="email" inputMode="email" autoComplete="email" />
        </Field>
        <Field label="Contact number" {...contactNumber.field}>
          <Input {...contactNumber.control} type="tel" inputMode="tel" autoComplete="tel" />
        </Field>
        <Field label="Invoice number" {...invoiceNumber.field}>
          <Input {...invoiceNumber.control} autoComplete="off" spellCheck={false} />
        </Field>
      </div>
      <Field label="Message" {...message.field}>
        <Textarea {...message.control} />
      </Field>
      <Controller
        control={control}
        name="receipt"
        render={({ field }) => (
          <Field label="Receipt image" id="receipt" error={errors.receipt?.message}>
            <FileField
              value={field.value}
              onChange={(file) => form.setValue('receipt', file, { shouldValidate: true, shouldTouch: true })}
              prompt="Choose a picture of the receipt"
              hint={hint}
              accept={acceptedTypes}
            />
          </Field>
        )}
      />
    </>
  )
}
