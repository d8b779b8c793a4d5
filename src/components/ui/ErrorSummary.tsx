import { useEffect, useRef } from 'react'
import { Notice } from './Notice.tsx'

type ErrorSummaryProps = {
  /** The fields in the order of the page, by the ids of their controls, each with its error if it has one. */
  fields: readonly { field: string; message: string | undefined }[]
  /** Number of failed attempts: each new attempt moves the focus to the summary again. */
  tries: number
}

/** Lists the errors of a failed submit, each a link to its field. Takes the focus. */
export function ErrorSummary({ fields, tries }: ErrorSummaryProps) {
  const errors = fields.filter(({ message }) => message)
  const box = useRef<HTMLElement>(null)
  const focusedTries = useRef(0)
  // The form may report its errors only after the attempt, so the summary may render a moment later.
  useEffect(() => {
    if (!box.current || focusedTries.current === tries) return
    focusedTries.current = tries
    box.current.focus()
  })
  if (tries === 0 || errors.length === 0) return null
  return (
    <section ref={box} tabIndex={-1} aria-labelledby="error-summary" className="mb-5 scroll-mt-40">
      <Notice tone="danger">
        <h2 id="error-summary" className="font-semibold">
          {errors.length === 1
            ? 'One thing is missing or not right'
            : `${errors.length} things are missing or not right`}
        </h2>
        <ul className="mt-1">
          {errors.map(({ field, message }) => (
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
