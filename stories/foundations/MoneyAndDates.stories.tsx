import type { Meta, StoryObj } from '@storybook/react-vite'
import { Price } from '../../src/components/ui/Price.tsx'
import { formatDate, formatDateTime, formatTime } from '../../src/rules/dates.ts'
import { formatRs } from '../../src/rules/money.ts'
import { keepUnits } from '../../src/rules/nonBreaking.ts'
import { orderNumber } from '../../src/rules/orderNumber.ts'
import { cartText } from '../../src/text/cart.ts'
import { Block, FoundationPage, Table } from './FoundationPage.tsx'

const moment = new Date('2026-11-20T10:18:00+05:30')
const deadline = new Date('2026-11-20T12:18:00+05:30')

const money = [
  ['Two decimals, with thousands separators', formatRs(1250)],
  ['Zero', formatRs(0)],
  ['Half cents round up', formatRs(4758.335)],
  ['Discount, with a true minus sign', formatRs(-1000)],
  ['A large amount', formatRs(1_284_500.5)],
]

const dates = [
  ['Date', formatDate(moment)],
  ['Time', formatTime(deadline)],
  ['Date and time', formatDateTime(moment)],
  ['Range', '1-2 days'],
]

const numbers = [
  ['Order number', orderNumber(10_482)],
  ['Part number', 'LVR-RTD19-SN'],
  ['Dimensions, which never wrap', keepUnits('102 x 75 mm')],
]

const MoneyAndDates = () => (
  <FoundationPage
    title="Money and dates"
    lead="Amounts are in rupees, including VAT. Dates put the day before the month, and times use the 12-hour clock, always in Colombo time. All figures have the same width, so that columns of amounts align."
  >
    <Block title="Money" unit="rule" count={money.length}>
      <Table caption="Money" heads={['Rule', 'Shown']} rows={money} />
      <p className="flex flex-wrap items-baseline gap-x-8 gap-y-2 pt-5">
        <Price amount={6950} size="lg" vat />
        <Price amount={1890} vat />
        <span>
          2 × Rs. 6,950.00 per set = <Price amount={13_900} size="line" />
        </span>
      </p>
      <p className="pt-4 type-small text-ink-soft">
        One sentence keeps the format that the specification gives it: {cartText.promotion}
      </p>
    </Block>
    <Block title="Dates" unit="rule" count={dates.length}>
      <Table caption="Dates" heads={['Rule', 'Shown']} rows={dates} />
    </Block>
    <Block title="Monospaced numbers" unit="rule" count={numbers.length}>
      <div className="[&_td]:type-mono">
        <Table caption="Monospaced numbers" heads={['Rule', 'Shown']} rows={numbers} />
      </div>
    </Block>
  </FoundationPage>
)

/** How the shop writes prices, days, times and numbers. */
export default {
  title: 'Foundations/Money and dates',
  component: MoneyAndDates,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs', '!manifest'],
} satisfies Meta<typeof MoneyAndDates>
/** Examples formatted by the shop's own code. */
export const Written: StoryObj<typeof MoneyAndDates> = {}
