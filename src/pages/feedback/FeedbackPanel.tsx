import type { ReactNode, Ref } from 'react'

type FeedbackPanelProps = {
  title: string
  id: string
  /** Ref of the heading, for moving the focus there. */
  heading?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** One of the two boxes at the top of the page. */
export function FeedbackPanel({ title, id, heading, children }: FeedbackPanelProps) {
  return (
    <section
      aria-labelledby={id}
      className="rounded-control border border-line bg-cell px-4 pt-5 pb-6 md:px-7 md:pt-6 md:pb-7"
    >
      <h2 id={id} ref={heading} tabIndex={-1} className="mb-3.5 type-h2">
        {title}
      </h2>
      {children}
    </section>
  )
}
