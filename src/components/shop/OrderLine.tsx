import { cx } from 'class-variance-authority'
import { formatRs, lineTotal } from '../../rules/money.ts'
import { keepUnits } from '../../rules/nonBreaking.ts'
import { text } from '../../text.ts'
import { Picture } from '../ui/Picture.tsx'
import { Tag } from '../ui/Tag.tsx'
import { type RestrictionFlags, restrictionLines } from './restrictionLines.ts'

type OrderLineProps = {
  /** Restrictions are told where the flags are there: at checkout, not in a placed order. */
  item: { name: string; sku?: string; price: number; quantity: number; image?: string } & RestrictionFlags
  className?: string
}

/** One part of an order: what, how many, how much. An `<li>`. */
export function OrderLine({ item, className }: OrderLineProps) {
  const { name, sku, price, quantity, image } = item
  return (
    <li
      className={cx(
        'grid grid-cols-[3rem_minmax(0,1fr)_auto] gap-x-2.5 gap-y-0.5 border-b border-line py-2.5 type-small xs:grid-cols-[4rem_minmax(0,1fr)_auto] xs:gap-x-3.5',
        className,
      )}
    >
      <Picture
        src={image}
        alt=""
        sizes="4rem"
        width={1}
        height={1}
        fallback={sku}
        className="self-start text-[0.5rem]"
      />
      <div className="min-w-0">
        <p className="font-semibold">{keepUnits(name)}</p>
        {sku && <p className="type-mono text-ink-soft wrap-anywhere">{sku}</p>}
        <p className="text-ink-soft">
          {quantity} × <span className="whitespace-nowrap">{formatRs(price)}</span>
        </p>
        {restrictionLines(item).map(({ text: words, icon, tone }) => (
          <Tag key={words} tone={tone} icon={icon} className="mt-1 mr-1.5">
            {words === 'Colombo only' ? text.checkout.colomboTag : words}
          </Tag>
        ))}
      </div>
      <p className="font-semibold whitespace-nowrap">{formatRs(lineTotal(price, quantity))}</p>
    </li>
  )
}
