import * as z from 'zod/mini'
import { shopperText } from '../lib/wire.ts'
import { toFlag } from '../rules/flag.ts'

/** The `success` field of a response: false is a refusal, whatever the HTTP status; true or absent is not. */
export const notRefused = z.optional(z.custom<unknown>((value) => toFlag(value, 1) === 1))

/** Any success status, not only the 201 of §7, or the visitor would send the same again. Rejects `success: false`. */
export const accepted = <Shape extends z.core.$ZodShape>(more: Shape) =>
  z.pipe(
    z.transform((response: unknown) => (typeof response === 'object' && response !== null ? response : {})),
    z.object({ message: shopperText, success: notRefused, ...more }),
  )

export const Accepted = accepted({})
