import { type CartItem, colomboOnlyNames } from './cart.ts'

/** What the items of an order allow (§4). */
export type Restrictions = {
  /** Whether every item can be delivered. */
  deliverable: boolean
  codOnly: boolean
  colomboOnly: boolean
  colomboOnlyNames: string[]
  undeliverableNames: string[]
}

export type PaymentTab = 'card' | 'installment' | 'cod'
export type PaymentMethod = 'payhere' | 'kokoPay' | 'COD'

type Restricted = Pick<CartItem, 'name' | 'delivery_available' | 'cod_only' | 'colombo_only'>

/** Combines restrictions: deliverable only if every item is; cash-only or Colombo-only if any item is. §4 */
export function restrictionsOf(items: readonly Restricted[]): Restrictions {
  const colombo = colomboOnlyNames(items)
  const undeliverable = items.filter((item) => item.delivery_available === 0).map((item) => item.name)
  return {
    deliverable: undeliverable.length === 0,
    codOnly: items.some((item) => item.cod_only === 1),
    colomboOnly: colombo.length > 0,
    colomboOnlyNames: colombo,
    undeliverableNames: undeliverable,
  }
}

/** Ways to pay: cash on delivery alone when any item is cod-only. §4 */
export const paymentTabs = ({ codOnly }: Pick<Restrictions, 'codOnly'>): PaymentTab[] =>
  codOnly ? ['cod'] : ['card', 'installment', 'cod']

/** The tab open at first: cod when any item is cod-only, otherwise card. §4 */
export const defaultPaymentTab = ({ codOnly }: Pick<Restrictions, 'codOnly'>): PaymentTab =>
  codOnly ? 'cod' : 'card'

const methods: Record<PaymentTab, PaymentMethod> = { card: 'payhere', installment: 'kokoPay', cod: 'COD' }

/** The payment method that the order carries for a tab. §4 */
export const paymentMethod = (tab: PaymentTab): PaymentMethod => methods[tab]

const names = new Map([
  ['payhere', 'PayHere'],
  ['kokopay', 'Koko'],
  ['cod', 'Cash on Delivery'],
])

/** The name shown for a payment method; unknown methods are shown as received. Decision 15 */
export const paymentName = (method: string): string => names.get(method.trim().toLowerCase()) ?? method
