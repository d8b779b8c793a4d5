import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../stories/start/documents.ts'
import { decodeReview, encodeReview } from '../coded.ts'
import { issueAddress, toMarkdown } from '../markdown.ts'
import {
  clauseKey,
  differ,
  isJudged,
  merge,
  nextPlace,
  type Review,
  readReview,
  type Verdict,
  verdictAt,
  verdictsOf,
  withVerdict,
} from '../review.ts'
import { clausesOf } from '../states.ts'
import { pin, reviewOf, verdict } from './said.ts'

const seen = (at: number) => ({ at, picture: '', of: '' })

describe('a review that was kept is read', () => {
  const good = verdict()
  test.each<[what: string, kept: unknown, verdicts: Verdict[]]>([
    ['nothing', null, []],
    ['another version', { ...reviewOf([good]), version: 2 }, []],
    ['verdicts that are no list', { ...reviewOf([]), verdicts: good }, []],
    ['a broken verdict beside a good one', { ...reviewOf([]), verdicts: [null, 7, {}, good] }, [good]],
    ['no state', reviewOf([verdict({ state: '' }), good]), [good]],
    ['a state that is markup', reviewOf([verdict({ state: '<b>' }), good]), [good]],
    ['a story that is an address', reviewOf([verdict({ story: '../x?y' }), good]), [good]],
    ['another width', reviewOf([verdict({ width: 'watch' as 'phone' }), good]), [good]],
    ['no time', reviewOf([verdict({ at: Number.NaN }), good]), [good]],
    ['nobody', reviewOf([verdict({ by: '' }), good]), [good]],
    [
      'an answer that is none',
      reviewOf([verdict({ answer: 'fine' as 'right' })]),
      [verdict({ answer: undefined })],
    ],
    [
      'broken ticks',
      reviewOf([verdict({ ticks: ['a1', 3, '<'] as string[] })]),
      [verdict({ ticks: ['a1'] })],
    ],
    ['a text that is none', reviewOf([verdict({ text: 5 as unknown as string })]), [good]],
    ['the same twice', reviewOf([verdict({ at: 5 }), good]), [good]],
  ])('%s', (_, kept, verdicts) => {
    expect(readReview(kept).verdicts).toEqual(verdicts)
  })
})

describe('merging loses nothing that somebody else said', () => {
  const later = { at: 1_795_000_100 }
  test.each<[what: string, kept: Verdict[], added: Verdict[], texts: string[]]>([
    ['another person', [verdict({ text: 'a' })], [verdict({ by: 'b', name: 'Ben', text: 'b' })], ['a', 'b']],
    [
      'the same name in another browser',
      [verdict({ text: 'a' })],
      [verdict({ by: 'b', text: 'b' })],
      ['a', 'b'],
    ],
    ['another width', [verdict({ text: 'a' })], [verdict({ width: 'desktop', text: 'b' })], ['a', 'b']],
    ['the same verdict again', [verdict({ text: 'a' })], [verdict({ text: 'a' })], ['a']],
    ['a later word of the same browser', [verdict({ text: 'a' })], [verdict({ text: 'b', ...later })], ['b']],
    [
      'an older word of the same browser',
      [verdict({ text: 'a', ...later })],
      [verdict({ text: 'b' })],
      ['a'],
    ],
  ])('%s', (_, kept, added, texts) => {
    expect(merge(kept, added).map(({ text }) => text)).toEqual(texts)
    const twice = merge(merge(kept, added), added)
    expect(twice).toEqual(merge(kept, added))
  })

  test('verdicts that differ at one width are named so, at different widths not', () => {
    const ben = { by: 'b', name: 'Ben' }
    expect(differ([verdict(), verdict({ ...ben, answer: 'wrong' })])).toBe(true)
    expect(differ([verdict(), verdict({ ...ben, answer: 'wrong', width: 'desktop' })])).toBe(false)
    expect(differ([verdict(), verdict(ben)])).toBe(false)
    expect(verdictsOf(reviewOf([verdict(), verdict({ ...ben, at: 1_796_000_000 })]), 'CHK-04')).toMatchObject(
      [{ name: 'Ben' }, { name: 'Anu' }],
    )
  })
})

describe('what is left', () => {
  const [a, b] = ['CHK-04', 'CHK-05']
  const story = 'screens-checkout--ready'
  const places = [a, b].flatMap((state) =>
    (['phone', 'desktop'] as const).map((width) => ({ state, width, story })),
  )
  const judged = (...verdicts: Verdict[]) => reviewOf(verdicts)
  test.each<[what: string, review: Review, from: number | undefined, next: number | undefined]>([
    ['the first', judged(), undefined, 0],
    ['the next at the same width', judged(), 0, 2],
    ['then the other width', judged(verdict(), verdict({ state: b })), 2, 3],
    ['from the start again', judged(verdict({ state: b, width: 'desktop' })), 3, 1],
    ['not what was judged', judged(verdict({ state: b })), 0, 1],
    ['not the present one', judged(...[1, 2, 3].map((at) => verdict(places[at]))), 0, undefined],
    ['ticks alone are no verdict', judged(verdict({ state: b, answer: undefined, ticks: ['a'] })), 0, 2],
    ['a verdict of somebody else is not mine', judged(verdict({ state: b, by: 'b', name: 'Ben' })), 0, 2],
    ['one under my name in another browser is', judged(verdict({ state: b, by: 'b' }), verdict()), 0, 1],
    ['nothing', judged(...places.map((place) => verdict(place))), 0, undefined],
  ])('%s', (_, review, from, next) => {
    const current = from === undefined ? undefined : places[from]
    expect(nextPlace(review, places, current)).toEqual(next === undefined ? undefined : places[next])
  })

  test('a change keeps what was said before, and an answer can be taken back', () => {
    const place = { state: a, width: 'phone' as const, story }
    const once = withVerdict(reviewOf([]), place, { answer: 'wrong' }, seen(10))
    const twice = withVerdict(once, place, { text: 'cut off' }, seen(11))
    expect(verdictAt(twice, place)).toMatchObject({ answer: 'wrong', text: 'cut off', at: 11, name: 'Anu' })
    expect(twice.verdicts).toHaveLength(1)
    const back = withVerdict(twice, place, { answer: undefined }, seen(12))
    expect(isJudged(back, place)).toBe(false)
  })
})

describe('a link', () => {
  const sentences = catalogue.map(({ holds }) => holds)
  /** Verdicts as people give them: every third with a sentence, each clause ticked. */
  const many = (count: number) =>
    reviewOf(
      catalogue.slice(0, count).map(({ id, holds }, index) =>
        verdict({
          state: id,
          width: index % 2 ? 'desktop' : 'phone',
          story: `screens-${id.toLowerCase()}--${holds
            .toLowerCase()
            .replace(/[^a-z]+/g, '-')
            .slice(0, 30)}`,
          answer: (['right', 'wrong', 'question'] as const)[index % 3],
          text: index % 3 ? `${sentences.at(-index - 1)}`.slice(0, 120) : '',
          ticks: clausesOf(holds).map(clauseKey),
          at: 1_795_000_000 + index * 37,
        }),
      ),
    )

  test.each([0, 1, 50, 200])('of %i verdicts holds them all', async (count) => {
    const review = many(count)
    expect((await decodeReview(await encodeReview(review))).verdicts).toEqual(review.verdicts)
  })

  test('of 50 verdicts and 10 pins has at most 8 kB, in letters that stay as they are in an address', async () => {
    const { verdicts } = many(50)
    const pins = verdicts.slice(0, 10).map(({ state, text }, index) => pin({ id: `p${index}`, state, text }))
    const code = await encodeReview(reviewOf(verdicts, pins))
    expect(await decodeReview(code)).toEqual({ verdicts, pins })
    expect(code.length).toBeGreaterThan(1000)
    expect(code.length).toBeLessThanOrEqual(8192 - 200)
    expect(code).toMatch(/^[\w-]+$/)
  })

  test('holds texts in any script, and several people', async () => {
    const verdicts = [
      verdict({ text: 'මිල වැරදියි\n"3 mm" <b>' }),
      verdict({ by: 'b', name: 'பென்', answer: 'wrong' }),
    ]
    expect((await decodeReview(await encodeReview(reviewOf(verdicts)))).verdicts).toEqual(verdicts)
  })

  test('that is damaged holds nothing', async () => {
    const code = await encodeReview(many(50))
    for (const broken of ['', 'x', '%%%', code.slice(0, 400), `A${code}`, 'a'.repeat(300_000)])
      expect(await decodeReview(broken)).toEqual({ verdicts: [], pins: [] })
  })
})

describe('as Markdown', () => {
  const options = { root: 'https://room.example/', nameOf: () => 'Cash [only]' }
  test('what is wrong comes first, with place, name and day, and text is text', () => {
    const text = toMarkdown(
      reviewOf([verdict(), verdict({ state: 'CHK-05', answer: 'wrong', text: 'cut *off*\n<img src=x>' })]),
      options,
    )
    expect(text).toBe(`# Review of 2 states

## Wrong (1)

- **CHK-05** Cash \\[only\\], [phone](https://room.example/?path=/story/screens-checkout--restricted-cash-only&globals=viewport:phone): cut \\*off\\* / \\<img src=x\\> (Anu, 18 Nov 2026)

## Right (1)

- **CHK-04** Cash \\[only\\], [phone](https://room.example/?path=/story/screens-checkout--restricted-cash-only&globals=viewport:phone) (Anu, 18 Nov 2026)`)
  })
  test('differing verdicts say so', () => {
    const both = [verdict(), verdict({ by: 'b', name: 'Ben', answer: 'wrong' })]
    expect(toMarkdown(reviewOf(both), options).match(/\(others differ\)/g)).toHaveLength(2)
  })
  test.each<[issues: string, starts: string]>([
    ['', ''],
    ['https://host.example/a/b/issues/new', 'https://host.example/a/b/issues/new?title=Review&body='],
    ['https://host.example/new?labels=review', 'https://host.example/new?labels=review&title=Review&body='],
  ])('it fills in an issue at "%s"', (issues, starts) => {
    const long = Array.from({ length: 400 }, (_, index) => `- line ${index} with some words`).join('\n')
    const address = issueAddress(issues, long)
    expect(address.startsWith(starts)).toBe(true)
    expect(address.length).toBeLessThan(8000)
    if (issues) expect(new URL(address).searchParams.get('body')).toMatch(/The rest is in the file/)
    if (issues) expect(new URL(issueAddress(issues, 'short')).searchParams.get('body')).toBe('short')
  })
})
