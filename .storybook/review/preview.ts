import { definePreviewAddon } from 'storybook/internal/csf'
import { addons } from 'storybook/preview-api'
import { forgetAnswers } from './answers.ts'
import { outlineEvent } from './events.ts'
import { meetMedia } from './media.ts'
import { withNetwork } from './network.ts'
import { outline } from './outline.ts'

type Choice = [value: string, title: string]

const tool = (name: string, icon: string, description: string, choices: Choice[]) => ({
  name,
  description,
  toolbar: {
    icon: icon as never,
    items: choices.map(([value, title]) => ({ value, title })),
  },
})

const globalTypes = {
  who: tool('Who', 'user', 'Who is there', [
    ['story', 'As the story says'],
    ['visitor', 'Visitor'],
    ['signedIn', 'Signed in'],
    ['gold', 'Signed in, gold'],
  ]),
  network: tool('Network', 'lightning', 'How the server answers', [
    ['mocked', 'As mocked'],
    ['slow', 'Slow, 2.5 s an answer'],
    ['failing', 'Failing, 503 to all'],
    ['offline', 'Offline'],
  ]),
  motion: tool('Motion', 'play', 'Motion', [
    ['system', 'As the system says'],
    ['full', 'Full motion'],
    ['reduced', 'Reduced motion'],
  ]),
  text: tool('Text', 'zoom', 'Size of text', [
    ['100', 'Text 100%'],
    ['200', 'Text 200%'],
  ]),
  colours: tool('Colours', 'contrast', 'Colours', [
    ['own', 'Own colours'],
    ['forced', 'Forced colours, imitated'],
  ]),
}

const users: Record<string, string | undefined> = { visitor: undefined, signedIn: 'ruwan', gold: 'demo' }

/** Who is signed in: the story's own user, unless the toolbar says otherwise. */
export const userOf = (who: unknown, own: string | undefined) =>
  typeof who === 'string' && who in users ? users[who] : own

/** What the frame around a story asks of its page: the toolbar's choices, the outline, the mocked answers. */
export const review = definePreviewAddon({
  globalTypes,
  initialGlobals: { who: 'story', network: 'mocked', motion: 'system', text: '100', colours: 'own' },
  decorators: [
    (story, { globals, msw }) => {
      meetMedia(globals)
      withNetwork(globals.network, msw)
      return story()
    },
  ],
  beforeEach: ({ globals }) => {
    forgetAnswers()
    outline()
    // Before the story's page reads them.
    meetMedia(globals)
  },
})

addons.getChannel().on(outlineEvent, outline)
