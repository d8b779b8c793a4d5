import { useEffect, useRef } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { Notice } from '../../components/ui/Notice.tsx'
import type { CheckoutValues } from '../../forms/checkout.ts'

type ErrorSummaryProps = {
  errors: FieldErrors<CheckoutValues>
  /** Counts the failed tries: each takes the focus here again. */
  tries: number
}

// In the order of the page, not of the schema.
const order = ['firstName', 'lastName', 'email', 'phone', 'street', 'terms'] as const

/** After a try to pay: every error, each a link to its field. Takes the focus. */
export function ErrorSummary({ errors, tries }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null)
  const answered = useRef(0)
  // The form tells its errors only after the try, so that the summary may come a moment later.
  useEffect(() => {
    if (!box.current || answered.current === tries) return
    answered.current = tries
    box.current.focus()
  })
  const wrong = order.flatMap((field) => {
    const message = errors[field]?.message
    return message ? [{ field, message }] : []
  })
  if (tries === 0 || wrong.length === 0) return null
  return (
    <section ref={box} tabIndex={-1} aria-labelledby="error-summary" className="mb-5 scroll-mt-40">
      <Notice tone="danger">
        <h2 id="error-summary" className="font-semibold">
          {wrong.length === 1
            ? 'One thing is missing or not right'
            : `${wrong.length} things are missing or not right`}
        </h2>
        <ul className="mt-1">
          {wrong.map(({ field, message }) => (
            <li key={field}>
              <a
                href={`#${field}`}
                className="inline-block min-h-6"
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(field)?.focus()
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </section>
  )
}
