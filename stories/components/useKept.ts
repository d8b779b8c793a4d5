import { useState } from 'react'

/** The value of a component, kept as the page around it would; the story's spy is told of each change. */
export function useKept<Value>(first: Value, onChange: (value: Value) => void) {
  const [value, setValue] = useState(first)
  const change = (next: Value) => {
    setValue(next)
    onChange(next)
  }
  return [value, change] as const
}
