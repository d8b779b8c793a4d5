import { type Flag, toFlag } from './flag.ts'

type RestrictionRecord = {
  flag: string
  wire: string
  restricts: Flag
  bars: 'delivery' | 'distance' | 'payment'
}

/** The restrictions of a product (§3): flag of a cart item, name in the API, the value that restricts, what it bars. */
const restrictions = {
  notDelivered: { flag: 'delivery_available', wire: 'delivery_available', restricts: 0, bars: 'delivery' },
  codOnly: { flag: 'cod_only', wire: 'only_cod', restricts: 1, bars: 'payment' },
  colomboOnly: { flag: 'colombo_only', wire: 'only_colombo', restricts: 1, bars: 'distance' },
} as const satisfies Record<string, RestrictionRecord>

export type Restriction = keyof typeof restrictions
const kinds = Object.keys(restrictions) as Restriction[]

/** The flags as the shop's products and cart items spell them; a flag that is not given does not restrict. */
export type RestrictionFlags = { [Name in (typeof restrictions)[Restriction]['flag']]?: Flag | undefined }
/** The flags as the API's products spell them. */
export type WireFlags = Record<(typeof restrictions)[Restriction]['wire'], Flag>

/** The names of the flags in the API's products. */
export const wireFlagNames = kinds.map((kind) => restrictions[kind].wire)

/** What `read` tells of each flag, by its name in the API's products. */
export const byWireFlag = <T>(read: (name: keyof WireFlags) => T) =>
  Object.fromEntries(wireFlagNames.map((name) => [name, read(name)])) as Record<keyof WireFlags, T>

const flagsOf = <Flags>(spelling: 'flag' | 'wire', read: (kind: Restriction) => Flag) =>
  Object.fromEntries(kinds.map((kind) => [restrictions[kind][spelling], read(kind)])) as Flags

/** Whether a record states every flag, in either spelling: of a flag that is not stated nothing is known. */
export const statesFlags = (record: Readonly<Record<string, unknown>>): boolean =>
  kinds.every((kind) => restrictions[kind].wire in record || restrictions[kind].flag in record)

/** Reads the flags of a record in either spelling. A missing or unreadable flag does not restrict. */
export const readFlags = (record: Readonly<Record<string, unknown>>): RestrictionFlags =>
  flagsOf('flag', (kind) => {
    const { flag, wire, restricts } = restrictions[kind]
    return toFlag(record[wire] ?? record[flag], restricts === 1 ? 0 : 1)
  })

/** The API's flags of a product with these restrictions alone. */
export const wireFlags = (kindsOfProduct: readonly Restriction[] = []): WireFlags =>
  flagsOf('wire', (kind) => {
    const { restricts } = restrictions[kind]
    return kindsOfProduct.includes(kind) ? restricts : restricts === 1 ? 0 : 1
  })

/** The flags of an item with every restriction that leaves it something to deliver. */
export const mostRestricted = (): RestrictionFlags =>
  readFlags(wireFlags(kinds.filter((kind) => restrictions[kind].bars !== 'delivery')))

/** Whether an item has a restriction. */
export const isRestricted = (item: RestrictionFlags, kind: Restriction): boolean =>
  item[restrictions[kind].flag] === restrictions[kind].restricts

/** Whether an item is delivered to some address at least; one that is not is only collected (decision 43). */
export const isDelivered = (item: RestrictionFlags): boolean =>
  !kinds.some((kind) => restrictions[kind].bars === 'delivery' && isRestricted(item, kind))

/** For each restriction, the names of the items that have it: the order as a whole has it when there is one. §4 */
export type Restrictions = Record<Restriction, string[]>

/** Returns which items of an order are restricted. §4 */
export const restrictionsOf = (items: readonly (RestrictionFlags & { name: string })[]): Restrictions =>
  Object.fromEntries(
    kinds.map((kind) => [kind, items.filter((item) => isRestricted(item, kind)).map(({ name }) => name)]),
  ) as Restrictions
