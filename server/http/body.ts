import {
  getMultipartBoundary,
  isMultipartRequest,
  MaxFileSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  parseMultipartRequest,
} from '@remix-run/multipart-parser'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { withAbort } from '../../src/lib/withAbort.ts'
import { refuse } from '../refusal.ts'

const mb = 1024 * 1024

const refuseTooLarge = (megabytes: number) =>
  refuse(413, `That is too large: at most ${megabytes} MB can be sent.`)

const maxBodyMb = 1
const smallBody = bodyLimit({ maxSize: maxBodyMb * mb, onError: () => refuseTooLarge(maxBodyMb) })

const refuseNoJson = () => refuse(400, 'The request is not JSON.')

/**
 * Refuses a body of more than 1 MB with 413, and a form with 400, but for `formPaths`, whose forms have limits of their
 * own.
 */
export const limitBody =
  (...formPaths: readonly string[]): MiddlewareHandler =>
  (c, next) => {
    if (formPaths.includes(c.req.path)) return next()
    return isMultipartRequest(c.req.raw) ? refuseNoJson() : smallBody(c, next)
  }

/** Reads a JSON body; undefined when empty. Refuses anything else with 400. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await request.text()
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return refuseNoJson()
  }
}

// Enough for an image of 5 MB and the form's other fields.
const maxFormMb = 6
/** The complaint form has seven fields. Parsing a form with a hundred thousand would block the server. */
const maxParts = 50
/** RFC 2046, 5.1.1. The search for a longer one takes longer. */
const maxBoundaryLength = 70

/** Milliseconds that a whole form may take to arrive: 6 MB at 1.6 Mbit/s. */
const formLimitMs = 30_000

/** Reads a form; undefined for another content type. 413 over 6 MB, 400 over 50 fields, 408 after 30 seconds. */
export async function readForm(request: Request): Promise<FormData | undefined> {
  if (!isMultipartRequest(request)) return undefined
  const late = AbortSignal.timeout(formLimitMs)
  return withAbort(readParts(request), late).catch((error: unknown) => {
    if (error !== late.reason) throw error
    return refuse(408, 'This took too long to arrive. Please send a smaller picture, or try again later.')
  })
}

async function readParts(request: Request): Promise<FormData> {
  const boundary = getMultipartBoundary(request.headers.get('content-type') ?? '')
  if (boundary === null || boundary.length > maxBoundaryLength)
    refuse(400, `The form must name a boundary of at most ${maxBoundaryLength} characters.`)
  const form = new FormData()
  const limits = { maxParts, maxFileSize: maxFormMb * mb, maxTotalSize: maxFormMb * mb }
  try {
    for await (const part of parseMultipartRequest(request, limits)) {
      const { name = '', filename = '', content } = part
      if (part.isFile) form.append(name, new File(content as Uint8Array<ArrayBuffer>[], filename))
      else form.append(name, part.text)
    }
  } catch (error) {
    if (error instanceof MaxPartsExceededError) refuse(400, 'The form has too many fields.')
    if (error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError)
      refuseTooLarge(maxFormMb)
    refuse(400, 'The form could not be read.')
  }
  return form
}
