import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { decodeReview, encodeReview } from '../coded.ts'
import { toMarkdown } from '../markdown.ts'
import { inWords, type Pin, pinsOf } from '../pins/pins.ts'
import { readSigned } from '../preset.ts'
import { isJudged, merge, readReview, type Verdict, verdictsOf, withEnded, withVerdict } from '../review.ts'
import { pin, reviewOf, verdict as verdictOf } from './said.ts'

/** What is said of the cart, and of which picture. */
const verdict = (change: Partial<Verdict> = {}) =>
  verdictOf({ state: 'CART-01', story: 'screens-cart--ready', picture: 'aaaa', ...change })

describe('a pin that was kept is read', () => {
  const { target } = pin()
  test.each<[what: string, kept: unknown, count: number]>([
    ['a good one', pin(), 1],
    ['without state', pin({ state: '' }), 1],
    ['no target', { ...pin(), target: undefined }, 0],
    ['a box of three', { ...pin(), target: { ...target, box: [1, 2, 3] } }, 0],
    ['no page', { ...pin(), target: { ...target, page: undefined } }, 0],
    ['an endless page', { ...pin(), target: { ...target, page: [1e9, 1] } }, 0],
    ['an id that is markup', pin({ id: '<b>' }), 0],
  ])('%s', (_, kept, count) => {
    expect(readReview({ ...reviewOf([]), pins: [kept] }).pins).toEqual(count === 1 ? [kept] : [])
  })
  test('its texts are cut', () => {
    const long = pin({ text: 'x'.repeat(9000), target: { ...target, label: 'y'.repeat(9000) } })
    const [read] = readReview(reviewOf([], [long])).pins
    expect([read?.text.length, read?.target.label.length]).toEqual([4000, 160])
  })
})

describe('pins', () => {
  test('one that was removed stays so when an older review is merged', () => {
    const removed = pin({ gone: true, text: '', at: 1_795_000_100 })
    expect(merge([removed], [pin(), pin({ by: 'b' }), pin({ id: 'p2' })])).toEqual([
      removed,
      pin({ by: 'b' }),
      pin({ id: 'p2' }),
    ])
    expect(merge([pin()], [removed])).toEqual([removed])
  })
  test('a story has its own pins and those of its states, without what was removed', () => {
    const pins = [
      pin(),
      pin({ id: 'p2', story: 'screens-cart--other' }),
      pin({ id: 'p3', story: 'screens-cart--other', state: '' }),
      pin({ id: 'p4', gone: true }),
    ]
    const ids = (story: string, states: string[]) => pinsOf(pins, { story, states }).map(({ id }) => id)
    expect(ids('screens-cart--ready', ['CART-01'])).toEqual(['p1', 'p2'])
    expect(ids('screens-cart--ready', [])).toEqual(['p1'])
    expect(ids('screens-home--ready', ['HOME-01'])).toEqual([])
  })
  test('Markdown has them', () => {
    const review = reviewOf([verdict()], [pin(), pin({ id: 'p2', gone: true, by: 'b', name: 'Ben' })])
    const text = toMarkdown(review, { root: 'https://room.example/', nameOf: () => undefined })
    expect(text).toContain('## Pins (1)')
    expect(text).toContain(
      '- **CART-01** button "Remove", [phone](https://room.example/?path=/story/screens-cart--ready',
    )
    expect(text).toContain('): Too small (Anu, 18 Nov 2026)')
  })
  test.each<[change: Partial<Pin['target']>, words: string]>([
    [{}, 'button "Remove"'],
    [{ role: '', label: '', text: 'Rs. 120' }, 'text "Rs. 120"'],
    [{ role: '', label: '' }, 'place'],
    [{ role: 'img', label: '' }, 'img'],
  ])('%o is called %s', (change, words) => {
    expect(inWords(pin({ target: { ...pin().target, ...change } }))).toBe(words)
  })
})

describe('a verdict ends when the picture of its story has changed, and only then', () => {
  test.each<[what: string, then: string, now: string | undefined, ended: boolean]>([
    ['the same picture', 'aaaa', 'aaaa', false],
    ['another', 'aaaa', 'bbbb', true],
    ['none now', 'aaaa', undefined, false],
    ['none then', '', 'bbbb', false],
  ])('%s', (_, then, now, ended) => {
    const kept = {
      ...reviewOf([verdict({ picture: then })]),
      signed: { verdicts: [verdict({ picture: then, by: 'b' })], pins: [] },
    }
    const review = withEnded(kept, () => now)
    expect(verdictsOf(review, 'CART-01').map((each) => each.ended)).toEqual([ended, ended])
    expect(isJudged(review, verdict())).toBe(!ended)
    // Back to the picture that was approved, it stands again.
    expect(
      isJudged(
        withEnded(review, () => then || undefined),
        verdict(),
      ),
    ).toBe(true)
  })
  test('only of the width whose picture has changed', () => {
    const both = reviewOf([verdict(), verdict({ width: 'desktop' })])
    const review = withEnded(both, ({ width }) => (width === 'desktop' ? 'bbbb' : 'aaaa'))
    expect(verdictsOf(review, 'CART-01').map(({ width, ended }) => [width, ended])).toEqual([
      ['phone', false],
      ['desktop', true],
    ])
  })
  test('a word about it does not bring it back, another answer does', () => {
    const ended = withEnded(reviewOf([verdict()]), () => 'bbbb')
    const seen = { at: 1_795_000_100, picture: 'bbbb', of: '' }
    const noted = withVerdict(ended, verdict(), { text: 'New' }, seen)
    expect([isJudged(noted, verdict()), verdictsOf(noted, 'CART-01')[0]?.text]).toEqual([false, 'New'])
    expect(isJudged(withVerdict(noted, verdict(), { answer: 'right' }, seen), verdict())).toBe(true)
  })
  test('what is derived is not handed over', async () => {
    const review = withEnded(reviewOf([verdict()]), () => 'bbbb')
    expect((await decodeReview(await encodeReview(review))).verdicts).toEqual([verdict()])
    expect(readReview(JSON.parse(JSON.stringify(review))).verdicts).toEqual([verdict()])
  })
})

describe('the sign-off is read from the files of reviews/', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reviews-'))
  test('all of them, as one', () => {
    writeFileSync(join(folder, 'anu.json'), JSON.stringify(reviewOf([verdict()], [pin()])))
    writeFileSync(join(folder, 'ben.json'), JSON.stringify(reviewOf([verdict({ by: 'b', name: 'Ben' })])))
    writeFileSync(join(folder, 'README.md'), 'Not a review')
    const { verdicts, pins } = readSigned(folder)
    expect([verdicts.map(({ name }) => name), pins.length]).toEqual([['Anu', 'Ben'], 1])
    expect(readSigned(join(folder, 'none')).verdicts).toEqual([])
  })
  test('a file that holds none is named', () => {
    writeFileSync(join(folder, 'broken.json'), '{}')
    expect(() => readSigned(folder)).toThrow(/broken\.json holds no review/)
  })
})
