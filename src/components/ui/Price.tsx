import { cx } from 'class-variance-authority'
import { formatRs } from '../../rules/money.ts'

const sizes = {
  line: 'whitespace-nowrap font-semibold',
  // A card may be too narrow for millions: 'Rs.' then stands above the figures.
  card: 'type-price',
  // Never wider than its container, however large the text setting.
  lg: 'whitespace-nowrap type-price-lg text-[min(2.25rem,13cqi)]',
}

type PriceProps = {
  /** Rupees. */
  amount: number
  /** Adds 'inc VAT'. */
  vat?: boolean
  /** `line` is for running text and rows: the size of the surrounding text. Default: card. */
  size?: 'line' | 'card' | 'lg'
  className?: string
}

/** 'Rs. 1,250.00' with a small 'Rs.', so that amounts align and compare easily. */
export function Price({ amount, size = 'card', vat = false, className }: PriceProps) {
  const [currency = '', figures = ''] = formatRs(amount).split(' ')
  const sum = (
    <span translate="no" className={cx(sizes[size], !vat && className)}>
      <span className={cx(size !== 'line' && 'text-[0.7em] font-semibold')}>{currency}</span>{' '}
      <span>{figures}</span>
    </span>
  )
  if (!vat) return sum
  return (
    <span
      className={cx(
        'inline-flex flex-wrap items-baseline',
        size === 'lg' ? 'gap-x-2.5' : 'gap-x-2',
        className,
      )}
    >
      {sum}{' '}
      <span
        className={cx(
          'whitespace-nowrap font-normal text-ink-quiet',
          size === 'lg' ? 'type-compact' : 'type-micro',
        )}
      >
        inc VAT
      </span>
    </span>
  )
}

/** Rupees on one line, in the size of the text around: 'Rs. 1,250.00'. */
export const Amount = ({ of, className }: { of: number; className?: string | false | undefined }) => (
  <span translate="no" className={cx('whitespace-nowrap', className)}>
    {formatRs(of)}
  </span>
)
