import { expect, test } from 'vitest'
import { sourceFiles, textOf } from './files.ts'

const stories = sourceFiles('stories', /\.stories\.tsx$|littleVisit\.ts$/)

/** Returns the lines that match, as `file:line`, except those for which `but` accepts the line before. */
const found = (pattern: RegExp, but: (before: string) => boolean = () => false) =>
  stories.flatMap((file) => {
    const lines = textOf(file).split('\n')
    return lines.flatMap((line, at) =>
      pattern.test(line) && !but(lines[at - 1] ?? '') ? [`${file}:${at + 1} ${line.trim()}`] : [],
    )
  })

test('no play waits for a fixed time: it awaits the event itself, or lets time pass by mocks/clock.ts', () => {
  expect(found(/\bset(Timeout|Interval)\(|performance\.now|\btimeout: /)).toEqual([])
})

test('calls are looked at when the page has come to rest', () => {
  const awaited = /await calls(To|Below)\(|=> calls(To|Below)\(/
  expect(found(/\bcalls(To|Below)\(/).filter((line) => !awaited.test(line))).toEqual([])
})

test('what an effect writes is awaited, or looked at when the page has come to rest', () => {
  const written = /await expect\((visited\.|document\.(cookie|title)|localStorage|sessionStorage)/
  expect(found(written, (before) => /await networkIdle\(\)$/.test(before))).toEqual([])
})

test('at which size a story stands is said by onlyAt alone, and so the same for looking, testing and pictures', () => {
  expect(found(/\bglobals: \{ viewport|\bmodes: \{/)).toEqual([])
})

test('stories have at hand every part of the shop that it fetches by itself, and no other', () => {
  const fetched = sourceFiles('src').flatMap((file) =>
    [...textOf(file).matchAll(/import\('[^']*?(\w+)\.tsx'\)/g)].map(([, name]) => name ?? ''),
  )
  const pages = sourceFiles('src/pages').map((file) => file.match(/^src\/pages\/(\w+)\.tsx$/)?.[1])
  const [globs = ''] = textOf('stories/shop.tsx').match(/glob\(\[[^\]]+/) ?? []
  const named = [...globs.matchAll(/\*\*\/\{?([\w,]+)\}?\.tsx/g)].flatMap(([, names = '']) =>
    names.split(','),
  )
  const sorted = (names: string[]) => [...new Set(names)].sort()
  expect(sorted(named)).toEqual(sorted(fetched.filter((name) => !pages.includes(name))))
})
