/** The exact messages of products and their lists (§2, §5, §8). Labels that occur once stay in the markup. */
export const productsText = {
  failed: 'Error Loading Products',
  noMatch: 'No products match your filters',
  noMatchHelp: 'Take one filter off, or clear them all.',
  none: 'No products found',
  loading: 'Loading products...',
} as const
