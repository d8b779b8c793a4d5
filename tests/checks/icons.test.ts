import { expect, test } from 'vitest'
import { sourceFiles, textOf } from './files.ts'

/** Returns the icons that a file imports, without types. */
const iconsOf = (file: string) =>
  [...textOf(file).matchAll(/import \{([^}]+)\} from 'lucide'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]\w+$/.test(name) && name !== 'IconNode')

test('the page of icons shows exactly the icons that the shop uses', () => {
  const used = new Set(sourceFiles('src').flatMap(iconsOf))
  expect(iconsOf('stories/foundations/Icons.tsx').sort()).toEqual([...used].sort())
})
