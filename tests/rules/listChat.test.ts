import { expect, test } from 'vitest'
import { withoutChat } from '../../src/rules/listLine.ts'

test.each([
  ['[10:42, 24/11/2026] Nimal: HNG-B76-SB 2', 'HNG-B76-SB 2'],
  ['[24/11/2026, 10:42:11] Nimal P: HNG-B76-SB', 'HNG-B76-SB'],
  ['24/11/2026, 10:42 am - Nimal: 6 door stops', '6 door stops'],
  ['[10:42, 24/11/2026] Nimal: thanks', ''],
  ['Good morning', ''],
  ['Dear Sir,', ''],
  ['Hi Kamal', ''],
  ['thank you Nimal', ''],
  ['please send the following items:', ''],
  ['please call before', 'please call before'],
  ['Thanks 2', 'Thanks 2'],
  ['HNG-B76-SB: 2', 'HNG-B76-SB: 2'],
  ['hinge, black', 'hinge, black'],
  ['10:42 hinge', '10:42 hinge'],
  ['', ''],
])('%j is %j', (line, expected) => {
  expect(withoutChat(line)).toBe(expected)
})
