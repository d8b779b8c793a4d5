import { paths } from '../paths.ts'
import { policyFacts } from '../rules/policyFacts.ts'
import { shop } from '../shop.config.ts'
import { pageHead } from './heads.ts'

/** Title and description of the pages whose head depends on no data. */
export const pageHeads = {
  products: pageHead(
    'Products',
    paths.products,
    `Every part that ${shop.name} sells, with part number, unit and price inc VAT. Filter by price and brand, order online.`,
  ),
  categories: pageHead(
    'Categories',
    paths.categories,
    `All ranges of ${shop.name}: hinges, locks, door, window and cabinet hardware, fixings, tools and roofing.`,
  ),
  cart: pageHead('Cart', paths.cart),
  orderByList: pageHead(
    'Order by list',
    paths.orderByList,
    'Paste part numbers with quantities: each line is checked before it enters the cart.',
  ),
  checkout: pageHead('Checkout', paths.checkout),
  confirmation: pageHead('Order confirmation', paths.confirmation),
  order: pageHead('Your order', paths.order),
  profile: pageHead('Profile', paths.profile),
  loyalty: pageHead(
    'Loyalty programme',
    paths.loyalty,
    'Gold members have a badge and loyalty points. How to become one.',
  ),
  resetLink: pageHead('Reset your password', paths.resetLink),
  resetPassword: pageHead('Set a new password', paths.resetPassword),
  feedback: pageHead(
    'Feedback',
    paths.feedback,
    `What customers say of ${shop.name}, and a form to say it too.`,
  ),
  complaint: pageHead(
    'Complaint',
    paths.complaint,
    'Tell us what went wrong with an order: a form, and the ways to talk to us.',
  ),
  about: pageHead(
    'About Us',
    paths.about,
    'A trade counter for hardware and building supplies in Colombo, and the same counter online.',
  ),
  contact: pageHead(
    'Contact Us',
    paths.contact,
    `Phone, WhatsApp, email and trade counter of ${shop.name}, ${shop.hours}.`,
  ),
  terms: pageHead(
    'Terms & Conditions',
    paths.terms,
    'The terms of the shop: prices including VAT, payment by card, installments or cash on delivery, delivery and returns.',
  ),
  returns: pageHead(
    'Return Policy',
    paths.returns,
    `Returns ${policyFacts.returns}. Refunds within ${policyFacts.refundOnline} for online payments and ${policyFacts.refundTransfer} for bank transfers.`,
  ),
  shipping: pageHead(
    'Shipping Policy',
    paths.shipping,
    `Orders processed ${policyFacts.processing}, delivery in Colombo ${policyFacts.colombo} and island-wide ${policyFacts.island}.`,
  ),
  disclaimer: pageHead(
    'Disclaimer',
    paths.disclaimer,
    'What descriptions, pictures and prices of this shop can and cannot tell.',
  ),
  policy: pageHead(
    'Policy',
    paths.policy,
    'Disclaimer, shipping policy, return policy and terms of the shop on one page.',
  ),
  privacy: pageHead(
    'Privacy Policy',
    paths.privacy,
    'What the shop knows about you, which cookies it sets and how long they last.',
  ),
}
