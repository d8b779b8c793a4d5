import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import type { PicturesOfVersion } from '../../.storybook/review-addon/pictures.ts'
import { answers, differ, type Review, verdictsOf } from '../../.storybook/review-addon/review.ts'
import { storiesAt } from '../../.storybook/review-addon/storiesAt.ts'
import type { Width } from '../../.storybook/review-addon/tags.ts'
import { Tag } from '../../src/components/ui/Tag.tsx'
import { IndexLink } from './IndexLink.tsx'
import { Shot, shareOf } from './Shot.tsx'
import { StoryLink } from './StoryLink.tsx'
import type { IndexedState } from './useStates.ts'

/** What a board shows of a state, or of a story. */
export type Card = {
  /** The number of the state; a story without a state has none. */
  id?: string | undefined
  name: string
  /** Set in small type below the name. */
  note?: string | undefined
  /** The story at each width that is shown. */
  shots: { width: Width; story: string }[]
  /** What it shows is in no picture: it is opened by its name. */
  unseen?: boolean
  /** What it leaves behind that no picture shows. */
  trace?: readonly string[] | undefined
  /** Its name is a heading of the page, to which a link leads. */
  anchor?: string | undefined
  /** What is known of it, beside its pictures. */
  facts?: ReactNode
}

/** The card of a state at some widths; where both are wanted, at another if it has neither. */
export function cardOf(
  state: IndexedState,
  of: PicturesOfVersion,
  at: readonly Width[] = ['desktop', 'phone'],
): Card {
  const { id, state: name, behaviour } = state
  const places = storiesAt(state)
  const chosen = places.filter(({ viewport }) => at.includes(viewport))
  const shown = (chosen.length > 0 ? chosen : at.length > 1 ? places : []).toReversed()
  const story = shown[0]?.story
  return {
    id,
    name,
    note: story?.pictures.includes(id) ? undefined : story?.name,
    shots: shown.map(({ viewport, story }) => ({ width: viewport, story: story.id })),
    trace: behaviour && story ? of.traces[story.id] : undefined,
  }
}

/** How high pictures are, in pixels: a phone beside a desktop is as high. */
export const zooms = { small: 120, medium: 200, large: 400 }

const tones = { right: 'success', wrong: 'danger', question: 'caution' } as const

/** What was said of a state last, or that answers differ. */
function Verdict({ id, review }: { id: string; review: Review }) {
  const given = verdictsOf(review, id)
  if (differ(given)) return <Tag tone="caution">Answers differ</Tag>
  const answer = given.find((verdict) => verdict.answer)?.answer
  return answer ? <Tag tone={tones[answer]}>{answers[answer]}</Tag> : null
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

type PicturesProps = { card: Card; of: PicturesOfVersion; high: number; live?: boolean }

/** A state or story at each width, equally high; each opens what it shows. */
const Pictures = ({ card: { id, name, shots }, of, high, live = false }: PicturesProps) => (
  <div className="flex gap-2">
    {shots.map(({ width, story }) => (
      <StoryLink
        key={width}
        story={story}
        state={id}
        viewport={width}
        className="block min-w-0 hover:outline-2 hover:outline-ink"
        // Growing by less than 1 in all would leave room.
        style={{ flexGrow: shareOf(width) * 100, flexBasis: 0, maxWidth: shareOf(width) * high }}
        aria-label={`${id ? `${id} ` : ''}${name}, ${width}`}
      >
        <Shot story={story} width={width} of={of} live={live} />
      </StoryLink>
    ))}
  </div>
)

type BoardProps = {
  label: string
  cards: readonly Card[]
  of: PicturesOfVersion
  review: Review
  /** The height of the pictures, in pixels. */
  high?: number
  /** Runs the stories of which there are no pictures, one after another. */
  live?: boolean
}

/**
 * Pictures of states or stories side by side, each a link to what it shows. Those with facts, which are read, stand below each
 * other.
 */
export function Board({ label, cards, of, review, high = zooms.medium, live = false }: BoardProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-6 gap-y-8">
      {cards.map((card) => {
        const { id, name, note, shots, unseen, trace, anchor, facts } = card
        const Name = anchor ? 'h2' : facts ? 'h3' : 'p'
        const shares = shots.reduce((sum, { width }) => sum + shareOf(width), 0)
        // Narrow pictures leave room for their words.
        const width = Math.max(shares * high + (shots.length - 1) * 8, facts ? 240 : 150)
        return (
          <li
            key={`${id} ${shots[0]?.story}`}
            className={cx(facts && 'flex w-full gap-x-8 gap-y-3 border-t border-line pt-3 max-md:flex-col')}
          >
            <div style={{ width }} className="max-w-full min-w-0 break-inside-avoid">
              {!unseen && <Pictures card={card} of={of} high={high} live={live} />}
              <Name
                id={anchor}
                className={cx(
                  'mt-2 flex flex-wrap items-center gap-x-2 gap-y-1',
                  high < zooms.medium && 'type-small',
                )}
              >
                {id && (
                  <IndexLink
                    of={{ state: id }}
                    className="type-mono underline"
                    aria-label={`${id}, side by side`}
                  >
                    {id}
                  </IndexLink>
                )}
                <span className="font-semibold text-pretty">
                  {unseen && shots[0] ? (
                    <StoryLink story={shots[0].story} state={id} className="underline">
                      {name}
                    </StoryLink>
                  ) : (
                    name
                  )}
                </span>
                {id && <Verdict id={id} review={review} />}
              </Name>
              {note && <p className="type-small text-ink-soft text-pretty">{note}</p>}
              {trace && trace.length > 0 && <Trace lines={trace} />}
            </div>
            {facts}
          </li>
        )
      })}
    </ul>
  )
}
