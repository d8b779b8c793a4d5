import { describe, expect, test } from 'vitest'
import { importsOf, sourceFiles, textOf } from './files.ts'
import { importTable } from './importTable.ts'

const ours = (name: string) => /^(src|stories|mocks|server|tests|\.storybook|[\w.]+\.ts$)/.test(name)

describe('imports follow the table of layers', () => {
  for (const [where, may] of importTable) {
    test(where, () => {
      const files = [...sourceFiles('src'), ...sourceFiles('server'), ...sourceFiles('mocks')].filter(
        (file) => {
          const rule = importTable
            .filter(([place]) => file.startsWith(place))
            .sort((a, b) => b[0].length - a[0].length)[0]
          return rule?.[0] === where
        },
      )
      expect(files.length).toBeGreaterThan(0)
      const wrong = files.flatMap((file) =>
        importsOf(file)
          .filter((name) => ours(name) && !may.some((place) => name.startsWith(place)))
          .map((name) => `${file} imports ${name}`),
      )
      expect(wrong).toEqual([])
    })
  }

  test('a page never imports a page, nor mocks, server or stories', () => {
    const wrong = sourceFiles('src/pages').flatMap((file) =>
      importsOf(file)
        .filter((name) => {
          if (/^(mocks|server|stories|\.storybook)/.test(name)) return true
          return /^src\/pages\/[A-Z]\w+\.tsx$/.test(name)
        })
        .map((name) => `${file} imports ${name}`),
    )
    expect(wrong).toEqual([])
  })

  test('components import only types of the API', () => {
    const value = /import (?!type )[^'"]*from '[./]+\/api\//
    expect(sourceFiles('src/components').filter((file) => value.test(textOf(file)))).toEqual([])
  })

  test('no shop code imports mocks, server or stories', () => {
    const wrong = sourceFiles('src').flatMap((file) =>
      importsOf(file)
        .filter((name) => /^(mocks|server|stories|\.storybook|tests)/.test(name))
        .map((name) => `${file} imports ${name}`),
    )
    expect(wrong).toEqual([])
  })

  test.each([
    ['ofetch', ['src/lib/endpoint.ts']],
    ['sonner', ['src/notify.ts', 'src/sections/ToastArea.tsx']],
    ['msw', ['mocks/api.ts', 'mocks/installed.ts']],
  ])('%s is imported in one place', (library, places) => {
    const users = [...sourceFiles('src'), ...sourceFiles('mocks'), ...sourceFiles('server')].filter((file) =>
      importsOf(file).includes(library),
    )
    expect(users.filter((file) => !places.includes(file))).toEqual([])
  })

  test('every import of a project file includes the file extension', () => {
    const wrong = [
      ...sourceFiles('src'),
      ...sourceFiles('server'),
      ...sourceFiles('mocks'),
      ...sourceFiles('stories'),
    ].flatMap((file) =>
      importsOf(file)
        .filter((name) => ours(name) && !/\.(tsx?|css|json|html|svg|mdx?)$/.test(name))
        .map((name) => `${file} imports ${name}`),
    )
    expect(wrong).toEqual([])
  })
})
