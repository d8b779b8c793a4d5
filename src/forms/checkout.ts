import * as z from 'zod/mini'
import type { OrderBody } from '../api/purchase.ts'
import type { User } from '../api/session.ts'
import { safeSessionStorage } from '../lib/storage.ts'
import { oneOf } from '../lib/wire.ts'
import type { CartItem } from '../rules/cart.ts'
import { fullAddress } from '../rules/delivery.ts'
import { limits } from '../rules/limits.ts'
import { parseJson } from '../rules/parseJson.ts'
import { type PaymentId, paymentMethod, paymentMethods } from '../rules/payments.ts'
import { cleanPhone } from '../rules/phone.ts'
import { prefillOf } from '../rules/prefill.ts'
import { draftKey } from '../rules/storageKeys.ts'
import type { OrderTotals } from '../rules/totals.ts'
import { checkoutText } from '../text/checkout.ts'
import { blankTexts, optionalPhone, optionalText, personFields, requiredText } from './fields.ts'

/** §5 Checkout: the required fields, the phone rule and the terms. In the order of the page, as the error summary. */
export const CheckoutForm = z.object({
  ...personFields,
  phone: optionalPhone,
  street: requiredText('Enter your street address'),
  apartment: optionalText(limits.lineLength),
  postalCode: optionalText(limits.lineLength),
  // With room for the months of a plan, which go into the notes.
  notes: optionalText(limits.textLength - 100),
  payment: oneOf(...paymentMethods.map(({ id }) => id)),
  months: oneOf(...limits.installmentMonths),
  terms: z.boolean().check(z.refine((agreed) => agreed, checkoutText.termsMissing)),
})
export type CheckoutValues = z.input<typeof CheckoutForm>

/** Initial values: payment by card (§4), terms not accepted. */
export const blankCheckout: CheckoutValues = {
  ...blankTexts(CheckoutForm),
  payment: paymentMethods[0].id,
  months: limits.installmentMonths[0],
  terms: false,
}

export const checkoutFields = Object.keys(blankCheckout) as (keyof CheckoutValues)[]

export type OrderFacts = {
  userId: User['user_id'] | null
  items: readonly CartItem[]
  totals: OrderTotals
  payment: PaymentId
  location: { lat: number; lng: number } | undefined
}

/** The order payload of §3. The months of an installment plan have no field, and go to the notes (decision 10). */
export function toOrderBody(values: CheckoutValues, order: OrderFacts): OrderBody {
  const address = fullAddress(values)
  const plan = order.payment === 'installment' ? `Installments: ${values.months} months` : ''
  return {
    userId: order.userId,
    first_name: values.firstName.trim(),
    last_name: values.lastName.trim(),
    phone: values.phone,
    email: values.email.trim(),
    total_amount: order.totals.total,
    status: 'pending',
    payment_method: paymentMethod(order.payment).wire,
    payment_status: 'pending',
    shipping_cost: order.totals.shipping ?? 0,
    shipping_address: address,
    billing_address: address,
    tracking_number: null,
    notes: [values.notes.trim(), plan].filter(Boolean).join('\n'),
    items: order.items.map((item) => ({
      product_id: item.product_id,
      quantity: item.quantity,
      unit_price: item.price,
      size: item.selectedSize ?? null,
      color: item.selectedColor ?? null,
    })),
    latitude: order.location?.lat ?? null,
    longitude: order.location?.lng ?? null,
  }
}

/** The form's first values: the tab's draft, null on the server, and in what it leaves empty the user's details (§2). */
export function valuesFor(user: User | null, draft = safeSessionStorage.read(draftKey)): CheckoutValues {
  const values = { ...blankCheckout, ...readDraft(draft) }
  if (!user) return values
  const prefill = prefillOf(user)
  return {
    ...values,
    firstName: values.firstName || prefill.firstName,
    lastName: values.lastName || prefill.lastName,
    email: values.email || prefill.email,
    phone: values.phone || cleanPhone(prefill.phone),
    street: values.street || prefill.street,
  }
}

/** Keeps what is typed for the tab. A form in which everything was cleared leaves no draft. */
export function keepDraft(values: CheckoutValues) {
  const hasInput = checkoutFields.some((field) => values[field] !== blankCheckout[field])
  if (hasInput) safeSessionStorage.write(draftKey, JSON.stringify(values))
  else safeSessionStorage.remove(draftKey)
}

// What the shopper chooses has to be one of the choices, or the form could not be sent and would not say why.
const { payment, months } = CheckoutForm.shape
const choices: Record<string, z.ZodMiniType> = { payment, months }

/** Reads the draft kept for the tab. Values of the wrong type and choices that do not exist are dropped. */
export function readDraft(stored: string | null): Partial<CheckoutValues> {
  const draft = parseJson(stored)
  if (typeof draft !== 'object' || draft === null) return {}
  const fields = Object.entries(draft).filter(
    ([field, value]) =>
      typeof value === typeof blankCheckout[field as keyof CheckoutValues] &&
      z.safeParse(choices[field] ?? z.unknown(), value).success,
  )
  return Object.fromEntries(fields)
}
