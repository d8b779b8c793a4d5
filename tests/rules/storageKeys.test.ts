import { expect, test } from 'vitest'
import { cartKey, dismissedKey } from '../../src/rules/storageKeys.ts'

test('§3, §9 the cart and the dismissed announcements have the keys of the specification', () => {
  expect(cartKey).toBe('cart')
  expect(dismissedKey).toBe('announcementDismissed')
})
