import { describe, expect, test } from 'vitest'
import { type Rotation, type RotationEvent, rotate, runs } from '../../src/lib/rotation.ts'

const playing: Rotation = { index: 0, playing: true, hovered: false, focused: false }
const happened = (...events: RotationEvent[]) => events.reduce(rotate, playing)
const goesOn = (...events: RotationEvent[]) => runs(happened(...events), false)

describe('BEY-17 what stops it', () => {
  test.each<[string, RotationEvent[], boolean]>([
    ['nothing', [], true],
    ['the mouse', [{ type: 'enter' }], false],
    ['the mouse, gone again', [{ type: 'enter' }, { type: 'leave' }], true],
    ['the pause button', [{ type: 'toggle' }], false],
    ['the focus inside', [{ type: 'stop' }], false],
    ['the focus on the pause button, gone again', [{ type: 'hold' }, { type: 'release' }], false],
    ['pause by keyboard', [{ type: 'hold' }, { type: 'toggle' }], false],
    [
      'pause and play by keyboard, the focus gone',
      [{ type: 'hold' }, { type: 'toggle' }, { type: 'toggle' }, { type: 'release' }],
      true,
    ],
    ['play under the mouse', [{ type: 'toggle' }, { type: 'enter' }, { type: 'toggle' }], true],
    ['choosing the next', [{ type: 'next', count: 3 }], false],
    ['choosing the one before', [{ type: 'previous', count: 3 }], false],
    ['choosing one', [{ type: 'go', to: 1 }], false],
    ['its own turn', [{ type: 'turn', count: 3 }], true],
  ])('%s', (_, events, expected) => {
    expect(goesOn(...events)).toBe(expected)
  })

  test('a hidden tab', () => {
    expect(runs(playing, true)).toBe(false)
  })

  test('the focus leaving anything other than the pause button changes nothing', () => {
    expect(happened({ type: 'release' })).toEqual(playing)
  })
})
