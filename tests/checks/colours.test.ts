import { expect, test } from 'vitest'
import { sourceFiles, textOf } from './files.ts'

// Colours are defined only in the shop's folder; components name them by meaning, in tailwind.config.ts.
const raw = /#[0-9a-f]{3,8}\b(?![\w-])|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/gi

test('no raw colour outside src/shop/', () => {
  const files = [...sourceFiles('src', /\.(tsx?|css|html)$/)].filter((file) => !file.startsWith('src/shop/'))
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
