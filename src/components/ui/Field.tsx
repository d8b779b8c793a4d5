import { type ReactNode, useId } from 'react'
import { announceMessage, FieldMessage } from './FieldMessage.tsx'
import { FieldContext, type FieldControl } from './Input.tsx'

type FieldProps = {
  label: ReactNode
  /** Id of the control; an error summary links to it. */
  id?: string
  hint?: ReactNode
  /** Id of another element that describes the control, such as the password rules. */
  describedBy?: string
  /** Shown below the control and announced. */
  error?: string
  /** A confirmation: 'Passwords match'. */
  match?: string
  /** What became of what was typed, where that is neither, and what may be done about it. */
  note?: ReactNode
  /** Adds '(optional)' to the label. */
  optional?: boolean
  children: ReactNode
}

/** Label, hint, one control (Input, Textarea, Select, or anything that uses `useField`) and its message. */
export function Field(props: FieldProps) {
  const { label, id, hint, describedBy, error, match, note, optional = false, children } = props
  const generatedId = useId()
  const controlId = id ?? generatedId
  const message = error ?? match ?? note
  const described = [hint && `${controlId}-hint`, describedBy, message && `${controlId}-message`]
    .filter(Boolean)
    .join(' ')
  const control: FieldControl = {
    id: controlId,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    'data-state': !error && match ? 'match' : undefined,
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices a visit of the control inside
    <div className="flex min-w-0 flex-col" onFocus={announceMessage}>
      <label htmlFor={controlId} className="mb-1.5 type-label">
        <span>{label}</span>
        {optional && ' '}
        {optional && <span className="font-normal text-ink-quiet">(optional)</span>}
      </label>
      {hint && (
        <p id={`${controlId}-hint`} className="-mt-1 mb-1.5 type-small text-ink-soft text-pretty">
          {hint}
        </p>
      )}
      <FieldContext value={control}>{children}</FieldContext>
      <div>
        {message && (
          <FieldMessage id={`${controlId}-message`} tone={error ? 'error' : match ? 'match' : 'note'}>
            {message}
          </FieldMessage>
        )}
      </div>
    </div>
  )
}
