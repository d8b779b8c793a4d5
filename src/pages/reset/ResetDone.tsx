import { CircleCheck } from 'lucide'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../components/ui/Icon.tsx'

/** Replaces a form after it was sent: shows the message, and takes the focus that the form's button had. */
export function ResetDone({ message, children }: { message: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div role="status" className="flex gap-3.5">
      <Icon icon={CircleCheck} size="lg" className="text-success" />
      <div className="min-w-0">
        <h2 ref={heading} tabIndex={-1} className="type-h3 text-pretty">
          {message}
        </h2>
        {children}
      </div>
    </div>
  )
}
