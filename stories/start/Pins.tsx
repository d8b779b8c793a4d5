import type { IndexedState } from './indexedState.ts'
import { StoryLink } from './StoryLink.tsx'
import { StoryPicture } from './StoryPicture.tsx'
import { storiesAt } from './storiesAt.ts'

const chip =
  'inline-flex min-h-8 items-center rounded-tag border border-edge bg-cell px-2.5 type-label text-ink no-underline hover:bg-photo max-md:min-h-target'

/** The last two cells of a state's row: links at phone and desktop width, then the stories and tests that pin it. */
export function Pins({ row: { id, state, stories, tests } }: { row: IndexedState }) {
  const places = storiesAt(stories)
  const widest = places.at(-1)
  return (
    <>
      <td className="md:w-[17%] md:py-2.5 md:pr-6">
        <span className="flex flex-wrap gap-2">
          {places.map(({ viewport, words, story }) => (
            <StoryLink
              key={viewport}
              story={story.id}
              state={id}
              viewport={viewport}
              className={chip}
              aria-label={`${words}: ${id} ${state}`}
            >
              {words}
            </StoryLink>
          ))}
        </span>
        {widest && <StoryPicture id={widest.story.id} className="mt-2 max-w-40" />}
      </td>
      <td className="md:py-2.5">
        {stories.length === 0 && tests.length === 0 && <span className="text-ink-quiet">None yet</span>}
        <ul>
          {stories.map(({ id: story, title, name, clauses }) => (
            <li key={story} className="min-h-6">
              <StoryLink story={story} state={id}>{`${title.replace(/^.*\//, '')}: ${name}`}</StoryLink>
              <span className="text-ink-soft">
                {clauses.flatMap((clause) =>
                  clause.startsWith(`${id}/`) ? ` ${clause.slice(id.length + 1)}` : [],
                )}
              </span>
            </li>
          ))}
          {tests.map((file) => (
            <li key={file} className="min-h-6 type-mono text-ink-soft wrap-anywhere">
              {file}
            </li>
          ))}
        </ul>
      </td>
    </>
  )
}
