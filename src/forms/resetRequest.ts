import * as z from 'zod/mini'
import { requiredEmail } from './fields.ts'

/** §5 Reset request: an email address. */
export const ResetRequestForm = z.object({ email: requiredEmail })
export type ResetRequestValues = z.input<typeof ResetRequestForm>
