import { PageHead } from '../../src/components/shop/PageHead.tsx'
import { Board, cardOf, zooms } from './Board.tsx'
import { Facts } from './Facts.tsx'
import { IndexLink } from './IndexLink.tsx'
import { NoPictures } from './NoPictures.tsx'
import { SideBySide } from './SideBySide.tsx'
import { StateFilters } from './StateFilters.tsx'
import { StoryLink } from './StoryLink.tsx'
import { type IndexFilters, isPinned, kinds, useStates } from './useStates.ts'

/** `onChange` puts what is chosen into the address, from which the filters are. */
type StateIndexProps = { filters: IndexFilters; onChange: (change: Partial<IndexFilters>) => void }

/**
 * Every state of the catalogue, of a screen, of a kind or with any words: as a list with the stories and tests that pin it,
 * or as a board of pictures; one of them side by side. What is chosen stands in the address.
 */
export function StateIndex({ filters, onChange }: StateIndexProps) {
  const found = useStates(filters)
  const { all, matches, places, left, pictures, review } = found
  const { find, kind, screen, look, width, state } = filters
  const chosen = all.find(({ id }) => id === state)
  if (chosen) return <SideBySide state={chosen} found={found} />

  const isList = look === 'list'
  const live = look === 'medium'
  const at = width === 'both' || isList ? undefined : width
  const cards = matches
    .map((match) => ({
      ...cardOf(match, pictures.newest, at),
      section: match.section,
      facts: isList && <Facts state={match} review={review} />,
    }))
    .filter(({ shots }) => isList || shots.length > 0)
  // The section of the best match comes first.
  const sections = [...new Set(cards.map(({ section }) => section))]
  const asked = [screen, find, kind === 'all' ? '' : kinds[kind]].filter(Boolean).join(', ')
  const [next] = left
  return (
    <div className="wrap pb-10">
      <PageHead
        crumbs="none"
        title={asked || 'State index'}
        meta={!asked && `${all.filter(isPinned).length} of ${all.length} states have a story or a test`}
      />
      {isList && !asked && (
        // On a phone the first result comes before words.
        <p className="mb-5 max-w-[72ch] text-pretty max-md:hidden">
          Every state of the shop: what must be true in it, and what one sees in the story that opens. Texts
          in quotation marks must match exactly; § is a section of the specification. A test checks what
          cannot be seen. Below each clause stands what was broken on purpose, and which story or test
          noticed.
        </p>
      )}
      <div className="mb-3 print:hidden">
        <StateFilters filters={filters} onChange={onChange} found={found} count={cards.length} />
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <IndexLink of={{ kind: 'left', look }} className="underline">
          {`${left.length} of ${places.length} left for you to judge`}
        </IndexLink>
        {next && (
          <StoryLink story={next.story} state={next.state} viewport={next.width} className="underline">
            Judge the next
          </StoryLink>
        )}
      </p>
      {live && <NoPictures versions={pictures.versions} />}
      {sections.map((section) => (
        <section key={section} aria-label={section} className="pt-6">
          <h2 className={section === screen ? 'sr-only' : 'mb-4 type-h2'}>{section}</h2>
          <Board
            label={`Board: ${section}`}
            cards={cards.filter((card) => card.section === section)}
            of={pictures.newest}
            review={review}
            high={isList ? zooms.small : zooms[look]}
            live={live}
          />
        </section>
      ))}
    </div>
  )
}
