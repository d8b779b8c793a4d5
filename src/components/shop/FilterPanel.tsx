import { cx } from 'class-variance-authority'
import { memo } from 'react'
import { type FilterCounts, priceBands, type Selection } from '../../rules/filters.ts'
import { keepUnits } from '../../rules/nonBreaking.ts'
import { propertyValue } from '../../rules/properties.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { usePortion } from '../ui/usePortion.tsx'

type FilterPanelProps = {
  selection: Selection
  /** All brands, in the order shown. */
  brandNames: readonly string[]
  /** How many parts each box would show, and the further groups; undefined while unknown. */
  counts: FilterCounts | undefined
  onChange: (selection: Selection) => void
  /** Without a border, for use inside a Drawer. */
  bare?: boolean
}

const toggle = (list: string[], entry: string) =>
  list.includes(entry) ? list.filter((each) => each !== entry) : [...list, entry]

/** Filters by price, brand and properties, each box with its count; one that would show nothing is disabled. */
export const FilterPanel = memo(function FilterPanel(props: FilterPanelProps) {
  const { selection, brandNames, counts, onChange, bare } = props
  const toggleIn = (group: keyof Selection) => (entry: string) =>
    onChange({ ...selection, [group]: toggle(selection[group], entry) })
  return (
    <div className={cx('bg-cell', !bare && 'border border-line')}>
      <FilterGroup
        legend="Price"
        name="band"
        options={priceBands}
        selected={selection.bands}
        counts={counts?.bandCounts}
        onToggle={toggleIn('bands')}
      />
      {brandNames.length > 0 && (
        <FilterGroup
          legend="Brand"
          name="brand"
          options={brandNames.map((name) => ({ id: name, label: name }))}
          selected={selection.brands}
          counts={counts?.brandCounts}
          onToggle={toggleIn('brands')}
        />
      )}
      {counts?.propertyGroups.map((group) => (
        <FilterGroup
          key={group.label}
          legend={group.label}
          name="property"
          options={Object.keys(group.counts).map((id) => ({ id, label: keepUnits(propertyValue(id)) }))}
          selected={selection.properties}
          counts={group.counts}
          onToggle={toggleIn('properties')}
        />
      ))}
    </div>
  )
})

/** How many options of a group are shown at first, and from how many on its list scrolls. */
const portion = 60
const longList = 20

type FilterGroupProps = {
  legend: string
  /** Field name of the boxes, for submitting the form without scripts. */
  name: string
  options: readonly { id: string; label: string }[]
  selected: readonly string[]
  counts: Record<string, number> | undefined
  onToggle: (id: string) => void
}

function FilterGroup({ legend, name, options, selected, counts, onToggle }: FilterGroupProps) {
  // A ticked box is shown wherever it stands in a long list, so that it can be unticked.
  const checkedOptions = options.filter(({ id }) => selected.includes(id))
  const sorted = options.length > portion ? [...new Set([...checkedOptions, ...options])] : options
  const { list, visible, more } = usePortion<(typeof options)[number], HTMLDivElement>(sorted, `${name}s`, {
    size: portion,
  })
  return (
    <fieldset className="min-w-0 px-4 pt-3.5 pb-3 not-first:border-t not-first:border-line">
      <legend className="float-left mb-1 w-full type-h3 text-base leading-6">{legend}</legend>
      <div
        ref={list}
        translate={name === 'brand' ? 'no' : undefined}
        // A long list, such as the sizes of a range, scrolls. The line cut at its lower edge says that it goes on.
        className={cx(
          'clear-both',
          options.length > longList && 'ring-in -mr-2 max-h-84 overflow-y-auto pr-2',
        )}
      >
        {visible.map(({ id, label }) => {
          // Looked up by names from the address, such as 'constructor'.
          const count = counts && ((Object.hasOwn(counts, id) && counts[id]) || 0)
          const checked = selected.includes(id)
          return (
            <Checkbox
              key={id}
              name={name}
              value={id}
              label={label}
              count={count}
              checked={checked}
              disabled={count === 0 && !checked}
              onChange={() => onToggle(id)}
            />
          )
        })}
      </div>
      {more}
    </fieldset>
  )
}
