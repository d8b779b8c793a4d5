import type { Product } from '../../api/products.ts'
import { RadioCard } from '../../components/ui/RadioCard.tsx'
import { formatRs } from '../../rules/money.ts'
import { keepUnits, perUnit } from '../../rules/nonBreaking.ts'
import type { ListLine } from '../../rules/orderList.ts'
import type { Answer } from './useOrderList.ts'

type LineChoicesProps = {
  id: string
  line: ListLine<Product>
  answer: Answer
  onAnswer: (change: Partial<Answer>) => void
}

/** The ways to read a line, one of which the shopper takes, or none. */
export function LineChoices({ id, line: { number, choices }, answer, onAnswer }: LineChoicesProps) {
  const differ = choices.some(({ quantity }) => quantity !== choices[0]?.quantity)
  return (
    <fieldset id={id} className="my-2 grid min-w-0 gap-2.5 md:grid-cols-2 lg:grid-cols-3">
      <legend className="sr-only">{`Line ${number}, which part is it?`}</legend>
      {choices.map(({ product: { product_id, sku, name, price, unit }, quantity }, at) => (
        <RadioCard
          // The same part may be offered twice, with different quantities.
          key={`${product_id} ${quantity}`}
          name={id}
          checked={answer.choice === at}
          onChange={() => onAnswer({ choice: at, quantity })}
          label={
            <span className="type-mono wrap-anywhere" translate="no">
              {sku || name}
            </span>
          }
        >
          <span dir="auto" className="block type-small text-pretty wrap-anywhere">
            {keepUnits(name)}
          </span>
          <span className="block type-small text-ink-soft">
            <span className="whitespace-nowrap" translate="no">
              {formatRs(price)}
            </span>
            <span>{` ${perUnit(unit)}`}</span>
            {differ && <span>{`, quantity ${quantity}`}</span>}
          </span>
        </RadioCard>
      ))}
      <RadioCard
        name={id}
        checked={answer.choice === undefined}
        onChange={() => onAnswer({ choice: undefined })}
        label={<span>Leave this line out</span>}
      />
    </fieldset>
  )
}
