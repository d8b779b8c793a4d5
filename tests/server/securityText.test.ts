import { expect, test } from 'vitest'
import { securityText } from '../../server/securityText.ts'
import { shop } from '../../src/shop/config.ts'

test('security.txt names the shop as contact, its own address and when it expires (RFC 9116)', () => {
  expect(securityText(new Date('2026-11-20T00:00:00Z')).split('\n')).toEqual([
    `Contact: mailto:${shop.email}`,
    'Expires: 2027-05-19T00:00:00.000Z',
    'Preferred-Languages: en',
    `Canonical: ${shop.origin}/.well-known/security.txt`,
    '',
  ])
})
