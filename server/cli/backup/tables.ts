import * as z from 'zod'

/** The tables of a backup, referenced tables first. Without sessions: customers sign in again after a restore. */
export const backupTables = [
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
  'payment_events',
  'audit',
  'reviews',
  'feedback',
  'complaints',
  'outbox',
  'settings',
  'events',
] as const

export const excludedTables = [
  'sessions',
  'reset_tokens',
  'throttles',
  'used_tokens',
  'passes',
  'versions',
] as const

/** Folders inside the data folder whose files are part of a backup. */
export const fileFolders = ['receipts', 'pictures'] as const

export const format = 'shop-backup'
export const formatVersion = 1

/** One line of a backup (gzipped JSON lines): the head, rows, an image of a complaint or product, or the end. */
export const line = z.union([
  z.object({ format: z.string(), version: z.number(), created: z.iso.datetime() }),
  z.object({ table: z.string(), rows: z.array(z.record(z.string(), z.unknown())) }),
  z.object({ file: z.string(), base64: z.string() }),
  z.object({ end: z.object({ rows: z.number(), files: z.number() }) }),
])
export type Line = z.infer<typeof line>
export type Row = Extract<Line, { rows: unknown }>['rows'][number]
