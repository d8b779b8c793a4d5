import { type ReactNode, useRef } from 'react'
import { pressMs } from '../../lib/pressMs.ts'
import { TextField } from '../../sections/FormFields.tsx'
import { FormSection } from './FormSection.tsx'
import { StreetField } from './StreetField.tsx'

type AddressSectionProps = {
  /** Called with whether the address is still being typed: until the focus leaves its fields, or a place is chosen. */
  onTyping: (typing: boolean) => void
  children: ReactNode
}

export function AddressSection({ onTyping, children }: AddressSectionProps) {
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  return (
    <FormSection title="Delivery address">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it watches its fields, and is no control itself */}
      <div
        className="grid gap-4"
        onInput={({ currentTarget }) => {
          clearTimeout(leaving.current)
          // The browser fills these fields in while the focus is in another.
          onTyping(currentTarget.contains(document.activeElement))
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) leaving.current = setTimeout(onTyping, pressMs, false)
        }}
      >
        <StreetField onChoose={() => onTyping(false)} />
        <div className="grid gap-4 xs:grid-cols-2">
          <TextField name="apartment" label="Apartment" optional autoComplete="address-line2" />
          <TextField
            name="postalCode"
            label="Postal code"
            optional
            inputMode="numeric"
            autoComplete="postal-code"
          />
        </div>
      </div>
      {/* Always rendered: screen readers announce only changes inside an existing live region. */}
      <div aria-live="polite" className="not-empty:mt-4">
        {children}
      </div>
    </FormSection>
  )
}
