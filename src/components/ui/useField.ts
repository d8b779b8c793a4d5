import { createContext, use } from 'react'

/** What a Field hands to the control inside it. */
export type FieldControl = {
  id?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'data-state'?: 'match'
}

export const FieldContext = createContext<FieldControl>({})

/** The wiring of the Field around a control; empty outside one. Spread it on the control, before its own props. */
export const useField = (): FieldControl => use(FieldContext)
