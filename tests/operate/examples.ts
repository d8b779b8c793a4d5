import { receiptField } from '../../src/api/complaint.ts'
import { orderNumber } from '../../src/rules/orderNumber.ts'
import { complaint, newcomer, order, png } from '../api/bodies.ts'

/** A request that succeeds: its path parameter, and its query or body. */
export type Example = { param?: string | number; query?: object; body?: object }

const device = { device_type: 'tablet' }
const receipt = new File([png], 'receipt.png')

/**
 * Successful requests to the small shop, by the name of the call. Calls without an entry need no data; resetting a
 * password has none because nobody knows a reset link.
 */
export const examples: Record<string, Example> = {
  'account.register': { body: newcomer },
  'account.editProfile': {
    body: {
      userId: 2,
      userName: 'ruwan',
      firstName: 'Ruwan',
      lastName: 'Silva',
      email: 'ruwan@mail.example',
      phone: '0712345678',
      address: '1 New Road, Kandy',
    },
  },
  'account.deleteAccount': { param: 2 },
  'account.requestPasswordReset': { body: { email: 'ruwan@mail.example' } },
  'account.resetPassword': { body: { token: 'x'.repeat(43), newPassword: 'Fresh@2026' } },
  'analytics.categoryClick': { param: 11 },
  'analytics.categoryView': { param: 11 },
  'analytics.productView': { body: { product_id: 1 } },
  'analytics.search': { body: { query: 'hinge', results_count: 2 } },
  'analytics.cartAction': { body: { product_id: 1, action: 'add', quantity: 2 } },
  'analytics.checkout': { body: { amount: 2340, items_count: 1, status: 'success' } },
  'analytics.activeUser': { body: device },
  'analytics.pageVisit': { body: { page_url: '/cart', ...device } },
  'categories.secondary': { query: { primary_id: 1 } },
  'categories.tertiary': { query: { secondary_id: 11 } },
  'content.promotionalBanner': { param: 'home-page-new-arrivals' },
  'delivery.charge': { body: { userAddress: order.shipping_address } },
  'feedback.list': { query: { page: 1, limit: 6 } },
  'feedback.create': { body: { type: 'review', title: 'Good counter', content: 'Quick.', rating: 5 } },
  'complaints.create': { body: { ...complaint, [receiptField]: receipt } },
  'captcha.verify': { body: { token: 'bnVsbA==' } },
  'messages.whatsApp': { body: { message: `Order ${orderNumber(10005)} is placed.` } },
  'messages.orderEmail': {
    body: {
      toEmail: 'nadeesha@mail.example',
      message: {
        name: 'Nadeesha',
        orderId: orderNumber(10005),
        items: [{ name: 'Brass padlock 50 mm', quantity: 1, price: 1890 }],
        total: 2240,
        shipping_fee: 350,
        date: '2026-11-20',
      },
    },
  },
  'messages.complaintEmail': {
    body: { toEmail: 'nadeesha@mail.example', message: { customerName: 'Nadeesha', message: 'Short.' } },
  },
  'orders.cancel': { param: 10_005 },
  'products.list': { query: { categoryId: 11 } },
  'products.one': { param: 1 },
  'products.search': { query: { q: 'hinge', limit: 5 } },
  'purchase.create': { body: order },
  'reviews.list': { param: 1 },
  'reviews.create': { body: { product_id: 1, name: 'Kumari', rating: 4, comment: 'Firm.' } },
  'session.login': { body: { username: 'ruwan', password: 'Demo@2026' } },
}
