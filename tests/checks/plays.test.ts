import { expect, test } from 'vitest'
import { sourceFiles, textOf } from './files.ts'
import { unawaitedCalls, unawaitedReads } from './playSource.ts'

const stories = sourceFiles('stories', /\.stories\.tsx$|(trackedVisit|steps|shown|fill|motion)\.ts$/)

/** Returns the lines that match, as `file:line`, except those for which `but` accepts the line before. */
const found = (pattern: RegExp, but: (before: string) => boolean = () => false) =>
  stories.flatMap((file) => {
    const lines = textOf(file).split('\n')
    return lines.flatMap((line, at) =>
      pattern.test(line) && !but(lines[at - 1] ?? '') ? [`${file}:${at + 1} ${line.trim()}`] : [],
    )
  })

test('no play function waits for a fixed time; it awaits the event, or advances mocks/clock.ts', () => {
  expect(found(/\bset(Timeout|Interval)\(|performance\.now|\btimeout: /)).toEqual([])
})

test('play functions read the calls only when the network is idle', () => {
  const awaited = /await calls(To|Below)\(|=> calls(To|Below)\(/
  expect(found(/\bcalls(To|Below)\(/).filter((line) => !awaited.test(line))).toEqual([])
})

test('play functions await what an effect writes, or read it when the network is idle', () => {
  expect(stories.flatMap(unawaitedReads)).toEqual([])
})

test('play functions await what asserts or waits', () => {
  expect(stories.flatMap(unawaitedCalls)).toEqual([])
})

test('only onlyAt sets the size of a story, so that it is the same for viewing, tests and pictures', () => {
  expect(found(/\bglobals: \{ viewport|\bmodes: \{|\bonlyAt\(.*\)\.\w+/)).toEqual([])
})

test('the parameters of all stories of a file are an object literal', () => {
  // To anything else Storybook adds a second `parameters` with the description of the file, which replaces the first.
  const replaced = stories.filter((file) => {
    const [meta = ''] = textOf(file).match(/^const meta\b[\s\S]*?^(\}|export)/m) ?? []
    return /^ {2}(parameters,|parameters: [^{]|\.\.\.onlyAt\()/m.test(meta)
  })
  expect(replaced).toEqual([])
})
