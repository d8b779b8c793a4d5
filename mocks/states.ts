import { products as catalogue } from '../server/demo/products.ts'
import { feedback as seedFeedback } from '../server/demo/reviews.ts'
import { users } from '../server/demo/users.ts'
import { account } from '../src/api/account.ts'
import { analytics } from '../src/api/analytics.ts'
import { captcha } from '../src/api/captcha.ts'
import { categories } from '../src/api/categories.ts'
import { complaints } from '../src/api/complaint.ts'
import { content } from '../src/api/content.ts'
import { delivery } from '../src/api/delivery.ts'
import { feedback } from '../src/api/feedback.ts'
import { messages } from '../src/api/messages.ts'
import { operate } from '../src/api/operate.ts'
import { orderLinks } from '../src/api/orderLinks.ts'
import { orders } from '../src/api/orders.ts'
import { products } from '../src/api/products.ts'
import { purchase } from '../src/api/purchase.ts'
import { reviews } from '../src/api/reviews.ts'
import { session } from '../src/api/session.ts'
import type { Id } from '../src/rules/id.ts'
import { fails, pending, responds, respondsFor, unreachable } from './api.ts'
import { seedProduct } from './parts.ts'

const at = (distanceInKm: number, shippingCost: number) =>
  responds(delivery.charge, {
    json: { distanceInKm, shippingCost, location: { lat: 6.9, lng: 79.9 }, message: '' },
  })
const takenAs = (place: string, distanceInKm: number, shippingCost: number) =>
  responds(delivery.charge, {
    json: { distanceInKm, shippingCost, location: { lat: 6.9, lng: 79.9 }, message: '', takenAs: place },
  })
const only = (id: Id) => ({ id: String(id) })

/**
 * Named states of the server, grouped like the contract in src/api: `msw.use(states.delivery.at12km)`. Each overrides
 * its own calls; the reference API responds to all other calls. A call that stays `pending`, or `fails` without a reason,
 * needs no comment.
 */
export const states = {
  session: {
    checking: pending(session.profile),
    /** The profile check ends after a while, with nobody signed in. */
    visitorLate: responds(session.profile, { status: 401, after: 1200 }),
    /** The profile check ends after a while, with somebody signed in, who has one name and a phone as abroad. */
    signedInLate: responds(session.profile, {
      json: { ...users[0], first_name: '', last_name: '', phone: '+94771234567' },
      after: 1200,
    }),
    /** The profile check fails, so the user counts as a visitor. */
    checkFailed: responds(session.profile, { status: 500, after: 200 }),
    /** The login succeeds, and the browser refuses its cookie. */
    loginCookieRefused: responds(session.login, { json: { success: true } }),
    logoutFailed: fails(session.logout),
  },

  products: {
    loading: pending(products.list),
    failed: fails(products.list),
    /** The list has these products, and arrives after a moment. */
    listLate: (list: object[]) => responds(products.list, { json: list, after: 300 }),
    none: responds(products.list, { json: [] }),
    brandsFailed: fails(products.brands),
    /** The pictures of a list stay pending. */
    picturesLoading: responds(products.list, {
      json: catalogue.map((product) => ({
        ...product,
        images: product.images.map((path) => path.replace('/images/', '/images/pending/')),
      })),
    }),
    arrivalsLoading: [pending(products.newArrivals), pending(content.promotionalBanner)],
    arrivalsFailed: fails(products.newArrivals),
    /** Every product record fails to load: the server is down. */
    recordsFailed: fails(products.one, {}, 503),
    /** Every product record fails to load, after a moment. */
    recordsFailedLate: responds(products.one, { status: 503, after: 300 }),
    oneLoading: (id: Id) => pending(products.one, only(id)),
    oneFailed: (id: Id) => fails(products.one, {}, 500, only(id)),
    oneFailedLate: (id: Id) => responds(products.one, { status: 503, after: 300 }, only(id)),
    oneDiscontinued: (id: Id) => fails(products.one, { message: 'No such product' }, 404, only(id)),
    /** This product, with these fields instead of its own. */
    oneWith: (id: number, fields: object) =>
      responds(products.one, { json: { ...seedProduct(id), ...fields } }, only(id)),
    unreachable: [unreachable(products.one), unreachable(products.newArrivals), unreachable(reviews.list)],
  },

  reviews: {
    loading: pending(reviews.list),
    failed: fails(reviews.list, { message: 'down' }, 503),
    /** What some back ends answer where there are none. */
    none: fails(reviews.list, { message: 'No reviews found' }, 404),
    given: (list: object[]) => responds(reviews.list, { json: list }),
    sending: pending(reviews.create),
    refused: fails(reviews.create, { error: 'database is down' }),
  },

  search: {
    loading: pending(products.search),
    failed: fails(products.search),
    /** The server is busy the first time that something is searched for. */
    busyAtFirst: () => {
      const asked = new Set<string | null>()
      return respondsFor(products.search, (query) => {
        const isFirst = !asked.has(query.get('q'))
        asked.add(query.get('q'))
        return isFirst ? { status: 503 } : undefined
      })
    },
    trackingFailed: fails(analytics.search),
    /** These results, in the envelope of another back end, whatever the limit. */
    given: (results: object[]) => responds(products.search, { json: { success: true, data: { results } } }),
    /** A back end that wants all words in a name, and states no more than the fields of §3. */
    foreign: (parts: { product_id: number; name: string; price: number }[]) =>
      respondsFor(products.search, (query) => ({
        json: parts.filter(({ name }) =>
          (query.get('q') ?? '').split(' ').every((word) => name.includes(word)),
        ),
      })),
    /** The response for `slow` takes 600 ms, every other 50: they arrive out of order. Each result names its query. */
    overtaken: (slow: string) =>
      respondsFor(products.search, (query) => ({
        json: [{ product_id: 101, name: `Found for ${query.get('q')}`, price: 1720 }],
        after: query.get('q') === slow ? 600 : 50,
      })),
  },

  categories: {
    loading: pending(categories.primary),
    failed: fails(categories.primary),
    secondaryFailedLate: responds(categories.secondary, { status: 500, after: 300 }),
    /** What some back ends answer where there are none. */
    noSecondary: fails(categories.secondary, { message: 'No subcategories' }, 404),
    tertiaryFailed: fails(categories.tertiary),
    clickFailed: fails(analytics.categoryClick),
    /** These primary categories, each with the same subcategories, and those with the same tertiary categories. */
    given: (primary: object[], secondary: object[], tertiary: object[]) => [
      responds(categories.primary, { json: primary }),
      responds(categories.secondary, { json: { data: { categories: secondary } } }),
      responds(categories.tertiary, { json: { categories: tertiary } }),
    ],
  },

  content: {
    banner: (banner: object) => responds(content.promotionalBanner, { json: banner }),
    bannerFailed: fails(content.promotionalBanner),
    /** These announcements, whatever the date. */
    announcements: (list: object[]) => responds(content.announcements, { json: list }),
    banners: (list: object[]) => responds(content.banners, { json: list }),
    bannersFailed: fails(content.banners),
    announcementsFailed: fails(content.announcements),
  },

  delivery: {
    /** An address 12.44 km away: Rs. 550.25. */
    at12km: at(12.44, 550.25),
    /** An address at the very distance that is not yet too far. */
    at20km: at(20, 550),
    /** An address that is just too far. */
    over20km: at(20.01, 550),
    /** An address that does not say clearly where it is, taken as one 12.4 km away. */
    unclear: takenAs('Wewala, Colombo', 12.4, 550),
    pending: pending(delivery.charge),
    failed: fails(delivery.charge, { message: 'down' }, 503),
  },

  orders: {
    pending: pending(purchase.create),
    /** The order is accepted after a moment. */
    slow: responds(purchase.create, { status: 201, json: { order_id: 10482 }, after: 300 }),
    /** The order is accepted, and paid at a gateway: the preview has none, nothing may be sent to it. */
    atGateway: responds(purchase.create, {
      status: 201,
      json: {
        order_id: 10482,
        token: '10482.signature',
        payment: { action: '#gateway', fields: { hash: 'ABC' } },
      },
    }),
    /** The order is accepted, but neither the WhatsApp message nor the email about it can be sent. */
    takenUnannounced: [
      responds(purchase.create, { status: 201, json: { order_id: 10482 } }),
      fails(messages.whatsApp),
      fails(messages.orderEmail),
    ],
    /** The server calculates another total and says so. */
    refused: fails(purchase.create, { message: 'Total is Rs. 4,180.00, not Rs. 4,230.00.' }, 409),
    unreachable: unreachable(purchase.create),
  },

  orderLinks: {
    opens: (order: object) => responds(orderLinks.order, { json: order }),
    opensNothing: fails(orderLinks.order, { message: 'Order not found.' }, 404),
    failed: fails(orderLinks.order),
    cancelled: responds(orderLinks.cancel, { json: { message: 'Order cancelled successfully.' } }),
    /** Cancelling it is refused: it is too late by the server's clock. */
    cancelledLate: fails(orderLinks.cancel, { message: 'Order can no longer be cancelled.' }, 409),
  },

  operate: {
    overview: (overview: object) => responds(operate.overview, { json: overview }),
    one: (order: object) => responds(operate.order, { json: order }),
    noSuchOrder: fails(operate.order, { message: 'There is no such order.' }, 404),
    /** Nobody is signed in, or not any more. */
    signedOut: fails(operate.overview, { message: 'Please sign in.' }, 401),
    /** The token is not that of the shop. */
    wrongToken: fails(operate.signIn, { message: 'This is not the password of the shop.' }, 401),
    /** The shop has no token for the operator. */
    off: fails(operate.overview, { message: 'There is no such call.' }, 404),
    failed: fails(operate.overview),
    moved: responds(operate.move, { json: { success: true } }),
    /** Moving an order is refused: it was cancelled in between. */
    moveRefused: (message: string) => fails(operate.move, { message }, 409),
    /** A message is sent again, a complaint answered, payments are settled or recorded, and the operator signs out. */
    done: [
      responds(operate.signOut, {}),
      responds(operate.resend, {}),
      responds(operate.settle, {}),
      responds(operate.settleForged, {}),
      responds(operate.answered, {}),
      responds(operate.recordPayment, {}),
    ],
  },

  orderHistory: {
    loading: pending(orders.list),
    failed: fails(orders.list),
    /** These orders, even after one was cancelled. */
    of: (list: object[]) => responds(orders.list, { json: list }),
    cancelling: pending(orders.cancel),
    /** Cancelling the order is refused, and the server says why. */
    cancelRefused: (error: string) => fails(orders.cancel, { error }, 409),
    cancelFailed: fails(orders.cancel),
  },

  feedback: {
    loading: [pending(feedback.analytics), pending(feedback.list)],
    none: [
      responds(feedback.analytics, {
        json: { averageRating: null, totalReviews: 0, ratingDistribution: {} },
      }),
      responds(feedback.list, { json: { reviews: [], total: 0, pages: 0 } }),
    ],
    /** Fifty reviews: 62% of five stars, and so on down to 2% of one. */
    fifty: responds(feedback.analytics, {
      json: { averageRating: 4.38, totalReviews: 50, ratingDistribution: { 1: 1, 2: 2, 3: 5, 4: 11, 5: 31 } },
    }),
    /** The analytics fail to load, and the server says why. */
    analyticsFailed: fails(feedback.analytics, { message: 'The figures are being worked out anew.' }, 503),
    unreachable: [unreachable(feedback.analytics), unreachable(feedback.list)],
    /** The reviews fail to load, and the server says why. */
    listFailed: fails(feedback.list, { message: 'The reviews are being moved.' }, 503),
    /** Nine pages of reviews, of a back end that sends all reviews with every page, after `after` ms. */
    ninePages: (after: number) =>
      responds(feedback.list, { json: { reviews: seedFeedback, total: 54, pages: 9 }, after }),
    /** Sending a review is refused, and the server says why. */
    refused: fails(feedback.create, { message: 'One review a day, please.' }, 429),
  },

  complaints: {
    captchaWorking: pending(captcha.challenge),
    captchaDown: fails(captcha.challenge, {}, 503),
    captchaRefused: responds(captcha.verify, { json: { success: false } }),
    verifyFailed: fails(captcha.verify),
    /** The complaint is accepted after a moment, with a message. */
    slow: responds(complaints.create, {
      status: 201,
      json: { message: 'Your complaint is with our people.', complaint_id: 311 },
      after: 300,
    }),
    failed: fails(complaints.create),
    emailFailed: fails(messages.complaintEmail),
    /** The complaint is refused, and the server says why. */
    refused: fails(complaints.create, { message: 'There is no invoice INV-88213.' }, 422),
  },

  account: {
    registering: pending(account.register),
    registerFailed: fails(account.register),
    /** The registration is refused by a 200 response, with this reason in its `error` field. */
    registerRefusedWith200: (error: string) =>
      responds(account.register, { json: { success: false, error, message: 'Bad Request' } }),
    /** The profile is saved, without a message. */
    savedSilently: responds(account.editProfile, { json: null }),
    deleting: pending(account.deleteAccount),
    deleteFailed: fails(account.deleteAccount),
    /** The request for a reset link is refused, and the server says why. */
    linkRefused: (message: string) => fails(account.requestPasswordReset, { message }, 429),
    linkFailed: fails(account.requestPasswordReset),
    /** The new password is accepted, whatever the token. */
    resetTaken: responds(account.resetPassword, { json: { message: 'Password reset successfully!' } }),
    resetFailed: fails(account.resetPassword),
  },
}
