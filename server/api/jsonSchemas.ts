import * as z from 'zod/mini'
import { Acknowledgement, ProfileBody, RegisterBody } from '../../src/api/account.ts'
import { Category, CategoryName } from '../../src/api/categories.ts'
import { Announcement, Banner, PromotionalBanner } from '../../src/api/content.ts'
import { DeliveryCharge } from '../../src/api/delivery.ts'
import { editorText } from '../../src/api/editorText.ts'
import { Id } from '../../src/api/id.ts'
import { LinkedOrder } from '../../src/api/orderLinks.ts'
import { Order, OrderItem } from '../../src/api/orders.ts'
import { BrandName, Product, SearchResult } from '../../src/api/products.ts'
import { OrderBody, PaymentForm } from '../../src/api/purchase.ts'
import { Review, ReviewBody } from '../../src/api/reviews.ts'
import { User } from '../../src/api/session.ts'
import { nonBlankText, shopperText, text } from '../../src/lib/wire.ts'
import { byWireFlag } from '../../src/rules/restrictions.ts'

// The shapes of the contract, as JSON schemas of the OpenAPI document.

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** The shapes that have a name in the document, each written once. */
export const contractSchemas: Record<string, z.ZodMiniType> = {
  Announcement,
  Banner,
  Category,
  CategoryName,
  DeliveryCharge,
  LinkedOrder,
  Order,
  OrderBody,
  OrderItem,
  PaymentForm,
  Product,
  ProfileBody,
  PromotionalBanner,
  RegisterBody,
  Review,
  ReviewBody,
  SearchResult,
  User,
}
const nameOf = new Map(Object.entries(contractSchemas).map(([name, schema]) => [schema, name]))

/** A reference to a shape by its name in the document. */
export const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

/** What has a name in the document and no schema in the contract. One type for each value: generators of clients ask for it. */
export const extraSchemas: Record<string, JsonSchema> = {
  Flag: {
    anyOf: [
      { type: 'integer', enum: [1, 0] },
      { type: 'boolean' },
      { type: 'string', enum: ['1', '0', 'true', 'false'] },
    ],
  },
  Pictures: {
    description: 'Pictures, the first is the main one: a list, its JSON text, or one path.',
    anyOf: [
      { type: 'array', items: { anyOf: [{ type: 'string' }, refTo('Picture')] } },
      { type: ['string', 'null'] },
    ],
  },
  OrderItems: {
    description: 'The items of an order: a list, bare or in an envelope, or its JSON text.',
    anyOf: [
      { type: 'array', items: refTo('OrderItem') },
      {
        type: 'object',
        properties: { items: { type: 'array', items: refTo('OrderItem') } },
        required: ['items'],
      },
      { type: ['string', 'null'] },
    ],
  },
  Brand: { type: 'object', properties: { name: { type: 'string' }, brand: { type: 'string' } } },
  Picture: { type: 'object', properties: { image_url: { type: 'string' }, url: { type: 'string' } } },
  Refusal: {
    type: 'object',
    properties: { error: { type: 'string' }, message: { type: 'string' } },
  },
}
const flag = refTo('Flag')
const pictures = refTo('Pictures')

/** What the contract reads by a function, which no schema shows: by the name of the field. */
const byName: Record<string, JsonSchema> = {
  success: { ...flag, description: 'False is a refusal, whatever the status.' },
  is_active: flag,
  is_urgent: flag,
  ...byWireFlag(() => flag),
  images: pictures,
  primary_image: pictures,
  image_url: pictures,
  stock: {
    description: 'How many there are, whether there are any, or words such as in_stock and sold out.',
    type: ['number', 'boolean', 'string', 'null'],
  },
  ratingDistribution: {
    description: 'How many reviews have each rating, keyed 1 to 5.',
    type: 'object',
    additionalProperties: { type: ['number', 'string'] },
  },
}

export const id: JsonSchema = { type: ['integer', 'string'] }

const bySchema = new Map<unknown, JsonSchema>([
  [Id, id],
  [text, { type: 'string', default: '' }],
  [nonBlankText, { type: 'string', minLength: 1 }],
  [shopperText, { type: 'string', default: '' }],
  [editorText, { type: 'string', default: '', description: 'Text, or HTML of which the words are shown.' }],
  [BrandName, { anyOf: [{ type: 'string', minLength: 1 }, refTo('Brand')] }],
  [Order.shape.items, refTo('OrderItems')],
  [Acknowledgement, { description: 'Anything, unless `success` is false or `error` has a text.' }],
])

/** The fields of an answer that are dates. */
const dates = ['order_date', 'created_at', 'start_date', 'end_date']
const aDate = {
  description:
    'A date, with or without a time: ISO 8601, seconds or milliseconds since 1970, or as HTTP writes it. Without a zone it is in Asia/Colombo.',
  'x-date': true,
}

function listSchema(entry: z.ZodMiniType, keys: string[]): JsonSchema {
  const list: JsonSchema = { type: 'array', items: schemaOf(entry) }
  const envelopes = keys.map(
    (key): JsonSchema => ({ type: 'object', properties: { [key]: list }, required: [key] }),
  )
  return envelopes.length > 0 ? { anyOf: [list, ...envelopes] } : list
}

type Definition = z.ZodMiniType['_zod']['def']

/** Adds what is asked of a number and Zod leaves out: that it is whole, and its lower bound. */
function addChecks(jsonSchema: JsonSchema, checks: Definition['checks'] = []) {
  const asked = checks.map((check) => check._zod.def as { check: string; value?: unknown; fn?: unknown })
  if (asked.some(({ fn }) => fn === Number.isInteger)) jsonSchema.type = 'integer'
  const least = asked.find(({ check }) => check === 'greater_than')
  if (least) jsonSchema.minimum = Number(least.value)
}

/** The schema of one field of an object. */
function fieldSchema(field: string, schema: z.ZodMiniType): JsonSchema {
  const read = schemaOf(schema)
  const value = Object.keys(read).length === 0 ? { ...byName[field] } : read
  // Of an optional text the shop knows that it is absent.
  if (z.safeParse(schema, undefined).data === undefined) delete value.default
  if (typeof value.type === 'string' && value.type !== 'null' && z.safeParse(schema, null).success)
    value.type = [value.type, 'null'] as unknown as 'null'
  return dates.includes(field) ? Object.assign(value, aDate) : value
}

/** Adds the fields of an object. A field is required where the shop refuses a record without it. */
function addFields(jsonSchema: JsonSchema, shape: Record<string, z.ZodMiniType>) {
  for (const [field, schema] of Object.entries(shape))
    jsonSchema.properties![field] = fieldSchema(field, schema)
  const required = Object.keys(shape).filter((field) => !z.safeParse(shape[field]!, undefined).success)
  if (required.length > 0) jsonSchema.required = required
  else delete jsonSchema.required
}

/** What stands for a schema in the place of Zod's own: a name, a list as the shop reads it, or what is known of it. */
function replacementOf(schema: z.ZodMiniType, root: z.ZodMiniType): JsonSchema | undefined {
  const name = nameOf.get(schema)
  if (name && schema !== root) return refTo(name)
  if ('entry' in schema) {
    const { entry, keys } = schema as unknown as { entry: z.ZodMiniType; keys: string[] }
    return listSchema(entry, keys)
  }
  return bySchema.get(schema)
}

/** What is sent for a schema: its input. */
export function inputSchema(root: z.ZodMiniType): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(root, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const each = zodSchema as unknown as z.ZodMiniType
      const replacement = replacementOf(each, root)
      if (replacement) {
        for (const key of Object.keys(jsonSchema)) delete jsonSchema[key]
        Object.assign(jsonSchema, replacement)
        return
      }
      if ('values' in each) {
        const values = each.values as string[]
        Object.assign(jsonSchema, values[0] === null ? { type: 'null' } : { type: 'string', enum: values })
      }
      const { def } = each._zod
      addChecks(jsonSchema, def.checks)
      if (def.type === 'object')
        addFields(jsonSchema, (def as unknown as { shape: Record<string, z.ZodMiniType> }).shape)
    },
  })
  return schema
}

/** What is sent for a schema: the name of its shape, or its input. */
export const schemaOf = (schema: z.ZodMiniType): JsonSchema => {
  const name = nameOf.get(schema)
  return name ? refTo(name) : inputSchema(schema)
}
