import { absolute } from '../src/rules/absolute.ts'
import { shop } from '../src/shop/config.ts'

/** Days after which a copy of the file is out of date. RFC 9116 advises less than a year. */
const validDays = 180

/** The text of /.well-known/security.txt (RFC 9116): where to report a weakness of the shop, and until when that holds. */
export function securityText(now: Date): string {
  const expires = new Date(Number(now) + validDays * 24 * 60 * 60 * 1000)
  return [
    `Contact: mailto:${shop.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${absolute('/.well-known/security.txt')}`,
    '',
  ].join('\n')
}
