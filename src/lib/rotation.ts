/** Which of several things stands in front, and whether the next one comes by itself. */
export type Rotation = {
  index: number
  /** What the reader wants, or what was decided at the start. */
  playing: boolean
  /** The mouse is over it. */
  hovered: boolean
  /** The focus is on its pause button. */
  focused: boolean
}

export type RotationEvent =
  | { type: 'turn' | 'next' | 'previous'; count: number }
  | { type: 'go'; to: number }
  | { type: 'restart' | 'toggle' | 'start' | 'stop' | 'enter' | 'leave' | 'hold' | 'release' }

const wrapped = (index: number, count: number) => (count > 0 ? (index + count) % count : 0)

/**
 * What an event makes of a rotation. The mouse only holds it; the focus, and choosing for oneself, stop it until it is
 * played again. A focused pause button holds, so that pressing it still means pause, and stops once it is left.
 */
export function rotate(state: Rotation, event: RotationEvent): Rotation {
  switch (event.type) {
    case 'turn':
      return { ...state, index: wrapped(state.index + 1, event.count) }
    case 'next':
      return { ...state, index: wrapped(state.index + 1, event.count), playing: false }
    case 'previous':
      return { ...state, index: wrapped(state.index - 1, event.count), playing: false }
    case 'go':
      return { ...state, index: event.to, playing: false }
    case 'restart':
      return { ...state, index: 0 }
    case 'toggle':
      // Played on purpose it goes at once, wherever the mouse and the focus are.
      return state.playing
        ? { ...state, playing: false, focused: false }
        : { ...state, playing: true, hovered: false, focused: false }
    case 'start':
    case 'stop':
      return { ...state, playing: event.type === 'start' }
    case 'enter':
    case 'leave':
      return { ...state, hovered: event.type === 'enter' }
    case 'hold':
      return { ...state, focused: true }
    case 'release':
      return state.focused ? { ...state, playing: false, focused: false } : state
  }
}

/** Whether the next one comes by itself: that is wanted, nothing holds it, and the tab is in sight. */
export const runs = (state: Rotation, tabHidden: boolean) =>
  state.playing && !state.hovered && !state.focused && !tabHidden
