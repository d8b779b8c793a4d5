import { cx } from 'class-variance-authority'
import { ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import { TextLink } from '../../components/ui/Button.tsx'
import { paths } from '../../paths.ts'
import { limits } from '../../rules/limits.ts'
import { formatRs } from '../../rules/money.ts'
import { keepAmounts } from '../../rules/nonBreaking.ts'
import { installmentPlan } from '../../rules/totals.ts'
import { shop } from '../../shop/config.ts'

const { installmentMonths, promotionOff, promotionOver } = limits

/** What the offer comes to, in three lines of paper. */
const Slip = ({ lines, className }: { lines: readonly string[]; className?: string }) => (
  <div
    translate="no"
    className={cx(
      'border border-line bg-cell px-2.5 py-2 type-micro leading-5 *:border-b *:border-line *:whitespace-nowrap',
      className,
    )}
  >
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
)

/** An order of a tenth more than the promotion asks for, and one of Rs. 5,000.00 a month. */
const discounted = promotionOver * 1.1
const split = 5000 * installmentMonths[0]

const cards: {
  title: string
  text: string
  link: [label: string, to: string]
  figure: ReactNode
}[] = [
  {
    title: `${formatRs(promotionOff)} off`,
    text: `On orders over ${keepAmounts(formatRs(promotionOver))}. Taken off at checkout, no code to enter.`,
    link: ['Browse products', paths.products],
    figure: (
      <Slip
        lines={[formatRs(discounted), formatRs(-promotionOff), formatRs(discounted - promotionOff)]}
        className="text-right *:last:font-bold"
      />
    ),
  },
  {
    title: `${installmentMonths.join(' or ')} installments`,
    text: 'Split the total over months. Choose it at checkout.',
    link: ['Read the terms', paths.terms],
    figure: (
      <Slip
        lines={[
          formatRs(split),
          ...installmentMonths.map(
            (months) => `${months} × ${formatRs(installmentPlan(split, months).monthly)}`,
          ),
        ]}
        className="text-right"
      />
    ),
  },
  {
    title: 'Order by list',
    text: 'Paste a list as you wrote it: part numbers, sizes or words. We find the parts.',
    link: ['Paste a list', paths.orderByList],
    figure: <Slip lines={shop.examples.slip} />,
  },
]

/** §2 the promo cards: what the shop offers on every order. */
export const PromoCards = () => (
  <div className="wrap pt-4">
    <ul className="ruled grid md:grid-cols-3">
      {cards.map(({ title, text, link: [label, to], figure }) => (
        <li key={title} className="@container flex">
          <div className="flex flex-1 flex-col items-start p-5">
            <h2 className="type-h3">{title}</h2>
            <p className="mt-1.5 mb-4 type-compact text-ink-soft text-pretty">{text}</p>
            <TextLink to={to} after={ArrowRight} className="mt-auto">
              {label}
            </TextLink>
          </div>
          <div
            aria-hidden
            className="grid min-h-40 basis-38 flex-none place-items-center bg-photo @max-[19rem]:hidden"
          >
            {figure}
          </div>
        </li>
      ))}
    </ul>
  </div>
)
