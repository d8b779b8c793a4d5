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

/** The box of Input, Textarea and Select. Error and match have a thicker border, not only a colour. */
export const controlStyle =
  'block w-full min-w-0 min-h-target rounded-control border border-edge bg-cell px-3 py-2.25 text-base leading-6 text-ink transition-colors hover:border-ink disabled:bg-photo disabled:text-ink-quiet disabled:hover:border-edge disabled:cursor-not-allowed aria-invalid:border-2 aria-invalid:border-danger aria-invalid:px-2.75 aria-invalid:py-2 data-[state=match]:border-2 data-[state=match]:border-success data-[state=match]:px-2.75 data-[state=match]:py-2'
