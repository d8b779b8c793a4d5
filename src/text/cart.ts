/** The exact messages of the cart (§2, §5, §8). Labels that occur once stay in the markup. */
export const cartText = {
  empty: 'Your cart is empty',
  added: (quantity: number, name: string) => `${quantity} ${name} added to cart!`,
  promotion: 'Rs.1000 discount on orders over Rs.25 000, applied automatically at checkout.',
} as const
