import { forgetResponses } from '../review-addon/responses.ts'
import { meetMedia } from './media.ts'

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

export const globalTypes = {
  who: tool('Who', 'user', 'User', "The story's own user", [
    ['visitor', 'Visitor'],
    ['signedIn', 'Signed in'],
    ['gold', 'Signed in, gold'],
  ]),
  motion: tool('Motion', 'play', 'Motion', 'As set in the system', [
    ['full', 'Full motion'],
    ['reduced', 'Reduced motion'],
  ]),
  text: tool('Text', 'zoom', 'Text size', 'Text 100%', [['double', 'Text 200%']]),
}

const users: Record<string, string | undefined> = { visitor: undefined, signedIn: 'ruwan', gold: 'demo' }

/** Returns the signed-in user: the story's own user, unless the toolbar says otherwise. */
export const userOf = (who: unknown, own: string | undefined) =>
  typeof who === 'string' && who in users ? users[who] : own

/** A story begins: what Storybook's frame showed of the previous one is over, and the toolbar's choices hold. */
export function beginConditions(globals: Record<string, unknown>) {
  forgetResponses()
  // Applied before the story's page reads the media queries.
  meetMedia(globals)
}
