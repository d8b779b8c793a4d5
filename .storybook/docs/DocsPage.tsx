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
import { Thumb } from '../../stories/start/Shot.tsx'
import { hashAt, readPictures } from '../review-addon/pictures.ts'

/**
 * The Docs page of a component: one story live, with controls if any story has them. That of a screen has none, because
 * all stories share the storage of one origin. Both list every other story.
 */
export function DocsPage() {
  const meta = useOf('meta', ['meta'])
  const { newest } = use(readPictures())
  const stories = useContext(DocsContext).componentStories()
  // Fixed examples have no controls.
  const live = meta.preparedMeta.title.startsWith('Screens/')
    ? undefined
    : (stories.find(({ parameters }) => !parameters.controls?.disable) ?? stories[0])
  const hashOf = (story: string) =>
    hashAt({ story, width: 'desktop' }, newest) ?? hashAt({ story, width: 'phone' }, newest)
  return (
    <>
      <Title />
      <Description />
      {live && <Canvas of={live.moduleExport} withToolbar />}
      {live && <Controls of={live.moduleExport} />}
      <Unstyled>
        <ul aria-label="Stories" className="mt-8 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {stories
            .filter((story) => story !== live)
            .map(({ id, name, parameters }) => (
              <li key={id}>
                <Thumb story={id} hash={hashOf(id)} name={name} />
                <p className="type-small text-ink-soft text-pretty">{parameters.docs?.description?.story}</p>
              </li>
            ))}
        </ul>
      </Unstyled>
    </>
  )
}
