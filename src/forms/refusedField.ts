import { ApiError } from '../lib/endpoint.ts'

/** Returns the one of `fields` that the server names as the reason of its refusal; undefined where it names none. */
export function refusedField<Field extends string>(error: unknown, ...fields: Field[]): Field | undefined {
  const data = error instanceof ApiError ? (error.data as { field?: unknown } | null | undefined) : undefined
  return fields.find((field) => field === data?.field)
}
