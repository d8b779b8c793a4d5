import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { openApi } from '../../server/api/openapi.ts'
import { memoryApi } from '../../server/memory/memoryApi.ts'
import { calls } from '../../src/api/contract.ts'
import { paymentMethods } from '../../src/rules/payments.ts'

type Schema = { properties?: Record<string, Schema>; required?: string[]; enum?: unknown[]; type?: unknown }
type Operation = {
  operationId: string
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

// As the file has it.
const document = JSON.parse(JSON.stringify(openApi('1.0.0')))
const operation = (path: string, method: string): Operation => document.paths[path][method]
const named = (name: string): Schema => document.components.schemas[name]

/** The JSON schema of a part of the document, with what it refers to, as a check. */
const checkOf = (schema: unknown) => {
  const text = JSON.stringify({ ...(schema as object), $defs: document.components.schemas })
  return z.fromJSONSchema(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')))
}

test('it is a valid OpenAPI 3.1 document', async () => {
  expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true })
})

test('it has no other calls than the contract', () => {
  const written = Object.values<object>(document.paths).flatMap((methods) => Object.keys(methods))
  expect(written).toHaveLength(calls.length)
})

test.each(calls)('$name has its parameters, request and response', ({ name, call }) => {
  const { operationId, parameters, requestBody, responses } = operation(
    call.path.replace(/:(\w+)/g, '{$1}'),
    call.method.toLowerCase(),
  )
  expect(operationId).toBe(name.replace('.', '_'))
  const inPath = parameters.filter((each) => each.in === 'path')
  expect(inPath.map(({ name }) => `:${name}`)).toEqual(call.path.match(/:\w+/g) ?? [])
  const inQuery = parameters.filter((each) => each.in === 'query')
  expect(inQuery.length > 0).toBe(call.query._zod.def.type !== 'undefined')
  expect(requestBody !== undefined).toBe(call.body._zod.def.type !== 'undefined')
  expect(responses['2XX']!.content !== undefined).toBe(call.response._zod.def.type !== 'unknown')
})

test('every field says what it holds', () => {
  const empty: string[] = []
  const walk = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      const at = `${path}.${key}`
      if (/(properties\.\w+|items|schema)$/.test(at) && JSON.stringify(inner) === '{}') empty.push(at)
      walk(inner, at)
    }
  }
  walk(document, '')
  expect(empty).toEqual([])
})

// Generators of clients leave out whatever uses an enumeration of several types, up to the product.
test('the values of an enumeration have one type, which is stated', () => {
  const typed = (value: unknown): unknown[] => {
    if (typeof value !== 'object' || value === null) return []
    const { enum: values, type } = value as Schema
    const types = Array.isArray(values)
      ? [...new Set([type, ...values.map((each) => (typeof each === 'number' ? 'integer' : typeof each))])]
      : ['string']
    return [types, ...Object.values(value).flatMap(typed)]
  }
  const found = typed(document) as string[][]
  expect(found.filter(({ length }) => length !== 1)).toEqual([])
  expect(found.flat()).toContain('integer')
})

test('a profile may be answered without a body', () => {
  expect(operation('/auth/profile', 'get').responses[204]).toEqual({ description: 'Nobody is signed in.' })
})

test.each([
  ['Product', ['product_id', 'name', 'price'], ['stock', 'only_cod', 'category_parents', 'images', 'brand']],
  ['SearchResult', ['product_id', 'name', 'price'], ['match', 'sku', 'image_url']],
  ['DeliveryCharge', ['distanceInKm', 'shippingCost'], ['takenAs', 'location', 'success']],
  ['Order', ['order_id'], ['items', 'shipping_cost', 'total_amount']],
  ['OrderItem', ['quantity', 'unit_price'], ['product_id', 'size', 'color']],
  ['User', ['user_id'], ['loyaltyPoints']],
])('%s requires what the shop cannot do without, and nothing else', (name, required, optional) => {
  expect(named(name).required).toEqual(required)
  expect(Object.keys(named(name).properties!)).toEqual(expect.arrayContaining([...required, ...optional]))
})

test('what goes beyond the specification is marked as optional', () => {
  for (const [name, field] of [
    ['Product', 'stock'],
    ['Product', 'category_parents'],
    ['SearchResult', 'match'],
    ['DeliveryCharge', 'takenAs'],
    ['OrderItem', 'size'],
  ] as const)
    expect(named(name).properties![field]).toHaveProperty('x-optional', true)
  expect(named('Product').properties!.unit).not.toHaveProperty('x-optional')
  expect(named('Product').properties!.price).toEqual({ type: 'number', minimum: 0 })
})

test('values, whole numbers and what a form holds are stated', () => {
  const { properties } = named('OrderBody')
  expect(properties!.payment_method).toEqual({ type: 'string', enum: paymentMethods.map(({ wire }) => wire) })
  expect(properties!.tracking_number).toEqual({ type: 'null' })
  expect(JSON.stringify(properties!.items)).toContain('"quantity":{"type":"integer","minimum":1}')
  const form = operation('/feedback/create-complaint', 'post').requestBody!.content['multipart/form-data']!
  expect(form.schema.required).toEqual(expect.arrayContaining(['invoiceNumber', 'receipt']))
})

const { app } = memoryApi({
  now: () => new Date('2026-11-20T10:18:00+05:30'),
  places: async () => ({ towns: [] }),
})

test.each([
  ['/categories/primary', ''],
  ['/categories/secondary', '?primary_id=1'],
  ['/products', ''],
  ['/products/{id}', ''],
  ['/products/new-arrivals', ''],
  ['/products/search-products', '?q=hinge'],
  ['/products/brands', ''],
  ['/products/reviews/{id}', ''],
  ['/content/announcements/active', ''],
  ['/content/banners/active', ''],
  ['/feedback/reviews', '?page=1&limit=10'],
  ['/feedback/reviews/analytics', ''],
  ['/captcha-challenge', ''],
])('the answers of the reference API fit it: %s', async (path, query) => {
  const products = (await (await app.request('/api/products')).json()) as { product_id: number }[]
  const answer = await app.request(`/api${path.replace('{id}', `${products[0]!.product_id}`)}${query}`)
  expect(answer.status).toBe(200)
  const { schema } = operation(path, 'get').responses['2XX']!.content!['application/json']!
  expect(checkOf(schema).safeParse(await answer.json()).error).toBeUndefined()
})

test('the answers of the reference API fit it and a product without its price does not', () => {
  expect(checkOf(named('Product')).safeParse({ product_id: 1, name: 'Hinge' }).success).toBe(false)
})
