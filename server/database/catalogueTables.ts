import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Category, Image } from '../store/records.ts'
import { flag, id, moment, moneyColumn, requiredText } from './columns.ts'

// What the shop shows: its parts, and what visitors write about them.

export const categories = pgTable('categories', {
  category_id: id(),
  parent_id: integer().references((): AnyPgColumn => categories.category_id),
  level: text().$type<Category['level']>().notNull(),
  name: requiredText(),
  slug: requiredText(),
  thumbnail: requiredText(),
  description: requiredText(),
  position: integer().notNull().generatedByDefaultAsIdentity(),
})

export const products = pgTable(
  'products',
  {
    product_id: id(),
    name: requiredText(),
    sku: requiredText(),
    price: moneyColumn(),
    description: requiredText(),
    images: jsonb().$type<string[]>().notNull(),
    unit: requiredText(),
    brand: requiredText(),
    category_id: integer()
      .notNull()
      .references(() => categories.category_id),
    delivery_available: flag(),
    only_cod: flag(),
    only_colombo: flag(),
    created_at: moment().notNull(),
    position: integer().notNull().generatedByDefaultAsIdentity(),
    /** Off sale, as a file of products says it: the shop has no such product, and its id and reviews are kept. */
    hidden: boolean().notNull().default(false),
  },
  (table) => [uniqueIndex('products_sku').on(table.sku)],
)

export const newArrivals = pgTable('new_arrivals', {
  product_id: integer()
    .primaryKey()
    .references(() => products.product_id, { onDelete: 'cascade' }),
  position: integer().notNull(),
})

export const announcements = pgTable('announcements', {
  id: id(),
  title: requiredText(),
  content: requiredText(),
  link: text(),
  is_active: flag(),
  is_urgent: flag(),
  start_date: date({ mode: 'string' }).notNull(),
  end_date: date({ mode: 'string' }).notNull(),
})

export const banners = pgTable('banners', {
  id: id(),
  title: requiredText(),
  content: requiredText(),
  link: requiredText(),
  images: jsonb().$type<Image[]>().notNull(),
})

export const promotions = pgTable('promotions', {
  location: text().primaryKey(),
  name: requiredText(),
  description: requiredText(),
  current_image: jsonb().$type<Image>().notNull(),
})

export const reviews = pgTable(
  'reviews',
  {
    review_id: id(),
    product_id: integer()
      .notNull()
      .references(() => products.product_id, { onDelete: 'cascade' }),
    name: requiredText(),
    rating: numeric({ precision: 3, scale: 2, mode: 'number' }).notNull(),
    comment: requiredText(),
    created_at: moment().notNull(),
    hidden: boolean().notNull().default(false),
  },
  (table) => [index('reviews_product').on(table.product_id, table.created_at)],
)

export const feedback = pgTable(
  'feedback',
  {
    id: id(),
    rating: smallint().notNull(),
    title: requiredText(),
    content: requiredText(),
    created_at: moment().notNull(),
    hidden: boolean().notNull().default(false),
  },
  (table) => [index('feedback_newest').on(table.created_at)],
)

export const complaints = pgTable(
  'complaints',
  {
    complaint_id: id(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: requiredText(),
    invoiceNumber: text('invoice_number').notNull(),
    contactNumber: text('contact_number').notNull(),
    message: requiredText(),
    receipt_name: requiredText(),
    receipt_type: requiredText(),
    receipt_size: integer().notNull(),
    created_at: moment().notNull(),
    answered_at: moment(),
  },
  (table) => [index('complaints_newest').on(table.created_at)],
)
