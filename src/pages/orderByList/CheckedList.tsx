import { Children, memo, type ReactNode, useCallback, useEffect, useRef } from 'react'
import type { Product } from '../../api/products.ts'
import { RestrictionMarks } from '../../components/shop/RestrictionMarks.tsx'
import { Button } from '../../components/ui/Button.tsx'
import { QuantityField } from '../../components/ui/QuantityField.tsx'
import { TextLink } from '../../components/ui/TextLink.tsx'
import { usePortion } from '../../components/ui/usePortion.tsx'
import { searchPath } from '../../paths.ts'
import { type CartItem, cartTotal } from '../../rules/cart.ts'
import { counted } from '../../rules/counted.ts'
import { formatRs, lineTotal } from '../../rules/money.ts'
import { keepUnits } from '../../rules/nonBreaking.ts'
import type { ListLine } from '../../rules/orderList.ts'
import { AmbiguousLine } from './AmbiguousLine.tsx'
import { type Answer, chosenProduct } from './useOrderList.ts'

type CheckedListProps = {
  lines: readonly ListLine<Product>[]
  answers: ReadonlyMap<number, Answer>
  onAnswer: (number: number, change: Partial<Answer>) => void
  /** The items that the button would add to the cart. */
  items: readonly CartItem[]
  onAdd: () => void
}

const portion = 100

function Group({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  const { list, visible, more } = usePortion(Children.toArray(children), portion, 'lines')
  if (count === 0) return null
  return (
    <section aria-label={title} className="mt-7">
      <h3 className="pb-2 type-h3">
        <span>{title}</span> <span className="type-small text-ink-quiet">{counted(count, 'line')}</span>
      </h3>
      <ul ref={list} className="border-x border-t border-line border-t-ink bg-cell">
        {visible}
      </ul>
      {more}
    </section>
  )
}

/** The result of a check: the doubtful, unknown and found lines. Nothing is in the cart yet (BEY-24). */
export function CheckedList({ lines, answers, onAnswer, items, onAdd }: CheckedListProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const setQuantity = useCallback(
    (number: number, quantity: number) => onAnswer(number, { quantity }),
    [onAnswer],
  )

  const of = (state: ListLine<Product>['state']) => lines.filter((line) => line.state === state)
  const [matches, ambiguous, unknown] = [of('match'), of('ambiguous'), of('unknown')]
  const open = ambiguous.filter(({ number }) => answers.get(number)?.choice === undefined).length
  return (
    <div className="mt-7">
      <h2
        ref={heading}
        tabIndex={-1}
        className="type-h2 outline-none! shadow-none!"
      >{`${matches.length} found, ${ambiguous.length} doubtful, ${unknown.length} unknown`}</h2>
      <Group title="Doubtful" count={ambiguous.length}>
        {ambiguous.map((line) => (
          <AmbiguousLine
            key={line.number}
            line={line}
            answer={answers.get(line.number) ?? { choice: undefined, quantity: 1 }}
            onAnswer={(change) => onAnswer(line.number, change)}
          />
        ))}
      </Group>
      <Group title="Unknown" count={unknown.length}>
        {unknown.map(({ number, text }) => (
          <li
            key={number}
            className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line px-4 py-2.5 md:px-5"
          >
            <span className="type-compact text-ink-quiet">{`Line ${number}: `}</span>
            <span translate="no" dir="auto" className="min-w-0 flex-[1_1_10rem] type-mono wrap-anywhere">
              {text}
            </span>
            <TextLink to={searchPath(text.slice(0, 80))} target="_blank">
              Search<span className="sr-only">{` for line ${number}, in a new tab`}</span>
            </TextLink>
          </li>
        ))}
      </Group>
      <Group title="Found" count={matches.length}>
        {matches.map((line) => {
          const answer = answers.get(line.number)
          const part = answer && chosenProduct(line, answer)
          return (
            part && (
              <MatchLine
                key={line.number}
                number={line.number}
                product={part}
                quantity={answer.quantity}
                onQuantity={setQuantity}
              />
            )
          )
        })}
      </Group>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-ink pt-4">
        <p className="mr-auto type-h3">
          <span>{`Total ${formatRs(cartTotal(items))}`}</span>{' '}
          <span className="type-micro text-ink-quiet">inc VAT</span>
        </p>
        {items.length > 0 && (
          <Button
            variant="primary"
            size="xl"
            hook
            onClick={onAdd}
          >{`Add ${counted(items.length, 'line')} to cart`}</Button>
        )}
      </div>
      <p role="status" className="mt-2 type-small text-ink-soft">
        {open + unknown.length > 0 && `${counted(open + unknown.length, 'line')} will be left out.`}
      </p>
    </div>
  )
}

type MatchLineProps = {
  number: number
  product: Product
  quantity: number
  onQuantity: (number: number, quantity: number) => void
}

/** A line that matches one part for certain. Lines out of view skip layout, because a list may have hundreds. */
const MatchLine = memo(function MatchLine({ number, product, quantity, onQuantity }: MatchLineProps) {
  const { sku, name, price, unit } = product
  const label = keepUnits(name)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2.5 [contain-intrinsic-size:auto_4rem] [content-visibility:auto] md:px-5">
      <div className="min-w-0 flex-1 basis-56">
        <p translate="no" className="type-mono wrap-anywhere">
          {sku}
        </p>
        <p dir="auto" className="type-compact">
          {label}
        </p>
        <p className="type-compact text-ink-soft">
          <span translate="no" className="whitespace-nowrap">
            {formatRs(price)}
          </span>{' '}
          <span>{unit}</span>
        </p>
        <RestrictionMarks product={product} className="mr-3" />
      </div>
      <QuantityField
        label={`Quantity, line ${number}, ${label}`}
        value={quantity}
        onChange={(next) => onQuantity(number, next)}
        unit={unit}
      />
      <p translate="no" className="ml-auto min-w-28 text-right font-semibold whitespace-nowrap">
        {formatRs(lineTotal(price, quantity))}
      </p>
    </li>
  )
})
