/** Words of an address that name no part. */
const idle =
  /^(?:products?|categor(?:y|ies)|parts?|items?|shop|store|pages?|index|default|html?|php|aspx?|en|www|com|lk)$/i

/**
 * The words of an address that the shop does not have, to be searched for: '/products/brass_door-hinge.html' is 'brass door
 * hinge'. '' for one without a word of three letters or with more than eight words.
 */
export function addressWords(pathname: string): string {
  let text = pathname
  try {
    text = decodeURIComponent(pathname)
  } catch {
    // A broken escape stays as it is, and is no word.
    text = pathname.replace(/%\S{0,2}/g, ' ')
  }
  const words = (text.match(/[\p{L}\p{M}\p{N}]+(?:\.\d+)?/gu) ?? []).filter((word) => !idle.test(word))
  return words.length <= 8 && words.some((word) => /[\p{L}\p{M}]{3}/u.test(word)) ? words.join(' ') : ''
}
