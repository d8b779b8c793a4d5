import { inWords } from './pins/pins.ts'
import { dayOf, differ, type Review, type Verdict, verdictsOf } from './review.ts'

const headings = [
  ['wrong', 'Wrong'],
  ['question', 'Questions'],
  ['right', 'Right'],
  [undefined, 'Notes'],
] as const

/** Text of a reviewer in Markdown: on one line, and nothing in it is read as Markdown or HTML. */
const plain = (text: string) =>
  text
    .trim()
    .replace(/\s*\n\s*/g, ' / ')
    .replace(/[\\`*_[\]<>|#~]/g, '\\$&')

/** Where a story is seen, in this Storybook at `root`. */
const addressOf = (root: string, { story, width }: Pick<Verdict, 'story' | 'width'>) =>
  `${root}?path=/story/${story}&globals=viewport:${width}`

type Written = { root: string; nameOf: (state: string) => string | undefined }

/** The review for a mail, a chat or an issue: what is wrong first, then the questions, then what is right. */
export function toMarkdown(review: Review, { root, nameOf }: Written): string {
  const said = review.verdicts.filter(({ answer, text }) => answer || text)
  const disputed = new Set(
    said.filter(({ state }) => differ(verdictsOf(review, state))).map(({ state }) => state),
  )
  const line = (verdict: Verdict) => {
    const { state, width, text, name } = verdict
    const what = `**${state}** ${plain(nameOf(state) ?? '')}`.trim()
    const differs = disputed.has(state) ? ' (others differ)' : ''
    const old = verdict.ended ? ' (the picture has changed since)' : ''
    const words = text.trim() ? `: ${plain(text)}` : ''
    return `- ${what}, [${width}](${addressOf(root, verdict)})${differs}${old}${words} (${plain(name) || 'no name'}, ${dayOf(verdict)})`
  }
  const parts = headings.flatMap(([answer, heading]) => {
    const lines = said.filter((verdict) => verdict.answer === answer).map(line)
    return lines.length > 0 ? [`## ${heading} (${lines.length})\n\n${lines.join('\n')}`] : []
  })
  const pins = review.pins.filter(({ gone }) => !gone)
  const pinned = pins.map((pin) => {
    const where = `[${pin.width}](${addressOf(root, pin)})`
    const words = pin.text.trim() ? `: ${plain(pin.text)}` : ''
    const state = pin.state ? `**${pin.state}** ` : ''
    return `- ${state}${plain(inWords(pin))}, ${where}${words} (${plain(pin.name) || 'no name'}, ${dayOf(pin)})`
  })
  if (pinned.length > 0) parts.push(`## Pins (${pinned.length})\n\n${pinned.join('\n')}`)
  return [`# Review of ${said.length} states`, ...parts].join('\n\n')
}

/** Hosts refuse longer addresses. */
const longestAddress = 7500

/** The address of a new issue with the report filled in, cut to what an address may hold. '' where there are none. */
export function issueAddress(issues: string, markdown: string): string {
  if (!issues) return ''
  const address = (body: string) => {
    const filled = new URL(issues)
    filled.searchParams.set('title', 'Review')
    filled.searchParams.set('body', body)
    return filled.href
  }
  const lines = markdown.split('\n')
  while (lines.length > 1 && address(lines.join('\n')).length > longestAddress) lines.pop()
  const cut = lines.length < markdown.split('\n').length
  return address(cut ? `${lines.join('\n')}\n\nThe rest is in the file of the review.` : markdown)
}
