import type { PicturesOfVersion } from '../../.storybook/review-addon/pictures.ts'
import { storiesAt } from '../../.storybook/review-addon/storiesAt.ts'
import type { Width } from '../../.storybook/review-addon/tags.ts'
import type { Card } from './Board.tsx'
import type { IndexedState } from './useStoryIndex.ts'

/** The card of a state at some widths. Undefined where none of its stories is shown so. */
export function cardOf(
  { id, state: name, behaviour, stories }: IndexedState,
  of: PicturesOfVersion,
  at: readonly Width[] = ['desktop', 'phone'],
): Card | undefined {
  const places = storiesAt(stories)
  const chosen = places.filter(({ viewport }) => at.includes(viewport))
  const shown = (chosen.length > 0 ? chosen : at.length > 1 ? places : []).toReversed()
  const [first] = shown
  if (!first) return undefined
  return {
    id,
    name,
    note: first.story.pictures.includes(id) ? undefined : first.story.name,
    shots: shown.map(({ viewport, story }) => ({ width: viewport, story: story.id })),
    trace: behaviour ? of.traces[first.story.id] : undefined,
  }
}
