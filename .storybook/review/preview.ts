import { definePreviewAddon } from 'storybook/internal/csf'
import { addons } from 'storybook/preview-api'
import { atStart } from './atStart.ts'
import { outlineEvent } from './events.ts'
import { meetMedia } from './media.ts'
import { withNetwork } from './network.ts'
import { outline } from './outline.ts'
import { forgetResponses } from './responses.ts'
import { startAnew } from './startAnew.ts'

type Choice = [value: string, title: string]

/** A tool of the toolbar. It shows only its icon until something is chosen, then the name of the choice. */
const tool = (name: string, icon: string, description: string, usual: string, choices: Choice[]) => ({
  name,
  description,
  toolbar: {
    icon: icon as never,
    items: [{ type: 'reset' as const, title: usual }, ...choices.map(([value, title]) => ({ value, title }))],
  },
})

const globalTypes = {
  who: tool('Who', 'user', 'User', "The story's own user", [
    ['visitor', 'Visitor'],
    ['signedIn', 'Signed in'],
    ['gold', 'Signed in, gold'],
  ]),
  network: tool('Network', 'lightning', 'Server', "The story's own responses", [
    ['slow', 'Slow, 2.5 s per response'],
    ['failing', 'Failing, 503 to every call'],
    ['offline', 'Offline'],
  ]),
  motion: tool('Motion', 'play', 'Motion', 'As set in the system', [
    ['full', 'Full motion'],
    ['reduced', 'Reduced motion'],
  ]),
  text: tool('Text', 'zoom', 'Text size', 'Text 100%', [['double', 'Text 200%']]),
  colours: tool('Colours', 'contrast', 'Colours', 'Normal colours', [
    ['forced', 'Forced colours (imitated)'],
  ]),
}

const users: Record<string, string | undefined> = { visitor: undefined, signedIn: 'ruwan', gold: 'demo' }

/** Returns the signed-in user: the story's own user, unless the toolbar says otherwise. */
export const userOf = (who: unknown, own: string | undefined) =>
  typeof who === 'string' && who in users ? users[who] : own

/** Carries out in the page what Storybook's frame asks for: the toolbar's choices, the outline, the mocked responses. */
export const review = definePreviewAddon({
  globalTypes,
  decorators: [
    (story, { globals, msw }) => {
      meetMedia(globals)
      withNetwork(globals.network, msw)
      return story()
    },
  ],
  beforeEach: atStart(({ globals }) => {
    forgetResponses()
    outline()
    // Applied before the story's page reads the media queries.
    meetMedia(globals)
  }),
})

addons.getChannel().on(outlineEvent, outline)
startAnew()
