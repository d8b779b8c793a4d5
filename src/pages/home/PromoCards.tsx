import { ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import { Drawing } from '../../components/shop/Drawing.tsx'
import { TextLink } from '../../components/ui/TextLink.tsx'
import { categoryProductsPath, paths } from '../../paths.ts'
import { groupedNumber } from '../../rules/groupedNumber.ts'
import { limits } from '../../rules/limits.ts'
import { formatRs } from '../../rules/money.ts'
import { keepAmounts } from '../../rules/nonBreaking.ts'
import { shop } from '../../shop.config.ts'

const { byTheBox } = shop.home
const { installmentMonths, promotionOff, promotionOver } = limits

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
    figure: `−${groupedNumber(promotionOff)}`,
  },
  {
    title: `${installmentMonths.join(' or ')} installments`,
    text: 'Split the total over months. Choose it at checkout.',
    link: ['Read the terms', paths.terms],
    figure: installmentMonths.map((months) => `÷${months}`).join(' '),
  },
  {
    title: 'Fixings by the box',
    text: 'Screws in boxes of 100, 200 and 500. One price per box.',
    link: ['See fixings', categoryProductsPath(byTheBox.slug)],
    figure: <Drawing src={byTheBox.picture} size={96} />,
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
            className="grid min-h-40 basis-32 flex-none place-items-center bg-photo text-center type-price-lg @max-[19rem]:hidden"
          >
            {figure}
          </div>
        </li>
      ))}
    </ul>
  </div>
)
