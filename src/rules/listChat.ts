// '[10:42, 24/11/2026] Nimal: ' and '24/11/2026, 10:42 - Nimal: ', as messages are copied from a chat.
const head =
  /^\s*(?:\[[^\]]*\d{1,2}:\d{2}[^\]]*\]|\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]m)?\s+[-–])\s*[^:]{1,40}:\s*/i

const courtesies = new Set(
  'hi hello hey dear sir sirs madam team all friend good morning afternoon evening day ayubowan vanakkam please pls plz kindly can you could send me us deliver need we i want would like to order quote for the following these items list is below here thanks thank a lot very much many regards best kind sincerely yours ok okay and'.split(
    ' ',
  ),
)
/** Words with which a greeting begins, before a name. */
const openings = /^(?:hi|hello|hey|dear|thanks|thank you|regards|best regards|kind regards|ayubowan)$/i

/** A line of a chat without the header of its message; '' for a greeting or thanks, which asks for no part. */
export function withoutChat(line: string): string {
  const text = line.replace(head, '')
  const words = text.match(/[\p{L}\p{N}']+/gu) ?? []
  if (words.length === 0) return text
  const greeting =
    words.every((word) => courtesies.has(word.toLowerCase())) ||
    (words.length <= 3 && !/\d/.test(text) && openings.test(words.slice(0, -1).join(' ')))
  return greeting ? '' : text
}
