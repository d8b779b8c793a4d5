import { startUpper } from './characters.ts'
import { policyFacts } from './policyFacts.ts'
import type { Restrictions } from './restrictions.ts'

/** When an order is settled: by a gateway before it is confirmed, in cash on delivery, or by a transfer afterwards. */
type Settlement = 'gateway' | 'onDelivery' | 'transfer'

/** What a placed order's total is called: of nothing that is still to be settled is said that it is paid. Decision 12 */
const totals: Record<Settlement, string> = {
  gateway: 'Total paid',
  onDelivery: 'Total to be paid on delivery',
  transfer: 'Total to be paid by bank transfer',
}

type PaymentMethod = {
  id: string
  wire: string
  name: string
  label: string
  words: Record<'short' | 'offer' | 'how' | 'terms', string>
} & (
  | { settles: 'gateway' | 'onDelivery' }
  // `toPay` tells the customer of an order, by its number, where to pay: on its pages and in its email.
  | { settles: 'transfer'; toPay: (order: string) => string }
)

/**
 * The ways to pay (§4): id, value on the order, name in a history (decision 15), label of its tab, how it settles, and
 * what sentences call it: in few words, as an offer, after 'you pay', and the same with its terms.
 */
export const paymentMethods = [
  {
    id: 'card',
    wire: 'payhere',
    name: 'PayHere',
    label: 'Card',
    settles: 'gateway',
    words: { short: 'card', offer: 'card', how: 'by card', terms: 'by card' },
  },
  {
    id: 'installment',
    wire: 'kokoPay',
    name: 'Koko',
    label: 'Installments',
    settles: 'gateway',
    words: {
      short: 'installments',
      offer: `${policyFacts.months} month installments`,
      how: 'in installments',
      terms: `in ${policyFacts.months} monthly installments`,
    },
  },
  {
    id: 'cod',
    wire: 'COD',
    name: 'Cash on Delivery',
    label: 'Cash on Delivery',
    settles: 'onDelivery',
    words: {
      short: 'cash',
      offer: 'cash on delivery',
      how: 'by cash on delivery',
      terms: 'by cash on delivery',
    },
  },
] as const satisfies readonly PaymentMethod[]

export type PaymentId = (typeof paymentMethods)[number]['id']
export type PaymentValue = (typeof paymentMethods)[number]['wire']
type Method = PaymentMethod & { id: PaymentId; wire: PaymentValue }

/** The way to pay with an id. */
export const paymentMethod = (id: PaymentId): Method => paymentMethods.find((method) => method.id === id)!

/** What the total of an order that is placed is called. §2, decision 12 */
export const totalWords = (id: PaymentId): string => totals[paymentMethod(id).settles]

/** The ways to pay for an order, the first one open at first: cash on delivery alone with a cod-only item. §4 */
export const offeredPayments = ({ codOnly }: Pick<Restrictions, 'codOnly'>): Method[] =>
  paymentMethods.filter(({ id }) => codOnly.length === 0 || id === 'cod')

/** The way to pay with the payment value of an order, whatever its case; undefined for an unknown value. */
const methodOf = (value: string): Method | undefined =>
  paymentMethods.find(({ wire }) => wire.toLowerCase() === value.trim().toLowerCase())

/** The name shown for the payment value of an order; an unknown value as received. Decision 15 */
export const paymentName = (value: string): string => methodOf(value)?.name ?? value

/** Where and how an order with a payment value is paid by transfer; undefined for the other ways to pay. */
export function transferWords(value: string, order: string): string | undefined {
  const method = methodOf(value)
  return method?.settles === 'transfer' ? method.toPay(order) : undefined
}

/** How an order with a payment value is settled; undefined for an unknown value. */
export const settlementOf = (value: string): Settlement | undefined => methodOf(value)?.settles

/** 'a or b', 'a, b, or c'. Without Intl, whose data are slow to load on a phone. */
const anyOf = (words: readonly string[]): string =>
  words.length < 3 ? words.join(' or ') : `${words.slice(0, -1).join(', ')}, or ${words.at(-1)}`

/** The sentences that list the ways to pay. */
export const paymentWords = {
  /** 'Card, installments, cash'. */
  short: startUpper(paymentMethods.map(({ words }) => words.short).join(', ')),
  /** 'Card, 3 or 6 month installments, or cash on delivery'. */
  offer: startUpper(anyOf(paymentMethods.map(({ words }) => words.offer))),
  /** 'by card, in installments, or by cash on delivery'. */
  how: anyOf(paymentMethods.map(({ words }) => words.how)),
  /** The same of those that a gateway settles: 'by card or in installments'. */
  online: anyOf(paymentMethods.filter(({ settles }) => settles === 'gateway').map(({ words }) => words.how)),
  /** 'by card, in 3 or 6 monthly installments, or by cash on delivery'. */
  terms: anyOf(paymentMethods.map(({ words }) => words.terms)),
  /** One sentence part for each way: 'by card, through PayHere'. */
  each: paymentMethods.map(({ name, settles, words }) =>
    settles === 'gateway' ? `${words.terms}, through ${name}` : words.terms,
  ),
}
