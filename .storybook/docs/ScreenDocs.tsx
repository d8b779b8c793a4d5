import { Description, DocsContext, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { catalogue } from '../../stories/start/catalogue.ts'
import { StoryLink } from '../../stories/start/StoryLink.tsx'
import { sentencesOf } from '../../stories/start/specification.ts'
import { statesOf } from '../../stories/start/tags.ts'
import { Picture } from './Picture.tsx'

/** The states that a story pins, with the sentences of the specification. */
function Rows({ tags }: { tags: readonly string[] }) {
  const rows = statesOf(tags).flatMap((named) => catalogue.find(({ id }) => id === named) ?? [])
  if (rows.length === 0) return null
  return (
    <dl className="mt-3 grid gap-3">
      {rows.map(({ id, state, holds }) => (
        <div key={id}>
          <dt className="type-label">
            <span className="type-mono">{id}</span> {state}
          </dt>
          <dd className="type-compact">{holds}</dd>
          {sentencesOf(id).map(({ section, text }) => (
            <dd key={text} className="mt-1 border-l-3 border-line pl-3 type-small text-ink-soft">
              {text} §{section}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

/**
 * The Docs page of a screen: for each story its states, and a picture that opens it. None runs here, because all stories
 * share the storage of one origin.
 */
export function ScreenDocs() {
  const { componentStories } = useContext(DocsContext)
  useOf('meta')
  return (
    <>
      <Title />
      <Description />
      <Unstyled>
        <ul className="grid">
          {componentStories().map(({ id, name, tags, parameters }) => (
            <li
              key={id}
              className="grid gap-x-8 gap-y-4 border-t border-ink py-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
            >
              <div className="min-w-0">
                <h2 id={id} className="type-h3">
                  <StoryLink story={id}>{name}</StoryLink>
                </h2>
                <p className="mt-1 type-compact text-pretty">{parameters.docs?.description?.story}</p>
                <Rows tags={tags} />
              </div>
              <Picture id={id} parameters={parameters} />
            </li>
          ))}
        </ul>
      </Unstyled>
    </>
  )
}
