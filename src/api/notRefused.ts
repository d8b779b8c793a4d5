import * as z from 'zod/mini'
import { toFlag } from '../rules/flag.ts'

/** The `success` field of a response: false is a refusal, whatever the HTTP status; true or absent is not. */
export const notRefused = z.optional(z.custom<unknown>((value) => toFlag(value, 1) === 1))
