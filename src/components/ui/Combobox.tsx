import { cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { counted } from '../../rules/counted.ts'
import { Input } from './Input.tsx'
import { type ActiveOption, optionStyle, preventBlur, useListbox } from './useListbox.ts'

type ComboboxOption = { id: string; label: ReactNode }

type ComboboxProps = Omit<ComponentProps<typeof Input>, 'onChange' | 'value'> & {
  value: string
  onChange: (typed: string) => void
  options: readonly ComboboxOption[]
  onChoose: (id: string) => void
  /** Name of the list for screen readers. */
  listLabel: string
}

/** A text field with suggestions (APG combobox with a listbox). Typed text is always accepted. */
export function Combobox({ value, onChange, options, onChoose, listLabel, onBlur, ...rest }: ComboboxProps) {
  const [active, setActive] = useState<ActiveOption>()
  const { isOpen, field, listId, option } = useListbox(active, setActive, options.length)
  // The list may open below the window, or behind what is fixed to its foot.
  const count = isOpen ? options.length : 0
  useEffect(() => {
    if (count > 0) document.getElementById(listId)?.scrollIntoView({ block: 'nearest' })
  }, [count, listId])

  return (
    <div className="relative">
      <Input
        {...rest}
        {...field}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={(event) => {
          setActive(undefined)
          onBlur?.(event)
        }}
      />
      {isOpen && (
        <div
          id={listId}
          role="listbox"
          onMouseDown={preventBlur}
          aria-label={listLabel}
          className="absolute inset-x-0 top-full z-40 mt-1 max-h-80 overflow-y-auto rounded-control border border-ink bg-cell shadow-over"
        >
          {options.map(({ id, label }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
            // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant marks it instead
            <div
              key={id}
              {...option(index)}
              role="option"
              onClick={() => {
                setActive(undefined)
                onChoose(id)
              }}
              className={cx(
                'flex min-h-target cursor-pointer items-center border-line px-3 py-2 type-compact not-first:border-t',
                optionStyle,
              )}
            >
              {label}
            </div>
          ))}
        </div>
      )}
      <span role="status" className="sr-only">
        {isOpen ? counted(options.length, 'suggestion') : ''}
      </span>
    </div>
  )
}
