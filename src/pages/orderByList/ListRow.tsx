import { cx } from 'class-variance-authority'
import { memo, useId, useState } from 'react'
import type { Product } from '../../api/products.ts'
import { oneLine } from '../../components/shop/fitsALine.ts'
import { RestrictionMarks } from '../../components/shop/RestrictionMarks.tsx'
import { Button, ButtonLink, TextButton } from '../../components/ui/Button.tsx'
import { Mono } from '../../components/ui/Mono.tsx'
import { Picture } from '../../components/ui/Picture.tsx'
import { Amount } from '../../components/ui/Price.tsx'
import { QuantityField } from '../../components/ui/QuantityField.tsx'
import { RadioCard } from '../../components/ui/RadioCard.tsx'
import { Tag } from '../../components/ui/Tag.tsx'
import { searchPath } from '../../paths.ts'
import { groupedNumber } from '../../rules/groupedNumber.ts'
import { limits } from '../../rules/limits.ts'
import { formatRs, lineTotal } from '../../rules/money.ts'
import { keepUnits, perUnit } from '../../rules/nonBreaking.ts'
import type { ListLine } from '../../rules/orderList.ts'
import type { Answer, AnsweredLine } from './useOrderList.ts'

type ListRowProps = AnsweredLine & { onAnswer: (number: number, change: Partial<Answer>) => void }

const doubts = {
  several: 'Choose one',
  similar: 'No part has just this number',
  words: 'By its words',
  size: 'Not in this size',
  quantity: 'How many?',
  tooMany: `At most ${groupedNumber(limits.maxQuantity)}`,
}

/** What is to be said of a line, in a few words; '' for one that was found by its number. */
function statusOf(
  { state, plain, choices, why = 'several' }: ListLine<Product>,
  product: Product | undefined,
): string {
  if (state === 'unknown') return 'Not found'
  if (!product && (state === 'match' || plain)) return 'Left out'
  if (state === 'match') return ''
  const ofSeveral = (why === 'words' || why === 'similar') && choices.length > 1
  // A part that its words alone have found is shown as taken, without a remark.
  if (product && why === 'words') return ''
  return ofSeveral && !product ? 'Choose one' : doubts[why]
}

/** A line of the list: the customer's words, the part, its quantity and sum. Other ways to read it open below. */
export const ListRow = memo(function ListRow({ line, answer, product, isInCart, onAnswer }: ListRowProps) {
  const [open, setOpen] = useState(false)
  const panel = useId()
  const { number, text, state, choices } = line
  const change = (part: Partial<Answer>) => onAnswer(number, part)
  const opens = {
    'aria-expanded': open,
    'aria-controls': open ? panel : undefined,
    onClick: () => setOpen(!open),
  }
  const matches = choices.length === 1 ? '1 match' : `${choices.length} matches`
  const others = choices.length - (product ? 1 : 0)
  const otherwise = others > 0 ? `Other matches (${others})` : 'Leave out'
  return (
    <li
      // Has the focus when its button to leave it out goes: see keepFocus.ts.
      tabIndex={-1}
      className="border-b border-line px-2 py-1.5 md:px-5 md:py-2"
    >
      <div className="grid grid-cols-[3.625rem_2.25rem_minmax(0,1fr)_auto] items-center gap-x-2 md:gap-x-4 md:grid-cols-[minmax(0,1fr)_3.5rem_minmax(0,1.5fr)_9rem_9rem]">
        <p
          // On a desktop the remarks on open lines stand below each other.
          className={cx(
            'flex flex-wrap items-center gap-x-2',
            product ? 'col-span-full md:col-span-1' : 'col-span-3 md:contents',
          )}
        >
          <span className="min-w-0 flex-auto type-mono wrap-anywhere" translate="no">
            {/* A line that numbers itself, '1. Hinge', shows its own number. */}
            <span
              className={/^\D?\d+[.)\]]\s/.test(text) ? 'sr-only' : 'text-ink-quiet'}
            >{`${number}. `}</span>
            <bdi>{text}</bdi>
          </span>
          <LineStatus line={line} product={product} isInCart={isInCart} />
          {isInCart && (
            <TextButton
              aria-label={`Add again, line ${number}`}
              className="type-small"
              onClick={() => change({ again: true })}
            >
              Add again
            </TextButton>
          )}
          {product && !isInCart && (
            <TextButton
              aria-label={`${otherwise}, line ${number}`}
              className="type-small"
              {...(others > 0 ? opens : { onClick: () => change({ choice: undefined }) })}
            >
              {otherwise}
            </TextButton>
          )}
        </p>
        {product ? (
          <FoundPart
            number={number}
            product={product}
            answer={answer}
            isInCart={isInCart}
            onChange={change}
          />
        ) : (
          // On a desktop it begins where the parts do.
          <p className="flex min-h-9 items-center md:col-span-2 md:col-start-2">
            {state === 'unknown' ? (
              <ButtonLink size="xs" to={searchPath(text.slice(0, 80))} target="_blank">
                <span>Search</span>
                <span className="sr-only">{` for line ${number}, in a new tab`}</span>
              </ButtonLink>
            ) : (
              <Button size="xs" aria-label={`${matches}, line ${number}`} {...opens}>
                {matches}
              </Button>
            )}
          </p>
        )}
      </div>
      {open && !isInCart && <LineChoices id={panel} line={line} answer={answer} onAnswer={change} />}
    </li>
  )
})

function LineStatus({ line, product, isInCart }: Pick<ListRowProps, 'line' | 'product' | 'isInCart'>) {
  if (isInCart) return <Tag tone="success">In the cart</Tag>
  const status = statusOf(line, product)
  if (!status) return null
  if (product) return <span className="type-micro text-ink-soft">{status}</span>
  return (
    <Tag
      tone={line.state === 'unknown' ? 'danger' : 'caution'}
      className="md:order-1 md:col-span-2 md:justify-self-start"
    >
      {status}
    </Tag>
  )
}

type FoundPartProps = Pick<ListRowProps, 'answer' | 'isInCart'> & {
  number: number
  product: Product
  onChange: (part: Partial<Answer>) => void
}

/** The cells of the part that was found for a line: its picture, name, quantity and sum. */
const FoundPart = ({ number, product, answer, isInCart, onChange }: FoundPartProps) => (
  <>
    <Picture
      src={product.images[0]}
      alt=""
      width={1}
      height={1}
      sizes="3.5rem"
      className="max-md:col-start-2 max-md:row-span-2"
    />
    <div className="min-w-0 max-md:col-span-2">
      <p dir="auto" className="type-name text-pretty max-md:text-sm max-md:leading-4.5">
        {keepUnits(product.name)}
      </p>
      <p className="type-micro text-ink-soft">
        <Mono className={`mr-1.5 max-md:text-xs ${oneLine(product.sku)}`}>{product.sku}</Mono>
        <Amount of={product.price} className="mr-1" />
        <span className="inline-block">{perUnit(product.unit)}</span>
      </p>
      <RestrictionMarks product={product} className="mr-1.5" />
    </div>
    <div className="max-md:col-start-1 max-md:row-span-2 max-md:row-start-2">
      {isInCart ? (
        <span className="whitespace-nowrap">{`× ${answer.quantity}`}</span>
      ) : (
        <QuantityField
          slim
          label={`Quantity, line ${number}, ${keepUnits(product.name)}`}
          value={answer.quantity}
          onChange={(quantity) => onChange({ quantity })}
          unit={product.unit}
        />
      )}
    </div>
    <p className="text-right font-semibold whitespace-nowrap max-md:col-span-2" translate="no">
      {formatRs(lineTotal(product.price, answer.quantity))}
    </p>
  </>
)

type LineChoicesProps = {
  id: string
  line: ListLine<Product>
  answer: Answer
  onAnswer: (change: Partial<Answer>) => void
}

/** The ways to read a line, one of which the shopper takes, or none. */
function LineChoices({ id, line: { number, choices }, answer, onAnswer }: LineChoicesProps) {
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
          label={<Mono className="wrap-anywhere">{sku || name}</Mono>}
        >
          <span dir="auto" className="block type-small text-pretty wrap-anywhere">
            {keepUnits(name)}
          </span>
          <span className="block type-small text-ink-soft">
            <Amount of={price} />
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
