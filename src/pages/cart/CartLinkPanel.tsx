import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { cartAtom, fillCartAtom } from '../../atoms/cart.ts'
import { Button, TextButton } from '../../components/ui/Button.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { Amount } from '../../components/ui/Price.tsx'
import { focusPageHeading } from '../../lib/focus.ts'
import { useHydrated } from '../../lib/hydration/useHydrated.ts'
import { paths } from '../../paths.ts'
import { isProductId, recordsQuery } from '../../queries/products.ts'
import { type CartItem, cartTotal, choiceWords, lineKey, productIds, sameLine } from '../../rules/cart.ts'
import { type CartLink, type LinkLine, readCartLink } from '../../rules/cartLink.ts'
import { counted } from '../../rules/counted.ts'
import { type Id, sameId } from '../../rules/id.ts'
import { formatRs, lineTotal } from '../../rules/money.ts'
import { keepUnits } from '../../rules/nonBreaking.ts'

/** How many parts are listed; the others are counted. */
const listedParts = 5

type Answer = 'add' | 'replace' | 'leave'

type CartLinkPanelProps = {
  link: OpenLink
  /** False for an empty cart: the link fills it without asking, as soon as its parts are known. */
  asks: boolean
  onAnswer: (answer: Answer) => void
}

/** Shows the contents of a cart link. On a non-empty cart it asks whether to add, replace or leave (decision 40). */
export function CartLinkPanel({ link, asks, onAnswer }: CartLinkPanelProps) {
  // The panel unmounts with the answer: move the focus to the page heading.
  const answer = (answer: Answer) => {
    onAnswer(answer)
    focusPageHeading({ scroll: true })
  }
  const { lines, items, state, unread, discontinued } = link
  const leave = <TextButton onClick={() => answer('leave')}>Leave my cart as it is</TextButton>

  if (lines.length === 0 || (state === 'ready' && items.length === 0))
    return (
      <Notice tone="danger" role="status" className="mb-5">
        <p className="font-semibold">
          {lines.length === 0
            ? 'This cart link cannot be read.'
            : 'Nothing in this cart link is sold any more.'}
        </p>
        <p>Nothing was added to your cart. Ask whoever sent the link for a new one.</p>
        {leave}
      </Notice>
    )

  const rows: readonly (LinkLine & Partial<CartItem>)[] = state === 'ready' ? items : lines
  return (
    <section aria-labelledby="cart-link" className="mb-5 border border-edge bg-cell px-4 pt-4 pb-5 md:px-6">
      <h2 id="cart-link" className="type-h2-form">{`A cart link with ${counted(rows.length, 'part')}`}</h2>
      <ul className="mt-2 border-t border-line type-compact">
        {rows.slice(0, listedParts).map((row) => (
          <li key={lineKey(row)} className="flex flex-wrap gap-x-4 border-b border-line py-2">
            <span className="min-w-0 flex-1 basis-40 text-pretty wrap-anywhere max-md:min-h-[2lh]">{`${row.quantity} × ${row.name ? [keepUnits(row.name), choiceWords(row)].filter(Boolean).join(', ') : '...'}`}</span>
            {row.price !== undefined && (
              <Amount of={lineTotal(row.price, row.quantity)} className="ml-auto" />
            )}
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap justify-between gap-x-4 py-2 type-compact">
        <span>{rows.length > listedParts && `and ${counted(rows.length - listedParts, 'more part')}`}</span>
        <strong className="whitespace-nowrap">
          {state === 'ready' ? `Total ${formatRs(cartTotal(items))}` : '\u00A0'}
        </strong>
      </p>
      <div role="status" className="type-small text-ink-soft">
        {state === 'pending' && <span>Looking up the parts of the link...</span>}
        {state === 'failed' && (
          <span>
            The parts of the link could not be looked up. <TextButton onClick={link.retry}>Retry</TextButton>
          </span>
        )}
        {state === 'ready' && <LinkGaps discontinued={discontinued} unread={unread} />}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2.5">
        {asks && (
          <>
            <Button variant="solid" disabled={state !== 'ready'} onClick={() => answer('add')}>
              Add to my cart
            </Button>
            <Button disabled={state !== 'ready'} onClick={() => answer('replace')}>
              Replace my cart
            </Button>
          </>
        )}
        {leave}
      </div>
    </section>
  )
}

export const CartLinkNotice = ({ result }: { result: LinkParts | undefined }) => (
  // Always rendered: screen readers announce only changes inside an existing live region.
  <div role="status">
    {result && (
      <Notice
        tone={result.discontinued.length + result.unread.length > 0 ? 'caution' : 'success'}
        className="mb-5"
      >
        <p>{`${counted(result.items.length, 'part')} of the link ${result.items.length === 1 ? 'is' : 'are'} in your cart, at today's prices.`}</p>
        <LinkGaps {...result} />
      </Notice>
    )}
  </div>
)

/** What is missing from a cart link. The link carries ids only, so a vanished product has no name to show. */
const LinkGaps = ({ discontinued, unread }: Pick<LinkParts, 'discontinued' | 'unread'>) => (
  <>
    {discontinued.map((id) => (
      <p key={id}>{`Part ${id} of the link is no longer sold.`}</p>
    ))}
    {unread.length > 0 && (
      <p>{`${unread.length === 1 ? 'One entry' : `${unread.length} entries`} of the link could not be read.`}</p>
    )}
  </>
)

/** The parts of a link that are sold, those that are not any more, and what of it could not be read. */
type LinkParts = { items: CartItem[]; discontinued: Id[]; unread: CartLink['unread'] }

/** A cart link that is not answered yet. `state` is that of the look-up of its parts. */
type OpenLink = CartLink & LinkParts & { state: 'pending' | 'failed' | 'ready'; retry: () => void }

/** The cart link `/cart?add=` (BEY-09). Fills an empty cart at once; asks before it changes another (decision 40). */
export function useCartLink() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const cart = useAtomValue(cartAtom)
  const fill = useSetAtom(fillCartAtom)
  const { key: entry } = useLocation()
  // By history entry, since the address is updated a moment after the answer, and the same link may be opened again.
  const [answered, setAnswered] = useState<{ entry: string; added: LinkParts | undefined }>()

  const add = params.get('add')
  const link = add === null ? undefined : readCartLink(add)
  const ids = productIds(link?.lines ?? []).filter(isProductId)
  const { data, error, isFetching, refetch } = useQuery({ ...recordsQuery(ids), enabled: ids.length > 0 })

  const openNow = (): OpenLink | undefined => {
    if (!link || answered?.entry === entry) return undefined
    const items: CartItem[] = []
    const discontinued: Id[] = []
    for (const line of link.lines) {
      const record = data?.find(({ id }) => sameId(id, line.product_id))?.record
      if (record && record !== 'discontinued') items.push({ ...record, ...line })
      else if (!discontinued.includes(line.product_id)) discontinued.push(line.product_id)
    }
    // Cached records may be out of date: wait for the refetch.
    const state = ids.length === 0 ? 'ready' : isFetching ? 'pending' : error ? 'failed' : 'ready'
    return { ...link, state, items, discontinued, retry: () => void refetch() }
  }
  const open = openNow()

  const answer = (how: Answer) => {
    if (!open) return
    if (how !== 'leave') fill(open.items, how)
    setAnswered({ entry, added: how === 'leave' ? undefined : open })
    navigate(paths.cart, { replace: true })
  }

  const fillsAtOnce = hydrated && cart.length === 0 && open?.state === 'ready' && open.items.length > 0
  const fillAtOnce = useEffectEvent(() => answer('replace'))
  useEffect(() => {
    if (fillsAtOnce) fillAtOnce()
  }, [fillsAtOnce])

  const added = open ? undefined : answered?.added
  const isInCart = (line: CartItem) => cart.some((item) => sameLine(item, line))
  return {
    open: hydrated && !fillsAtOnce ? open : undefined,
    answer,
    /** Once a part has been removed, it is not true any more. */
    filled: added?.items.every(isInCart) ? added : undefined,
  }
}
