import type { MouseEvent } from 'react'

type SkipLinkProps = {
  /** Id of what it jumps to; that element takes focus, so it needs tabIndex -1. */
  target?: string
  children?: string
}

/** The first stop of the Tab key, seen only while it has the focus. */
export function SkipLink({ target = 'main', children = 'Skip to content' }: SkipLinkProps) {
  // The address stays as it is: a fragment would be one more history entry.
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
