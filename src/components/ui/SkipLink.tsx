import type { MouseEvent } from 'react'

/** A stop of the Tab key, visible only while focused. It leads to the element of the id `target`, over what stands before. */
export function SkipLink({ target, children }: { target: string; children: string }) {
  // Leaves the address unchanged: a fragment would add a history entry.
  const jump = (event: MouseEvent) => {
    const element = document.getElementById(target)
    if (!element) return
    event.preventDefault()
    element.focus()
    element.scrollIntoView()
  }
  return (
    <a
      href={`#${target}`}
      onClick={jump}
      className="fixed top-2 left-2 z-70 inline-flex min-h-target items-center rounded-control bg-action px-4.5 type-control text-action-ink no-underline not-focus:sr-only"
    >
      {children}
    </a>
  )
}
