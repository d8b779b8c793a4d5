import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { OrderStatus } from '../../src/rules/orders.ts'
import type { Act } from '../store/audit.ts'
import type { Message } from '../store/outbox.ts'
import type { PaymentState } from '../store/payments.ts'
import type { Order } from '../store/records.ts'
import { expires, id, moment, moneyColumn, ms, requiredText, time } from './columns.ts'

// Users and their orders, and what the server keeps for itself.

export const users = pgTable(
  'users',
  {
    user_id: id(),
    username: requiredText(),
    /** The user name as it is compared: trimmed and in lower case; `email_key` likewise. */
    username_key: requiredText(),
    email: requiredText(),
    email_key: requiredText(),
    first_name: requiredText(),
    last_name: requiredText(),
    name: requiredText(),
    phone: requiredText(),
    address: requiredText(),
    membershipLevel: text('membership_level').notNull(),
    loyaltyPoints: integer('loyalty_points').notNull(),
    password_hash: requiredText(),
    created_at: time().notNull().default(sql`now()`),
  },
  (table) => [
    uniqueIndex('users_username').on(table.username_key),
    uniqueIndex('users_email').on(table.email_key),
  ],
)

const ofUser = () =>
  integer()
    .notNull()
    .references(() => users.user_id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  { hash: text().primaryKey(), user_id: ofUser(), expires: expires() },
  (table) => [index('sessions_user').on(table.user_id)],
)

export const resetTokens = pgTable(
  'reset_tokens',
  { hash: text().primaryKey(), user_id: ofUser(), expires: expires() },
  (table) => [index('reset_tokens_user').on(table.user_id)],
)

export const orderNumbers = pgSequence('order_numbers', { startWith: 10_001 })

export const orders = pgTable(
  'orders',
  {
    order_id: integer().primaryKey().default(sql`nextval('order_numbers')`),
    user_id: integer().references(() => users.user_id, { onDelete: 'set null' }),
    order_date: moment().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    first_name: requiredText(),
    last_name: requiredText(),
    phone: requiredText(),
    email: requiredText(),
    shipping_cost: moneyColumn(),
    total_amount: moneyColumn(),
    shipping_address: requiredText(),
    billing_address: requiredText(),
    payment_method: text().$type<Order['payment_method']>().notNull(),
    payment_status: requiredText(),
    notes: requiredText(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** The customer's account was deleted while the order was under way. */
    erase_when_closed: boolean().notNull().default(false),
  },
  (table) => [index('orders_user').on(table.user_id, table.order_date)],
)

export const orderItems = pgTable(
  'order_items',
  {
    order_item_id: id(),
    order_id: integer()
      .notNull()
      .references(() => orders.order_id, { onDelete: 'cascade' }),
    /** No foreign key: an order outlives its products. */
    product_id: integer().notNull(),
    product_name: requiredText(),
    image_url: requiredText(),
    quantity: integer().notNull(),
    unit_price: moneyColumn(),
    size: text(),
    color: text(),
  },
  (table) => [index('order_items_order').on(table.order_id)],
)

export const orderKeys = pgTable(
  'order_keys',
  {
    owner: requiredText(),
    key: requiredText(),
    fingerprint: requiredText(),
    order_id: integer().references(() => orders.order_id, { onDelete: 'cascade' }),
    created_at: time().notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.owner, table.key] })],
)

export const paymentEvents = pgTable(
  'payment_events',
  {
    id: id(),
    gateway: requiredText(),
    payment: requiredText(),
    state: text().$type<PaymentState>().notNull(),
    order_id: integer().references(() => orders.order_id, { onDelete: 'cascade' }),
    amount: moneyColumn(),
    currency: requiredText(),
    signed: boolean().notNull(),
    problem: requiredText(),
    at: moment().notNull(),
  },
  (table) => [
    index('payment_events_order').on(table.order_id),
    uniqueIndex('payment_events_once')
      .on(table.gateway, table.payment, table.state)
      .where(sql`${table.signed}`),
  ],
)

/** What the operator has done: see store/audit.ts. */
export const audit = pgTable('audit', {
  id: id(),
  at: moment().notNull(),
  way: text().$type<Act['way']>().notNull(),
  what: requiredText(),
})

export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    key: text().unique(),
    kind: text().$type<Message['kind']>().notNull(),
    to: text('to_address').notNull(),
    subject: requiredText(),
    text: requiredText(),
    attempts: integer().notNull().default(0),
    createdAt: time('created_at').notNull(),
    nextAttemptAt: time('next_attempt_at').notNull(),
    sentAt: time('sent_at'),
    deadAt: time('dead_at'),
    error: text(),
  },
  (table) => [
    index('outbox_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.sentAt} is null and ${table.deadAt} is null`),
  ],
)

export const throttles = pgTable('throttles', {
  key: text().primaryKey(),
  count: integer().notNull(),
  since: ms(),
  last: ms(),
  /** From when on the row may be deleted. */
  expires: ms(),
})

/** Hashes kept until they expire: see `GuardStore`. Not only captcha passes, for which the table was made. */
export const passes = pgTable('passes', { hash: text().primaryKey(), expires: expires() })

/** Internal values: generated secrets, and whether the database was seeded. */
export const settings = pgTable('settings', { name: text().primaryKey(), value: requiredText() })

/** Incremented by triggers on the tables of each subject; see store/catalogue.ts. */
export const versions = pgTable('versions', {
  subject: text().primaryKey(),
  version: bigint({ mode: 'number' }).notNull(),
})
