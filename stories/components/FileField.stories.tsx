import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Field } from '../../src/components/ui/Field.tsx'
import { FileField } from '../../src/components/ui/FileField.tsx'
import { useKept } from './helpers.ts'

const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)
const picture = () => new File([pixel], 'receipt.png', { type: 'image/png' })

/** Takes one picture: press anywhere in the box to choose a file, or drop a file on it. */
export default {
  title: 'Components/FileField',
  component: FileField,
  args: {
    value: null,
    onChange: fn(),
    prompt: 'Choose a picture of the receipt',
    hint: 'JPEG, JPG, PNG or WEBP, at most 5 MB',
  },
  render: function Render(args) {
    const [value, change] = useKept(args.value, args.onChange)
    return (
      <Field label="Receipt image">
        <FileField {...args} value={value} onChange={change} />
      </Field>
    )
  },
} satisfies Meta<typeof FileField>
type Story = StoryObj<typeof FileField>

const input = (canvas: HTMLElement) => within(canvas).getByLabelText<HTMLInputElement>('Receipt image')

/** A chosen picture: its name and size. It can be removed, and the same file chosen again; the box lists what it takes. */
export const Chosen: Story = {
  args: { value: picture() },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByText('70 bytes')).toBeVisible()
    await expect(input(canvasElement)).toHaveAccessibleDescription(/receipt\.png/)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(input(canvasElement)).toHaveFocus()
    await expect(canvas.queryByText('receipt.png')).not.toBeInTheDocument()
    await expect(input(canvasElement)).toHaveAccessibleDescription(/JPEG, JPG, PNG or WEBP, at most 5 MB/)
    await userEvent.upload(input(canvasElement), picture())
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.any(File))
    await expect(canvas.getByText('receipt.png')).toBeVisible()
    // A file dropped beside the box opens nowhere: the page, and what is typed in it, stays. One dropped on it is taken.
    const files = new DataTransfer()
    files.items.add(picture())
    const drop = () => new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: files })
    await expect(canvasElement.dispatchEvent(drop())).toBe(false)
    await expect(input(canvasElement).dispatchEvent(drop())).toBe(true)
  },
}

/** The file is not a picture: its name, too long for the box, is shown with the error. */
export const Invalid: Story = {
  tags: ['invalid'],
  args: {
    value: new File(['Total 4,200'], `${'receipt-of-the-hinges-'.repeat(8)}.png`, { type: 'image/png' }),
  },
  render: (args) => (
    <Field label="Receipt image" error="The selected file must be a JPEG, JPG, PNG or WEBP">
      <FileField {...args} />
    </Field>
  ),
}
