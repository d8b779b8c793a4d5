import type { API } from 'storybook/manager-api'
import { decodeReview, encodeReview } from './coded.ts'
import { project } from './project.ts'
import { type Said, withSaid } from './review.ts'
import { changeReview, getReview } from './useReview.ts'

const codeIn = (hash: string) => /^#review=([\w-]+)$/.exec(hash)?.[1]

/** Takes the review out of the address: it would be in the history, and in every link that is copied. */
function taken(): string | undefined {
  const { pathname, search, hash } = window.location
  const code = codeIn(hash)
  if (code) window.history.replaceState(window.history.state, '', pathname + search)
  return code
}

// Before Storybook reads the address, which it writes anew, with all that it has read, once a story is shown.
const opened = taken()
window.addEventListener('popstate', (event) => {
  if (codeIn(window.location.hash)) event.stopImmediatePropagation()
})

/** Where this Storybook is. */
export const root = () => window.location.origin + window.location.pathname

/** The review as a link, which adds it to that of whoever opens it. */
export async function linkOf() {
  const { index } = project()
  const review = getReview()
  // What is to be looked at comes first.
  const kind =
    review.pins.some(({ gone }) => !gone) ||
    review.verdicts.some(({ answer }) => answer === 'wrong' || answer === 'question')
  const page = index ? `?path=/story/${index}${kind ? '&args=kind:wrong' : ''}` : ''
  return `${root()}${page}#review=${await encodeReview(review)}`
}

/** Adds others' verdicts and pins to those kept here. Returns what was added, in words. */
export function addSaid(said: Said): string {
  const all = [...said.verdicts, ...said.pins]
  if (all.length === 0) return 'There is no review in it, or only half of one.'
  changeReview((review) => withSaid(review, said))
  const names = [...new Set(all.map(({ name }) => name || 'no name'))].join(', ')
  const pins = said.pins.length > 0 ? `, pins: ${said.pins.length}` : ''
  return `Verdicts added: ${said.verdicts.length}${pins} (${names}).`
}

/** Adds the review of a link `#review=...`, now and whenever one is opened in this window. */
export function openLinks(api: API) {
  const openLink = async (code: string | undefined) => {
    if (!code) return
    const headline = addSaid(await decodeReview(code))
    api.addNotification({ id: 'review', duration: 10_000, content: { headline } })
  }
  void openLink(opened)
  window.addEventListener('hashchange', () => void openLink(taken()))
}
