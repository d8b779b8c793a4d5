import { Notice } from '../../components/ui/Notice.tsx'
import { TextButton } from '../../components/ui/TextButton.tsx'
import { focusPageHeading } from '../../lib/focusPageHeading.ts'
import { counted } from '../../rules/counted.ts'
import { LinkGaps } from './LinkGaps.tsx'
import type { CartLinkResult } from './useCartLink.ts'

/** The result of a cart link. A replaced cart can be restored. */
export function CartLinkNotice({ filled: result }: { filled: CartLinkResult | undefined }) {
  return (
    // Always rendered: screen readers announce only changes inside an existing live region.
    <div role="status">
      {result && (
        <Notice
          tone={result.discontinued.length > 0 || result.unread > 0 ? 'caution' : 'success'}
          className="mb-5"
        >
          <p>
            {counted(result.added, 'part')} of the link {result.added === 1 ? 'is' : 'are'} in your cart, at
            today's prices.
          </p>
          <LinkGaps discontinued={result.discontinued} unread={result.unread} />
          {result.undo && (
            <TextButton
              onClick={() => {
                result.undo?.()
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
