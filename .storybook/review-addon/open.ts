import type { API } from 'storybook/manager-api'
import { type Destination, openingEvent, storybook } from './events.ts'
import { project } from './project.ts'

/** The panel that says what the story beside it must show. */
export const statePanel = 'review/state'

/** Where Storybook's frame keeps the number of the state for which the story was opened. */
export const targetState = 'review/target-state'

const actions = new Map<string, () => void>()

/** Does what a key of the review says. */
export const press = (key: string) => actions.get(key.toUpperCase())?.()

/** Whether the key belongs to what has the focus: Storybook leaves fields alone, but not what a letter chooses from. */
function isTyping(): boolean {
  let focused = document.activeElement
  if (focused instanceof HTMLIFrameElement) focused = focused.contentDocument?.activeElement ?? null
  return Boolean(focused?.closest('select, textarea, [role=menu], [role=listbox], [role=combobox]'))
}

/** Makes a letter or a digit a shortcut of Storybook. */
export function addKey(api: API, key: string, label: string, action: () => void) {
  actions.set(key, action)
  void api.setAddonShortcut('review', {
    label,
    defaultShortcut: [key],
    actionName: `key ${key}`,
    showInMenu: true,
    action: () => isTyping() || press(key),
  })
}

/** Shows states as pictures, where the project has a page for it: all, or those that the values choose. */
export function openBoard(api: API, chosen: Record<string, string> = {}) {
  const { index } = project()
  const all = { screen: '', find: '', kind: 'all', state: '', look: 'medium' }
  if (index) open(api, { story: index, args: { ...all, ...chosen } })
}

/** What is to be shown, until it is. */
let pending: Destination | undefined

const send = (api: API) => pending && api.emit(openingEvent, pending)

/** What is sent to a page that is still loading is lost: it is told again. */
export function tellAgain(api: API) {
  api.on(storybook.initialized, () => send(api))
  api.on(storybook.rendered, (story: string) => {
    if (story === pending?.story) pending = undefined
  })
}

/** Shows a story or a Docs page, at a width and with values of its controls if they are given. */
export function open(api: API, destination: Destination) {
  const { story, state } = destination
  void api.setAddonState(targetState, state)
  // The panel chosen last would hide what is to be checked.
  if (state) api.setSelectedPanel(statePanel)
  pending = destination
  send(api)
  api.selectStory(story)
}
