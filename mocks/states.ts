import { account } from '../src/api/account.ts'
import { analytics } from '../src/api/analytics.ts'
import { categories } from '../src/api/categories.ts'
import { content } from '../src/api/content.ts'
import { delivery } from '../src/api/delivery.ts'
import { feedback } from '../src/api/feedback.ts'
import { messages } from '../src/api/messages.ts'
import { orders } from '../src/api/orders.ts'
import { products } from '../src/api/products.ts'
import { purchase } from '../src/api/purchase.ts'
import { reviews } from '../src/api/reviews.ts'
import { session } from '../src/api/session.ts'
import type { Id } from '../src/rules/id.ts'
import { answer, answerFor, fails, pending, pendingPictures, unreachable } from './api.ts'
import { feedback as seedFeedback } from './data/feedback.ts'
import { users } from './data/users.ts'
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
    /** The profile check ends after a while, with somebody signed in. */
    knownLate: answer(session.profile, { json: users[0], after: 1200 }),
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

  search: {
    /** No search comes back. */
    loading: pending(products.search),
    /** No search can be made. */
    failed: fails(products.search),
    /** These results, in the envelope of another back end, whatever the limit. */
    given: (results: object[]) => answer(products.search, { json: { success: true, data: { results } } }),
    /** The answer for `slow` takes 600 ms, every other 50: they arrive the wrong way round. Each result names its query. */
    overtaken: (slow: string) =>
      answerFor(products.search, (asked) => ({
        json: [{ product_id: 101, name: `Found for ${asked.get('q')}`, price: 1720 }],
        after: asked.get('q') === slow ? 600 : 50,
      })),
  },

  categories: {
    /** The primary categories do not come back. */
    loading: pending(categories.primary),
    /** The primary categories cannot be had. */
    failed: fails(categories.primary),
    /** What is below a primary category does not come back. */
    secondaryLoading: pending(categories.secondary),
    /** These are below a primary category, which takes the server a while to say. */
    secondaryLate: (list: object[]) => answer(categories.secondary, { json: list, after: 1500 }),
    /** What is below a primary category cannot be had. */
    secondaryFailed: fails(categories.secondary),
    /** Nothing is below any primary category, which a back end may say by 404. */
    secondaryNone: fails(categories.secondary, { message: 'No categories found' }, 404),
    /** What is below a subcategory does not come back. */
    tertiaryLoading: pending(categories.tertiary),
    /** What is below a subcategory cannot be had. */
    tertiaryFailed: fails(categories.tertiary),
    /** A click on a category is not taken. */
    clickFailed: fails(analytics.categoryClick),
    /** These primary categories, each with the same ones below it, and those again with the same. */
    given: (primary: object[], secondary: object[], tertiary: object[]) => [
      answer(categories.primary, { json: primary }),
      answer(categories.secondary, { json: { data: { categories: secondary } } }),
      answer(categories.tertiary, { json: { categories: tertiary } }),
    ],
  },

  content: {
    /** The promotional banner cannot be had. */
    bannerFailed: fails(content.promotionalBanner),
    /** These announcements, whatever the day. */
    announcements: (list: object[]) => answer(content.announcements, { json: list }),
    /** The announcements cannot be had. */
    announcementsFailed: fails(content.announcements),
    /** These home banners. */
    banners: (list: object[]) => answer(content.banners, { json: list }),
    /** The home banners cannot be had. */
    bannersFailed: fails(content.banners),
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
    pending: pending(purchase.create),
    /** The order is taken after a moment. */
    slow: answer(purchase.create, { status: 201, json: { order_id: 10482 }, after: 300 }),
    /** The order is taken, and neither the WhatsApp message nor the email about it can be sent. */
    takenUnannounced: [
      answer(purchase.create, { status: 201, json: { order_id: 10482 } }),
      fails(messages.whatsApp),
      fails(messages.orderEmail),
    ],
    /** The server works out another total and says so. */
    refused: fails(purchase.create, { message: 'Total is Rs. 4,180.00, not Rs. 4,230.00.' }, 409),
    /** The connection is lost when the order is sent. */
    unreachable: unreachable(purchase.create),
  },

  orderHistory: {
    /** The orders do not come back. */
    loading: pending(orders.list),
    /** The orders cannot be had. */
    failed: fails(orders.list),
    /** These orders, whatever becomes of them. */
    given: (list: object[]) => answer(orders.list, { json: list }),
    /** The cancelling of an order does not come back. */
    cancelling: pending(orders.cancel),
    /** The order is not cancelled, and the server says why. */
    cancelRefused: (error: string) => fails(orders.cancel, { error }, 409),
    /** The order is not cancelled, and the server does not say why. */
    cancelFailed: fails(orders.cancel),
    /** The connection is lost when the order is cancelled. */
    cancelUnreachable: unreachable(orders.cancel),
  },

  feedback: {
    /** Neither the figures nor the reviews come back. */
    loading: [pending(feedback.analytics), pending(feedback.list)],
    /** Nobody has sent a review yet. */
    none: [
      answer(feedback.analytics, {
        json: { averageRating: null, totalReviews: 0, ratingDistribution: {} },
      }),
      answer(feedback.list, { json: { reviews: [], total: 0, pages: 0 } }),
    ],
    /** Fifty reviews: 62% of five stars, and so on down to 2% of one. */
    fifty: answer(feedback.analytics, {
      json: {
        averageRating: 4.38,
        totalReviews: 50,
        ratingDistribution: { 1: 1, 2: 2, 3: 5, 4: 11, 5: 31 },
      },
    }),
    /** The figures cannot be had, and the server says why. */
    analyticsFailed: fails(feedback.analytics, { message: 'The figures are being worked out anew.' }, 503),
    /** The connection is lost: neither the figures nor the reviews. */
    unreachable: [unreachable(feedback.analytics), unreachable(feedback.list)],
    /** The reviews cannot be had, and the server says why. */
    listFailed: fails(feedback.list, { message: 'The reviews are being moved.' }, 503),
    /** Nine pages of reviews, whichever is asked for, after as many ms. */
    ninePages: (after = 0) =>
      answer(feedback.list, { json: { reviews: seedFeedback.slice(0, 6), total: 54, pages: 9 }, after }),
    /** A review that is sent does not come back. */
    sending: pending(feedback.create),
    /** A review that is sent is not taken, and the server says why. */
    refused: fails(feedback.create, { message: 'One review a day, please.' }, 429),
    /** The connection is lost when a review is sent. */
    sendingUnreachable: unreachable(feedback.create),
  },

  complaints: {
    /** The captcha's challenge does not come back. */
    captchaWorking: pending(feedback.captchaChallenge),
    /** The captcha's challenge cannot be had. */
    captchaDown: fails(feedback.captchaChallenge, {}, 503),
    /** A back end with another captcha: it has no challenge to give, and takes what it gets for no token. */
    captchaUnknown: [
      fails(feedback.captchaChallenge, { message: 'Not Found' }, 404),
      answer(feedback.verifyCaptcha, { json: { success: false } }),
    ],
    /** The captcha does not pass. */
    captchaRefused: answer(feedback.verifyCaptcha, { json: { success: false } }),
    /** The captcha cannot be verified. */
    verifyFailed: fails(feedback.verifyCaptcha),
    /** The complaint is on its way. */
    sending: pending(feedback.createComplaint),
    /** The complaint is taken after a moment, and the server says so. */
    slow: answer(feedback.createComplaint, {
      status: 201,
      json: { message: 'Complaint 311 is with our people.' },
      after: 300,
    }),
    /** The complaint is not taken, and the server does not say why. */
    failed: fails(feedback.createComplaint),
    /** The complaint is not taken, and the server says why. */
    refused: fails(feedback.createComplaint, { message: 'There is no invoice INV-88213.' }, 422),
    /** The complaint is taken, and the email about it cannot be sent. */
    emailFailed: fails(messages.complaintEmail),
  },

  account: {
    /** The registration is on its way. */
    registering: pending(account.register),
    /** The registration is refused, and the server does not say why. */
    registerFailed: fails(account.register),
    /** The registration is refused with this in the `error` field of the answer, and in an answer of 200 at that. */
    registerRefusedWith200: (error: string) =>
      answer(account.register, { json: { success: false, error, message: 'Bad Request' } }),
    /** The edited profile is on its way. */
    saving: pending(account.editProfile),
    /** The edited profile is taken without a word. */
    savedSilently: answer(account.editProfile, { json: null }),
    /** The edited profile is taken after a moment, and the server says so. */
    savedLate: answer(account.editProfile, {
      json: { message: 'Profile updated successfully.' },
      after: 1500,
    }),
    /** The edited profile cannot be saved, and the server does not say why. */
    saveFailed: fails(account.editProfile),
    /** The account is about to be deleted. */
    deleting: pending(account.deleteAccount),
    /** The account cannot be deleted. */
    deleteFailed: fails(account.deleteAccount),
    /** The link to a new password is on its way. */
    requestingLink: pending(account.requestPasswordReset),
    /** No link is sent, and the server says why. */
    linkRefused: (message: string) => fails(account.requestPasswordReset, { message }, 429),
    /** No link is sent, and the server does not say why. */
    linkFailed: fails(account.requestPasswordReset),
    /** Whatever token comes with it, the new password is taken. */
    resetTaken: answer(account.resetPassword, { json: { message: 'Password reset successfully!' } }),
    /** The new password cannot be set, and the server does not say why. */
    resetFailed: fails(account.resetPassword),
  },
}
