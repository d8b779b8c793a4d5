import { Unstyled } from '@storybook/addon-docs/blocks'
import { type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { type PicturesOfVersion, readPictures, type Version } from '../../.storybook/review-addon/pictures.ts'
import {
  type Answer,
  isJudged,
  type Place,
  type Review,
  verdictAt,
  verdictsOf,
} from '../../.storybook/review-addon/review.ts'
import { type ListedStory, widths } from '../../.storybook/review-addon/tags.ts'
import { say, useReview } from '../../.storybook/review-addon/useReview.ts'
import { PageHead } from '../../src/components/shop/PageHead.tsx'
import { Button } from '../../src/components/ui/Button.tsx'
import { Input } from '../../src/components/ui/Input.tsx'
import { readStories } from './beside.ts'
import { Choice } from './Choice.tsx'
import { broughtBy, type Change, type Compared, changesSince } from './changes.ts'
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
function Part({ src, change, words }: { src: string | undefined; change: Change; words: string }) {
  const [area] = change.areas
  if (!src) return null
  const [left, top] = [Math.max(0, (area?.x ?? 0) - around), Math.max(0, (area?.y ?? 0) - around)]
  return (
    <figure className="min-w-0">
      <figcaption className="type-small text-ink-soft">{words}</figcaption>
      <img
        src={src}
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

type EntryProps = {
  group: readonly Change[]
  nameOf: (story: string) => string
  /** The versions that brought it. */
  versions: readonly Version[]
  /** Whether to accept it. */
  ruling: ReactNode
}

/** One change, with all pictures in which it is the same. */
function Entry({ group, nameOf, versions, ruling }: EntryProps) {
  const [first] = group
  if (!first) return null
  const stories = [...new Set(group.map(({ story }) => story))]
  const isMoved = first.areas.length === 0 && first.shift !== 0
  const kind = !first.before ? 'New' : !first.after ? 'Gone' : isMoved ? 'Moved up or down' : 'Changed'
  const [only = ''] = stories
  return (
    <article className="border-t border-ink py-5">
      <h2 className="type-h3">
        {stories.length === 1
          ? `${kind}: ${nameOf(only)}`
          : kind === 'Changed'
            ? `The same change in ${stories.length} stories`
            : `${kind}: ${stories.length} stories`}
      </h2>
      {versions.map((version) => (
        <p key={version.id} className="type-small text-ink-soft">
          {`${version.author}, ${nameOfVersion(version)}: ${version.subject}`}
        </p>
      ))}
      {first.before && first.after && (
        <div className="my-3 flex flex-wrap items-start gap-4">
          <Part src={first.before} change={first} words="Before" />
          <Part src={first.after} change={first} words="Now" />
        </div>
      )}
      {ruling}
      <ul className="flex flex-wrap gap-3">
        {group.map(({ story, mode, before, after }) => (
          <li key={`${story} ${mode}`} className="w-36">
            <Thumb story={story} src={after ?? before} name={`${nameOf(story)}, ${mode}`} />
          </li>
        ))}
      </ul>
    </article>
  )
}

/** The entries, of all pages or of one. */
function Entries({ compared: { groups, left: uncompared, stages } }: { compared: Compared }) {
  const { newest } = use(readPictures())
  const stories = new Map(use(readStories()).map((story) => [story.id, story]))
  const review = useReview()
  const [page, setPage] = useState('')
  const titleOf = ({ story }: Change) => stories.get(story)?.title ?? ''
  const nameOf = (id: string) => {
    const story = stories.get(id)
    return story ? `${story.title.replace(/^.*?\//, '')}: ${story.name}` : id
  }
  const titles = [...new Set(groups.flat().map(titleOf))].filter(Boolean).sort()
  const shown = groups
    .map((group) => group.filter((change) => !page || titleOf(change) === page))
    .filter(({ length }) => length > 0)
    .map((group) => ({ group, places: placesOf(group, stories, newest) }))
  const left = shown.filter(({ places }) => !places.every((place) => isJudged(review, place)))
  const count = `${shown.length} ${shown.length === 1 ? 'change' : 'changes'}`
  const pictures = shown.flatMap(({ group }) => group).length
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
        <span>{`${count} in ${pictures} pictures, ${left.length} left for you to judge`}</span>
        {uncompared > 0 && <span>{`; ${uncompared} pictures are still being compared`}</span>}
      </p>
      {shown.map(({ group, places }) => (
        <Entry
          key={`${group[0]?.story} ${group[0]?.mode}`}
          group={group}
          nameOf={nameOf}
          versions={[...new Set(group.flatMap((change) => broughtBy(stages, change) ?? []))]}
          ruling={<Ruling places={places} review={review} />}
        />
      ))}
    </>
  )
}

const comparing = (
  <p role="status" className="my-4 type-small text-ink-soft">
    Comparing...
  </p>
)

/** What differs from a version, as soon as it is known. */
function Comparison({ base }: { base: string }) {
  const [compared, setCompared] = useState<Compared>()
  useEffect(() => {
    let isShown = true
    const show = async () => {
      for await (const known of changesSince(base)) {
        if (!isShown) return
        setCompared(known)
      }
    }
    void show()
    return () => {
      isShown = false
    }
  }, [base])
  return compared ? <Entries compared={compared} /> : comparing
}

/** A version to compare with, and what differs from it. */
function Since() {
  const { versions } = use(readPictures())
  const { signed } = useReview()
  const bases = basesOf(versions, Math.max(0, ...(signed?.verdicts ?? []).map(({ at }) => at)))
  const [chosen, setChosen] = useState<string>()
  const base = chosen ?? bases[0]?.[0]
  return (
    <>
      <NoPictures versions={versions} />
      {versions.length > 0 && !base && (
        <p className="max-w-[72ch] text-pretty">
          These are the first pictures: there is no earlier version to compare with yet. Each{' '}
          <code>npm run storybook:build</code> of another commit adds one, and ten are kept.
        </p>
      )}
      {base && <Choice label="Compared with" value={base} among={bases} onChange={setChosen} />}
      {base && <Comparison key={base} base={base} />}
    </>
  )
}

/** What is new, changed or gone since a version: equal changes are one entry. */
export const Changes = () => (
  <Unstyled>
    <PageHead crumbs="none" title="Changed since" meta="Pictures that are new, changed or gone" />
    <Suspense fallback={comparing}>
      <Since />
    </Suspense>
  </Unstyled>
)
