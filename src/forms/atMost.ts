import * as z from 'zod/mini'
import { groupedNumber } from '../rules/groupedNumber.ts'

/** A check for texts of at most `most` characters, counted as the server does: an emoji is two or more. */
export const atMost = (most: number) =>
  z.refine<string>((text) => text.length <= most, `Use at most ${groupedNumber(most)} characters`)
