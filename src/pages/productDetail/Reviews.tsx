import { cx } from 'class-variance-authority'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../components/ui/Button.tsx'
import type { Id } from '../../rules/id.ts'
import { ReviewForm } from './ReviewForm.tsx'
import { ReviewList } from './ReviewList.tsx'

/** The reviews beside the form or, on narrow screens, above a button that opens it. */
export function Reviews({ productId }: { productId: Id }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="grid gap-7 lg:grid-cols-[minmax(0,1fr)_22.9375rem] lg:gap-12">
      <ReviewList productId={productId} />
      <div className="border-line lg:border-l lg:pl-8">
        {!open && (
          <Button
            aria-expanded={false}
            className="lg:hidden noscript:hidden"
            onClick={() => {
              flushSync(() => setOpen(true))
              document.getElementById('write-a-review')?.focus()
            }}
          >
            Write a review
          </Button>
        )}
        <div className={cx(!open && 'max-lg:hidden noscript:block')}>
          <ReviewForm productId={productId} />
        </div>
      </div>
    </div>
  )
}
