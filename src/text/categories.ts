export const categoriesText = {
  failed: 'Failed to get categories',
  tertiaryFailed: 'Failed to fetch categories',
  loading: 'Loading categories',
  none: 'No categories',
} as const
