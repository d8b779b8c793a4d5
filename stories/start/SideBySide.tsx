import { use, useState } from 'react'
import { pictureAt, shown, type Version } from '../../.storybook/review-addon/pictures.ts'
import { dayOf } from '../../.storybook/review-addon/review.ts'
import { isPhone } from '../../.storybook/review-addon/settings.ts'
import { storiesAt } from '../../.storybook/review-addon/storiesAt.ts'
import type { Width } from '../../.storybook/review-addon/tags.ts'
import { PageHead } from '../../src/components/shop/PageHead.tsx'
import { Trace } from './Board.tsx'
import { readStages, type Stage } from './beside.ts'
import { sentencesOf } from './documents.ts'
import { drawingsOf } from './drawings.ts'
import { Facts } from './Facts.tsx'
import { IndexLink } from './IndexLink.tsx'
import { NoPictures } from './NoPictures.tsx'
import { Shot, shareOf } from './Shot.tsx'
import { StoryLink } from './StoryLink.tsx'
import type { FoundStates, IndexedState } from './useStates.ts'

/** What a version is called: its release, or its commit and day. */
export const nameOfVersion = ({ tags, commit, committed, date }: Version) =>
  `${tags[0] ?? commit}${committed ? '' : ', with changes since'}, ${dayOf({ at: Date.parse(date) / 1000 })}`

/** Of versions with the same picture of a story, the oldest: it is the one that brought it. The newest first. */
function changesOf(story: string, width: Width, all: readonly Stage[]): Stage[] {
  const src = (stage: Stage | undefined) => stage && pictureAt({ story, width }, stage.of)
  return all.filter((stage, index) => src(stage) && src(all[index + 1]) !== src(stage))
}

type PlaceProps = { state: string; story: string; width: Width; words: string }

/** A story at a width, now or in an earlier version: a slider goes through what it looked like. */
function Place({ state, story, width, words }: PlaceProps) {
  const stages = changesOf(story, width, use(readStages()))
  const [age, setAge] = useState(0)
  const stage = stages[age]
  return (
    <figure className="w-full min-w-0 md:w-auto" style={{ flexGrow: shareOf(width), flexBasis: 0 }}>
      <figcaption className="mb-2 flex min-h-6 flex-wrap gap-x-3 type-label">
        <StoryLink story={story} state={state} viewport={width}>
          {words}
        </StoryLink>
      </figcaption>
      <Shot story={story} width={width} of={stage?.of ?? shown.newest} live />
      {stages.length > 1 && stage && (
        <label className="mt-2 grid gap-1 type-small">
          <span>
            {age === 0 ? 'Now: since ' : 'Before: '}
            {nameOfVersion(stage.version)}
          </span>
          <input
            type="range"
            min={0}
            max={stages.length - 1}
            // The past is on the left.
            value={stages.length - 1 - age}
            aria-valuetext={nameOfVersion(stage.version)}
            className="min-h-6 w-full max-w-60 accent-ink"
            onChange={({ target }) => setAge(stages.length - 1 - Number(target.value))}
          />
          <span className="text-ink-soft">{stage.version.subject}</span>
        </label>
      )}
    </figure>
  )
}

type SideBySideProps = { state: IndexedState; found: FoundStates }

/** A state on a phone and on a desktop, with the design's drawing, what must be true, and its earlier versions. */
export function SideBySide({ state, found }: SideBySideProps) {
  const { pictures } = found
  const { id, state: name, section, behaviour } = state
  const narrowFirst = storiesAt(state)
  const story = narrowFirst.at(-1)?.story
  // On a phone the page is a column, with what is seen there at its top.
  const places = isPhone() ? narrowFirst : narrowFirst.toReversed()
  const drawings = drawingsOf(id, story?.title)
  const at = found.all.findIndex((other) => other.id === id)
  const others = { Previous: found.all[at - 1], Next: found.all[at + 1] }
  return (
    <div className="wrap pb-10">
      <PageHead crumbs="none" title={`${id} ${name}`} />
      <nav aria-label="States" className="-mt-2 mb-5 flex flex-wrap gap-x-4 gap-y-1 print:hidden">
        <IndexLink of={{ screen: section, look: 'medium' }} className="underline">
          {`Board of ${section}`}
        </IndexLink>
        {Object.entries(others).map(
          ([words, other]) =>
            other && (
              <IndexLink key={words} of={{ state: other.id }} className="underline">
                {`${words}: ${other.id}`}
              </IndexLink>
            ),
        )}
      </nav>
      <NoPictures versions={pictures.versions} />
      <div className="flex items-start gap-x-6 gap-y-8 max-md:flex-col">
        {places.map(({ viewport, words, story: { id: shown } }) => (
          <Place key={`${shown} ${viewport}`} state={id} story={shown} width={viewport} words={words} />
        ))}
      </div>
      {places.length === 0 && <p>No story shows this state: its tests are in the State index.</p>}
      {behaviour && story && <Trace lines={pictures.newest.traces[story.id] ?? []} />}
      <div className="mt-8 grid gap-x-8 gap-y-6 border-t border-ink pt-4 md:grid-cols-2">
        <div className={drawings.length === 0 ? 'md:col-span-2' : undefined}>
          <h2 className="mb-2 type-h3">What must be true</h2>
          <Facts state={state} review={found.review}>
            {sentencesOf(id).map(({ section: number, text }) => (
              <blockquote key={text} className="mt-2 border-l-3 border-line pl-3 text-ink-soft">
                {`${text} §${number}`}
              </blockquote>
            ))}
          </Facts>
        </div>
        {drawings.length > 0 && (
          <div>
            <h2 className="type-h3">The design's drawing</h2>
            <p className="mb-2 type-small text-ink-soft text-pretty">
              Made before the shop was built. Where they differ, the specification and the decisions say why.
            </p>
            <div className="flex flex-wrap items-start gap-4">
              {drawings.map((drawing) => (
                <a
                  key={drawing}
                  href={`./design/${drawing}.webp`}
                  target="_blank"
                  rel="noreferrer"
                  className="min-w-0"
                >
                  <img
                    src={`./design/${drawing}.webp`}
                    alt={drawing.replaceAll('-', ' ').replace(/^\d+ /, '')}
                    loading="lazy"
                    className="max-h-120 max-w-full border border-line"
                  />
                </a>
              ))}
            </div>
          </div>
        )}
      </div>
    </div>
  )
}
