import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { StoryLink } from '../../stories/start/StoryLink.tsx'
import { Picture } from './Picture.tsx'
import { ScreenDocs } from './ScreenDocs.tsx'

/**
 * The Docs page of a component: its description, one story live, with controls if any story has them, and pictures of the
 * others.
 */
function ComponentDocs() {
  const { componentStories } = useContext(DocsContext)
  const stories = componentStories()
  // Fixed examples have no controls.
  const live = stories.find(({ parameters }) => !parameters.controls?.disable) ?? stories[0]
  if (!live) return null
  return (
    <>
      <Title />
      <Description />
      <Canvas of={live.moduleExport} withToolbar />
      <Controls of={live.moduleExport} />
      <Unstyled>
        <ul className="mt-8 grid gap-6 md:grid-cols-2">
          {stories
            .filter((story) => story !== live)
            .map(({ id, name, parameters }) => (
              <li key={id} className="border-t border-ink pt-3">
                <h2 id={id} className="type-h3">
                  <StoryLink story={id}>{name}</StoryLink>
                </h2>
                <p className="mb-3 type-compact text-pretty">{parameters.docs?.description?.story}</p>
                <Picture id={id} parameters={parameters} />
              </li>
            ))}
        </ul>
      </Unstyled>
    </>
  )
}

/** Screens and components have different Docs pages; neither runs more than one story at a time. */
export function DocsPage() {
  const meta = useOf('meta', ['meta'])
  const title = meta.preparedMeta.title
  return title.startsWith('Screens/') ? <ScreenDocs /> : <ComponentDocs />
}
