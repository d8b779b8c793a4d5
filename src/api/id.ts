import * as z from 'zod/mini'
import { type Id as IdValue, toId } from '../rules/id.ts'

/** An identifier. Digits become a number, so that an id from an address equals the same id from the API. */
export const Id = z.pipe(
  z.transform((value: unknown) => toId(value)),
  z.custom<IdValue>((value) => value !== undefined),
)
