import type { ComponentProps } from 'react'
import { cleanPhone } from '../../rules/phone.ts'
import { Input } from './Input.tsx'

type PhoneInputProps = Omit<ComponentProps<typeof Input>, 'onChange' | 'type'> & {
  /** Receives the number as the rules require it: digits only, the country code replaced by 0 (decision 9). */
  onChange: (phone: string) => void
}

/** A phone number, cleaned while it is typed, pasted or filled in. */
export const PhoneInput = ({ onChange, ...input }: PhoneInputProps) => (
  <Input
    {...input}
    type="tel"
    inputMode="tel"
    autoComplete="tel"
    onChange={(event) => onChange(cleanPhone(event.target.value))}
  />
)
