import { useDeferredValue, useMemo, useState } from 'react'
import { differ, isJudged, type Review, verdictsOf } from '../../.storybook/review-addon/review.ts'
import { placesOf } from '../../.storybook/review-addon/storiesAt.ts'
import { useReview } from '../../.storybook/review-addon/useReview.ts'
import { PageHead } from '../../src/components/shop/PageHead.tsx'
import { Field } from '../../src/components/ui/Field.tsx'
import { Input } from '../../src/components/ui/Input.tsx'
import { Notice } from '../../src/components/ui/Notice.tsx'
import { SectionHead } from '../../src/components/ui/SectionHead.tsx'
import { catalogue } from './catalogue.ts'
import { findStates } from './findStates.ts'
import { type Kind, StateFilters } from './StateFilters.tsx'
import { StateTable } from './StateTable.tsx'
import { StoryLink } from './StoryLink.tsx'
import { type IndexedState, useStoryIndex } from './useStoryIndex.ts'

const sources = import.meta.glob<string>('../../tests/{rules,lib,forms,api,e2e}/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/**
 * The test files that name each state, as paths from the project's root. They pin behaviour that no picture can show.
 */
const pinnedByTests: ReadonlyMap<string, string[]> = (() => {
  const files = new Map<string, string[]>()
  for (const [path, source] of Object.entries(sources)) {
    for (const id of new Set(source.match(/\b[A-Z]{2,5}-\d{2}\b/g)))
      files.set(id, [...(files.get(id) ?? []), path.replace('../../', '')])
  }
  return files
})()

type StateIndexProps = {
  /** Initial text of the search box. */
  find?: string
  /** Initially lists only the states that no story or test pins yet. */
  open?: boolean
}

const isPinned = ({ stories, tests }: IndexedState) => stories.length > 0 || tests.length > 0

const isOf: Record<Kind, (state: IndexedState, review: Review) => boolean> = {
  all: () => true,
  seen: ({ behaviour }) => !behaviour,
  behaviour: ({ behaviour }) => behaviour,
  beyond: ({ beyond }) => beyond,
  open: (state) => !isPinned(state),
  left: (state, review) => placesHere([state]).some((place) => !isJudged(review, place)),
  wrong: ({ id }, review) => {
    const given = verdictsOf(review, id)
    return differ(given) || given.some(({ answer }) => answer === 'wrong' || answer === 'question')
  },
}

/** The states at the widths that this window can show: on a phone only its own. */
const placesHere = (states: readonly IndexedState[]) =>
  placesOf(states).filter(({ width }) => width === 'phone' || window.innerWidth >= 600)

/** Every state of the catalogue with the stories and tests that pin it. */
export function StateIndex({ find = '', open = false }: StateIndexProps) {
  const { status, stories, sentences } = useStoryIndex()
  const [typed, setTyped] = useState(find)
  const [kind, setKind] = useState<Kind>(open ? 'open' : 'all')
  const [screen, setScreen] = useState('')
  const query = useDeferredValue(typed)
  const review = useReview()

  const states = useMemo(() => {
    return catalogue.map(
      (state): IndexedState => ({
        ...state,
        stories: stories.filter((story) => story.states.includes(state.id)),
        tests: pinnedByTests.get(state.id) ?? [],
      }),
    )
  }, [stories])

  const search = useMemo(() => findStates(states), [states])
  const results = useMemo(() => search(query), [search, query])
  const matches = useMemo(
    () =>
      results.states.filter((state) => isOf[kind](state, review) && (!screen || state.section === screen)),
    [results, kind, screen, review],
  )
  // The section of the best match comes first.
  const sections = status === 'pending' ? [] : [...new Set(matches.map(({ section }) => section))]
  const places = useMemo(() => placesHere(search('').states), [search])
  const left = places.filter((place) => !isJudged(review, place))
  const [next] = left
  const count = `${matches.length} of ${states.length} states`

  return (
    <div className="wrap pb-10">
      <PageHead
        crumbs="none"
        title="State index"
        meta={
          status === 'ready' &&
          `${states.filter(isPinned).length} of ${states.length} states have a story or a test`
        }
      />
      <p className="mb-5 max-w-[72ch] text-pretty">
        Every state of the shop: what must be true in it, and what one sees in the story that opens. Texts in
        quotation marks must match exactly; § is a section of the specification. A test checks what cannot be
        seen.
      </p>
      {status === 'ready' && (
        <p className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <span>{`${left.length} of ${places.length} left for you to judge, a state at each width`}</span>
          {next && (
            <StoryLink story={next.story} state={next.state} viewport={next.width} className="underline">
              Judge the next
            </StoryLink>
          )}
        </p>
      )}
      {status === 'failed' && (
        <Notice tone="danger" role="alert" className="mb-5">
          The list of stories could not be read. Open this page inside Storybook to see the links.
        </Notice>
      )}
      <div className="mb-2 grid gap-x-6 gap-y-3">
        <Field
          label="Find a state"
          hint="Type any words, a screen or a number: captcha failure, cash only, CHK-09."
        >
          <Input
            type="search"
            className="max-w-120"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <StateFilters {...{ kind, setKind, screen, setScreen }} />
        <p role="status" className="type-small text-ink-quiet">
          {results.nearest && <span>Nothing has all these words; nearest: </span>}
          <span>{count}</span>
        </p>
      </div>
      {status === 'pending' && (
        <p className="border-t border-ink py-6 text-ink-quiet">Loading the list of stories...</p>
      )}
      {matches.length === 0 && (
        <p className="border-t border-ink py-6">
          {kind === 'open'
            ? 'All of these states have a story or a test.'
            : 'No state matches these words and filters.'}
        </p>
      )}
      {sections.map((section) => {
        const rows = matches.filter((state) => state.section === section)
        return (
          <section key={section} aria-label={section} className="pt-8">
            <SectionHead
              title={section}
              unit="state"
              visible={rows.filter(isPinned).length}
              total={rows.length}
            />
            <StateTable section={section} rows={rows} sentences={sentences} review={review} />
          </section>
        )
      })}
    </div>
  )
}
