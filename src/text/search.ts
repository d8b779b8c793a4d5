/** The exact messages of the search (§2, §5, §8). Labels that occur once stay in the markup. */
export const searchText = {
  placeholder: 'Search for a product',
  offline: 'Search needs a connection.',
  seen: 'Parts you have seen:',
} as const
