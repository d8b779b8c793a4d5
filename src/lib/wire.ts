import * as z from 'zod/mini'

/** Schemas for what arrives over the wire: they normalise in one place the small things in which back ends differ. */

/** Whether a value is an object, and no list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A finite number, or text that holds one ('1250.00'). */
export const number = z.pipe(
  z.transform((value: number | string): unknown =>
    typeof value === 'string' && value.trim() !== '' ? Number(value) : value,
  ),
  z.number(),
)

/** Text. Numbers become text, everything else becomes '': a bad descriptive field never costs the whole record. */
export const text = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '')),
  z.string(),
)

/** Characters. A longer text is no message to a shopper. */
const longestMessage = 500
const markup = /<[!/a-z][^>]*>/i
// A line of a stack trace, as JavaScript, Java, PHP and Python write it.
const stackLine = /^\s*(at .+:\d+|#\d+ .+\(\d+\)|File ".+", line \d+)/m

/** A message of the server to a shopper; '' for what is none: HTML, a stack trace, a text longer than that. */
export const shopperText = z.pipe(
  text,
  z.transform((value: string) =>
    value.length > longestMessage || markup.test(value) || stackLine.test(value) ? '' : value.trim(),
  ),
)

/** Text that must not be blank. */
export const nonBlankText = z.pipe(text, z.string().check(z.trim(), z.minLength(1)))

/** One of a few values. A tenth of the size of zod's enum, literal and union together, which every page would load. */
export const oneOf = <const Value extends string | number | boolean | null>(...values: Value[]) =>
  Object.assign(
    z.custom<Value>((value) => (values as unknown[]).includes(value)),
    { values },
  )

/** A whole number. */
export const integer = z.number().check(z.refine(Number.isInteger))

/** Reads a broken or absent field as undefined instead of refusing the whole response. */
export const optional = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.catch(z.optional(schema), undefined as never) as unknown as z.ZodMiniType<
    z.output<Schema> | undefined,
    z.input<Schema> | undefined
  >

/** The value and the contents of its envelopes, up to two deep, each under one of `keys` or `data`; innermost first. */
const layersOf = (value: unknown, keys: readonly string[], depth = 2): unknown[] =>
  isRecord(value) && depth > 0
    ? [...[...keys, 'data'].flatMap((key) => layersOf(value[key], keys, depth - 1)), value]
    : [value]

/** Whether a value is a record that says of no refusal: `success` may be true, 1, '1' or absent. */
const isEnvelope = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && !value.error && !/^(false|0)$/i.test(String(value.success))

/** Whether an envelope that is no refusal has null where its list would be. */
const isNone = (layer: unknown, keys: readonly string[]) =>
  isEnvelope(layer) && keys.some((key) => layer[key] === null)

/** Whether the answer of a call for one record has none: no body, an empty list, or an envelope with either in it. */
export const isNothing = (value: unknown): boolean =>
  !value ||
  (Array.isArray(value) && value.length === 0) ||
  (isEnvelope(value) && ['product', 'order', 'data'].some((key) => key in value && isNothing(value[key])))

/** The list of an answer, bare or in an envelope; an empty one where null, or the status 204, stands for it. */
export function listIn(value: unknown, keys: readonly string[]): unknown[] | undefined {
  const layers = layersOf(value, keys)
  const none = value === null || layers.some((layer) => isNone(layer, keys))
  return layers.find(Array.isArray) ?? (none ? [] : undefined)
}

/** A list, bare or in an envelope. An entry that breaks its schema is left out; the rest of the list is kept. */
export const listOf = <Schema extends z.ZodMiniType>(entry: Schema, ...keys: string[]) =>
  Object.assign(
    z.pipe(
      z.transform((value: unknown) => listIn(value, keys)),
      z.pipe(
        z.array(z.unknown()),
        z.transform((entries: unknown[]) =>
          entries.flatMap((value) => {
            const read = z.safeParse(entry, value)
            return read.success ? [read.data as z.output<Schema>] : []
          }),
        ),
      ),
    ),
    { entry, keys },
  )

/** Text that is JSON, as some databases keep a list; any other text is the one entry of a list. */
function parsedList(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return [value]
  }
}

/** The list of a record, also as JSON text or as its one entry. Without one that can be read the record is still shown. */
export const innerListOf = <Schema extends z.ZodMiniType>(entry: Schema, ...keys: string[]) =>
  z.catch(z.pipe(z.transform(parsedList), listOf(entry, ...keys)), [])

/** A list of records, each once: a back end that joins tables repeats them. Those without an id are all kept. */
export const recordsOf = <Schema extends z.ZodMiniType>(
  id: keyof z.output<Schema>,
  record: Schema,
  ...keys: string[]
) => {
  const list = listOf(record, ...keys)
  return Object.assign(
    z.pipe(
      list,
      z.transform((records) => {
        const seen = new Set<unknown>()
        return records.filter(({ [id]: own }) => own === undefined || (!seen.has(own) && seen.add(own)))
      }),
    ),
    { entry: record, keys },
  )
}

/** A record, bare or in an envelope: the innermost value that fits the schema. */
export const recordOf = <Schema extends z.ZodMiniType>(record: Schema, ...keys: string[]) =>
  z.pipe(
    z.transform(
      (value: unknown) => layersOf(value, keys).find((each) => z.safeParse(record, each).success) ?? value,
    ),
    record,
  )
