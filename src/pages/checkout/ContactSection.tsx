import { Controller, useFormContext } from 'react-hook-form'
import { Field } from '../../components/ui/Field.tsx'
import { Input } from '../../components/ui/Input.tsx'
import { PhoneInput } from '../../components/ui/PhoneInput.tsx'
import type { CheckoutValues } from '../../forms/checkout.ts'
import { FormSection } from './FormSection.tsx'

export function ContactSection() {
  const { register, control, formState } = useFormContext<CheckoutValues>()
  const { errors } = formState
  return (
    <FormSection title="Contact">
      <div className="grid gap-4 xs:grid-cols-2">
        <Field label="First name" id="firstName" error={errors.firstName?.message}>
          <Input {...register('firstName')} autoComplete="given-name" required />
        </Field>
        <Field label="Last name" id="lastName" error={errors.lastName?.message}>
          <Input {...register('lastName')} autoComplete="family-name" required />
        </Field>
        <Field
          label="Email"
          id="email"
          hint="For the confirmation of your order."
          error={errors.email?.message}
        >
          <Input {...register('email')} type="email" inputMode="email" autoComplete="email" required />
        </Field>
        <Controller
          name="phone"
          control={control}
          render={({ field }) => (
            <Field
              label="Phone"
              id="phone"
              optional
              hint="For the driver, on the day."
              error={errors.phone?.message}
            >
              <PhoneInput {...field} />
            </Field>
          )}
        />
      </div>
    </FormSection>
  )
}
