import { PageHead } from '../../src/components/shop/PageHead.tsx'
import { Field } from '../../src/components/ui/Field.tsx'
import { Notice } from '../../src/components/ui/Notice.tsx'
import { Select } from '../../src/components/ui/Select.tsx'
import { Board, type Zoom, zooms } from './Board.tsx'
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
        <StateFilters filters={filters} onChange={onChange} found={found}>
          <Field label="Width">
            <Select
              value={width}
              onChange={({ target }) => onChange({ width: target.value as BoardFilters['width'] })}
            >
              {Object.entries(widths).map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Size">
            <Select value={zoom} onChange={({ target }) => onChange({ zoom: target.value as Zoom })}>
              {Object.keys(zooms).map((value) => (
                <option key={value} value={value}>
                  {sizes[value as Zoom]}
                </option>
              ))}
            </Select>
          </Field>
        </StateFilters>
      </div>
      <NoPictures status={pictures.status} />
      {found.status === 'failed' && (
        <Notice tone="danger" role="alert">
          The list of stories could not be read. Open this page inside Storybook.
        </Notice>
      )}
      {found.status === 'ready' && pictures.status !== 'pending' && cards.length === 0 && (
        <p className="border-t border-ink py-6">No state matches these words and filters.</p>
      )}
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
