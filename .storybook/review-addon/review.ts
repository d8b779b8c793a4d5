// What reviewers say of the states: read, changed, merged and handed over. Pure functions, for the frame and the pages.

import type { Width } from './storiesAt.ts'

const answers = ['right', 'wrong', 'question'] as const
export type Answer = (typeof answers)[number]
const widths: readonly Width[] = ['phone', 'tablet', 'desktop']

/** What one reviewer says of a state at a width. */
export type Verdict = {
  state: string
  width: Width
  /** The story that was looked at. */
  story: string
  /** Undefined while only clauses are ticked, and once an answer is taken back. */
  answer?: Answer | undefined
  text: string
  /** The clauses that hold, each as `clauseKey`: a clause that is written anew is to be checked anew. */
  ticks: string[]
  /** Of the browser that wrote it: two reviewers may have the same name. */
  by: string
  name: string
  /** When it was last changed, in seconds since 1970. */
  at: number
}

/** All that is kept: the reviewer of this browser, and everybody's verdicts. */
export type Review = { version: 1; by: string; name: string; verdicts: Verdict[] }

/** Longer texts, names and lists of a foreign link are cut: nobody writes them. */
const longest = { text: 4000, name: 80, ticks: 50, verdicts: 5000 }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const textOf = (value: unknown, most: number) => (typeof value === 'string' ? value.slice(0, most) : '')
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** A short name for a clause, of its letters alone (FNV-1a). */
export function clauseKey(clause: string): string {
  let hash = 0x811c9dc5
  for (const letter of clause) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

function readVerdict(value: unknown): Verdict[] {
  if (!isRecord(value)) return []
  const { state, width, story, answer, at } = value
  const by = textOf(value.by, 20)
  if (typeof state !== 'string' || !/^[A-Z]{2,5}-\d{2}$/.test(state)) return []
  if (typeof story !== 'string' || !/^[a-z0-9-]{1,200}$/.test(story)) return []
  if (!widths.includes(width as Width) || !Number.isSafeInteger(at) || Number(at) < 0 || !by) return []
  return [
    {
      state,
      width: width as Width,
      story,
      answer: answers.find((each) => each === answer),
      text: textOf(value.text, longest.text),
      ticks: listOf(value.ticks)
        .filter((tick) => typeof tick === 'string' && /^[a-z0-9]{1,8}$/.test(tick))
        .slice(0, longest.ticks) as string[],
      by,
      name: textOf(value.name, longest.name),
      at: Number(at),
    },
  ]
}

/** Reads what was kept or handed over. What cannot be read is left out, the rest stays. */
export function readReview(value: unknown): Review {
  const kept = isRecord(value) && value.version === 1 ? value : {}
  const verdicts = listOf(kept.verdicts).slice(0, longest.verdicts).flatMap(readVerdict)
  return {
    version: 1,
    by: textOf(kept.by, 20),
    name: textOf(kept.name, longest.name),
    verdicts: mergeVerdicts([], verdicts),
  }
}

const placeOf = ({ by, state, width }: Pick<Verdict, 'by' | 'state' | 'width'>) => `${by} ${state} ${width}`

/** Adds verdicts: of those that one browser gave of one state at one width the latest counts, all others stay. */
export function mergeVerdicts(kept: readonly Verdict[], added: readonly Verdict[]): Verdict[] {
  const all = new Map(kept.map((verdict) => [placeOf(verdict), verdict]))
  for (const verdict of added) {
    const before = all.get(placeOf(verdict))
    if (!before || verdict.at >= before.at) all.set(placeOf(verdict), verdict)
  }
  return [...all.values()]
}

/** The verdicts of this browser's reviewer, also those given in another browser under the same name. */
const isMine = ({ by, name }: Review, verdict: Verdict) =>
  verdict.by === by || (name !== '' && verdict.name === name)

/** Everybody's verdicts of a state, at one width or at all, the newest first. */
export const verdictsOf = ({ verdicts }: Review, state: string, width?: Width): Verdict[] =>
  verdicts
    .filter((verdict) => verdict.state === state && (!width || verdict.width === width))
    .filter(({ answer, text }) => answer || text)
    .toSorted((one, other) => other.at - one.at)

/** Whether reviewers answered differently for one width. */
export const differ = (verdicts: readonly Verdict[]): boolean =>
  widths.some((width) => {
    const given = verdicts.flatMap((verdict) => (verdict.width === width && verdict.answer) || [])
    return new Set(given).size > 1
  })

/** A state at a width, with the story that shows it there. */
export type Place = Pick<Verdict, 'state' | 'width' | 'story'>

/** What this browser's reviewer said of a place so far; empty where nothing was said. */
export const verdictAt = (review: Review, place: Place): Verdict =>
  review.verdicts.find((verdict) => placeOf(verdict) === placeOf({ ...place, by: review.by })) ?? {
    ...place,
    text: '',
    ticks: [],
    by: review.by,
    name: review.name,
    at: 0,
  }

/** Changes what this browser's reviewer says of a place. `at` is in seconds since 1970. */
export const withVerdict = (
  review: Review,
  place: Place,
  change: Partial<Pick<Verdict, 'answer' | 'text' | 'ticks'>>,
  at: number,
): Review => {
  const said = { ...verdictAt(review, place), ...change, story: place.story, name: review.name, at }
  const others = review.verdicts.filter((verdict) => placeOf(verdict) !== placeOf(said))
  return { ...review, verdicts: [...others, said] }
}

/** Whether this browser's reviewer has answered for a place. */
export const isJudged = (review: Review, { state, width }: Pick<Place, 'state' | 'width'>): boolean =>
  review.verdicts.some(
    (verdict) =>
      verdict.state === state && verdict.width === width && verdict.answer && isMine(review, verdict),
  )

/** The next place to judge after `current`: at the same width first, from the start again after the last. */
export function nextPlace<P extends Place>(
  review: Review,
  places: readonly P[],
  current: Pick<Place, 'state' | 'width'> | undefined,
): P | undefined {
  const from = places.findIndex(({ state, width }) => state === current?.state && width === current.width)
  const left = [...places.slice(from + 1), ...places.slice(0, from + 1)].filter(
    (place) => !isJudged(review, place),
  )
  return left.find(({ width }) => width === current?.width) ?? left[0]
}

async function through(bytes: Uint8Array<ArrayBuffer>, transform: CompressionStream | DecompressionStream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(transform)).arrayBuffer())
}

/** Rows instead of objects: half the length. Reviewers and stories are named once. */
function toRows({ verdicts }: Review) {
  const people = [...new Map(verdicts.map(({ by, name }) => [`${by} ${name}`, [by, name]])).values()]
  const rows = verdicts.map(({ state, width, story, answer, text, ticks, by, name, at }) => [
    state,
    widths.indexOf(width),
    story,
    answer ? answers.indexOf(answer) : -1,
    text,
    ticks,
    people.findIndex((person) => person[0] === by && person[1] === name),
    at,
  ])
  return [1, people, rows]
}

function fromRows(value: unknown): Verdict[] {
  const [version, people, rows] = listOf(value)
  if (version !== 1) return []
  const verdicts = listOf(rows).map((row) => {
    const [state, width, story, answer, text, ticks, person, at] = listOf(row)
    const [by, name] = listOf(listOf(people)[Number(person)])
    const words = { width: widths[Number(width)], answer: answers[Number(answer)] }
    return { state, story, text, ticks, by, name, at, ...words }
  })
  return readReview({ version: 1, verdicts }).verdicts
}

/** What stands after `#review=` in a link. About 100 characters for a verdict with a sentence. */
export async function encodeReview(review: Review): Promise<string> {
  const json = new TextEncoder().encode(JSON.stringify(toRows(review)))
  const packed = await through(json, new CompressionStream('deflate-raw'))
  const binary = Array.from(packed, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The verdicts of a link. None if it is damaged: a half of it cannot be unpacked. */
export async function decodeReview(text: string): Promise<Verdict[]> {
  // A thousandth of what it unpacks to at most.
  if (text.length > 200_000) return []
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const packed = Uint8Array.from(binary, (sign) => sign.charCodeAt(0))
    const json = await through(packed, new DecompressionStream('deflate-raw'))
    return fromRows(JSON.parse(new TextDecoder().decode(json)))
  } catch {
    return []
  }
}

/** The day of a verdict in words, '27 Nov 2026', by the clock of the reader. */
export const dayOf = ({ at }: Pick<Verdict, 'at'>): string =>
  new Date(at * 1000).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

const headings: [Answer, string][] = [
  ['wrong', 'Wrong'],
  ['question', 'Questions'],
  ['right', 'Right'],
]

/** Text of a reviewer in Markdown: on one line, and nothing in it is read as Markdown or HTML. */
const plain = (text: string) =>
  text
    .trim()
    .replace(/\s*\n\s*/g, ' / ')
    .replace(/[\\`*_[\]<>|#~]/g, '\\$&')

/** Where a story is seen, in this Storybook at `root`. */
const addressOf = (root: string, { story, width }: Verdict) =>
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
    const words = text.trim() ? `: ${plain(text)}` : ''
    return `- ${what}, [${width}](${addressOf(root, verdict)})${differs}${words} (${plain(name) || 'no name'}, ${dayOf(verdict)})`
  }
  const parts = [...headings, [undefined, 'Notes'] as const].flatMap(([answer, heading]) => {
    const lines = said.filter((verdict) => verdict.answer === answer).map(line)
    return lines.length > 0 ? [`## ${heading} (${lines.length})\n\n${lines.join('\n')}`] : []
  })
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
