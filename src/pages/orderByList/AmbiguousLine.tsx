import type { Product } from '../../api/products.ts'
import { QuantityField } from '../../components/ui/QuantityField.tsx'
import { RadioCard } from '../../components/ui/RadioCard.tsx'
import { groupedNumber } from '../../rules/groupedNumber.ts'
import { limits } from '../../rules/limits.ts'
import { formatRs } from '../../rules/money.ts'
import { keepUnits } from '../../rules/nonBreaking.ts'
import type { ListLine } from '../../rules/orderList.ts'
import type { Answer } from './useOrderList.ts'

type AmbiguousLineProps = {
  line: ListLine<Product>
  answer: Answer
  onAnswer: (change: Partial<Answer>) => void
}

const question = {
  several: 'This can be more than one part. Which is it?',
  similar: 'There is no part with just this number. Is it this one?',
  words: 'Found by its words. Which part is it?',
  quantity: 'The quantity is not clear. Is it this part, and how many?',
  tooMany: `At most ${groupedNumber(limits.maxQuantity)} of a part can be ordered at once. Is it this part, and how many?`,
}

/** A line that can be read in more than one way: it is left out until the shopper chooses a reading. */
export function AmbiguousLine({ line, answer, onAnswer }: AmbiguousLineProps) {
  const { number, text, choices, why = 'several' } = line
  const name = `line-${number}`
  return (
    <li className="border-b border-line p-4 md:px-5">
      <fieldset className="min-w-0">
        <legend className="type-compact">
          <span className="text-ink-quiet">{`Line ${number}: `}</span>
          <bdi translate="no" className="type-mono wrap-anywhere">
            {text}
          </bdi>
          <span className="block pt-1">{question[why]}</span>
        </legend>
        <div className="mt-3 grid gap-2.5 md:grid-cols-2">
          {choices.map(({ product, quantity }, at) => (
            <RadioCard
              // The same part may be offered twice, with different quantities.
              key={`${product.product_id} ${quantity}`}
              name={name}
              checked={answer.choice === at}
              onChange={() => onAnswer({ choice: at, quantity })}
              label={
                <span translate="no" className="type-mono wrap-anywhere">
                  {product.sku || product.name}
                </span>
              }
            >
              <span dir="auto" className="block type-small text-pretty wrap-anywhere">
                <span>{`${keepUnits(product.name)},`}</span>{' '}
                <span translate="no" className="whitespace-nowrap">
                  {formatRs(product.price)}
                </span>{' '}
                <span>
                  {`${product.unit}${choices.some((other) => other.quantity !== quantity) ? `, quantity ${quantity}` : ''}`}
                </span>
              </span>
            </RadioCard>
          ))}
          <RadioCard
            name={name}
            checked={answer.choice === undefined}
            onChange={() => onAnswer({ choice: undefined })}
            label="Leave this line out"
            className="col-span-full"
          />
        </div>
      </fieldset>
      {answer.choice !== undefined && (
        <QuantityField
          label={`Quantity, line ${number}`}
          value={answer.quantity}
          onChange={(quantity) => onAnswer({ quantity })}
          className="mt-3"
        />
      )}
    </li>
  )
}
