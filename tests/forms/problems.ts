import type * as z from 'zod/mini'

/** The field and the message of every problem that a form has with its values. */
export const problemsOf = async (form: z.ZodMiniType, values: unknown) =>
  ((await form.safeParseAsync(values)).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ])
