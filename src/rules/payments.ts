import type { Restrictions } from './restrictions.ts'

/**
 * The ways to pay (§4): id, value on the order, name in a history (decision 15), label, what its total is called once
 * it is placed, whether online.
 */
export const paymentMethods = [
  { id: 'card', wire: 'payhere', name: 'PayHere', label: 'Card', total: 'Total paid', online: true },
  {
    id: 'installment',
    wire: 'kokoPay',
    name: 'Koko',
    label: 'Installments',
    total: 'Total paid',
    online: true,
  },
  {
    id: 'cod',
    wire: 'COD',
    name: 'Cash on Delivery',
    label: 'Cash on Delivery',
    total: 'Total to be paid on delivery',
    online: false,
  },
] as const

type Method = (typeof paymentMethods)[number]
export type PaymentId = Method['id']
export type PaymentValue = Method['wire']

/** The way to pay with an id. */
export const paymentMethod = (id: PaymentId): Method => paymentMethods.find((method) => method.id === id)!

/** The ways to pay for an order, the first one open at first: cash on delivery alone with a cod-only item. §4 */
export const offeredPayments = ({ codOnly }: Pick<Restrictions, 'codOnly'>): Method[] =>
  paymentMethods.filter(({ id }) => codOnly.length === 0 || id === 'cod')

/** The name shown for the payment value of an order, whatever its case; an unknown value as received. Decision 15 */
export const paymentName = (value: string): string =>
  paymentMethods.find(({ wire }) => wire.toLowerCase() === value.trim().toLowerCase())?.name ?? value
