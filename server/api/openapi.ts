import type * as z from 'zod/mini'
import { receiptField } from '../../src/api/complaint.ts'
import { calls } from '../../src/api/contract.ts'
import type { Endpoint } from '../../src/lib/endpoint.ts'
import { shop } from '../../src/shop/config.ts'
import {
  contractSchemas,
  extraSchemas,
  id,
  inputSchema,
  type JsonSchema,
  refTo,
  schemaOf,
} from './jsonSchemas.ts'
import { complaintFields } from './routes/complaint.ts'

const isAbsent = (schema: z.ZodMiniType) => schema._zod.def.type === 'undefined'

function parametersOf({ path, query }: Endpoint) {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name: name!,
    in: 'path',
    required: true,
    schema: id,
  }))
  if (isAbsent(query)) return inPath
  const { properties = {}, required = [] } = inputSchema(query)
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
  return [...inPath, ...inQuery]
}

/** The complaint is the one form: its fields, and the picture as a file. */
function formSchema(): JsonSchema {
  const fields = [...complaintFields, receiptField]
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map((name) => [
        name,
        name === receiptField ? { type: 'string', format: 'binary' } : { type: 'string' },
      ]),
    ),
    required: fields,
  }
}

function bodyOf({ body }: Endpoint) {
  if (isAbsent(body)) return {}
  const content =
    body._zod.def.type === 'custom'
      ? { 'multipart/form-data': { schema: formSchema() } }
      : { 'application/json': { schema: schemaOf(body) } }
  return { requestBody: { required: true, content } }
}

/** Calls that a back end of one's own may lack, although the reference API has them. */
const optionalCalls = ['captcha.challenge', 'orderLinks.order', 'orderLinks.cancel']

const operationOf = (name: string, call: Endpoint) => ({
  operationId: name.replace('.', '_'),
  tags: [name.split('.')[0]!],
  ...(optionalCalls.includes(name) && {
    description: 'Beyond the specification: a back end may answer 404.',
    'x-optional': true,
  }),
  parameters: parametersOf(call),
  ...bodyOf(call),
  responses: {
    '2XX':
      call.response._zod.def.type === 'unknown'
        ? { description: 'Done. The shop does not read the body.' }
        : {
            description: 'Done.',
            content: { 'application/json': { schema: schemaOf(call.response) } },
          },
    // A visitor's profile, of which the reference API and some back ends make no refusal.
    ...(name === 'session.profile' && { 204: { description: 'Nobody is signed in.' } }),
    default: { $ref: '#/components/responses/Refusal' },
  },
})

/** Fields beyond the specification, by the shape that has them: a back end may know nothing of them. */
const optionalFields: Record<string, string[]> = {
  DeliveryCharge: ['takenAs'],
  OrderItem: ['product_id', 'sku', 'size', 'color'],
  Product: ['category_id', 'category_name', 'category_slug', 'category_parents', 'stock'],
  SearchResult: ['sku', 'match'],
}

function componentOf(name: string, shape: z.ZodMiniType): JsonSchema {
  const schema = inputSchema(shape)
  for (const field of optionalFields[name] ?? [])
    Object.assign(schema.properties![field]!, { 'x-optional': true })
  return schema
}

/** The contract of src/api/ as an OpenAPI 3.1 document, without `/operate` and the notifications of gateways. */
export function openApi(version: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { name, call } of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${shop.name} API`,
      version,
      description:
        'Every call that the shop makes. A field is required where the shop cannot do without it; text that is absent reads as its default. Numbers may be text, and a record or list may be in an envelope `data`. What `x-optional` marks goes beyond the specification, and a back end may lack it. Sessions are a cookie that /auth/login sets.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: {
        ...Object.fromEntries(
          Object.entries(contractSchemas).map(([name, schema]) => [name, componentOf(name, schema)]),
        ),
        ...extraSchemas,
      },
      responses: {
        Refusal: {
          description: 'Refused. The shop shows the words to the shopper where the specification says so.',
          content: { 'application/json': { schema: refTo('Refusal') } },
        },
      },
    },
  }
}
