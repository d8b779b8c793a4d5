import { PageHead } from '../../src/components/shop/PageHead.tsx'
import { SectionHead } from '../../src/components/ui/SectionHead.tsx'
import { Board, zooms } from './Board.tsx'
import { cardOf } from './cards.ts'
import { IndexLink } from './IndexLink.tsx'
import { NoPictures } from './NoPictures.tsx'
import { SideBySide } from './SideBySide.tsx'
import { StateFilters } from './StateFilters.tsx'
import { StateTable } from './StateTable.tsx'
import { StoryLink } from './StoryLink.tsx'
import { useFilters } from './useFilters.ts'
import { type FoundStates, type IndexFilters, isPinned, kinds, useStates } from './useStates.ts'

/** The states by screen, with the stories and tests that pin them. */
function Tables({ found }: { found: FoundStates }) {
  // The section of the best match comes first.
  const sections = found.status === 'pending' ? [] : [...new Set(found.matches.map(({ section }) => section))]
  return sections.map((section) => {
    const rows = found.matches.filter((state) => state.section === section)
    return (
      <section key={section} aria-label={section} className="pt-8">
        <SectionHead
          title={section}
          unit="state"
          visible={rows.filter(isPinned).length}
          total={rows.length}
        />
        <StateTable section={section} rows={rows} found={found} of={found.pictures.newest} />
      </section>
    )
  })
}

/** `tell` puts what is chosen into the address, from which it is `given`. */
type StateIndexProps = { given: IndexFilters; tell: (change: Partial<IndexFilters>) => void }

/**
 * Every state of the catalogue, of a screen, of a kind or with any words: as a list with the stories and tests that pin it,
 * or as a board of pictures; one of them side by side. What is chosen stands in the address.
 */
export function StateIndex({ given, tell }: StateIndexProps) {
  const [filters, onChange] = useFilters(given, tell)
  const found = useStates(filters)
  const { status, all, places, left, pictures, review } = found
  const { find, kind, screen, look, width, state } = filters
  const chosen = all.find(({ id }) => id === state)
  if (chosen) return <SideBySide state={chosen} found={found} />

  const at = width === 'both' ? (['desktop', 'phone'] as const) : [width]
  const cards =
    look === 'list' ? [] : found.matches.flatMap((match) => cardOf(match, pictures.newest, at) ?? [])
  const asked = [screen, find, kind === 'all' ? '' : kinds[kind]].filter(Boolean).join(', ')
  const title = asked || 'State index'
  const [next] = left
  return (
    <div className="wrap pb-10">
      <PageHead
        crumbs="none"
        title={title}
        meta={
          status === 'ready' &&
          !asked &&
          `${all.filter(isPinned).length} of ${all.length} states have a story or a test`
        }
      />
      {look === 'list' && (
        <p className="mb-5 max-w-[72ch] text-pretty">
          Every state of the shop: what must be true in it, and what one sees in the story that opens. Texts
          in quotation marks must match exactly; § is a section of the specification. A test checks what
          cannot be seen. Below each clause stands what was broken on purpose, and which story or test
          noticed.
        </p>
      )}
      {status === 'ready' && (
        <p className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
          <IndexLink of={{ kind: 'left', look }} className="underline">
            {`${left.length} of ${places.length} left for you to judge, a state at each width`}
          </IndexLink>
          {next && (
            <StoryLink story={next.story} state={next.state} viewport={next.width} className="underline">
              Judge the next
            </StoryLink>
          )}
        </p>
      )}
      <div className="mb-6 print:hidden">
        <StateFilters
          filters={filters}
          onChange={onChange}
          found={found}
          count={look === 'list' ? found.matches.length : cards.length}
        />
      </div>
      {look === 'list' ? (
        <Tables found={found} />
      ) : (
        <>
          <NoPictures status={pictures.status} />
          {status === 'ready' && pictures.status !== 'pending' && (
            <Board
              label={`Board: ${title}`}
              cards={cards}
              of={pictures.newest}
              review={review}
              high={zooms[look]}
              live
            />
          )}
        </>
      )}
    </div>
  )
}
