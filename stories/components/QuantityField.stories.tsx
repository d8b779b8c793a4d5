import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { QuantityField } from '../../src/components/ui/QuantityField.tsx'
import { useKept } from './helpers.ts'

/**
 * A minus button, a number that can be typed over, and a plus button. Never below 1. Use it for the quantity of a
 * product. Use Field for any other number.
 */
export default {
  title: 'Components/QuantityField',
  component: QuantityField,
  args: { value: 2, onChange: fn(), unit: 'per set' },
  render: function Render(args) {
    const [value, change] = useKept(args.value, args.onChange)
    return <QuantityField {...args} value={value} onChange={change} />
  },
} satisfies Meta<typeof QuantityField>
type Story = StoryObj<typeof QuantityField>

/** Emptied, or 0: the last number stays in effect. More than can be ordered: the largest counts, with a message. */
export const TooMany: Story = {
  name: 'Emptied, then too many',
  args: { className: 'w-full' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('group', { name: 'Quantity' })
    await expect(field.offsetWidth).toBe(field.parentElement?.clientWidth)
    const number = canvas.getByRole('spinbutton')
    for (const nothing of ['{Backspace}', '{Backspace}0']) {
      await userEvent.click(number)
      await userEvent.keyboard(nothing)
      await userEvent.tab()
      await expect(number).toHaveValue('2')
    }
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.clear(number)
    // As it comes from a spreadsheet.
    await userEvent.paste(' 1,200\t')
    await expect(args.onChange).toHaveBeenLastCalledWith(1200)
    await userEvent.tab()
    await expect(number).toHaveValue('1200')

    await userEvent.clear(number)
    await userEvent.type(number, '12000000')
    // What is typed stays as it is while the shopper types.
    await expect(number).toHaveValue('12000000')
    await expect(args.onChange).toHaveBeenLastCalledWith(999_999)
    await expect(number).toHaveAccessibleDescription('At most 999,999')
    await userEvent.click(canvas.getByRole('button', { name: 'One less' }))
    await expect(number).toHaveValue('999998')
    await expect(number).not.toHaveAccessibleDescription()
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }))
    await userEvent.type(number, '9')
    await userEvent.tab()
    await expect(number).toHaveValue('999999')
    await expect(canvas.getByText('At most 999,999')).toBeVisible()
  },
}

/** Where an empty field means none, the caller is told once the field and its buttons are left, or at Enter. */
export const EmptiedMeansNone: Story = {
  name: 'Emptied, means none',
  tags: ['empty'],
  args: { onClear: fn() },
  play: async ({ args, canvas }) => {
    const number = canvas.getByRole('spinbutton')
    await userEvent.clear(number)
    // A press of a button of the field is a second thought.
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }))
    await userEvent.tab()
    await expect(args.onClear).not.toHaveBeenCalled()
    await userEvent.clear(number)
    await userEvent.type(number, '0{Enter}')
    await expect(args.onClear).toHaveBeenCalledOnce()
    await userEvent.clear(number)
    await userEvent.tab()
    await expect(args.onClear).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(args.onClear).toHaveBeenCalledTimes(2)
  },
}
