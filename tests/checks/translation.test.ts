import { expect, test } from 'vitest'
import { sourceFiles, textOf } from './files.ts'

// That a translated page is still true, each story shows: `npm run stories:modes`. Which words are nobody's to translate, it
// cannot know.

const tag = String.raw`<\w+(?:\s(?:[^<>{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)?>`
const partNumber = new RegExp(tag, 'g')
const amount = new RegExp(
  String.raw`(${tag.replace(String.raw`\w+`, String.raw`[a-z]\w*`)})\s*\{formatRs\([^{}]*\)\}\s*</`,
  'g',
)
const translated = (tag: string) => !/\stranslate=/.test(tag)

test('part numbers, which are set in mono, and amounts are not translated', () => {
  const found = sourceFiles('src', /\.tsx$/).flatMap((file) => {
    const code = textOf(file)
    const mono = [...code.matchAll(partNumber)]
      .map(([each]) => each)
      .filter((each) => /\sclassName.*\btype-mono\b/s.test(each))
    const amounts = [...code.matchAll(amount)].map(([, each = '']) => each)
    return [...mono, ...amounts].filter(translated).map((each) => `${file}: ${each}`)
  })
  expect(found).toEqual([])
})
