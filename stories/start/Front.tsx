import { type ReactNode, Suspense } from 'react'
import { fileOf } from '../../.storybook/review-addon/pictures.ts'
import { isJudged } from '../../.storybook/review-addon/review.ts'
import { storyName } from '../../.storybook/review-addon/tags.ts'
import { buttonStyle } from '../../src/components/ui/Button.tsx'
import { Board, cardOf } from './Board.tsx'
import { everything, IndexLink } from './IndexLink.tsx'
import { NoPictures } from './NoPictures.tsx'
import { Thumb } from './Shot.tsx'
import { nameOfVersion } from './SideBySide.tsx'
import { StoryLink } from './StoryLink.tsx'
import { type FoundStates, type IndexFilters, useStates } from './useStates.ts'

/** The states that everybody asks for first. */
const askedFor = ['CART-01', 'CHK-04', 'CART-03', 'ORD-06', 'CMP-03', 'PRO-05']

/** The flows that are shown as strips. */
const flows = [
  'flows-ordering--guest-cash',
  'flows-ordering--too-far',
  'flows-account--cancel-in-time',
  'flows-talking-to-the-shop--complaint',
]

/** Boards that are often asked for, by what they are called. */
const readyBoards: [words: string, of: Partial<IndexFilters>][] = [
  ['All that is left for me', { kind: 'left' }],
  ['All error states', { kind: 'error' }],
  ['Everything about delivery', { find: 'delivery' }],
  ['All on a phone', { width: 'phone' }],
  ['Checkout', { screen: 'Checkout' }],
  ['Every state', {}],
]
const link = 'inline-flex min-h-target items-center underline'

/** What is known of all states, once it is. */
const Found = ({ children }: { children: (found: FoundStates) => ReactNode }) =>
  children(useStates(everything))

/** A part of the page. Its heading is there at once: the list of headings is made when the page opens. */
const Part = ({ title, children }: { title: string; children: (found: FoundStates) => ReactNode }) => (
  <section aria-label={title} className="mt-10 border-t border-ink pt-3">
    <h2 className="mb-4 type-h2">{title}</h2>
    <Suspense fallback="Loading...">
      <Found>{children}</Found>
    </Suspense>
  </section>
)

/** The next state to judge, and the boards that are often asked for. */
const ways = ({ left: [next] }: FoundStates) => (
  <nav aria-label="Judge, and boards" className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1">
    {next && (
      <StoryLink
        story={next.story}
        state={next.state}
        viewport={next.width}
        className={buttonStyle({ variant: 'solid', className: 'max-md:w-full' })}
      >
        Judge the next
      </StoryLink>
    )}
    {readyBoards.map(([words, of]) => (
      <IndexLink key={words} of={{ ...of, look: 'medium' }} className={link}>
        {words}
      </IndexLink>
    ))}
    <StoryLink story="start-here-changed-since--docs" className={link}>
      What has changed
    </StoryLink>
  </nav>
)

const asked = ({ all, pictures, review }: FoundStates) => (
  <>
    <NoPictures versions={pictures.versions} />
    <Board
      label="Asked for first"
      cards={askedFor
        .flatMap((id) => all.find((state) => state.id === id) ?? [])
        .map((state) => ({ ...cardOf(state, pictures.newest), note: state.section }))}
      of={pictures.newest}
      review={review}
      live
    />
  </>
)

/** A journey: what is done, and what is seen then. */
const flow = (id: string, { stories, pictures }: FoundStates) => (
  <li key={id} className="min-w-0">
    <StoryLink story={id} className="type-h3">
      {stories.find((story) => story.id === id)?.name ?? id}
    </StoryLink>
    <ol className="mt-2 grid auto-cols-[minmax(8.5rem,1fr)] grid-flow-col gap-3 overflow-x-auto pb-2">
      {pictures.newest.steps[id]?.map(([label, hash], index) => (
        <li key={label} className="max-w-64">
          <img
            src={fileOf(hash)}
            alt=""
            loading="lazy"
            className="aspect-64/45 w-full border border-line bg-photo object-cover object-top"
          />
          <p className="mt-1 flex gap-1.5 type-small text-pretty">
            <span className="font-semibold">{index + 1}</span>
            <span>{label}</span>
          </p>
        </li>
      ))}
    </ol>
  </li>
)

/** How many pictures have changed, and one of each change, those of many stories first. */
function changed({ stories, pictures, changes }: FoundStates) {
  const [, before] = pictures.versions
  if (!changes || !before) return <p>No earlier version has pictures here yet.</p>
  const seen = changes
    .map((group) => group.changes.filter(({ after }) => after))
    .filter(({ length }) => length > 0)
  return (
    <>
      <p>{`${seen.flat().length} pictures differ from ${nameOfVersion(before)}.`}</p>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3">
        {seen.slice(0, 6).map(([first, ...others]) => {
          const story = stories.find(({ id }) => id === first?.story)
          if (!first || !story) return null
          const more = others.length > 0 ? ` and ${others.length} more` : ''
          return (
            <li key={`${first.story} ${first.mode}`}>
              <Thumb story={first.story} hash={first.after} name={`${storyName(story)}${more}`} />
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** How much of each screen is left for this reviewer. */
function left({ all, places, review }: FoundStates) {
  const sectionOf = new Map(all.map(({ id, section }) => [id, section]))
  return (
    <ul className="grid gap-x-8 md:grid-cols-2">
      {[...new Set(sectionOf.values())].map((section) => {
        const own = places.filter(({ state }) => sectionOf.get(state) === section)
        const judged = own.filter((place) => isJudged(review, place)).length
        if (own.length === 0) return null
        return (
          <li key={section} className="flex items-center gap-3 border-b border-line py-1.5">
            <IndexLink of={{ screen: section, kind: 'left', look: 'medium' }} className="grow">
              {section}
            </IndexLink>
            <meter aria-label={`${section}, judged`} max={own.length} value={judged} className="h-2 w-20" />
            <span className="w-18 text-right type-small tabular-nums">{`${judged} of ${own.length}`}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** The first page: what everybody asks for, the flows, what has changed, and what is left to judge. */
export const Front = () => (
  <>
    <Suspense>
      <Found>{ways}</Found>
    </Suspense>
    <Part title="Asked for first">{asked}</Part>
    <Part title="From start to end">
      {(found) => <ul className="grid gap-6">{flows.map((id) => flow(id, found))}</ul>}
    </Part>
    <Part title="What has changed">{changed}</Part>
    <Part title="What is left for you">{left}</Part>
  </>
)
