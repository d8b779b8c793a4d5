import { ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import { Drawing } from '../../components/shop/Drawing.tsx'
import { TextLink } from '../../components/ui/TextLink.tsx'
import { paths } from '../../paths.ts'
import { limits } from '../../rules/limits.ts'
import { formatRs } from '../../rules/money.ts'
import { keepAmounts } from '../../rules/nonBreaking.ts'
import { shop } from '../../shop/config.ts'

const { installmentMonths, promotionOff, promotionOver } = limits

/** Three lines as they are pasted into Order by list. */
const Slip = () => (
  <div
    translate="no"
    className="border border-line bg-cell px-2.5 py-2 text-left type-micro leading-5 *:border-b *:border-line *:whitespace-nowrap"
  >
    {shop.examples.slip.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
)

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
    figure: <Drawing src={shop.pictures.promotion} size={120} />,
  },
  {
    title: `${installmentMonths.join(' or ')} installments`,
    text: 'Split the total over months. Choose it at checkout.',
    link: ['Read the terms', paths.terms],
    figure: <Drawing src={shop.pictures.installments} size={120} />,
  },
  {
    title: 'Order by list',
    text: 'Paste a list as you wrote it: part numbers, sizes or words. We find the parts.',
    link: ['Paste a list', paths.orderByList],
    figure: <Slip />,
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
