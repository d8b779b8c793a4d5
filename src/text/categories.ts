/** The exact messages of categories (§2, §5, §8). Labels that occur once stay in the markup. */
export const categoriesText = {
  failed: 'Failed to get categories',
  tertiaryFailed: 'Failed to fetch categories',
  loading: 'Loading categories',
  none: 'No categories',
} as const
