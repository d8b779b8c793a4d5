import { createContext, use } from 'react'

/** The attributes that a Field passes to the control inside it. */
export type FieldControl = {
  id?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'data-state'?: 'match'
}

export const FieldContext = createContext<FieldControl>({})

/** The attributes from the surrounding Field, if any. Spread them on the control before its own props. */
export const useField = (): FieldControl => use(FieldContext)
