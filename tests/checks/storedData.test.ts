import { expect, test, vi } from 'vitest'
import { forgetUserAtom } from '../../src/atoms/session.ts'
import { storedData } from '../../src/pages/content/storedData.ts'
import { idNames } from '../../src/rules/consent.ts'
import { cacheNames } from '../../src/rules/offlineCache.ts'
import { openShop } from '../api/otherBackEnd.ts'
import { importsOf, sourceFiles, textOf } from './files.ts'

const sources = sourceFiles('src')
const all = sources.map(textOf).join('\n')

/** Variables that stand for several keys. */
const several: Record<string, readonly string[]> = { name: idNames }

/** Returns the keys that a word of the code stands for. The word is a string literal or a constant. */
function keysOf(file: string, word: string): readonly string[] {
  if (word.startsWith("'")) return [word.slice(1, -1)]
  if (several[word] && importsOf(file).includes('src/rules/consent.ts')) return several[word]
  const constant = new RegExp(`const ${word} = '([^']+)'`)
  const value = textOf(file).match(constant)?.[1] ?? all.match(constant)?.[1]
  return [value ?? `${word} in ${file}`]
}

const used = sources
  .filter((file) => importsOf(file).includes('src/lib/storage.ts'))
  .flatMap((file) =>
    [...textOf(file).matchAll(/\.(?:read|write|remove)\(\s*('[^']+'|\w+)\s*[,)]/g)].flatMap(([, word = '']) =>
      keysOf(file, word),
    ),
  )
const cookies = sourceFiles('server')
  .filter((file) => importsOf(file).includes('hono/cookie'))
  .flatMap((file) => [...textOf(file).matchAll(/setCookie\(c, (\w+)/g)].map(([, word = '']) => [file, word]))
  .flatMap(([file = '', word = '']) => keysOf(file, word))

// Shoppers never get the cookie of the operator's page.
const ofShoppers = cookies.filter((name) => name !== 'shop_operator')

// The service worker's storage: visited pages, the code of the shop, and Workbox's own records of both.
const offline = [Object.values(cacheNames).join(', '), 'files, workbox-precache-v2', 'workbox-expiration']

const listed = storedData.map(({ name }) => name)

test('STA-08 the Privacy Policy lists every key of the storage and every cookie', () => {
  expect(used.length).toBeGreaterThan(10)
  expect(ofShoppers.toSorted()).toEqual(['shop_captcha', 'shop_session'])
  const missing = [...used, ...ofShoppers, 'cookie_consent', ...offline].filter(
    (name) => !listed.includes(name),
  )
  expect([...new Set(missing)]).toEqual([])
})

test('STA-08 the Privacy Policy lists nothing that is no longer stored', () => {
  expect(
    listed.filter((name) => ![...used, ...ofShoppers, 'cookie_consent', ...offline].includes(name)),
  ).toEqual([])
})

test('STA-08 logging out removes from the tab what the Privacy Policy says it does, and nothing else', () => {
  const ofTab = storedData.filter(({ where }) => where === 'Session storage')
  const shop = openShop(new Map(ofTab.map(({ name }) => [name, '1'])))
  shop.store.set(forgetUserAtom)
  const kept = ofTab.filter(({ until }) => !until.includes('log out')).map(({ name }) => name)
  expect(ofTab.map(({ name }) => name).filter((name) => shop.stored.has(name))).toEqual(kept)
  vi.unstubAllGlobals()
})

test('storage and cookies are each accessed in one place', () => {
  // Jotai's own storage has no key that the tests above find.
  const direct = sources.filter((file) =>
    /localStorage|sessionStorage|indexedDB|atomWithStorage/.test(textOf(file)),
  )
  // withdrawn.ts is exempt: a service worker can only use indexedDB, and deletes Workbox's records there.
  expect(direct).toEqual(['src/lib/storage.ts', 'src/offline/withdrawn.ts'])
  const jar = sources.filter((file) => /document\.cookie/.test(textOf(file)))
  expect(jar.filter((file) => file !== 'src/atoms/consent.ts')).toEqual([])
})
