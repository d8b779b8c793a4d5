import { Notice } from '../../components/ui/Notice.tsx'
import { TextButton } from '../../components/ui/TextButton.tsx'
import { focusPageHeading } from '../../lib/focusPageHeading.ts'
import { counted } from '../../rules/counted.ts'
import { LinkGaps } from './LinkGaps.tsx'
import type { Filled } from './useCartLink.ts'

/** The result of a cart link. A replaced cart can be restored. */
export function CartLinkNotice({ filled }: { filled: Filled | undefined }) {
  return (
    // Always rendered: screen readers announce only changes inside an existing live region.
    <div role="status">
      {filled && (
        <Notice
          tone={filled.discontinued.length > 0 || filled.unread > 0 ? 'caution' : 'success'}
          className="mb-5"
        >
          <p>
            {counted(filled.added, 'part')} of the link {filled.added === 1 ? 'is' : 'are'} in your cart, at
            today's prices.
          </p>
          <LinkGaps discontinued={filled.discontinued} unread={filled.unread} />
          {filled.undo && (
            <TextButton
              onClick={() => {
                filled.undo?.()
                focusPageHeading({ scroll: true })
              }}
            >
              Put back the cart from before
            </TextButton>
          )}
        </Notice>
      )}
    </div>
  )
}
