// What chats, mails and people put behind a link: the end of the sentence, a bracket or quote around it, marks of emphasis,
// white space, and characters that nobody sees.
const tail = /[.,;:!?…'"’”»«‹›`*)\]}>|\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]$/u
const unseen = /[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]$/u
/** The end of a text that may be such a tail: signs, and characters that an address has encoded. */
const ending = /(?:%[\da-f]{2}|[^\w~/=-])+$/iu

const pairs: Record<string, string> = { ')': '(', ']': '[', '}': '{' }
const count = (text: string, mark: string) => text.split(mark).length - 1

/** Search parameters whose text may end in any sign: '3"', 'Hinge Co.'. They only lose what nobody sees. */
const freeText: readonly string[] = ['q', 'brand', 'property', 'size', 'color']

/**
 * A part of an address, still encoded, without its tail. A bracket that closes one of the part's own stays. `plus` is what
 * a plus sign stands for.
 */
function withoutTail(part: string, of: RegExp, plus: '+' | ' '): string {
  const [end] = ending.exec(part) ?? []
  if (end === undefined) return part
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

/**
 * The address of the shop that a link means, without what was added behind it; undefined if nothing was. `pathname` and
 * `search` are those of a URL.
 */
export function linkWithoutTail(pathname: string, search: string): string | undefined {
  if (search.length > 1) {
    const at = Math.max(search.lastIndexOf('&'), 0) + 1
    const [name = ''] = search.slice(at).split('=', 1)
    const clean = withoutTail(search.slice(at), freeText.includes(name) ? unseen : tail, ' ')
    return clean === search.slice(at) ? undefined : pathname + search.slice(0, at) + clean
  }
  const at = pathname.lastIndexOf('/') + 1
  const clean = withoutTail(pathname.slice(at), tail, '+')
  return clean === pathname.slice(at) ? undefined : pathname.slice(0, at) + clean
}
