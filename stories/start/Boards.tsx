import { PageHead } from '../../src/components/shop/PageHead.tsx'
import { Board, type Zoom, zooms } from './Board.tsx'
import { Choice, keysOf } from './Choice.tsx'
import { cardOf } from './cards.ts'
import { NoPictures } from './NoPictures.tsx'
import { SideBySide } from './SideBySide.tsx'
import { StateFilters } from './StateFilters.tsx'
import { useFilters } from './useFilters.ts'
import { type Filters, kinds, useStates } from './useStates.ts'

const widths = { both: 'Phone and desktop', phone: 'Phone', desktop: 'Desktop' }
const sizes = { small: 'Small', medium: 'Medium', large: 'Large' } satisfies Record<Zoom, string>

export type BoardFilters = Filters & {
  width: keyof typeof widths
  zoom: Zoom
  /** The number of a state that is shown side by side instead of a board. */
  state: string
}

/** `tell` puts what is chosen into the address, from which it is `given`. */
type BoardsProps = { given: BoardFilters; tell: (change: Partial<BoardFilters>) => void }

/** The states as pictures: of a screen, of a kind, of any words, at one width or two. The address holds what is chosen. */
export function Boards({ given, tell }: BoardsProps) {
  const [filters, onChange] = useFilters(given, tell)
  const found = useStates(filters)
  const { pictures } = found
  const { screen, kind, find, width, zoom, state } = filters
  const of = pictures.newest
  const at = width === 'both' ? (['desktop', 'phone'] as const) : [width]
  const chosen = found.all.find(({ id }) => id === state)
  if (chosen) return <SideBySide state={chosen} found={found} />
  const cards = found.matches.flatMap((match) => cardOf(match, of, at) ?? [])
  const title = [screen, find, kind === 'all' ? '' : kinds[kind]].filter(Boolean).join(', ') || 'Boards'
  return (
    <div className="wrap pb-10">
      <PageHead crumbs="none" title={title} meta="States as pictures; each opens its story" />
      <div className="mb-6 grid gap-3 print:hidden">
        <StateFilters filters={filters} onChange={onChange} found={{ ...found, matches: cards }}>
          <Choice
            label="Width"
            value={width}
            among={keysOf(widths)}
            onChange={(width) => onChange({ width })}
          />
          <Choice label="Size" value={zoom} among={keysOf(sizes)} onChange={(zoom) => onChange({ zoom })} />
        </StateFilters>
      </div>
      <NoPictures status={pictures.status} />
      {found.status === 'ready' && pictures.status !== 'pending' && (
        <Board
          label={`Board: ${title}`}
          cards={cards}
          of={of}
          review={found.review}
          high={zooms[zoom]}
          live
        />
      )}
    </div>
  )
}
