import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** A refused call. The answer carries `fields`, and the same text as `message` and as `error` (§7 reads either). */
export class Refusal extends Error {
  override name = 'Refusal'
  status: ContentfulStatusCode
  fields: Record<string, unknown>
  headers: Record<string, string>
  constructor(
    status: ContentfulStatusCode,
    message: string,
    fields: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) {
    super(message)
    this.status = status
    this.fields = fields
    this.headers = headers
  }
}

/** Ends the call with a status and a message for people. */
export function refuse(
  status: ContentfulStatusCode,
  message: string,
  fields?: Record<string, unknown>,
  headers?: Record<string, string>,
): never {
  throw new Refusal(status, message, fields, headers)
}
