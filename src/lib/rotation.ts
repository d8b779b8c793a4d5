/** Which of several slides is shown, and whether the next one follows by itself. */
export type Rotation = {
  index: number
  /** What the reader chose or, before that, the initial setting. */
  playing: boolean
  /** The mouse is over the rotation. */
  hovered: boolean
  /** The pause button has the focus. */
  focused: boolean
}

export type RotationEvent =
  | { type: 'turn' | 'next' | 'previous'; count: number }
  | { type: 'go'; to: number }
  | { type: 'restart' | 'toggle' | 'start' | 'stop' | 'enter' | 'leave' | 'hold' | 'release' }

const wrapIndex = (index: number, count: number) => (count > 0 ? (index + count) % count : 0)

/** The state after an event. The mouse or a focused pause button hold it; focusing or choosing a slide stops it. */
export function rotate(state: Rotation, event: RotationEvent): Rotation {
  switch (event.type) {
    case 'turn':
      return { ...state, index: wrapIndex(state.index + 1, event.count) }
    case 'next':
      return { ...state, index: wrapIndex(state.index + 1, event.count), playing: false }
    case 'previous':
      return { ...state, index: wrapIndex(state.index - 1, event.count), playing: false }
    case 'go':
      return { ...state, index: event.to, playing: false }
    case 'restart':
      return { ...state, index: 0 }
    case 'toggle':
      // Pressing play starts it at once, wherever the mouse and the focus are.
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

/** Returns whether the next slide follows by itself: the rotation plays, nothing holds it, and the tab is visible. */
export const runs = (state: Rotation, tabHidden: boolean) =>
  state.playing && !state.hovered && !state.focused && !tabHidden
