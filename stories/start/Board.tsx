import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import type { PicturesOfVersion } from '../../.storybook/review-addon/pictures.ts'
import { answers, differ, type Review, verdictsOf } from '../../.storybook/review-addon/review.ts'
import { isPhone } from '../../.storybook/review-addon/settings.ts'
import { storiesAt } from '../../.storybook/review-addon/storiesAt.ts'
import type { Width } from '../../.storybook/review-addon/tags.ts'
import { Tag } from '../../src/components/ui/Tag.tsx'
import { IndexLink } from './IndexLink.tsx'
import { Shot, shareOf } from './Shot.tsx'
import { StoryLink } from './StoryLink.tsx'
import type { IndexedState } from './useStates.ts'

/** What a board shows of a state. */
export type Card = {
  id: string
  name: string
  /** Set in small type below the name. */
  note?: string | undefined
  /** The story at each width that is shown. */
  shots: { width: Width; story: string }[]
  /** What it leaves behind that no picture shows. */
  trace?: readonly string[] | undefined
  /** What is known of it, beside its pictures. */
  facts?: ReactNode
}

/** The card of a state, at a width or, without one, at those that fit into this window: at another if it has neither. */
export function cardOf(state: IndexedState, of: PicturesOfVersion, at?: Width): Card {
  const { id, state: name, behaviour } = state
  const places = storiesAt(state)
  const wanted = at ? [at] : isPhone() ? ['phone'] : ['phone', 'desktop']
  const chosen = places.filter(({ viewport }) => wanted.includes(viewport))
  const shown = (chosen.length > 0 || at ? chosen : places).toReversed()
  const story = shown[0]?.story
  return {
    id,
    name,
    note: story?.pictures.includes(id) ? undefined : story?.name,
    shots: shown.map(({ viewport, story }) => ({ width: viewport, story: story.id })),
    trace: behaviour && story ? of.traces[story.id] : undefined,
  }
}

/** How high pictures are at least, in pixels: a phone beside a desktop is as high. They grow until the row is full. */
export const zooms = { small: 120, medium: 180 }

const gap = 8
/** The place of a card is at least as wide as this part of the height of its pictures: its words need so much. */
const narrowest = 0.8
/** How wide the pictures of a card are beside those of another at the same height. */
const sharesOf = ({ shots }: Card) => shots.reduce((sum, { width }) => sum + shareOf(width), 0)
/** Growing by less than 1 in all would leave room. */
const grow = (share: number) => `${100 * share} 1 0`
const ofBoth = shareOf('desktop') + shareOf('phone')

const tones = { right: 'success', wrong: 'danger', question: 'caution' } as const

/** What was said of a state last, and whether its picture has changed since; or that answers differ. */
function Verdict({ id, review }: { id: string; review: Review }) {
  const given = verdictsOf(review, id)
  if (differ(given)) return <Tag tone="caution">Answers differ</Tag>
  const { answer, ended } = given.find((verdict) => verdict.answer) ?? {}
  if (!answer) return null
  if (ended) return <Tag tone="quiet">{`${answers[answer]}, changed since`}</Tag>
  return <Tag tone={tones[answer]}>{answers[answer]}</Tag>
}

/** The trace of a state of behaviour: what happened, a line each. */
export const Trace = ({ lines }: { lines: readonly string[] }) => (
  <ul className="mt-2 grid gap-1 border-l-3 border-edge pl-2 type-micro text-ink-soft">
    {lines.map((line) => (
      <li key={line} translate="no" className="wrap-anywhere">
        {line}
      </li>
    ))}
  </ul>
)

type PicturesProps = { card: Card; of: PicturesOfVersion; room: number; live?: boolean }

/** A state at each width, as high as those beside it; each opens what it shows. `room`: the shares of the place. */
const Pictures = ({ card, of, room, live = false }: PicturesProps) => (
  <div className="flex" style={{ gap }}>
    {card.shots.map(({ width, story }) => (
      <StoryLink
        key={width}
        story={story}
        state={card.id}
        viewport={width}
        className="block min-w-0 hover:outline-2 hover:outline-ink"
        style={{ flex: grow(shareOf(width)) }}
        aria-label={`${card.id} ${card.name}, ${width}`}
      >
        <Shot story={story} width={width} of={of} live={live} />
      </StoryLink>
    ))}
    {sharesOf(card) < room && <span style={{ flex: grow(room - sharesOf(card)) }} />}
  </div>
)

type BoardProps = {
  label: string
  cards: readonly Card[]
  of: PicturesOfVersion
  review: Review
  /** The least height of the pictures, in pixels. */
  high?: number
  /** Runs the stories of which there are no pictures, one after another. */
  live?: boolean
}

/**
 * Pictures of states side by side, each a link to what it shows. Those with facts, which are read, stand below each
 * other.
 */
export function Board({ label, cards, of, review, high = zooms.medium, live = false }: BoardProps) {
  const room = Math.min(ofBoth, Math.max(...cards.map(sharesOf)))
  const place = Math.round(Math.max(narrowest, room) * high) + gap
  const isList = cards.some(({ facts }) => facts)
  return (
    <ul
      aria-label={label}
      className="grid gap-x-6 gap-y-8"
      style={{
        gridTemplateColumns: isList ? '100%' : `repeat(auto-fill, minmax(min(100%, ${place}px), 1fr))`,
      }}
    >
      {cards.map((card) => {
        const { id, name, note, trace, facts } = card
        const Name = facts ? 'h3' : 'p'
        return (
          <li
            key={id}
            className={cx(
              'min-w-0 break-inside-avoid',
              facts && 'flex gap-x-8 gap-y-3 border-t border-line pt-3 max-md:flex-col',
            )}
          >
            <div style={isList ? { width: place } : undefined} className="max-w-full flex-none">
              <Pictures card={card} of={of} room={room} live={live} />
              <div
                className={cx(
                  'mt-2 flex flex-wrap items-center gap-x-2 gap-y-1',
                  high < zooms.medium && 'type-small',
                )}
              >
                <Name>
                  <IndexLink
                    of={{ state: id }}
                    className="mr-1 type-mono underline"
                    aria-label={`${id}, side by side`}
                  >
                    {id}
                  </IndexLink>{' '}
                  <span className="font-semibold text-pretty">{name}</span>
                </Name>
                <Verdict id={id} review={review} />
              </div>
              {note && <p className="type-small text-ink-soft text-pretty">{note}</p>}
              {trace && trace.length > 0 && (
                <div className="[&_li]:line-clamp-2">
                  <Trace lines={trace} />
                </div>
              )}
            </div>
            {facts}
          </li>
        )
      })}
    </ul>
  )
}
