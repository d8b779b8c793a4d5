import { expect, test } from 'vitest'
import { sourceFiles, textOf } from './files.ts'

const exported =
  /^export (?:async )?(?:function|class) |^export const \w+(?:: [^=]+)? = (?:async )?(?:<.*>)?\(/

test('exported functions of api, rules, lib and server have a docstring', () => {
  const silent = ['src/api', 'src/rules', 'src/lib', 'server']
    .flatMap((folder) => sourceFiles(folder, /\.ts$/))
    .flatMap((file) => {
      const lines = textOf(file).split('\n')
      return lines.flatMap((line, at) =>
        exported.test(line) && !lines[at - 1]?.trim().endsWith('*/') ? [`${file}:${at + 1}`] : [],
      )
    })
  expect(silent).toEqual([])
})
