import { expect, test } from 'vitest'
import { addressWords } from '../../src/rules/addressWords.ts'

test.each([
  ['/products/brass_door-hinge.html', 'brass door hinge'],
  ['/shop/category/Padlocks/', 'Padlocks'],
  ['/pvc-1.5-pipe.php', 'pvc 1.5 pipe'],
  ['/%E0%B6%BD%E0%B7%9C%E0%B6%9A%E0%B7%8A', 'ලොක්'],
  // Nothing to search for.
  ['/products/index.html', ''],
  ['/12345', ''],
  ['/%E0%A4%A', ''],
  ['/a/b/c/d/e/f/g/hinge/i', ''],
])('the words of %s are "%s"', (pathname, words) => {
  expect(addressWords(pathname)).toBe(words)
})
