import * as z from 'zod/mini'
import { endpoint } from '../lib/endpoint.ts'
import { Accepted } from './notRefused.ts'

/** §7 Complaints. */
export const complaints = {
  /** Multipart: the complaint fields, and the image under the name `receiptField`. */
  create: endpoint('POST', '/feedback/create-complaint', {
    body: z.custom<FormData>((value) => value instanceof FormData),
    response: Accepted,
  }),
}
/** The multipart name of the complaint's receipt image. */
export const receiptField = 'receipt'
