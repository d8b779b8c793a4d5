import { bigint, customType, integer, numeric, smallint, text } from 'drizzle-orm/pg-core'
import type { Flag } from '../../src/rules/flag.ts'

// The kinds of columns that several tables have.

/** A point in time, as the ISO text that the records use. */
export const moment = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
})
/** A point in time, in milliseconds. */
export const time = customType<{ data: number; driverData: string | Date }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (value) => Number(new Date(value)),
  toDriver: (value) => new Date(value).toISOString(),
})
/** When a row may be deleted, in milliseconds. */
export const expires = () => time().notNull()
/** An amount in rupees, exact to the cent. */
export const moneyColumn = () => numeric({ precision: 14, scale: 2, mode: 'number' }).notNull()
/** A text, which may be empty. */
export const requiredText = () => text().notNull()
/** A flag of the contract: 0 or 1. */
export const flag = () => smallint().$type<Flag>().notNull()
/** The primary key, which the database counts up. */
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity()
/** A number of milliseconds. */
export const ms = () => bigint({ mode: 'number' }).notNull()
