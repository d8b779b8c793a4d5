import { expect, test } from 'vitest'
import { sourceFiles, textOf } from './files.ts'

test('a form names its method, or its address where the browser may send it: the default puts what is typed into the address', () => {
  const forms = sourceFiles('src').flatMap((file) =>
    [...textOf(file).matchAll(/<form\b[\s\S]*?(?:onSubmit|\{\.\.\.rest\})/g)].map(([tag]) => ({ file, tag })),
  )
  expect(forms.length).toBeGreaterThan(5)
  const wrong = forms.filter(({ tag }) => !/method="post"|action=/.test(tag)).map(({ file }) => file)
  expect(wrong).toEqual([])
})

test('no field is of type number: the wheel over a focused one changes it, and the page does not scroll', () => {
  expect(sourceFiles('src').filter((file) => /\btype[=:]\s*\{?['"]number['"]/.test(textOf(file)))).toEqual([])
})
