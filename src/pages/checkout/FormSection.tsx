import { type ReactNode, useId } from 'react'

export function FormSection({ title, children }: { title?: string; children: ReactNode }) {
  const id = useId()
  const Part = title ? 'section' : 'div'
  return (
    <Part
      aria-labelledby={title && id}
      className="border-line px-4 pt-5 pb-6 not-first:border-t md:px-7 md:pt-6 md:pb-7"
    >
      {title && (
        <h2 id={id} className="mb-3.5 type-h2-form">
          {title}
        </h2>
      )}
      {children}
    </Part>
  )
}
