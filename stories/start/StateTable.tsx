import type { PicturesOfVersion } from '../../.storybook/review-addon/pictures.ts'
import { differ, type Review, verdictsOf } from '../../.storybook/review-addon/review.ts'
import { ProofOf, Verdicts } from '../../.storybook/review-addon/Said.tsx'
import { clausesOf } from '../../.storybook/review-addon/states.ts'
import { storiesAt } from '../../.storybook/review-addon/storiesAt.ts'
import { Tag } from '../../src/components/ui/Tag.tsx'
import { Pictures, Trace, zooms } from './Board.tsx'
import { cardOf } from './cards.ts'
import { sentencesOf } from './documents.ts'
import { verdictOf } from './proofs.ts'
import { StoryLink } from './StoryLink.tsx'
import type { FoundStates } from './useStates.ts'
import type { IndexedState } from './useStoryIndex.ts'

type StateTableProps = {
  section: string
  rows: readonly IndexedState[]
  found: Pick<FoundStates, 'sentences' | 'review'>
  of: PicturesOfVersion
}

const heads = ['State', 'What must be true', 'What one sees', 'Stories and tests']

/** Returns the sections of the specification that describe the state, as in '§2, §8'. */
const sectionsOf = (id: string) =>
  [...new Set(sentencesOf(id).map(({ section }) => `§${section}`))].sort().join(', ')

/** What must be true, clause by clause, each with its proof. */
function Clauses({ id, holds }: { id: string; holds: string }) {
  return (
    <ul className="grid gap-1">
      {clausesOf(holds).map((clause) => (
        <li key={clause} className="flex gap-2">
          <span aria-hidden className="mt-[0.6875rem] h-px w-2 flex-none bg-edge" />
          <div className="said min-w-0 flex-1">
            <span>{clause}</span>
            <ProofOf
              verdict={verdictOf(id, clause)}
              linkTo={(story) => (
                <StoryLink story={story} state={id}>
                  {story}
                </StoryLink>
              )}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}

const chip =
  'inline-flex min-h-8 items-center rounded-tag border border-edge bg-cell px-2.5 type-label text-ink no-underline hover:bg-photo max-md:min-h-target'

type PinsProps = { row: IndexedState; sentences: ReadonlyMap<string, string>; of: PicturesOfVersion }

/** The last two cells of a state's row: what one sees in the story that opens, then all stories and tests that pin it. */
function Pins({ row, sentences, of }: PinsProps) {
  const { id, state, stories, tests } = row
  const places = storiesAt(stories)
  const widest = places.at(-1)?.story.id
  const card = Object.keys(of.pictures).length > 0 ? cardOf(row, of) : undefined
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
        {card && (
          <div className="mt-3">
            <Pictures card={card} of={of} high={zooms.small} />
            {card.trace && <Trace lines={card.trace} />}
          </div>
        )}
      </td>
      <td className="md:py-2.5">
        {stories.length === 0 && tests.length === 0 && <span className="text-ink-quiet">None yet</span>}
        <ul>
          {stories.map(({ id: story, title, name, tags }) => (
            <li key={story} className="min-h-6">
              <StoryLink story={story} state={id}>{`${title.replace(/^.*\//, '')}: ${name}`}</StoryLink>
              <span className="text-ink-soft">
                {tags.flatMap((tag) => (tag.startsWith(`spec:${id}/`) ? ` ${tag.split('/')[1]}` : []))}
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

/** What reviewers said of a state, and whether they differ. */
export function Said({ id, review }: { id: string; review: Review }) {
  const given = verdictsOf(review, id)
  if (given.length === 0) return null
  return (
    <div className="said mt-2">
      {differ(given) && <Tag tone="quiet">Answers differ</Tag>}
      <Verdicts given={given} />
    </div>
  )
}

/** One section of the catalogue. On a phone each row stacks its cells. */
export function StateTable({ section, rows, found: { sentences, review }, of }: StateTableProps) {
  return (
    <table className="w-full border-b border-line type-compact max-md:block">
      <caption className="sr-only">{section}</caption>
      <thead className="max-md:sr-only">
        <tr className="text-left type-label">
          {heads.map((head) => (
            <th key={head} scope="col" className="py-2 pr-6">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <tr key={row.id} className="border-t border-line align-top max-md:grid max-md:gap-1.5 max-md:py-3">
            <th scope="row" className="text-left font-normal md:w-[18%] md:py-2.5 md:pr-6">
              <span className="type-mono">{row.id}</span>{' '}
              <span className="type-micro text-ink-quiet">{sectionsOf(row.id)}</span>{' '}
              <span className="block font-semibold">{row.state}</span>
              {row.clauses.length > 0 && (
                <span className="block type-small text-ink-soft">{row.clauses.join(', ')}</span>
              )}
              {row.behaviour && <Tag tone="quiet">Behaviour</Tag>}
              {row.beyond && !row.id.startsWith('BEY') && <Tag>Beyond the specification</Tag>}
              <Said id={row.id} review={review} />
            </th>
            <td className="text-pretty wrap-anywhere md:w-[29%] md:py-2.5 md:pr-6">
              <Clauses id={row.id} holds={row.holds} />
            </td>
            <Pins row={row} sentences={sentences} of={of} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}
