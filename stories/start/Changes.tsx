import { Unstyled } from '@storybook/addon-docs/blocks'
import { Suspense, use, useState } from 'react'
import {
  type Change,
  type Changed,
  changedSince,
  fileOf,
  type PicturesOfVersion,
  readPictures,
  type Version,
} from '../../.storybook/review-addon/pictures.ts'
import {
  type Answer,
  isJudged,
  type Place,
  type Review,
  verdictAt,
  verdictsOf,
} from '../../.storybook/review-addon/review.ts'
import { type ListedStory, storyName, widths } from '../../.storybook/review-addon/tags.ts'
import { say, useReview } from '../../.storybook/review-addon/useReview.ts'
import { PageHead } from '../../src/components/shop/PageHead.tsx'
import { Button } from '../../src/components/ui/Button.tsx'
import { Input } from '../../src/components/ui/Input.tsx'
import { readStories } from './beside.ts'
import { Choice } from './Choice.tsx'
import { NoPictures } from './NoPictures.tsx'
import { Thumb } from './Shot.tsx'
import { nameOfVersion } from './SideBySide.tsx'

const week = 7 * 24 * 3_600_000

/** The versions that one compares with, each once, with what it is: the last release, sign-off, or that of a week ago. */
function basesOf(versions: readonly Version[], signed: number): [id: string, words: string][] {
  const [newest, ...older] = versions
  const weekAgo = older.find(({ date }) => Date.parse(date) <= Date.parse(newest?.date ?? '') - week)
  const release = older.find(({ tags }) => tags.length > 0)
  const signOff = signed > 0 ? older.find(({ date }) => Date.parse(date) <= signed * 1000) : undefined
  return older.map((version) => {
    const words = [
      version === release && 'Last release',
      version === signOff && 'Last sign-off',
      version === weekAgo && 'A week ago',
    ].filter(Boolean)
    return [version.id, [...words, `${nameOfVersion(version)}: ${version.subject}`].join(', ')]
  })
}

/** Pixels around a change, so that one sees where it is. */
const around = 24

/** The part of a picture that has changed; all of it, where nothing is visible at its size. */
function Part({ hash, area, words }: Pick<Change, 'area'> & { hash: string; words: string }) {
  const [left, top] = [Math.max(0, (area?.x ?? 0) - around), Math.max(0, (area?.y ?? 0) - around)]
  return (
    <figure className="min-w-0">
      <figcaption className="type-small text-ink-soft">{words}</figcaption>
      <img
        src={fileOf(hash)}
        alt={words}
        loading="lazy"
        className="max-h-60 max-w-full border border-line object-cover object-top"
        style={
          area && {
            width: area.x - left + area.width + around,
            height: area.y - top + area.height + around,
            maxHeight: 480,
            objectFit: 'none',
            objectPosition: `-${left}px -${top}px`,
          }
        }
      />
    </figure>
  )
}

/**
 * What is judged with a change: the states of its stories at each width whose picture has changed. Where several of its
 * stories show a state, that which stands for it.
 */
function placesOf(
  group: readonly Change[],
  ofStory: ReadonlyMap<string, ListedStory>,
  newest: PicturesOfVersion,
): Place[] {
  const places = new Map<string, Place>()
  for (const { story, mode } of group) {
    const taken = newest.pictures[story] ?? {}
    const width = (['phone', 'tablet', 'desktop'] as const).find(
      (each) => widths[each].sizes.find((name) => taken[name]) === mode,
    )
    const { states = [], pictures = [] } = ofStory.get(story) ?? {}
    for (const state of width ? states : []) {
      const key = `${state} ${width}`
      if (width && (!places.has(key) || pictures.includes(state))) places.set(key, { state, width, story })
    }
  }
  return [...places.values()]
}

const rulings: [Answer, string][] = [
  ['right', 'Accept'],
  ['wrong', 'Reject'],
]

/** Accepts or rejects a change: the verdict of all states that it is seen in. The same press again takes it back. */
function Ruling({ places, review }: { places: readonly Place[]; review: Review }) {
  const mine = places.map((place) => verdictAt(review, place))
  const others = new Set(
    places.flatMap(({ state, width }) =>
      verdictsOf(review, state, width)
        .filter(({ by, answer, ended }) => by !== review.by && answer && !ended)
        .map(({ name, answer }) => `${name || 'no name'}: ${answer}`),
    ),
  )
  const isGiven = (answer: Answer) => mine.every((verdict) => verdict.answer === answer && !verdict.ended)
  if (places.length === 0)
    return <p className="my-3 type-small text-ink-soft">No state is seen in it: nothing to accept.</p>
  return (
    <div className="my-3 grid gap-2">
      <fieldset className="flex flex-wrap items-center gap-2" aria-label="Your verdict">
        {rulings.map(([answer, words]) => (
          <Button
            key={answer}
            size="sm"
            variant={isGiven(answer) ? 'solid' : 'line'}
            aria-pressed={isGiven(answer)}
            onClick={() => say(places, { answer: isGiven(answer) ? undefined : answer })}
          >
            {words}
          </Button>
        ))}
        <span className="type-small text-ink-soft">
          {`For ${places.length === 1 ? 'one state at one width' : `${places.length} states and widths`}`}
        </span>
      </fieldset>
      {isGiven('wrong') && (
        <Input
          aria-label="What is wrong"
          placeholder="What is wrong, if you like"
          className="max-w-120"
          value={mine[0]?.text ?? ''}
          onChange={({ target }) => say(places, { text: target.value })}
        />
      )}
      {others.size > 0 && <p className="type-small">{`Others: ${[...others].join(', ')}`}</p>}
    </div>
  )
}

type Group = Changed[number]
type EntryProps = {
  group: Group
  nameOf: (story: string) => string
  places: readonly Place[]
  review: Review
}

/** One change, with all pictures in which it is the same. */
function Entry({ group: { changes, versions: ids }, nameOf, places, review }: EntryProps) {
  const { versions } = use(readPictures())
  const [first] = changes
  if (!first) return null
  const stories = [...new Set(changes.map(({ story }) => story))]
  const kind = !first.before ? 'New' : !first.after ? 'Gone' : first.moved ? 'Moved up or down' : 'Changed'
  const several =
    kind === 'Changed' ? `The same change in ${stories.length} stories` : `${kind}: ${stories.length} stories`
  return (
    <article className="border-t border-ink py-5">
      <h2 className="type-h3">{stories.length === 1 ? `${kind}: ${nameOf(first.story)}` : several}</h2>
      {versions
        .filter(({ id }) => ids.includes(id))
        .map((version) => (
          <p key={version.id} className="type-small text-ink-soft">
            {`${version.author}, ${nameOfVersion(version)}: ${version.subject}`}
          </p>
        ))}
      {first.before && first.after && (
        <div className="my-3 flex flex-wrap items-start gap-4">
          <Part hash={first.before} area={first.area} words="Before" />
          <Part hash={first.after} area={first.area} words="Now" />
        </div>
      )}
      <Ruling places={places} review={review} />
      <ul className="flex flex-wrap gap-3">
        {changes.map(({ story, mode, before, after }) => (
          <li key={`${story} ${mode}`} className="w-36">
            <Thumb story={story} hash={after ?? before} name={`${nameOf(story)}, ${mode}`} />
          </li>
        ))}
      </ul>
    </article>
  )
}

/** What differs from a version, of all pages or of one. */
function Entries({ groups }: { groups: Changed }) {
  const { newest } = use(readPictures())
  const stories = new Map(use(readStories()).map((story) => [story.id, story]))
  const review = useReview()
  const [page, setPage] = useState('')
  const titleOf = ({ story }: Change) => stories.get(story)?.title ?? ''
  const nameOf = (id: string) => {
    const story = stories.get(id)
    return story ? storyName(story) : id
  }
  const titles = [...new Set(groups.flatMap(({ changes }) => changes.map(titleOf)))].filter(Boolean).sort()
  const shown = groups
    .map((group) => ({
      ...group,
      changes: group.changes.filter((change) => !page || titleOf(change) === page),
    }))
    .filter(({ changes }) => changes.length > 0)
    .map((group) => ({ group, places: placesOf(group.changes, stories, newest) }))
  const left = shown.filter(({ places }) => !places.every((place) => isJudged(review, place)))
  const count = `${shown.length} ${shown.length === 1 ? 'change' : 'changes'}`
  const pictures = shown.flatMap(({ group }) => group.changes).length
  return (
    <>
      <div className="my-4 max-w-80">
        <Choice
          label="Page"
          value={page}
          among={[['', 'All pages'], ...titles.map((title) => [title, title] as const)]}
          onChange={setPage}
        />
      </div>
      <p role="status" className="mb-4 type-small text-ink-soft">
        {`${count} in ${pictures} pictures, ${left.length} left for you to judge`}
      </p>
      {shown.map(({ group, places }) => (
        <Entry
          key={`${group.changes[0]?.story} ${group.changes[0]?.mode}`}
          {...{ group, nameOf, places, review }}
        />
      ))}
    </>
  )
}

/** A version to compare with, and what differs from it. */
function Since() {
  const { versions } = use(readPictures())
  const { signed } = useReview()
  const bases = basesOf(versions, Math.max(0, ...(signed?.verdicts ?? []).map(({ at }) => at)))
  const [base = bases[0]?.[0], choose] = useState<string>()
  const groups = base && use(changedSince(base))
  return (
    <>
      <NoPictures versions={versions} />
      {versions.length > 0 && !groups && (
        <p className="max-w-[72ch] text-pretty">
          These are the first pictures: there is no earlier version to compare with yet. Each{' '}
          <code>npm run storybook:build</code> of another commit adds one, and ten are kept.
        </p>
      )}
      {base && <Choice label="Compared with" value={base} among={bases} onChange={choose} />}
      {groups && <Entries key={base} groups={groups} />}
    </>
  )
}

/** What is new, changed or gone since a version: equal changes are one entry. */
export const Changes = () => (
  <Unstyled>
    <PageHead crumbs="none" title="Changed since" meta="Pictures that are new, changed or gone" />
    <Suspense fallback={<p role="status">Loading...</p>}>
      <Since />
    </Suspense>
  </Unstyled>
)
