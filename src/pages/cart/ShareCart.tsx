import { MessageCircle, Share2 } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { TextButton } from '../../components/ui/Button.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { Input } from '../../components/ui/Input.tsx'
import { cartLinkPath } from '../../paths.ts'
import { type CartItem, cartTotal } from '../../rules/cart.ts'
import { writeCartLink } from '../../rules/cartLink.ts'
import { counted } from '../../rules/counted.ts'
import { formatRs } from '../../rules/money.ts'
import { shop } from '../../shop/config.ts'

/** The address that fills a cart with these items. */
export const cartLink = (items: readonly CartItem[]) =>
  new URL(cartLinkPath(writeCartLink(items)), window.location.origin).href

/** What the link is, for whoever receives it: the shop, the number of parts and their sum. */
const title = (items: readonly CartItem[]) =>
  `Cart, ${shop.name}, ${counted(items.length, 'part')}, ${formatRs(cartTotal(items))}`

type Outcome = { path: string; how: 'copied' | 'shown' }

/** Whether the device's share sheet handled the link; a cancelled share sheet counts as handled. */
async function handToShareSheet(title: string, link: string): Promise<boolean> {
  if (!navigator.share) return false
  try {
    await navigator.share({ title, url: link })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** Shares a link that fills a cart (BEY-09): by the share sheet, else by copying it, else by showing it. */
export function ShareCart({ items }: { items: readonly CartItem[] }) {
  const [outcome, setOutcome] = useState<Outcome>()
  const field = useRef<HTMLInputElement>(null)
  const path = cartLinkPath(writeCartLink(items))
  // The message belongs to the link that was shared: hide it once the cart has changed.
  const current = outcome?.path === path ? outcome : undefined

  useEffect(() => {
    if (outcome?.how === 'shown') field.current?.focus()
  }, [outcome])

  const share = async () => {
    setOutcome(undefined)
    const link = cartLink(items)
    if (await handToShareSheet(title(items), link)) return
    try {
      await navigator.clipboard.writeText(link)
      setOutcome({ path, how: 'copied' })
    } catch {
      // The browser refuses, or has no clipboard, as over http.
      setOutcome({ path, how: 'shown' })
    }
  }

  return (
    <div className="contents">
      <TextButton before={Share2} apart onClick={() => void share()}>
        Share cart
      </TextButton>
      <div
        role="status"
        className={
          current ? 'flex w-full flex-wrap items-center gap-x-4 gap-y-1 type-small text-ink-soft' : 'sr-only'
        }
      >
        {current?.how === 'copied' && (
          <span>Link copied: paste it into a message. Whoever opens it gets this cart.</span>
        )}
        {current?.how === 'shown' && (
          <div className="w-full">
            <label htmlFor="cart-link-text" className="block pb-1 type-label text-ink">
              Copy this link: whoever opens it gets this cart
            </label>
            <Input
              ref={field}
              id="cart-link-text"
              readOnly
              value={cartLink(items)}
              onFocus={(event) => event.target.select()}
            />
          </div>
        )}
        {current && (
          <a
            href={`https://wa.me/?text=${encodeURIComponent(`${title(items)}: ${cartLink(items)}`)}`}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-target items-center gap-2 type-control"
          >
            <Icon icon={MessageCircle} size="sm" />
            Send it by WhatsApp
          </a>
        )}
      </div>
    </div>
  )
}
