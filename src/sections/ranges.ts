/**
 * The ten ranges of the footer (§2): **replace with your own**. Each leads to the category with this slug, or to one
 * whose slug or name is spelt alike.
 */
export const ranges = [
  { name: 'Hinges', slug: 'hinges' },
  { name: 'Locks & Latches', slug: 'locks-and-latches' },
  { name: 'Door Hardware', slug: 'door-hardware' },
  { name: 'General Hardware', slug: 'general-hardware' },
  { name: 'Window Hardware', slug: 'window-hardware' },
  { name: 'Sliding & Folding Door Hardware', slug: 'sliding-and-folding-door-hardware' },
  { name: 'Cabinet Hardware', slug: 'cabinet-hardware' },
  { name: 'Thresholds & Joinery Seals', slug: 'thresholds-and-joinery-seals' },
  { name: 'Fixings & Consumables', slug: 'fixings-and-consumables' },
  { name: 'Roofing System', slug: 'roofing-system' },
] as const
