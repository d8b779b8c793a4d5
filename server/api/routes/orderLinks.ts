import type { Hono } from 'hono'
import { orderLinks } from '../../../src/api/orderLinks.ts'
import { refuse } from '../../refusal.ts'
import { withPartNumbers } from '../partNumbers.ts'
import { duePayment } from '../payments.ts'
import { route } from '../route.ts'
import type { Services } from '../services.ts'
import { cancelOrder } from './orders.ts'

/** The order of a link, without an account. A token that opens nothing is answered like an order that does not exist. */
export function orderLinkRoutes(app: Hono, services: Services): void {
  const orderOf = async (token: string) =>
    (await (await services.links()).order(token)) ?? refuse(404, 'Order not found.')

  route(app, orderLinks.order, async (c, { query: { token } }) => {
    const order = await orderOf(token)
    const payment = await duePayment(services, order)
    const [shown] = await withPartNumbers(services.store, [order])
    return c.json({ ...shown, ...(payment && { payment }) })
  })

  route(app, orderLinks.cancel, async (c, { body: { token } }) => {
    await cancelOrder(services, await orderOf(token))
    return c.json({ message: 'Order cancelled successfully.' })
  })
}
