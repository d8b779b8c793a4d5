import type { Pin } from './pins/pins.ts'

// Events between the page of a story and the Storybook frame around it.

/** A key of the review, pressed in the page of a story: an event of the frame's window. */
export const keyEvent = 'review/key'
/** A page asks the frame around it to show a story; the frame tells the page that it is about to. */
export const openEvent = 'review/open'
export const openingEvent = 'review/opening'
/** The frame puts the focus into the search of the page that finds states, with what was typed before: a line's end opens what is found. */
export const searchEvent = 'review/search'
/** The search of that page is there. */
export const searchOpenEvent = 'review/search-open'
/** Whether a key is part of what is typed into a search: Enter opens what it finds, Escape ends it. */
export const isTyped = ({ key = '', ctrlKey, metaKey, altKey }: Partial<KeyboardEvent>) =>
  !ctrlKey && !metaKey && !altKey && (key.length === 1 || key === 'Enter' || key === 'Escape')

/** A story or Docs page to open, at a width of the toolbar or at its own, with these values of its controls. */
export type Destination = {
  story: string
  /** The state for which the story is opened, where it shows several. */
  state?: string | undefined
  viewport?: string | undefined
  args?: Record<string, string> | undefined
}

/**
 * Events of Storybook's channel, whose names addons rely on since Storybook 6. Storybook exports them from a module that it
 * calls internal.
 */
export const storybook = {
  initialized: 'previewInitialized',
  selected: 'currentStoryWasSet',
  prepared: 'storyPrepared',
  rendered: 'storyRendered',
  finished: 'storyFinished',
  phaseChanged: 'storyRenderPhaseChanged',
  changed: 'storyChanged',
  argsUpdated: 'storyArgsUpdated',
  updateArgs: 'updateStoryArgs',
  updateGlobals: 'updateGlobals',
  globalsUpdated: 'globalsUpdated',
  remount: 'forceRemount',
}

/** Between the frame and the pins on the page. */
export const pinEvents = {
  /** The page asks for the pins of its story. */
  wanted: 'review/pins-wanted',
  pins: 'review/pins',
  /** Which of them the page has found. */
  found: 'review/pins-found',
  /** Whether a reviewer is choosing an element now. */
  choosing: 'review/choosing',
  /** What the keys have come to. */
  cursor: 'review/pin-cursor',
  pinned: 'review/pinned',
  /** Scroll to a pin. */
  show: 'review/show-pin',
}

/** Between the frame and what a screen reader would say of the page. */
export const heardEvents = { wanted: 'review/heard-wanted', heard: 'review/heard' }
/** Of the story that is on the page, and whether the reader was stopped after so many phrases. */
export type Heard = { story: string; lines: readonly string[]; limit?: number; failed?: string }

export type ShownPin = Pick<Pin, 'id' | 'target'> & { number: number }
export type FoundPin = { id: string; by: 'name' | 'text' | 'place' }

/** Between the frame and what has run of the story's code. */
export const codeEvents = { wanted: 'review/code-wanted', ran: 'review/code-ran' }
export type RanFile = {
  file: string
  /** Its functions that have a name, each with its line, and whether it has run since the story began. */
  functions: { name: string; line: number; ran: boolean }[]
}
export type Ran = { story: string; files: RanFile[] }
