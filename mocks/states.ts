import { categories } from '../src/api/categories.ts'
import { content } from '../src/api/content.ts'
import { delivery } from '../src/api/delivery.ts'
import { messages } from '../src/api/messages.ts'
import { orders } from '../src/api/orders.ts'
import { products } from '../src/api/products.ts'
import { reviews } from '../src/api/reviews.ts'
import { session } from '../src/api/session.ts'
import type { Id } from '../src/rules/id.ts'
import { answer, fails, pending, pendingPictures, unreachable } from './api.ts'
import { seedProduct } from './parts.ts'

const at = (distanceInKm: number, shippingCost: number) =>
  answer(delivery.charge, {
    json: { distanceInKm, shippingCost, location: { lat: 6.9, lng: 79.9 }, message: '' },
  })
const only = (id: Id) => ({ id: String(id) })

/**
 * States of the server by name, grouped like the contract in src/api: `msw.use(states.delivery.at20km)`. Each overrides
 * its own calls; everything else answers as always.
 */
export const states = {
  session: {
    /** Nobody knows yet who is there: the profile check does not come back. */
    checking: pending(session.profile),
    /** The profile check ends after a while, with nobody signed in. */
    checkedLate: answer(session.profile, { status: 401, after: 1200 }),
    /** The profile check fails, which is to say: a visitor. */
    checkFailed: answer(session.profile, { status: 500, after: 200 }),
    /** The login is on its way. */
    loggingIn: pending(session.login),
    /** The server is down when one signs in. */
    loginFailed: fails(session.login),
    /** An answer of 200 without the success flag (§7): a failed login. */
    loginUnflagged: answer(session.login, { json: { message: 'ok' } }),
    /** The server does not take the logout. */
    logoutFailed: fails(session.logout),
  },

  products: {
    /** The list does not come back. */
    loading: pending(products.list),
    /** The list cannot be had. */
    failed: fails(products.list),
    /** The list is empty. */
    none: answer(products.list, { json: [] }),
    /** The brands of the filter cannot be had. */
    brandsFailed: fails(products.brands),
    /** No picture comes back. */
    picturesLoading: pendingPictures(),
    /** The new arrivals and their banner do not come back. */
    arrivalsLoading: [pending(products.newArrivals), pending(content.promotionalBanner)],
    /** The new arrivals cannot be had. */
    arrivalsFailed: fails(products.newArrivals),
    /** Whatever product is asked for, the server is down. */
    recordsFailed: fails(products.one, {}, 503),
    /** This product does not come back. */
    oneLoading: (id: Id) => pending(products.one, only(id)),
    /** This product cannot be had. */
    oneFailed: (id: Id) => fails(products.one, {}, 500, only(id)),
    /** This product cannot be had, which takes the server a moment to say. */
    oneFailedLate: (id: Id) => answer(products.one, { status: 503, after: 300 }, only(id)),
    /** This product is no longer sold. */
    oneGone: (id: Id) => fails(products.one, { message: 'No such product' }, 404, only(id)),
    /** This product, with these fields instead of its own. */
    oneWith: (id: number, changed: object) =>
      answer(products.one, { json: { ...seedProduct(id), ...changed } }, only(id)),
    /** The connection is lost: no product, no new arrivals, no reviews. */
    unreachable: [unreachable(products.one), unreachable(products.newArrivals), unreachable(reviews.list)],
  },

  reviews: {
    /** The reviews do not come back. */
    loading: pending(reviews.list),
    /** The reviews cannot be had. */
    failed: fails(reviews.list, { message: 'down' }, 503),
    /** These reviews, whichever product they are asked for. */
    given: (list: object[]) => answer(reviews.list, { json: list }),
    /** A review that is sent does not come back. */
    sending: pending(reviews.create),
    /** A review that is sent is not taken. */
    refused: fails(reviews.create, { error: 'database is down' }),
  },

  categories: {
    /** The primary categories cannot be had. */
    failed: fails(categories.primary),
  },

  content: {
    /** The promotional banner cannot be had. */
    bannerFailed: fails(content.promotionalBanner),
  },

  delivery: {
    /** An address 12.4 km away: Rs. 550.00. */
    at12km: at(12.4, 550),
    /** An address at the bound of §9, which is still near: Rs. 725.00. */
    at20km: at(20, 725),
    /** The charge does not come back. */
    pending: pending(delivery.charge),
    /** The charge cannot be worked out, and the server does not say why. */
    failed: fails(delivery.charge),
  },

  orders: {
    /** The order is on its way. */
    pending: pending(orders.purchase),
    /** The order is taken after a moment. */
    slow: answer(orders.purchase, { status: 201, json: { order_id: 10482 }, after: 300 }),
    /** The order is taken, and neither the WhatsApp message nor the email about it can be sent. */
    takenUnannounced: [
      answer(orders.purchase, { status: 201, json: { order_id: 10482 } }),
      fails(messages.whatsApp),
      fails(messages.orderEmail),
    ],
    /** The server works out another total and says so. */
    refused: fails(orders.purchase, { message: 'Total is Rs. 4,180.00, not Rs. 4,230.00.' }, 409),
    /** The connection is lost when the order is sent. */
    unreachable: unreachable(orders.purchase),
  },
}
