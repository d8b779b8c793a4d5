import type { Hono } from 'hono'
import { operate } from '../../../src/api/operate.ts'
import { startOfDay } from '../../../src/rules/dates.ts'
import { randomToken, sameText, sha256 } from '../../crypto.ts'
import { secretCookie } from '../../http/secretCookie.ts'
import {
  answerComplaint,
  moveOrder,
  type Operator,
  recordPayment,
  resendMessage,
  settleForged,
  settlePayment,
} from '../../operator/acts.ts'
import { messageState, paymentTasks } from '../../operator/tasks.ts'
import { refuse } from '../../refusal.ts'
import { closedStatuses } from '../../store/orders.ts'
import type { Order } from '../../store/records.ts'
import { requireSingleLine } from '../../validation.ts'
import { withPartNumbers } from '../partNumbers.ts'
import { isToBePaid } from '../payments.ts'
import { countAttempt, forgetAll, requireWithinLimit } from '../rateLimits.ts'
import { done, idOf, route } from '../route.ts'
import type { Services } from '../services.ts'

const seconds = 12 * 60 * 60
/** The most entries of a list; more are for the command line. */
const maxEntries = 200

/** The operator's page: the token gives a cookie for twelve hours. Without a token there are no such calls. */
export function operateRoutes(app: Hono, services: Services): void {
  const { store, now, links, receipts, operatorToken, isSecure } = services
  if (!operatorToken) return
  const operator: Operator = { store, now, links, way: 'page' }
  const cookie = secretCookie('shop_operator', {
    path: '/api/operate',
    sameSite: 'Strict',
    seconds,
    isSecure,
  })
  const hashOf = (session: string) => sha256(`operator ${operatorToken} ${session}`)
  const record = (what: string) =>
    store.record({ at: now().toISOString(), way: 'page', what }, async () => true)

  route(app, operate.signIn, async (c, { body }) => {
    await requireWithinLimit(services, 'operator', c)
    // Hashes, so that the time of the comparison does not tell the length of the token either.
    if (!sameText(sha256(body.token), sha256(operatorToken))) {
      // A few a day: more would push what the operator did out of sight.
      if ((await countAttempt(services, 'recordedWrongToken', 'all')) === 0)
        await record('Sign-in refused: a wrong token')
      refuse(401, 'This is not the password of the shop.')
    }
    await forgetAll(services, 'operator', services.clientOf(c))
    const session = randomToken()
    await store.keepHash(hashOf(session), Number(now()) + seconds * 1000)
    await record('Signed in')
    cookie.set(c, session)
    return done(c)
  })

  // The calls below need a signed-in operator.
  app.use('/operate/*', async (c, next) => {
    const session = cookie.read(c)
    if (!session || !(await store.isHashKept(hashOf(session), Number(now())))) refuse(401, 'Please sign in.')
    await next()
  })

  route(app, operate.signOut, async (c) => {
    await store.takeHash(hashOf(cookie.read(c) ?? ''))
    await record('Signed out')
    cookie.remove(c)
    return done(c)
  })

  /** Orders with their part numbers, and whether they are still to be paid. */
  const forOperator = async (orders: readonly Order[]) =>
    (await withPartNumbers(store, orders)).map((order) => ({ ...order, to_pay: isToBePaid(services, order) }))

  route(app, operate.overview, async (c) => {
    const [{ open, recent }, complaints, messages, { tasks, forged }, acts] = await Promise.all([
      store.currentOrders(startOfDay(now()).toISOString(), maxEntries),
      store.complaints(),
      store.messages('dead'),
      paymentTasks(store, now()),
      store.acts(20),
    ])
    const listed = new Map([...open.list, ...recent.list].map((order) => [order.order_id, order]))
    const isClosed = ({ status }: Order) => closedStatuses.includes(status)
    const ordered = [...listed.values()].toSorted((a, b) => a.order_date.localeCompare(b.order_date))
    return c.json({
      orders: await forOperator([
        ...ordered.filter((order) => !isClosed(order)),
        ...ordered.filter(isClosed).toReversed(),
      ]),
      counts: {
        open: open.count,
        today: recent.count,
        complaints: complaints.filter(({ answered_at }) => !answered_at).length,
        messages: messages.length,
        payments: tasks.length,
        forged,
      },
      complaints: complaints
        .toReversed()
        .slice(0, maxEntries)
        .map((each) => ({
          id: each.complaint_id,
          at: each.created_at,
          name: `${each.firstName} ${each.lastName}`,
          email: each.email,
          phone: each.contactNumber,
          invoice: each.invoiceNumber,
          message: each.message,
          image: `/api/operate/complaints/${each.complaint_id}/image`,
          answered: each.answered_at ?? null,
        })),
      messages: messages
        .slice(0, maxEntries)
        .map((message) => ({ ...message, state: messageState(message) })),
      payments: tasks.slice(0, maxEntries).map(({ id, at, order_id, task, state }) => ({
        id,
        at,
        order_id,
        task,
        act: state === 'begun' ? 'record' : 'settle',
      })),
      acts,
    })
  })

  route(app, operate.order, async (c) => {
    const order = await store.order(idOf(c.req.param('id')))
    if (!order) return refuse(404, 'There is no such order.')
    return c.json((await forOperator([order]))[0])
  })

  app.get('/operate/complaints/:id/image', async (c) => {
    const id = idOf(c.req.param('id'))
    const receipt = (await store.complaints()).find(({ complaint_id }) => complaint_id === id)?.receipt
    const image = receipt && (await receipts.read(receipt.name))
    if (!image) return refuse(404, 'There is no such image.')
    return c.body(new Uint8Array(image), 200, { 'Content-Type': receipt.type })
  })

  route(app, operate.move, async (c, { body }) => {
    await moveOrder(operator, idOf(c.req.param('id')), body.status)
    return done(c)
  })

  route(app, operate.recordPayment, async (c, { body }) => {
    const payment = body.payment.trim()
    if (!payment) refuse(400, 'The number of the payment is required.')
    requireSingleLine({ payment })
    await recordPayment(operator, idOf(c.req.param('id')), payment)
    return done(c)
  })

  const acts = [
    [operate.settle, settlePayment],
    [operate.answered, answerComplaint],
    [operate.settleForged, settleForged],
  ] as const
  for (const [endpoint, act] of acts)
    route(app, endpoint, async (c) => {
      await act(operator, idOf(c.req.param('id')))
      return done(c)
    })

  route(app, operate.resend, async (c) => {
    if (!(await resendMessage(operator, idOf(c.req.param('id')))))
      refuse(409, 'This message was sent in between.')
    return done(c)
  })
}
