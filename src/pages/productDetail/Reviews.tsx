import { cx } from 'class-variance-authority'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { readDraftAtom } from '../../atoms/drafts.ts'
import { userAtom } from '../../atoms/session.ts'
import { Button } from '../../components/ui/Button.tsx'
import { reviewDraft } from '../../forms/productReview.ts'
import type { Id } from '../../rules/id.ts'
import { ReviewForm } from './ReviewForm.tsx'
import { ReviewList } from './ReviewList.tsx'

/** The reviews beside the form or, on narrow screens, above a button that opens it; a draft is open. */
export function Reviews({ productId }: { productId: Id }) {
  const user = useAtomValue(userAtom)?.user_id
  const readDraft = useSetAtom(readDraftAtom)
  const [open, setOpen] = useState(() => readDraft(reviewDraft(productId), user) !== undefined)
  return (
    <div className="grid gap-7 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
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
