import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { CheckoutForm } from '../../src/forms/checkout.ts'
import { ComplaintForm } from '../../src/forms/complaint.ts'
import { ResetRequestForm } from '../../src/forms/passwords.ts'
import { ProfileForm } from '../../src/forms/profile.ts'
import { RegisterForm } from '../../src/forms/register.ts'
import { cleanEmail, isEmail, likelyEmail, mailto } from '../../src/rules/email.ts'

const long = (local: number, domain: number) => `${'a'.repeat(local)}@${'b'.repeat(domain)}.lk`

test.each([
  ...['name@example.com', 'a&b@example.com', 'user!x@gmail.com', "o'brien@example.com"],
  ...['first.last+tag@mail.example.co.uk', '#1$2%3*4/5=6?7^8_9`{|}~@example.com', 'UPPER@EXAMPLE.COM'],
  ...['නිමල්@example.lk', 'name@தளம்.இலங்கை', 'name@xn--fzc2c9e2c.xn--xkc2al3hye2a', 'name@1and1.com'],
  'name@a-b.example',
  long(64, 60),
])('%s is one', (text) => expect(isEmail(text)).toBe(true))

test.each([
  ...['', 'name', 'name@example', '@example.com', 'name@', 'name@@example.com', 'a@b@example.com'],
  ...['name@example..com', 'name@.example.com', 'name@example.com.', '.name@example.com'],
  ...['name.@example.com', 'na..me@example.com', 'name@-example.com', 'name@example-.com'],
  ...['name@192.168.1.1', 'name@example.c', 'na me@example.com', 'name@exam ple.com'],
  ...['name@example.com, other@example.com', 'Name <name@example.com>'],
  ...['name@example.com;other@example.com', 'group:name@example.com', 'name(comment)@example.com'],
  ...['"name"@example.com', 'name\\@example.com', 'name@example.com\n'],
  ...['name@example.com\r\nBcc: other@example.com', 'me@ex.com?bcc=spy%40evil.example&body=x'],
  ...['name\0@example.com', 'name\u200e@example.com', 'name@example\u00ad.com'],
  long(65, 10),
  long(64, 300),
])('%j is none', (text) => expect(isEmail(text)).toBe(false))

test.each([
  ['name\u200b@\u200cexample\u200d.com'],
  ['name\u034f@example.com'],
  ['\u00a0name@example.com\u3000'],
  ['\u202a name@example.com \u202c'],
  ['MAILTO:name@example.com'],
  ['Nimal Perera <name@example.com>'],
  ['"Perera, Nimal" <name@example.com>;'],
  ['(name@example.com).'],
  ['“name@example.com”'],
  ['«name@example.com».'],
  ['[name@example.com]'],
  ['[name@example.com](mailto:name@example.com)'],
  ['[Nimal Perera](mailto:name@example.com).'],
  ["'name@example.com'"],
  ['‘name@example.com’,'],
  ['Email: name@example.com'],
  ['e-mail : name@example.com.'],
  ['name@example.com.'],
  ['ｎａｍｅ＠ｅｘａｍｐｌｅ．ｃｏｍ'],
])('%j loses the marks that nobody sees and what it was copied with, in every form', (typed) => {
  expect(cleanEmail(typed)).toBe('name@example.com')
  for (const { shape } of [CheckoutForm, ComplaintForm, ProfileForm, RegisterForm, ResetRequestForm])
    expect(z.safeParse(shape.email, typed)).toEqual({ success: true, data: 'name@example.com' })
})

test.each([
  'name@example.com, other@example.com',
  'name@example.com\nother@example.com',
  'name at example.com',
  'o’brien@example.com',
  'Same as above',
])('%j is still none', (typed) => expect(isEmail(cleanEmail(typed))).toBe(false))

test('a text crafted to be slow is cleaned quickly', () => {
  const start = performance.now()
  for (const typed of ['.'.repeat(300_000), '<'.repeat(300_000), `${'.;'.repeat(150_000)}x`])
    cleanEmail(typed)
  // Milliseconds where the time grows with the length, minutes where it grows with its square.
  expect(performance.now() - start).toBeLessThan(5000)
})

test('keeps white space within it, which may stand for a letter: it is refused', () => {
  expect(cleanEmail('na me@example.com')).toBe('na me@example.com')
})

test.each([
  ['a&b@example.com', 'mailto:a%26b@example.com'],
  ['a?cc=b%@example.com', 'mailto:a%3Fcc%3Db%25@example.com'],
  ['a#b+c@example.com', 'mailto:a%23b%2Bc@example.com'],
])('%s in a link is %s', (email, link) => expect(mailto(email)).toBe(link))

test.each([
  ['nimal@gmail.con', 'nimal@gmail.com'],
  ['nimal@gmial.com', 'nimal@gmail.com'],
  ['nimal@yaho.com', 'nimal@yahoo.com'],
  ['nimal@hotmial.vom', 'nimal@hotmail.com'],
  ['sales@shop.comm', 'sales@shop.com'],
  ['nimal@sltnet.l', undefined],
  ['nimal@gmail.co', 'nimal@gmail.com'],
  ['nimal@live.co', undefined],
  ['nimal@ymail.com', undefined],
  ['nimal@yahoo.co.uk', undefined],
  ['nimal', undefined],
])('%s is taken, and %s said to be likely', (typed, likely) => expect(likelyEmail(typed, false)).toBe(likely))

test('one that is being typed may lack its end, and have a slip before', () => {
  expect(likelyEmail('nimal@gmail.co', true)).toBeUndefined()
  expect(likelyEmail('nimal@gmial.co', true)).toBeUndefined()
  expect(likelyEmail('nimal@gmial.com', true)).toBe('nimal@gmail.com')
})
