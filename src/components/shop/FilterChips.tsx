import { cx } from 'class-variance-authority'
import { X } from 'lucide'
import type { MouseEvent } from 'react'
import { focusPageHeading } from '../../lib/focus.ts'
import { noSelection, priceBands, type Selection } from '../../rules/filters.ts'
import { keepUnits } from '../../rules/nonBreaking.ts'
import { TextButton } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

type FilterChipsProps = {
  selection: Selection
  onChange: (selection: Selection) => void
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
export function FilterChips({ selection, onChange, className }: FilterChipsProps) {
  const chipsOf = (group: keyof Selection, labelOf: (entry: string) => string) =>
    selection[group].map((entry) => ({
      id: entry,
      label: labelOf(entry),
      translate: group === 'brands' ? ('no' as const) : undefined,
      rest: { ...selection, [group]: selection[group].filter((each) => each !== entry) },
    }))
  const chips = [
    ...chipsOf('bands', (id) => priceBands.find((band) => band.id === id)?.label ?? id),
    ...chipsOf('brands', (brand) => brand),
    ...chipsOf('properties', keepUnits),
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
      {chips.map(({ id, label, rest, translate }) => (
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
            <bdi translate={translate} className="min-w-0 wrap-anywhere">
              {label}
            </bdi>
            <Icon icon={X} size="sm" />
          </button>
        </li>
      ))}
      <li>
        <TextButton
          className="px-1"
          apart
          onClick={() => {
            focusPageHeading()
            onChange(noSelection)
          }}
        >
          Clear all
        </TextButton>
      </li>
    </ul>
  )
}
