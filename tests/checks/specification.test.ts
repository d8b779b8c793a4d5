import { describe, expect, test } from 'vitest'
import { usage } from '../../.storybook/docs/usage.ts'
import { catalogue } from '../../stories/start/catalogue.ts'
import { clausesOf } from '../../stories/start/clauses.ts'
import { decisions } from '../../stories/start/decisions.ts'
import { exactTexts } from '../../stories/start/exactTexts.ts'
import { findStates } from '../../stories/start/findStates.ts'
import { sentences } from '../../stories/start/sentences.ts'
import { storiesAt } from '../../stories/start/storiesAt.ts'
import { sourceFiles, textOf } from './files.ts'

const sections = textOf('stories/start/specification.md').split(/^## /m)
const sectionOf = (number: number) => sections.find((text) => text.startsWith(`${number}.`)) ?? ''

describe('the quotations in the State panel', () => {
  test('every sentence is in its section of the specification, word for word', () => {
    const wrong = [...sentences].flatMap(([id, said]) =>
      said
        .filter(({ section, text }) => !text || !sectionOf(section).includes(text))
        .map(({ text }) => `${id} ${text}`),
    )
    expect(wrong).toEqual([])
  })

  test('every state of the specification has a sentence, and no other state has one', () => {
    const ids = new Set(catalogue.map(({ id }) => id))
    expect([...sentences.keys()].filter((id) => !ids.has(id))).toEqual([])
    const silent = catalogue.filter(({ id, beyond }) => !beyond && !sentences.has(id)).map(({ id }) => id)
    expect(silent).toEqual([])
  })

  test('decisions have unique numbers and name states of the catalogue', () => {
    const ids = new Set(catalogue.map(({ id }) => id))
    expect(new Set(decisions.map(({ number }) => number)).size).toBe(decisions.length)
    expect(decisions.flatMap(({ states }) => states.filter((id) => !ids.has(id)))).toEqual([])
  })

  test('every text of section 8 is quoted by a state', () => {
    expect(exactTexts.length).toBeGreaterThan(25)
    expect(exactTexts.filter(({ states }) => states.length === 0)).toEqual([])
  })

  test('clauses are split at semicolons outside brackets only', () => {
    expect(clausesOf('One (a; b); two; three')).toEqual(['One (a; b)', 'two', 'three'])
  })
})

// Reads the names and state tags of the stories from their source, without running them.
const storyOf = /(?:name: '([^']+)',[\s\S]{0,600}?)?tags: \[([^\]]*'spec:[^\]]*)\]/g
const stories = sourceFiles('stories/screens', /\.stories\.tsx$/).flatMap((file) => {
  const text = textOf(file)
  const title = /title: '([^']+)'/.exec(text)?.[1] ?? ''
  return [...text.matchAll(storyOf)].map(([, name = '', tags = '']) => ({
    id: `${title} ${name}`,
    title,
    name,
    states: [...tags.matchAll(/spec:([A-Z]+-\d\d)/g)].map(([, id]) => id),
  }))
})
const find = findStates(
  catalogue.map((state) => ({
    ...state,
    stories: stories.filter(({ states }) => states.includes(state.id)),
  })),
)

describe('the search finds a state by its common names', () => {
  test.each([
    ['cod-only phone', 'CHK-04'],
    ['cash only', 'CHK-04'],
    ['cancel window expired', 'ORD-06'],
    ['captcha failure', 'CMP-03'],
    ['captcha error', 'CMP-03'],
    ['recaptcha failed', 'CMP-03'],
    ['gold badge', 'PRO-05'],
    ['Colombo warning', 'CART-03'],
    ['empty basket', 'CART-01'],
    ['empty cart', 'CART-01'],
    ['chk09', 'CHK-09'],
    ['too far', 'CHK-09'],
    ['forgoten pasword', 'PWD-01'],
    ['free shipping', 'CHK-11'],
    ['instalments', 'CHK-06'],
  ])('%s', (words, id) => {
    expect(
      find(words)
        .slice(0, 5)
        .map((state) => state.id),
    ).toContain(id)
  })

  test('every state with a story opens on a phone', () => {
    expect(storiesAt([{ name: 'Ready' }]).map(({ viewport }) => viewport)).toEqual(['phone', 'desktop'])
    expect(storiesAt([{ name: 'Ready, on a phone' }]).map(({ viewport }) => viewport)).toEqual(['phone'])
    expect(storiesAt([]).length).toBe(0)
  })
})

test('every component has a usage text on its Docs page, and no usage text is left over', () => {
  const titles = sourceFiles('stories/components', /\.stories\.tsx$/).map(
    (file) => /title: 'Components\/([^']+)'/.exec(textOf(file))?.[1],
  )
  expect(Object.keys(usage).sort()).toEqual(titles.sort())
})
