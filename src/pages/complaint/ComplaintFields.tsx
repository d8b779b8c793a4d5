import { Controller, useFormContext } from 'react-hook-form'
import { Field } from '../../components/ui/Field.tsx'
import { FileField } from '../../components/ui/FileField.tsx'
import type { ComplaintValues } from '../../forms/complaint.ts'
import { limits } from '../../rules/limits.ts'
import { EmailField, LongTextField, NameFields, TextField } from '../../sections/FormFields.tsx'

const acceptedTypes = '.jpeg,.jpg,.png,.webp,image/jpeg,image/png,image/webp'
const hint = `JPEG, JPG, PNG or WEBP, at most ${limits.uploadBytes / 1024 / 1024}\u00A0MB`

/** The fields of a complaint (§3), in the order of the page. */
export function ComplaintFields() {
  const { control, setValue, formState } = useFormContext<ComplaintValues>()
  return (
    <>
      <div className="grid gap-4 xs:grid-cols-2">
        <NameFields ids />
        <EmailField id="email" />
        <TextField
          name="contactNumber"
          id="contactNumber"
          label="Contact number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <TextField
          name="invoiceNumber"
          id="invoiceNumber"
          label="Invoice number"
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <LongTextField name="message" id="message" label="Message" />
      <Controller
        control={control}
        name="receipt"
        render={({ field }) => (
          <Field label="Receipt image" id="receipt" error={formState.errors.receipt?.message}>
            <FileField
              value={field.value}
              onChange={(file) => setValue('receipt', file, { shouldValidate: true, shouldTouch: true })}
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
