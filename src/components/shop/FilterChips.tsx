import { cx } from 'class-variance-authority'
import { X } from 'lucide'
import type { MouseEvent } from 'react'
import { focusPageHeading } from '../../lib/focusPageHeading.ts'
import { priceBands } from '../../rules/filters.ts'
import { Icon } from '../ui/Icon.tsx'
import { TextButton } from '../ui/TextButton.tsx'
import type { FilterSelection } from './FilterPanel.tsx'

type FilterChipsProps = FilterSelection & {
  onChange: (selection: FilterSelection) => void
  className?: string
}

// A pressed chip is removed, so the focus moves to its neighbour, or to the page's heading after the last chip.
function focusNeighbour({ currentTarget }: MouseEvent<HTMLElement>) {
  const buttons = [...(currentTarget.closest('ul')?.querySelectorAll('button') ?? [])]
  const at = buttons.indexOf(currentTarget as HTMLButtonElement)
  const neighbour = buttons.length > 2 ? (buttons[at + 1] ?? buttons[at - 1]) : undefined
  if (neighbour) neighbour.focus({ preventScroll: true })
  else focusPageHeading()
}

/** The chosen filters as removable chips, with 'Clear all'. One scrolling line on phones. */
export function FilterChips({ bands, brands, onChange, className }: FilterChipsProps) {
  const chips = [
    ...priceBands
      .filter(({ id }) => bands.includes(id))
      .map(({ id, label }) => ({ id, label, rest: { bands: bands.filter((each) => each !== id), brands } })),
    ...brands.map((brand) => ({
      id: brand,
      label: brand,
      rest: { bands, brands: brands.filter((each) => each !== brand) },
    })),
  ]
  if (chips.length === 0) return null
  return (
    <ul
      aria-label="Chosen filters"
      className={cx(
        'ring-in flex min-w-0 items-center gap-2 max-md:-mx-(--gutter) max-md:overflow-x-auto max-md:px-(--gutter) max-md:*:flex-none md:flex-wrap md:gap-2.5',
        className,
      )}
    >
      {chips.map(({ id, label, rest }) => (
        <li key={id} className="md:max-w-full">
          <button
            type="button"
            aria-label={`Remove filter ${label}`}
            onClick={(event) => {
              focusNeighbour(event)
              onChange(rest)
            }}
            className="inline-flex max-w-full min-h-8 items-center gap-2 rounded-tag border border-ink bg-cell pr-1.5 pl-2.5 type-label font-stretch-[94%] hover:bg-photo pointer-coarse:min-h-target"
          >
            <bdi className="min-w-0 wrap-anywhere">{label}</bdi>
            <Icon icon={X} size="sm" />
          </button>
        </li>
      ))}
      <li>
        <TextButton
          className="px-1 pointer-coarse:min-h-target"
          onClick={() => {
            focusPageHeading()
            onChange({ bands: [], brands: [] })
          }}
        >
          Clear all
        </TextButton>
      </li>
    </ul>
  )
}
