// What chats, mails and people put behind a link: the end of the sentence, a bracket or quote around it, marks of emphasis,
// white space, and characters that nobody sees.
const tail = /[.,;:!?…'"’”»«‹›`*)\]}>|\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]$/u
const unseen = /[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]$/u
/** The end of a text that may be such a tail: signs, and characters that an address has encoded. */
const ending = /(?:%[\da-f]{2}|[^\w~/=-])+$/iu
/** Characters of an address. Nothing adds a longer tail, and a search for the end takes time quadratic in the length. */
const longestTail = 200

const pairs: Record<string, string> = { ')': '(', ']': '[', '}': '{' }
const count = (text: string, mark: string) => text.split(mark).length - 1

/** Search parameters whose text may end in any sign: '3"', 'Hinge Co.'. They only lose what nobody sees. */
const freeText: readonly string[] = ['q', 'brand', 'property', 'size', 'color']

/**
 * A part of an encoded address without its tail; a bracket that closes one of its own stays. `plus`: what '+' stands for.
 */
function withoutTail(part: string, of: RegExp, plus: '+' | ' '): string {
  const [end] = ending.exec(part.slice(-longestTail)) ?? []
  if (end === undefined || end.length === longestTail) return part
  let kept: string
  try {
    kept = decodeURIComponent(end.replaceAll('+', plus))
  } catch {
    return part
  }
  const before = part.slice(0, part.length - end.length)
  const isOpen = (mark: string) => {
    const own = pairs[mark]
    return own !== undefined && count(before + kept, own) >= count(before + kept, mark)
  }
  const whole = kept.length
  while (of.test(kept) && !isOpen(kept.slice(-1))) kept = kept.replace(of, '')
  return kept.length === whole ? part : before + encodeURIComponent(kept)
}

/** An ampersand as HTML writes it: where a mail's text is copied from its source, or was encoded twice. */
const encodedAnd = /&amp(?:;|%3b)/gi

/** The address that a link means, without what was added on its way; undefined if nothing was. Parts of a URL. */
export function meantAddress(pathname: string, search: string): string | undefined {
  if (search.length > 1) {
    const query = search.replace(encodedAnd, '&')
    const at = Math.max(query.lastIndexOf('&'), 0) + 1
    const [name = ''] = query.slice(at).split('=', 1)
    const clean =
      query.slice(0, at) + withoutTail(query.slice(at), freeText.includes(name) ? unseen : tail, ' ')
    return clean === search ? undefined : pathname + clean
  }
  const at = pathname.lastIndexOf('/') + 1
  const clean = withoutTail(pathname.slice(at), tail, '+')
  return clean === pathname.slice(at) ? undefined : pathname.slice(0, at) + clean
}
