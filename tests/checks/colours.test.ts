import { expect, test } from 'vitest'
import { sourceFiles, textOf } from './files.ts'

// Colours are defined only in tailwind.config.ts; components name them by meaning.
const raw = /#[0-9a-f]{3,8}\b(?![\w-])|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/gi
// The loading screen shows before any style sheet has loaded.
const exempt = ['src/sections/loadingScreen.html']

test('no raw colour outside tailwind.config.ts', () => {
  const files = [...sourceFiles('src', /\.(tsx?|css|html)$/)].filter((file) => !exempt.includes(file))
  const rawColours = files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, index) =>
        (line.match(raw) ?? [])
          .filter((match) => !/(href|to|id|url)\b.{0,3}$/.test(line.slice(0, line.indexOf(match))))
          .map((match) => `${file}:${index + 1} ${match}`),
      ),
  )
  expect(rawColours).toEqual([])
})
