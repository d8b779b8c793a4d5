import { StoryLink } from './StoryLink.tsx'
import { StoryPicture } from './StoryPicture.tsx'
import { storiesAt } from './storiesAt.ts'
import type { IndexedState } from './useStoryIndex.ts'

const chip =
  'inline-flex min-h-8 items-center rounded-tag border border-edge bg-cell px-2.5 type-label text-ink no-underline hover:bg-photo max-md:min-h-target'

type PinsProps = { row: IndexedState; sentences: ReadonlyMap<string, string> }

/** The last two cells of a state's row: what one sees in the story that opens, then all stories and tests that pin it. */
export function Pins({ row: { id, state, stories, tests }, sentences }: PinsProps) {
  const places = storiesAt(stories)
  const widest = places.at(-1)?.story.id
  return (
    <>
      <td className="text-pretty md:w-[28%] md:py-2.5 md:pr-6">
        {widest && <p>{sentences.get(widest)}</p>}
        <span className="mt-2 flex flex-wrap gap-2">
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
        {widest && <StoryPicture id={widest} className="mt-2 max-w-60" />}
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
