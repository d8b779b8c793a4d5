/**
 * The tables of a backup, those that others refer to first. Sessions, reset links, limits and what is counted anew are
 * not among them: customers sign in again after a restore.
 */
export const backedUp = [
  'categories',
  'products',
  'new_arrivals',
  'announcements',
  'banners',
  'promotions',
  'users',
  'orders',
  'order_items',
  'order_keys',
  'reviews',
  'feedback',
  'complaints',
  'outbox',
  'settings',
  'events',
] as const

export const leftOut = ['sessions', 'reset_tokens', 'throttles', 'used_tokens', 'passes', 'versions'] as const

export const format = 'shop-backup'
export const formatVersion = 1

/** One line of a backup, which is gzipped JSON lines: the head, rows, images of complaints and products, the end. */
export type Line =
  | { format: typeof format; version: number; created: string }
  | { table: string; rows: Record<string, unknown>[] }
  | { file: string; base64: string }
  | { end: { rows: number; files: number } }
