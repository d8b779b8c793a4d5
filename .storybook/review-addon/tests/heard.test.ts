import { expect, test } from 'vitest'
import { worthHearing } from '../heard.ts'

test.each<[said: string, then: string, heard: boolean]>([
  ['link, Home', 'Home', false],
  ['button, Switch, pressed', 'Switch', false],
  ['heading, Doors, hinges and locks, level 1', 'Doors, hinges and locks', false],
  ['link, 12 mm', '1', true],
  ['link, 12 mm', '12', true],
  ['button, Switch, pressed', 'pressed', true],
  ['link, Home', 'link', true],
  ['Home', 'Home', true],
  ['img, A brass hinge', 'A brass hinge, 76 mm', true],
  ['Rs. 120', 'end of link, Home', false],
  ['Rs. 120', 'end of row', false],
  ['Rs. 120', 'end of row 3 the aisle begins', true],
  ['Rs. 120', 'paragraph', false],
  ['Rs. 120', 'paragraph 3 of the terms', true],
  ['Rs. 120', 'end of main', true],
])('after "%s" the text "%s" is worth hearing: %s', (said, then, heard) => {
  expect(worthHearing([said, then])).toEqual(heard ? [said, then] : [said])
})
