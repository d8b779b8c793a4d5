import { expect, test } from 'vitest'
import { utf16Of } from '../../src/lib/utf16.ts'

const little = (text: string) => Buffer.from(text, 'utf16le')
const big = (text: string) => little(text).swap16()
const sheet = 'sku,name,price\r\nA-1,Café ½ ශ්‍රී,640\r\n'

test.each<[string, Uint8Array, string | undefined]>([
  ['little with its mark', little(`\uFEFF${sheet}`), 'utf-16le'],
  ['big with its mark', big(`\uFEFF${sheet}`), 'utf-16be'],
  ['big', big(sheet), 'utf-16be'],
  ['one letter', little('a'), 'utf-16le'],
  ['UTF-8 with a stray NUL', Buffer.from('sku,name\0,price\nA-1,Bolt,640'), undefined],
  ['a workbook', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0xff), undefined],
  [
    'an old workbook',
    Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0, 0x3e, 0, 3, 0, 0xfe, 0xff, 9, 0),
    undefined,
  ],
  ['nothing', new Uint8Array(), undefined],
])('%s', (_, bytes, encoding) => expect(utf16Of(bytes)).toBe(encoding))
