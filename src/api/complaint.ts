import * as z from 'zod/mini'
import { endpoint } from '../lib/endpoint.ts'
import { optional } from '../lib/wire.ts'
import { Id } from './id.ts'
import { accepted } from './notRefused.ts'

/** The number of the complaint goes beyond §7: it is the one that the operator sees. */
const ComplaintAccepted = accepted({ complaint_id: optional(Id) })

/** §7 Complaints. */
export const complaints = {
  /** Multipart: the complaint fields, and the image under the name `receiptField`. */
  create: endpoint('POST', '/feedback/create-complaint', {
    body: z.custom<FormData>((value) => value instanceof FormData),
    response: ComplaintAccepted,
  }),
}
/** The multipart name of the complaint's receipt image. */
export const receiptField = 'receipt'
