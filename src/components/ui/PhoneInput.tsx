import type { ComponentProps } from 'react'
import { limits } from '../../rules/limits.ts'
import { readPhone } from '../../rules/phone.ts'
import { Input } from './Input.tsx'

type PhoneInputProps = Omit<ComponentProps<typeof Input>, 'onChange' | 'type'> & {
  /**
   * Receives the number as the rules require it: digits only, the country code replaced by 0 (decision 9); and what was
   * pasted after it, such as a second number (decision 164).
   */
  onChange: (phone: string, leftOut: string) => void
}

/** A phone number, cleaned while it is typed, pasted or filled in. */
export const PhoneInput = ({ onChange, ...input }: PhoneInputProps) => (
  <Input
    {...input}
    type="tel"
    inputMode="tel"
    autoComplete="tel"
    onChange={({ target }) => {
      const { phone, leftOut } = readPhone(target.value)
      // A digit too many, typed into a full field, is not one of a second number.
      const isTyped = leftOut.length === 1 && String(input.value).length === limits.phoneDigits
      onChange(phone, isTyped ? '' : leftOut)
    }}
  />
)
