export const searchText = {
  placeholder: 'Search for a product',
  offline: 'Search needs a connection.',
  seen: 'Parts you have seen:',
} as const
