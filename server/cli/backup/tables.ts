/**
 * The tables of a backup, referenced tables first. Sessions, reset links, rate limits, passes and versions are left
 * out: customers sign in again after a restore.
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

/** One line of a backup (gzipped JSON lines): the head, rows, an image of a complaint or product, or the end. */
export type Line =
  | { format: typeof format; version: number; created: string }
  | { table: string; rows: Record<string, unknown>[] }
  | { file: string; base64: string }
  | { end: { rows: number; files: number } }
