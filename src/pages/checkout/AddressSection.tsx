import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field } from '../../components/ui/Field.tsx'
import { Input } from '../../components/ui/Input.tsx'
import type { CheckoutValues } from '../../forms/checkout.ts'
import { FormSection } from './FormSection.tsx'
import { StreetField } from './StreetField.tsx'

/** The address fields; `children` is the delivery notice for that address. */
export function AddressSection({ children }: { children: ReactNode }) {
  const { register } = useFormContext<CheckoutValues>()
  return (
    <FormSection title="Delivery address">
      <div className="grid gap-4">
        <StreetField />
        <div className="grid gap-4 xs:grid-cols-2">
          <Field label="Apartment" id="apartment" optional>
            <Input {...register('apartment')} autoComplete="address-line2" />
          </Field>
          <Field label="Postal code" id="postalCode" optional>
            <Input {...register('postalCode')} inputMode="numeric" autoComplete="postal-code" />
          </Field>
        </div>
      </div>
      {/* Always rendered: screen readers announce only changes inside an existing live region. */}
      <div aria-live="polite" className="not-empty:mt-4">
        {children}
      </div>
    </FormSection>
  )
}
