import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { addons } from 'storybook/preview-api'
import { searchEvent, searchOpenEvent } from '../../.storybook/review-addon/events.ts'
import { isPhone } from '../../.storybook/review-addon/settings.ts'
import { placesOf } from '../../.storybook/review-addon/storiesAt.ts'
import { Button } from '../../src/components/ui/Button.tsx'
import { Field } from '../../src/components/ui/Field.tsx'
import { Input } from '../../src/components/ui/Input.tsx'
import { Choice, keysOf } from './Choice.tsx'
import { catalogue } from './documents.ts'
import { openStory } from './StoryLink.tsx'
import { type FoundStates, type IndexFilters, kinds, looks, widths } from './useStates.ts'

const sections = [
  ['', 'All screens'] as const,
  ...[...new Set(catalogue.map(({ section }) => section))].map((section) => [section, section] as const),
]

/** Each change renders the story anew, and one that is left meanwhile loads its page again: waits until nobody types. */
const pause = 150

type StateFiltersProps = {
  filters: IndexFilters
  onChange: (change: Partial<IndexFilters>) => void
  found: FoundStates
  /** How many states are shown. */
  count: number
}

/** Finds states by words, part of the shop and kind, says how they are shown, and how many there are. */
export function StateFilters({ filters, onChange, found, count }: StateFiltersProps) {
  const { find, kind } = filters
  const field = useRef<HTMLInputElement>(null)
  // On a phone the states that are found come first.
  const [open, setOpen] = useState(!isPhone())
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const type = (words: string) => {
    clearTimeout(typing.current)
    typing.current = setTimeout(() => onChange({ find: words }), pause)
  }
  /** Puts the cursor into the field, behind what was typed before that was there. */
  const begin = useEffectEvent((typed: string) => {
    const { current } = field
    if (!current) return
    current.focus()
    if (!typed) return
    current.value += typed.replace('\n', '')
    if (typed.endsWith('\n')) current.form?.requestSubmit()
    else type(current.value)
  })
  useEffect(() => {
    const channel = addons.getChannel()
    const search = (typed: string) => begin(typed)
    channel.on(searchEvent, search)
    channel.emit(searchOpenEvent)
    return () => channel.off(searchEvent, search)
  }, [])
  useEffect(() => {
    // A link has set other words. Those that are being typed stay: the address may be some letters behind.
    if (field.current && field.current !== document.activeElement) field.current.value = find
  }, [find])
  /** Opens the best match of what stands in the field at the width of this window. */
  const openBest = (event: FormEvent) => {
    event.preventDefault()
    clearTimeout(typing.current)
    const place = placesOf(found.matching(field.current?.value ?? '').slice(0, 1)).at(-1)
    if (place) openStory({ story: place.story, state: place.state, viewport: place.width })
  }
  const choice = <Name extends 'screen' | 'kind' | 'look' | 'width'>(
    label: string,
    name: Name,
    among: readonly (readonly [IndexFilters[Name], string])[],
  ) => (
    <Choice
      label={label}
      value={filters[name]}
      among={among}
      onChange={(value) => onChange({ [name]: value })}
    />
  )
  const status = (
    <p role="status" className="mt-2 self-center type-small text-ink-quiet">
      {found.nearest && <span>Nothing has all these words; nearest: </span>}
      <span>{`${count} of ${found.all.length} states`}</span>
    </p>
  )
  return (
    <search>
      <form onSubmit={openBest}>
        <div className="grid items-end gap-x-4 gap-y-3 max-md:grid-cols-2 md:auto-cols-fr md:grid-flow-col">
          <div className="max-md:col-span-2">
            <Field label="Find a state">
              <Input
                ref={field}
                type="search"
                aria-keyshortcuts="Q"
                placeholder="cash only, CHK-09"
                defaultValue={find}
                onChange={({ target }) => type(target.value)}
              />
            </Field>
          </div>
          {open ? (
            <>
              {choice('Screen', 'screen', sections)}
              {choice('Kind', 'kind', keysOf(kinds))}
              {choice('Show', 'look', keysOf(looks))}
              {filters.look !== 'list' && choice('Width', 'width', keysOf(widths))}
            </>
          ) : (
            <>
              <Button variant="line" onClick={() => setOpen(true)}>
                Filters
              </Button>
              {status}
            </>
          )}
        </div>
        {open && status}
        {count === 0 && (
          <p className="border-t border-ink py-6">
            {kind === 'changed' && !found.changes
              ? 'No earlier version has pictures here yet.'
              : 'No state matches these words and filters.'}
          </p>
        )}
      </form>
    </search>
  )
}
