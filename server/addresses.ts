import * as z from 'zod'

const percent = (character: string) =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
const shown = (character: string) => (/\s/.test(character) ? 'a blank' : character)
const listed = (words: readonly string[]) =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and ')

/** What must be percent-encoded in user name and password, which end at the last @; undefined when all is well. */
function unencoded(text: string): string | undefined {
  const [, user = '', password = ''] = /^[^:]+:\/\/([^:]*)(?::([\s\S]*))?@[^@]*$/.exec(text) ?? []
  for (const [part, name] of [
    [user, 'user name'],
    [password, 'password'],
  ] as const) {
    const found = [...new Set(part.match(/[#/?@[\]\\\s]|%(?![\da-f]{2})/gi))]
    if (found.length > 0)
      return `has ${listed(found.map(shown))} in the ${name}, which must be written ${listed(found.map(percent))}`
  }
  return undefined
}

/** Adds what is wrong with an address, if anything is, as the only issue. */
const check = (problem: (text: string) => string | undefined) =>
  z.string().superRefine((text, context) => {
    const message = problem(text)
    if (message) context.addIssue(message)
  })

/** The address of a server that takes a user name and a password, without a fragment. `query` and path as given. */
export const serverAddress = (protocols: readonly string[], { path }: { path: boolean }) =>
  check((text) => {
    if (!protocols.some((protocol) => text.toLowerCase().startsWith(`${protocol}//`)))
      return `is not an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`
    const problem = unencoded(text)
    if (problem) return problem
    const url = URL.parse(text)
    if (!url || /\s/.test(text)) return 'is not an address: its host or port cannot be read'
    if (url.hash !== '' || text.includes('#')) return 'must not have a fragment (#)'
    if (path) return undefined
    if (url.hostname === '') return 'names no host'
    return url.pathname.length > 1 ? 'must not have a path' : undefined
  })

/** The address of a bucket, with key, secret and name. */
export const bucketAddress = serverAddress(['http:', 'https:'], { path: true }).refine(
  (text) => {
    const { username, password, pathname } = URL.parse(text) ?? {}
    return username && password && /^\/[^/]+\/?$/.test(pathname ?? '')
  },
  {
    error: 'must have a key, a secret and the name of a bucket: https://key:secret@s3.example/bucket',
    when: ({ issues }) => issues.length === 0,
  },
)

/** What is wrong with an address that is called over http(s). Calls cannot carry a user name and a password in it. */
function notCallable(text: string, mayHaveQuery: boolean): string | undefined {
  if (!/^https?:\/\//i.test(text)) return 'is not an http(s) address'
  if (text.includes('@')) return 'must not have a user name or a password; an @ elsewhere is written %40'
  if (!URL.canParse(text) || /[\s\\]/.test(text)) return 'is not an http(s) address'
  if (!mayHaveQuery && /[?#]/.test(text)) return 'must not have a query or fragment'
  return text.includes('#') ? 'must not have a fragment; a # elsewhere is written %23' : undefined
}

/** An address that is called over http(s), with or without a query. */
export const callAddress = check((text) => notCallable(text, true))

/** The same without a query, so that paths can be added to it. */
export const httpAddress = check((text) => notCallable(text, false))

/** Scheme, host and port of a site alone, without a slash at the end. */
export const origin = httpAddress
  .refine((text) => URL.parse(text)?.pathname === '/', {
    error: 'must not have a path',
    when: ({ issues }) => issues.length === 0,
  })
  .transform((text) => new URL(text).origin)

/** An address of a Postgres server, with this password where it has none. */
export function withPassword(address: string, password: string | undefined): string {
  const url = new URL(address)
  if (password === undefined || url.password !== '' || url.hostname === '') return address
  url.password = encodeURIComponent(password)
  return url.href
}
