import * as z from 'zod/mini'
import { emailNeeded } from './fields.ts'

/** §5 Reset request: an email address. */
export const ResetRequestForm = z.object({ email: emailNeeded })
export type ResetRequestValues = z.input<typeof ResetRequestForm>
