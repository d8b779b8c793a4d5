import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks'
import { use, useContext } from 'react'
import { Board, type Card } from '../../stories/start/Board.tsx'
import { NoPictures } from '../../stories/start/NoPictures.tsx'
import { readPictures } from '../review-addon/pictures.ts'
import { isPhone } from '../review-addon/settings.ts'
import { picturesOf, sizeOf, statesOf, widthsOf } from '../review-addon/tags.ts'
import { useReview } from '../review-addon/useReview.ts'

/**
 * The Docs page of a component: one story live, with controls if any story has them. That of a screen has none, because
 * all stories share the storage of one origin. Both show every story on a board.
 */
export function DocsPage() {
  const meta = useOf('meta', ['meta'])
  const { componentStories } = useContext(DocsContext)
  const { versions, newest } = use(readPictures())
  const review = useReview()
  const stories = componentStories()
  const isScreen = meta.preparedMeta.title.startsWith('Screens/')
  // Fixed examples have no controls.
  const live = isScreen
    ? undefined
    : (stories.find(({ parameters }) => !parameters.controls?.disable) ?? stories[0])
  const cards = stories
    .filter((story) => story !== live)
    .map(({ id, name, tags, parameters }): Card => {
      const widths = widthsOf(sizeOf(tags) ?? (isScreen ? undefined : 'desktop')).toReversed()
      const phoneOnly = isPhone() && widths.includes('phone')
      return {
        id: picturesOf(tags)[0] ?? statesOf(tags)[0],
        name,
        anchor: id,
        note: parameters.docs?.description?.story,
        shots: (phoneOnly ? (['phone'] as const) : widths).map((width) => ({ width, story: id })),
        unseen: Boolean(parameters.chromatic?.disableSnapshot),
        trace: tags.includes('behaviour') ? newest.traces[id] : undefined,
      }
    })
  return (
    <>
      <Title />
      <Description />
      {live && <Canvas of={live.moduleExport} withToolbar />}
      {live && <Controls of={live.moduleExport} />}
      <Unstyled>
        <div className="mt-8">
          <NoPictures versions={versions} />
          <Board label="Stories" cards={cards} of={newest} review={review} live={isScreen} />
        </div>
      </Unstyled>
    </>
  )
}
