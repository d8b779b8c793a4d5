import { describe, expect, test } from 'vitest'
import { sourceFiles, textOf } from './files.ts'

// Play functions are checked by plays.test.ts.
const own = 'tests/checks/waits.test.ts'
const tests = sourceFiles('tests').filter((file) => file !== own)
const specs = tests.filter((file) => file.startsWith('tests/e2e/') && file.endsWith('.spec.ts'))

type Line = { file: string; at: number; text: string; before: string[] }

const linesOf = (files: string[]): Line[] =>
  files.flatMap((file) => {
    const lines = textOf(file).split('\n')
    return lines.map((text, at) => ({ file, at, text, before: lines.slice(0, at) }))
  })

const located = ({ file, at, text }: Line) => `${file}:${at + 1} ${text.trim()}`

/** Whether the line above gives the reason. */
const explained = ({ before }: Line) => /^\s*\/\/ Time itself: \w/.test(before.at(-1) ?? '')

/** Whether the file uses fake timers, so that no real time passes. */
const faked = ({ file }: Line) =>
  file.startsWith('tests/simulate/') || /vi\.useFakeTimers\(/.test(textOf(file))

describe('a test waits for events', () => {
  test('and never for a fixed time, unless a comment "Time itself: ..." says why', () => {
    const waits = /\bwaitForTimeout\(|\bset(Timeout|Interval)\(|\bsleep\(|timers\/promises|(?<![.\w])wait\(\d/
    const found = linesOf(tests).filter((line) => waits.test(line.text) && !explained(line) && !faked(line))
    expect(found.map(located)).toEqual([])
  })

  test('pages are opened with open() and reload(), which wait for hydration, unless a comment above says why not', () => {
    const bare = /\.(goto|reload)\(|networkidle/
    const found = linesOf(specs).filter(
      ({ text, before }) => bare.test(text) && !/^\s*\/\/ /.test(before.at(-1) ?? ''),
    )
    expect(found.map(located)).toEqual([])
  })

  test('requests are read after an event, not right after a press, which would miss those in flight', () => {
    const action =
      /\.(click|dblclick|tap|press|pressSequentially|type|fill|check|setInputFiles|dispatchEvent|goBack|goForward|runFor|fastForward|evaluate)\(|await (pay|fillStreet|signIn|agree|hide)\(/
    const found = specs.flatMap((file) => {
      // The names of lists that event handlers fill while the page runs.
      const handlers = /\.on\('\w+'[\s\S]{0,250}?\b(\w+)\.push\(/g
      const names = [...textOf(file).matchAll(handlers)].map(([, name = '']) => name)
      const recorded = new RegExp(
        `^\\s*expect\\((${[...names, 'calls', 'pings', 'visits', 'watch.orders'].join('|')})\\b`,
      )
      return linesOf([file]).filter(({ text, before }) => {
        if (!recorded.test(text)) return false
        const awaited = before.findLast((line) => /\bawait\b/.test(line)) ?? ''
        return action.test(awaited)
      })
    })
    expect(found.map(located)).toEqual([])
  })
})
