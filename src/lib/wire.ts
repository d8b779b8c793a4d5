import * as z from 'zod/mini'

/**
 * Readers for what arrives over the wire. Back ends differ in small things (numbers as strings, a list bare or in
 * an envelope, null for absent); these settle the difference once, at the edge.
 */

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A finite number, also when it came as text ('1250.00'). */
export const number = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value)),
  z.number(),
)

/** Text; numbers become text, null and absent become ''. */
export const text = z.pipe(
  z.transform((value: unknown) =>
    value === null || value === undefined ? '' : typeof value === 'number' ? String(value) : value,
  ),
  z.string(),
)

/** Text that must say something. */
export const words = z.pipe(text, z.string().check(z.trim(), z.minLength(1)))

/** One of a few values. Costs a tenth of zod's enum, literal and union together, which every page would load. */
export const oneOf = <const Value extends string | number | boolean | null>(...values: Value[]) =>
  z.custom<Value>((value) => (values as unknown[]).includes(value), `Expected one of ${values.join(', ')}`)

/** A whole number. */
export const whole = z.number().check(z.refine(Number.isInteger, 'Expected a whole number'))

/** Leaves a broken or absent field out instead of refusing the whole answer. */
export const maybe = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.catch(z.optional(schema), undefined as never) as unknown as z.ZodMiniType<
    z.output<Schema> | undefined,
    z.input<Schema> | undefined
  >

/** The list itself, or the list found under one of `keys` or `data`, up to two envelopes deep. */
function findList(value: unknown, keys: readonly string[], depth = 2): unknown[] | undefined {
  if (Array.isArray(value)) return value
  if (!isRecord(value) || depth === 0) return undefined
  for (const key of [...keys, 'data']) {
    const list = findList(value[key], keys, depth - 1)
    if (list) return list
  }
  return undefined
}

/** A list, bare or in an envelope. An entry that breaks its schema is left out; the list lives. */
export const listOf = <Schema extends z.ZodMiniType>(entry: Schema, ...keys: string[]) =>
  z.pipe(
    z.transform((value: unknown) => findList(value, keys)),
    z.pipe(
      z.array(z.unknown()),
      z.transform((entries: unknown[]) =>
        entries.flatMap((value) => {
          const read = z.safeParse(entry, value)
          return read.success ? [read.data as z.output<Schema>] : []
        }),
      ),
    ),
  )

/** A record, bare or in an envelope named by one of `keys` or `data`. */
export const recordOf = <Schema extends z.ZodMiniType>(record: Schema, ...keys: string[]) =>
  z.pipe(
    z.transform((value: unknown) => {
      if (!isRecord(value)) return value
      const inner = [...keys, 'data'].map((key) => value[key]).find(isRecord)
      return inner ?? value
    }),
    record,
  )
