import { Field } from '../../src/components/ui/Field.tsx'
import { Select } from '../../src/components/ui/Input.tsx'

type ChoiceProps<Value extends string> = {
  label: string
  value: Value
  /** What can be chosen, with its words. */
  among: readonly (readonly [Value, string])[]
  onChange: (value: Value) => void
}

/** A field to choose from a list. */
export const Choice = <Value extends string>({ label, value, among, onChange }: ChoiceProps<Value>) => (
  <Field label={label}>
    <Select value={value} onChange={({ target }) => onChange(target.value as Value)}>
      {among.map(([each, words]) => (
        <option key={each} value={each}>
          {words}
        </option>
      ))}
    </Select>
  </Field>
)

/** The words of a record's keys, to choose from. */
export const keysOf = <Key extends string>(words: Record<Key, string>) =>
  Object.entries(words) as [Key, string][]
