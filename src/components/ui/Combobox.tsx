import { cx } from 'class-variance-authority'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { Input } from './Input.tsx'

export type ComboboxOption = { id: string; label: ReactNode }

type ComboboxProps = Omit<ComponentProps<typeof Input>, 'onChange' | 'value'> & {
  value: string
  onChange: (typed: string) => void
  options: readonly ComboboxOption[]
  onChoose: (id: string) => void
  /** What the list is; read out. */
  listLabel: string
}

/**
 * A text field with suggestions (APG combobox with a listbox): the focus stays in the field, Down and Up move through
 * the list, Enter chooses, Escape closes. What was typed always counts, chosen or not.
 */
export function Combobox({ value, onChange, options, onChoose, listLabel, onBlur, ...rest }: ComboboxProps) {
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const shown = open && options.length > 0
  const optionId = (index: number) => `${listId}-${index}`
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = (option: ComboboxOption) => {
    close()
    onChoose(option.id)
  }

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = options.length - 1
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (options.length === 0) return
      event.preventDefault()
      setOpen(true)
      if (!shown) setActive(event.key === 'ArrowDown' ? 0 : last)
      else if (event.key === 'ArrowDown') setActive(active >= last ? 0 : active + 1)
      else setActive(active <= 0 ? last : active - 1)
    } else if (event.key === 'Enter') {
      const option = shown ? options[active] : undefined
      if (!option) return
      event.preventDefault()
      choose(option)
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault()
      close()
    }
  }

  return (
    <div className="relative">
      <Input
        {...rest}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={shown ? listId : undefined}
        aria-activedescendant={shown && active >= 0 ? optionId(active) : undefined}
        value={value}
        onChange={(event) => {
          setOpen(true)
          setActive(-1)
          onChange(event.target.value)
        }}
        onKeyDown={press}
        onBlur={(event) => {
          close()
          onBlur?.(event)
        }}
      />
      {shown && (
        <div
          id={listId}
          role="listbox"
          aria-label={listLabel}
          className="absolute inset-x-0 top-full z-40 mt-1 max-h-80 overflow-y-auto rounded-control border border-ink bg-cell shadow-over"
        >
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
            // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant marks it instead
            <div
              key={option.id}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              // The press must not take the focus from the field, or the list closes before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
              className={cx(
                'flex min-h-target cursor-pointer items-center border-line px-3 py-2 type-compact not-first:border-t hover:bg-photo',
                'aria-selected:bg-photo aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-ink',
              )}
            >
              {option.label}
            </div>
          ))}
        </div>
      )}
      <span role="status" className="sr-only">
        {shown ? `${options.length} ${options.length === 1 ? 'suggestion' : 'suggestions'}` : ''}
      </span>
    </div>
  )
}
