import { expect, test, vi } from 'vitest'
import { forgetUserAtom } from '../../src/atoms/session.ts'
import { storedData } from '../../src/pages/content/storedData.ts'
import { consentCookie, idNames } from '../../src/rules/consent.ts'
import { cacheNames } from '../../src/rules/offlineCache.ts'
import * as keys from '../../src/rules/storageKeys.ts'
import { openShop } from '../api/otherBackEnd.ts'
import { sourceFiles, textOf } from './files.ts'

const sources = sourceFiles('src')

/** The cookies of the server; shoppers never get that of the operator's page. */
const cookies = sourceFiles('server')
  .flatMap((file) => [...textOf(file).matchAll(/'(shop_\w+)'/g)].map(([, name]) => name))
  .filter((name) => name !== 'shop_operator')

// The service worker's storage: visited pages, the code of the shop, and Workbox's own records of both.
const offline = [Object.values(cacheNames).join(', '), 'files, workbox-precache-v2', 'workbox-expiration']

test('STA-08 the Privacy Policy lists every key of the storage and every cookie, and nothing else', () => {
  const stored = [...cookies, consentCookie, ...idNames, ...Object.values(keys), ...offline]
  expect(storedData.map(({ name }) => name).toSorted()).toEqual(stored.toSorted())
  // Keys that storageKeys.ts does not have.
  const literal = sources.filter((file) =>
    /safe(Local|Session)Storage\.(read|write|remove)\(\s*['"`]/.test(textOf(file)),
  )
  expect(literal).toEqual([])
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
  expect(direct).toEqual(['src/lib/storage.ts'])
  const jar = sources.filter((file) => /document\.cookie/.test(textOf(file)))
  expect(jar.filter((file) => file !== 'src/atoms/consent.ts')).toEqual([])
})
