import { shop } from '../shop/config.ts'

export const checkoutText = {
  codOnly: 'Only Cash on Delivery is available for this product(s).',
  unavailable: 'Delivery is not available to your location.',
  free: 'Good news! Free delivery is available to your location.',
  colomboTag: `Only deliverable within ${shop.city}`,
  termsMissing: 'You must agree to the terms and conditions.',
  noItems: 'No items in your order.',
  phone: 'Phone number must be 10 digits and start with 0',
  leftOut: (digits: string) => `One number only. Left out: ${digits}`,
  /** The button that follows takes it. */
  didYouMean: (email: string) => `Did you mean ${email}?`,
  takeLikely: 'Yes, use it',
  processing: 'Processing...',
  orderFailed: 'Order submission failed. Please try again.',
  paymentFailed: 'Payment processing failed. Please try again.',
  notPlaced: 'No order was placed, and nothing you typed is lost.',
  mayBePlaced:
    'No complete answer came, so the order may have been placed. Pressing again sends the same order.',
  cartChanged: 'The cart was ordered or changed in another tab. Nothing was sent from here.',
  orderedBefore: (time: string, number: string) =>
    `You ordered the same at ${time} (${number}). Order again?`,
  sessionEnded: 'Please sign in again: what you typed will be here.',
  /** Decision 83. The button that follows leads back to the address. */
  takenAs: (place: string, km: string) => `We take it as ${place}, ${km}.`,
  changeAddress: 'Change?',
  colomboUnclear: (names: string, many: boolean) =>
    `${names} ${many ? 'are' : 'is'} only delivered within ${shop.city}, and the address does not say clearly where it is.`,
  deliveryFailed: 'Failed to calculate shipping. Please check the address.',
} as const
