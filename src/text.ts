/** The exact messages of the specification (§2, §5, §8), by screen. Labels that occur once stay in the markup. */
export const text = {
  products: {
    failed: 'Error Loading Products',
    noMatch: 'No products match your filters',
    noMatchHelp: 'Take one filter off, or clear them all.',
    none: 'No products found',
    loading: 'Loading products...',
  },
  categories: {
    failed: 'Failed to get categories',
    tertiaryFailed: 'Failed to fetch categories',
  },
  search: {
    placeholder: 'Search for a product',
    loading: 'Loading products...',
    none: 'No products found',
    more: (category: string) => `See More Results in ${category}`,
  },
  reviews: {
    loading: 'Loading reviews...',
    none: 'No reviews yet. Be the first to review!',
    submitting: 'Submitting...',
    sent: 'Review submitted successfully!',
    failed: 'Failed to submit review',
    incomplete: 'Please fill all fields',
  },
  cart: {
    empty: 'Your cart is empty',
    added: (quantity: number, name: string) => `${quantity} ${name} added to cart!`,
    promotion: 'Rs.1000 discount on orders over Rs.25 000, applied automatically at checkout.',
  },
  checkout: {
    codOnly: 'Only Cash on Delivery is available for this product(s).',
    unavailable: 'Delivery is not available to your location.',
    free: 'Good news! Free delivery is available to your location.',
    colomboTag: 'Only deliverable within Colombo',
    terms: 'I agree to the terms and conditions',
    termsMissing: 'You must agree to the terms and conditions.',
    noItems: 'No items in your order.',
    phone: 'Phone number must be 10 digits and start with 0',
    processing: 'Processing...',
    orderFailed: 'Order submission failed. Please try again.',
    paymentFailed: 'Payment processing failed. Please try again.',
    deliveryFailed: 'Failed to calculate shipping. Please check the address.',
  },
  confirmation: {
    noNumber: 'N/A',
    noAddress: 'No address provided',
  },
  login: {
    failed: 'Login failed! Username or Password Incorrect.',
  },
} as const
