import type { OrderBody } from '../../src/api/purchase.ts'
import { type DeliveryOutcome, deliveryOutcome } from '../../src/rules/delivery.ts'
import { isEmail } from '../../src/rules/email.ts'
import { groupedNumber } from '../../src/rules/groupedNumber.ts'
import { limits } from '../../src/rules/limits.ts'
import { formatRs, roundCents } from '../../src/rules/money.ts'
import { offeredPayments } from '../../src/rules/payments.ts'
import { isPhone } from '../../src/rules/phone.ts'
import { readFlags, restrictionsOf } from '../../src/rules/restrictions.ts'
import { orderTotals } from '../../src/rules/totals.ts'
import { shop } from '../../src/shop/config.ts'
import { refuse } from '../refusal.ts'
import type { NewOrder, ProductRecord, User } from '../store/records.ts'
import { requireSingleLine, requireText } from '../validation.ts'
import type { Delivery } from './delivery.ts'

/** Rupees: the largest amount that the database holds. */
const maxTotal = 999_999_999_999.99

/** Refuses with 400 an order whose fields are invalid by themselves. §5 */
export function requireOrderFields(body: OrderBody): void {
  const { first_name, last_name, email, phone, shipping_address } = body
  if (body.items.length === 0) refuse(400, 'No items in your order.')
  requireText({ first_name, last_name, email, shipping_address })
  requireSingleLine({ first_name, last_name })
  if (!isEmail(email)) refuse(400, 'email is not valid.')
  if (phone !== '' && !isPhone(phone)) refuse(400, 'Phone number must be 10 digits and start with 0')
  for (const [at, { size, color }] of body.items.entries())
    requireSingleLine({ [`items.${at}.size`]: size ?? '', [`items.${at}.color`]: color ?? '' })
  const quantities = new Map<unknown, number>()
  for (const { product_id, quantity } of body.items) {
    const sum = (quantities.get(product_id) ?? 0) + quantity
    if (sum > limits.maxQuantity)
      refuse(400, `At most ${groupedNumber(limits.maxQuantity)} of one product can be ordered.`)
    quantities.set(product_id, sum)
  }
  if (body.total_amount > maxTotal) refuse(400, `An order can come to at most ${formatRs(maxTotal)}.`)
}

/** The items of an order and its sums, in rupees. */
type Sums = { items: NewOrder['items']; shipping: number; total: number }

/** Why products of an order are not delivered to its address. §9 */
function undelivered(outcome: DeliveryOutcome): string[] {
  if (outcome.state !== 'unavailable') return []
  if (outcome.reason !== 'colomboOnly') return outcome.names.map((name) => `${name} is not delivered.`)
  const where = outcome.takenAs
    ? 'it is not clear where this address is'
    : `this address is ${outcome.distanceInKm.toFixed(1)} km away`
  return outcome.names.map((name) => `${name} is only deliverable within ${shop.city} and ${where}.`)
}

/**
 * Recalculates an order from the shop's records; `changes` says in words where the request differs. `delivery` is undefined
 * for an unknown address; `needsAddress`: it cannot be placed without one. §4, §9, decisions 2, 4, 6, 7
 */
export function recalculateOrder(
  body: OrderBody,
  products: readonly ProductRecord[],
  delivery: Delivery | undefined,
): Sums & { changes: string[]; needsAddress: boolean } {
  const byId = new Map<unknown, ProductRecord>(products.map((product) => [product.product_id, product]))
  const changes: string[] = []
  const lines = body.items.flatMap((item) => {
    const product = byId.get(item.product_id)
    return product ? [{ item, product }] : []
  })
  for (const id of new Set(body.items.map(({ product_id }) => product_id)))
    if (!byId.has(id)) changes.push(`Product ${id} is no longer sold.`)

  for (const { item, product } of lines)
    if (roundCents(item.unit_price) !== product.price)
      changes.push(`${product.name} now costs ${formatRs(product.price)}, not ${formatRs(item.unit_price)}.`)

  const restrictions = restrictionsOf(
    [...new Set(lines.map(({ product }) => product))].map((product) => ({
      name: product.name,
      ...readFlags(product),
    })),
  )
  if (!offeredPayments(restrictions).some(({ wire }) => wire === body.payment_method))
    changes.push('Only Cash on Delivery is available for this product(s).')

  const priced = lines.map(({ item, product }) => ({ price: product.price, quantity: item.quantity }))
  const outcome = deliveryOutcome({
    restrictions,
    itemsTotal: orderTotals(priced, 0).subtotal,
    charge: delivery ? { status: 'known', ...delivery } : { status: 'failed' },
  })
  changes.push(...undelivered(outcome))

  const { shipping, total } = orderTotals(priced, outcome.shipping)
  if (outcome.canPay && lines.length > 0) {
    if (shipping !== roundCents(body.shipping_cost))
      changes.push(`Delivery is ${formatRs(shipping ?? 0)}, not ${formatRs(body.shipping_cost)}.`)
    if (total !== roundCents(body.total_amount))
      changes.push(`Total is ${formatRs(total)}, not ${formatRs(body.total_amount)}.`)
  }

  const items = lines.map(({ item: { quantity, size, color }, product }) => ({
    product_id: product.product_id,
    product_name: product.name,
    image_url: product.images[0] ?? '',
    quantity,
    unit_price: product.price,
    size,
    color,
  }))
  return {
    changes,
    needsAddress: outcome.state === 'failed' && !outcome.canPay,
    items,
    shipping: shipping ?? 0,
    total,
  }
}

/** The order of a request, with the items and sums of the shop's own records. */
export const newOrderOf = (
  body: OrderBody,
  { items, shipping, total }: Sums,
  delivery: Delivery | undefined,
  user: User | undefined,
  now: Date,
): NewOrder => ({
  user_id: user?.user_id ?? null,
  order_date: now.toISOString(),
  status: body.status,
  first_name: body.first_name,
  last_name: body.last_name,
  phone: body.phone,
  email: body.email,
  items,
  shipping_cost: shipping,
  total_amount: total,
  shipping_address: body.shipping_address,
  billing_address: body.billing_address,
  payment_method: body.payment_method,
  payment_status: body.payment_status,
  notes: body.notes,
  latitude: delivery?.place.lat ?? null,
  longitude: delivery?.place.lng ?? null,
})
