// What reviewers say of the states: read, changed, merged and handed over. Pure functions, for the frame and the pages.

import { inWords, mergePins, type Pin, readPin } from './pins/pins.ts'
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
  /** The hash of the picture that the story had then, and the version of the project; '' where there was none. */
  picture: string
  of: string
  /** Not kept: the story's picture is another one now. */
  ended?: boolean
}

/** What can be handed over. */
export type Said = { verdicts: Verdict[]; pins: Pin[] }

/** All that is kept: the reviewer of this browser, and everybody's verdicts and pins. */
export type Review = Said & {
  version: 1
  by: string
  name: string
  /** Not kept: the sign-off, which is committed with the project. */
  signed?: Said
}

/** Longer texts, names and lists of a foreign link are cut: nobody writes them. */
const longest = { text: 4000, name: 80, ticks: 50, verdicts: 5000, version: 60 }

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
      picture: textOf(value.picture, longest.version),
      of: textOf(value.of, longest.version),
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
    pins: mergePins([], listOf(kept.pins).slice(0, longest.verdicts).flatMap(readPin)),
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

/** Adds what others say. */
export const withSaid = (review: Review, { verdicts, pins }: Said): Review => ({
  ...review,
  verdicts: mergeVerdicts(review.verdicts, verdicts),
  pins: mergePins(review.pins, pins),
})

/** The pins of this browser and of the sign-off. */
export const allPins = ({ pins, signed }: Review): Pin[] =>
  mergePins(signed?.pins ?? [], pins).toSorted((one, other) => one.at - other.at)

/** Takes back all that this browser's reviewer said. Whoever merges the review loses it, too. */
export const withdrawn = (review: Review, at: number): Review => ({
  ...review,
  verdicts: review.verdicts.map((each) =>
    each.by === review.by ? { ...each, answer: undefined, text: '', ticks: [], at } : each,
  ),
  pins: review.pins.map((pin) => (pin.by === review.by ? { ...pin, text: '', gone: true, at } : pin)),
})

/**
 * Ends the verdicts of which the story's picture has changed since. `hashAt` names the present picture; a verdict without
 * a picture, or of a story that has none now, stands.
 */
export const withEnded = (review: Review, hashAt: (place: Place) => string | undefined): Review => {
  const ended = (verdict: Verdict): Verdict => {
    const now = hashAt(verdict)
    return { ...verdict, ended: Boolean(verdict.picture && now && verdict.picture !== now) }
  }
  const { signed } = review
  return {
    ...review,
    verdicts: review.verdicts.map(ended),
    ...(signed && { signed: { ...signed, verdicts: signed.verdicts.map(ended) } }),
  }
}

/** The verdicts of this browser's reviewer, also those given in another browser under the same name. */
const isMine = ({ by, name }: Review, verdict: Verdict) =>
  verdict.by === by || (name !== '' && verdict.name === name)

/** Everybody's verdicts of a state, at one width or at all, the newest first. */
export const verdictsOf = ({ verdicts, signed }: Review, state: string, width?: Width): Verdict[] =>
  mergeVerdicts(signed?.verdicts ?? [], verdicts)
    .filter((verdict) => verdict.state === state && (!width || verdict.width === width))
    .filter(({ answer, text }) => answer || text)
    .toSorted((one, other) => other.at - one.at)

/** Whether reviewers answered differently for one width. */
export const differ = (verdicts: readonly Verdict[]): boolean =>
  widths.some((width) => {
    const given = verdicts.flatMap(
      (verdict) => (verdict.width === width && !verdict.ended && verdict.answer) || [],
    )
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
    picture: '',
    of: '',
  }

/** Changes what this browser's reviewer says of a place. `at` is in seconds since 1970. */
export const withVerdict = (
  review: Review,
  place: Place,
  change: Partial<Pick<Verdict, 'answer' | 'text' | 'ticks'>>,
  seen: Pick<Verdict, 'at' | 'picture' | 'of'>,
): Review => {
  const before = verdictAt(review, place)
  const said = {
    ...before,
    // An answer to the picture before does not stand for this one.
    ...(before.ended && { answer: undefined }),
    ...change,
    ...seen,
    story: place.story,
    name: review.name,
    ended: false,
  }
  const others = review.verdicts.filter((verdict) => placeOf(verdict) !== placeOf(said))
  return { ...review, verdicts: [...others, said] }
}

/** Whether this browser's reviewer has answered for a place. */
export const isJudged = (review: Review, { state, width }: Pick<Place, 'state' | 'width'>): boolean =>
  verdictsOf(review, state, width).some(
    (verdict) => verdict.answer && !verdict.ended && isMine(review, verdict),
  )

/**
 * The next place to judge after `current`: at the same width first, from the start again after the last. Never `current`
 * itself: who goes on without an answer leaves it for later.
 */
export function nextPlace<P extends Place>(
  review: Review,
  places: readonly P[],
  current: Pick<Place, 'state' | 'width'> | undefined,
): P | undefined {
  const from = places.findIndex(({ state, width }) => state === current?.state && width === current.width)
  const left = [...places.slice(from + 1), ...places.slice(0, Math.max(0, from))].filter(
    (place) => !isJudged(review, place),
  )
  return left.find(({ width }) => width === current?.width) ?? left[0]
}

async function through(bytes: Uint8Array<ArrayBuffer>, transform: CompressionStream | DecompressionStream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(transform)).arrayBuffer())
}

const nothing: Said = { verdicts: [], pins: [] }

/** Rows instead of objects: half the length. Reviewers and stories are named once. */
function toRows({ verdicts, pins }: Said) {
  const people = [
    ...new Map([...verdicts, ...pins].map(({ by, name }) => [`${by} ${name}`, [by, name]])).values(),
  ]
  const personOf = ({ by, name }: Pick<Verdict, 'by' | 'name'>) =>
    people.findIndex((person) => person[0] === by && person[1] === name)
  const rows = verdicts.map(({ state, width, story, answer, text, ticks, at, picture, of, ...who }) => [
    state,
    widths.indexOf(width),
    story,
    answer ? answers.indexOf(answer) : -1,
    text,
    ticks,
    personOf(who),
    at,
    picture,
    of,
  ])
  const pinRows = pins.map(({ id, story, state, width, target, text, gone, at, ...who }) => {
    const { role, label, text: content, near, box, page } = target
    return [
      id,
      story,
      state,
      widths.indexOf(width),
      [role, label, content, near, box, page],
      text,
      gone,
      personOf(who),
      at,
    ]
  })
  return [1, people, rows, pinRows]
}

function fromRows(value: unknown): Said {
  const [version, people, rows, pinRows] = listOf(value)
  if (version !== 1) return nothing
  const personAt = (index: unknown) => listOf(listOf(people)[Number(index)])
  const verdicts = listOf(rows).map((row) => {
    const [state, width, story, answer, text, ticks, person, at, picture, of] = listOf(row)
    const [by, name] = personAt(person)
    const words = { width: widths[Number(width)], answer: answers[Number(answer)] }
    return { state, story, text, ticks, by, name, at, picture, of, ...words }
  })
  const pins = listOf(pinRows).map((row) => {
    const [id, story, state, width, target, text, gone, person, at] = listOf(row)
    const [role, label, content, near, box, page] = listOf(target)
    const [by, name] = personAt(person)
    const said = { role, label, text: content, near, box, page }
    return { id, story, state, width: widths[Number(width)], target: said, text, gone, by, name, at }
  })
  return readReview({ version: 1, verdicts, pins })
}

/** What stands after `#review=` in a link. About 100 characters for a verdict with a sentence. */
export async function encodeReview(review: Said): Promise<string> {
  const json = new TextEncoder().encode(JSON.stringify(toRows(review)))
  const packed = await through(json, new CompressionStream('deflate-raw'))
  const binary = Array.from(packed, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** What a link holds. Nothing if it is damaged: a half of it cannot be unpacked. */
export async function decodeReview(text: string): Promise<Said> {
  // A thousandth of what it unpacks to at most.
  if (text.length > 200_000) return nothing
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const packed = Uint8Array.from(binary, (sign) => sign.charCodeAt(0))
    const json = await through(packed, new DecompressionStream('deflate-raw'))
    return fromRows(JSON.parse(new TextDecoder().decode(json)))
  } catch {
    return nothing
  }
}

/** The day of a verdict in words, '27 Nov 2026', by the clock of the reader. */
export const dayOf = ({ at }: Pick<Verdict, 'at'>): string =>
  new Date(at * 1000).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

/** At which width, by whom, when, and of what: without a picture, of which version of the project. */
export const aboutOf = ({ width, name, picture, ended, of, ...verdict }: Verdict) =>
  [
    width,
    name || 'no name',
    dayOf(verdict),
    ended && 'ended: its picture has changed',
    !picture && of && `version ${of}`,
  ]
    .filter(Boolean)
    .join(', ')

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
  const parts = [...headings, [undefined, 'Notes'] as const].flatMap(([answer, heading]) => {
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
