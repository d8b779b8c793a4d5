// What runs in the page of a story. A Storybook whose preview is made by `definePreview` lists it among its `addons` there;
// for any other `preset.ts` adds it.

import { beginCode } from './code/onPage.ts'
import { beginHearing } from './heard.ts'
import { keepOpen, passKeysOn } from './keys.ts'
import { beginLeaving, noteBeginning } from './leaving.ts'
import { beginPins } from './pins/onPage.ts'
import { startAnew } from './startAnew.ts'

export function beforeAll() {
  startAnew()
  beginLeaving()
  beginPins()
  beginHearing()
  beginCode()
  passKeysOn()
  keepOpen()
}

export const beforeEach = noteBeginning

/** A story whose play fails is shown as it stands, to be judged: the panel Interactions says what failed. */
export const parameters = { throwPlayFunctionExceptions: false }
