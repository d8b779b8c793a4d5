export const productsText = {
  failed: 'Error Loading Products',
  noMatch: 'No products match your filters',
  noMatchHelp: 'Take one filter off, or clear them all.',
  none: 'No products found',
  loading: 'Loading products...',
} as const
