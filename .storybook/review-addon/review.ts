// What reviewers say of the states: read, changed and merged. Pure functions, for the frame and the pages.

import * as z from 'zod/mini'
import { type Pin, pin, pinsOf, said, state, story, textOf, width } from './pins/pins.ts'

/** What a reviewer can answer, in the order of the keys 1, 2 and 3, with its words. */
export const answers = { right: 'Right', wrong: 'Wrong', question: 'Question' }
export type Answer = keyof typeof answers

/** Of the first so many of a list what can be read: the rest is left out, unread. */
const listOf = <S extends z.ZodMiniType>(shape: S, most: number) =>
  z.catch(
    z.pipe(
      z.array(z.unknown()),
      z.transform((list) =>
        list.slice(0, most).flatMap((each): z.infer<S>[] => {
          const { success, data } = z.safeParse(shape, each)
          return success ? [data] : []
        }),
      ),
    ),
    [],
  )

/** What one reviewer says of a state at a width. */
const verdict = z.object({
  ...said,
  state,
  width,
  /** The story that was looked at. */
  story,
  /** Undefined while only clauses are ticked, and once an answer is taken back. */
  answer: z.catch(z.optional(z.enum(Object.keys(answers) as Answer[])), undefined),
  text: textOf(4000),
  /** The clauses that hold, each as `clauseKey`: a clause that is written anew is to be checked anew. */
  ticks: listOf(z.string().check(z.regex(/^[a-z0-9]{1,8}$/)), 50),
  /** The hash of the picture that the story had then, and the version of the project; '' where there was none. */
  picture: textOf(60),
  of: textOf(60),
})
export type Verdict = z.infer<typeof verdict> & {
  /** Not kept: the story's picture is another one now. */
  ended?: boolean
}

export const nothing: Said = { verdicts: [], pins: [] }
const kept = z.catch(
  z.object({
    version: z.literal(1),
    by: textOf(20),
    name: textOf(80),
    verdicts: listOf(verdict, 5000),
    pins: listOf(pin, 5000),
  }),
  { version: 1, by: '', name: '', ...nothing },
)

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

/** A short name for a clause, of its letters alone (FNV-1a). */
export function clauseKey(clause: string): string {
  let hash = 0x811c9dc5
  for (const letter of clause) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** What a word is about: of those that one browser said of one state at one width, or of one pin, the latest counts. */
const subjectOf = (word: Pick<Verdict, 'by' | 'state' | 'width'> | Pin) =>
  'id' in word ? `${word.by} ${word.id}` : `${word.by} ${word.state} ${word.width}`

/** Adds words of others, or later ones: nothing is lost that somebody else said. */
export function merge<Word extends Verdict | Pin>(before: readonly Word[], added: readonly Word[]): Word[] {
  const all = new Map(before.map((word) => [subjectOf(word), word]))
  for (const word of added) if (word.at >= (all.get(subjectOf(word))?.at ?? 0)) all.set(subjectOf(word), word)
  return [...all.values()]
}

/** Reads what was kept or handed over. What cannot be read is left out, the rest stays. */
export function readReview(value: unknown): Review {
  const { verdicts, pins, ...review } = z.parse(kept, value)
  return { ...review, verdicts: merge([], verdicts), pins: merge([], pins) }
}

/** Adds what others say. */
export const withSaid = (review: Review, { verdicts, pins }: Said): Review => ({
  ...review,
  verdicts: merge(review.verdicts, verdicts),
  pins: merge(review.pins, pins),
})

/** The pins of this browser and of the sign-off. */
export const allPins = ({ pins, signed }: Review): Pin[] =>
  merge(signed?.pins ?? [], pins).toSorted((one, other) => one.at - other.at)

/** The pins that everybody has set for a state. */
export const pinsOfState = (review: Review, state: string): Pin[] =>
  pinsOf(allPins(review), { story: '', states: [state] })

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
export const verdictsOf = (
  { verdicts, signed }: Review,
  state: string,
  width?: Verdict['width'],
): Verdict[] =>
  merge(signed?.verdicts ?? [], verdicts)
    .filter((verdict) => verdict.state === state && (!width || verdict.width === width))
    .filter(({ answer, text }) => answer || text)
    .toSorted((one, other) => other.at - one.at)

/** Whether reviewers answered differently for one width. */
export const differ = (verdicts: readonly Verdict[]): boolean =>
  width.options.some((width) => {
    const given = verdicts.flatMap(
      (verdict) => (verdict.width === width && !verdict.ended && verdict.answer) || [],
    )
    return new Set(given).size > 1
  })

/** A state at a width, with the story that shows it there. */
export type Place = Pick<Verdict, 'state' | 'width' | 'story'>

/** What this browser's reviewer said of a place so far; empty where nothing was said. */
export const verdictAt = (review: Review, place: Place): Verdict =>
  review.verdicts.find((verdict) => subjectOf(verdict) === subjectOf({ ...place, by: review.by })) ?? {
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
  const others = review.verdicts.filter((verdict) => subjectOf(verdict) !== subjectOf(said))
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
