import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { criteriaOf } from '../../stories/start/conformance.ts'
import { textOf } from './files.ts'

const criteria = criteriaOf(textOf('accessibility.openacr.yaml'))

test('the conformance report has every criterion of WCAG 2.2, levels A and AA, once', () => {
  expect(new Set(criteria.map(({ num }) => num)).size).toBe(criteria.length)
  expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31)
  expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24)
})

test.each(criteria)('$num $name says how it is known, by tests that exist', ({ name, how, words }) => {
  expect(name).not.toBe('')
  expect(['Verified', 'Partly', 'Not evaluated', 'Does not apply']).toContain(how)
  if (how === 'Verified') expect(words).toMatch(/axe|stories|tests\//)
  for (const [file] of words.matchAll(/tests\/[\w/.]+\.ts/g)) expect(existsSync(file), file).toBe(true)
})
