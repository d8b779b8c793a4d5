import type * as z from 'zod/mini'

/** The field and the message of every problem that a form has with its values. */
export const problemsOf = (form: z.ZodMiniType, values: unknown): [field: string, message: string][] =>
  (form.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])
