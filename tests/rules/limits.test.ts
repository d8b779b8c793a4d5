import { expect, test } from 'vitest'
import { limits } from '../../src/rules/limits.ts'

// The values of section 9.
test.each([
  ['free delivery over Rs. 6,000', limits.freeDeliveryOver, 6000],
  ['too far over 20 km', limits.tooFarKm, 20],
  ['promotion over Rs. 25,000', limits.promotionOver, 25000],
  ['promotion of Rs. 1,000', limits.promotionOff, 1000],
  ['tax 0', limits.tax, 0],
  ['phone of 10 digits', limits.phoneDigits, 10],
  ['address lookup delay 800 ms', limits.deliveryDelay, 800],
  ['simulated payment wait 1500 ms', limits.paymentWait, 1500],
  ['cancel window 2 hours', limits.cancelWindowMs, 7200000],
  ['cancel recheck every 60 seconds', limits.cancelRecheckMs, 60000],
  ['12 products per page', limits.pageSize, 12],
  ['filter debounce 300 ms', limits.filterDebounce, 300],
  ['search debounce 300 ms', limits.searchDelay, 300],
  ['5 search results', limits.searchLimit, 5],
  ['search list 60% of the window', limits.searchListHeight, 0.6],
  ['6 reviews per page', limits.reviewsPageSize, 6],
  ['5 page buttons', limits.pageButtons, 5],
  ['rating from 1', limits.ratingMin, 1],
  ['rating to 5', limits.ratingMax, 5],
  ['default rating 5', limits.defaultRating, 5],
  ['default reviewer', limits.defaultReviewer, 'Anonymous'],
  ['meta description of 160 characters', limits.metaDescription, 160],
  ['mobile below 768 px', limits.mobileBelow, 768],
  ['password of 8 characters', limits.passwordMin, 8],
  ['reset redirect after 3 s', limits.resetRedirect, 3000],
  ['announcement rotation 5 s', limits.announcementRotation, 5000],
  ['banner rotation 8 s', limits.bannerRotation, 8000],
  ['image rotation 5 s', limits.imageRotation, 5000],
  ['loading bar 10%', limits.loadingBarStep, 10],
  ['loading bar every 200 ms', limits.loadingBarEvery, 200],
  ['loading screen 2000 ms', limits.loadingScreen, 2000],
  ['activity ping every 30 s', limits.activityPing, 30000],
  ['half of a card seen', limits.viewThreshold, 0.5],
  ['quantity 1 from a card', limits.buyQuantity, 1],
  ['consent cookie 365 days', limits.consentAcceptedDays, 365],
  ['refusal cookie 30 days', limits.consentRejectedDays, 30],
  ['user id 365 days', limits.userIdDays, 365],
  ['session id 1 day', limits.sessionIdDays, 1],
  ['consent banner after 1 s', limits.consentDelay, 1000],
  ['back to top after 300 px', limits.backToTop, 300],
  ['toasts 5000 ms', limits.toastDefault, 5000],
  ['toasts of the main area 3 s', limits.toastMain, 3000],
  ['chunk load timeout 120000 ms', limits.chunkTimeout, 120000],
  ['returns within 7 days', limits.policy.returnDays, 7],
  ['processing within 24 hours', limits.policy.processingHours, 24],
])('§9 %s', (_, value, expected) => {
  expect(value).toBe(expected)
})

test.each([
  ['installments of 3 or 6 months', limits.installmentMonths, [3, 6]],
  ['refunds 7-14 days online', limits.policy.refundOnlineDays, [7, 14]],
  ['refunds 3-5 days by transfer', limits.policy.refundTransferDays, [3, 5]],
  ['Colombo 1-2 days', limits.policy.deliveryColomboDays, [1, 2]],
  ['island-wide 2-5 days', limits.policy.deliveryIslandDays, [2, 5]],
  ['contact hours 8 am-5 pm', limits.policy.contactHours, [8, 17]],
])('§9 %s', (_, value, expected) => {
  expect(value).toEqual(expected)
})

test('a complaint image is at most 5 MB (decision 33)', () => {
  expect(limits.uploadBytes).toBe(5242880)
})

test('limits cannot be changed at run time', () => {
  expect(Object.isFrozen(limits)).toBe(true)
  expect(Object.isFrozen(limits.tariff)).toBe(true)
  expect(Object.isFrozen(limits.policy)).toBe(true)
})
