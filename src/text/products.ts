export const productsText = {
  failed: 'Error Loading Products',
  noMatch: 'No products match your filters',
  noMatchHelp: 'Take one filter off, or clear them all.',
  notLoaded: 'This product did not load',
  notOnDevice: 'This product is not on your device yet',
  none: 'No products found',
  loading: 'Loading products...',
} as const
