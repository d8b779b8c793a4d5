import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test'
import { Combobox } from '../../src/components/ui/Combobox.tsx'
import { Field } from '../../src/components/ui/Field.tsx'
import { notPhotographed } from '../viewports.ts'
import { useKept } from './helpers.ts'

const places = ['Galle Road, Colombo 03', 'Galle Road, Dehiwala', 'Galle Face Terrace, Colombo 03']

/**
 * A text field with suggestions. The focus stays in the field, and typed text need not be one of them. Use it for a
 * field that accepts any text. Use Field where there are no suggestions, and a select for a few fixed values.
 *
 * The up and down arrows mark a suggestion, Enter chooses the marked one, Escape closes the list and keeps the text.
 */
export default {
  title: 'Components/Combobox',
  component: Combobox,
  args: { value: '', onChange: fn(), onChoose: fn(), listLabel: 'Places', options: [] },
  render: function Render(args) {
    const [value, change] = useKept(args.value, args.onChange)
    const options = places
      .filter((place) => value && place !== value && place.toLowerCase().includes(value.toLowerCase()))
      .map((place) => ({ id: place, label: place }))
    return (
      <div className="min-h-64 max-w-90">
        <Field label="Street address">
          <Combobox
            {...args}
            value={value}
            options={options}
            onChange={change}
            onChoose={(id) => {
              change(id)
              args.onChoose(id)
            }}
          />
        </Field>
      </div>
    )
  },
} satisfies Meta<typeof Combobox>
type Story = StoryObj<typeof Combobox>

/** Typing opens the list; Escape closes it and keeps the text; the arrows mark a suggestion, and Enter chooses it. */
export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Street address' })
    await userEvent.type(field, 'galle')
    await expect(screen.getAllByRole('option')).toHaveLength(3)
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(field).toHaveValue('galle')
    await userEvent.clear(field)
    await userEvent.type(field, 'galle')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(field).toHaveFocus()
    await expect(args.onChoose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith('Galle Road, Dehiwala')
    await expect(field).toHaveValue('Galle Road, Dehiwala')
    await userEvent.type(field, '{Backspace}')
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Galle Road, Dehiwala')
  },
}

/** Escape also keeps a list closed whose suggestions come only afterwards; typing on opens it. */
export const LateSuggestions: Story = {
  name: 'Behaviour, Escape before the suggestions come',
  tags: ['behaviour'],
  parameters: { chromatic: notPhotographed },
  render: function Late(args) {
    const [value, setValue] = useState('')
    const [come, setCome] = useState(false)
    return (
      <>
        <Field label="Street address">
          <Combobox
            {...args}
            value={value}
            onChange={setValue}
            options={come ? [{ id: 'galle', label: 'Galle' }] : []}
          />
        </Field>
        <button type="button" onClick={() => setCome(true)}>
          They come
        </button>
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'gal{Escape}')
    // Without taking the focus from the field.
    fireEvent.click(canvas.getByRole('button', { name: 'They come' }))
    await expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.type(canvas.getByRole('combobox'), 'l')
    await expect(screen.getByRole('option')).toHaveTextContent('Galle')
  },
}
