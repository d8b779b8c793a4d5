import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Icon } from '../../src/components/ui/Icon.tsx'
import * as drawings from './drawings.ts'
import { Block, FoundationPage } from './FoundationPage.tsx'

const sizes = [
  { size: 'sm', words: '16, in a line of text' },
  { size: 'md', words: '20, the usual size' },
  { size: 'lg', words: '24, in bars and dialogs' },
  { size: 'xl', words: '32, when an order has been placed' },
] as const

function Icons() {
  const entries = Object.entries(drawings)
  return (
    <FoundationPage
      title="Icons"
      lead="Lucide icons with lines 1.75 thick, square ends and mitred joins. An icon always has text beside it or a label. Do not put icons in tinted circles, and do not use icons with a dollar sign."
    >
      <Block title="Icons in use" unit="drawing" count={entries.length}>
        <ul className="ruled grid grid-cols-2 xs:grid-cols-3 md:grid-cols-5 lg:grid-cols-7">
          {entries.map(([name, icon]) => (
            <li key={name} className="grid justify-items-center gap-2 px-1 py-4 text-center type-micro">
              <Icon icon={icon} />
              <span className="wrap-anywhere">{name}</span>
            </li>
          ))}
        </ul>
      </Block>
      <Block title="Sizes" unit="size" count={sizes.length}>
        <ul className="grid gap-3">
          {sizes.map(({ size, words }) => (
            <li key={size} className="flex items-center gap-4">
              <span className="grid w-9 justify-items-center">
                <Icon icon={drawings.Truck} size={size} />
              </span>
              <span className="type-small">
                <span className="font-semibold">{size}</span> {words}
              </span>
            </li>
          ))}
        </ul>
      </Block>
    </FoundationPage>
  )
}

/** The icons of the shop and their line style. */
export default {
  title: 'Foundations/Icons',
  component: Icons,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs', '!manifest'],
} satisfies Meta<typeof Icons>
/** Every icon has the same line style and is not read out. */
export const Drawings: StoryObj<typeof Icons> = {
  play: async ({ canvasElement }) => {
    for (const drawing of canvasElement.querySelectorAll('svg[stroke-linejoin=miter]')) {
      await expect(drawing).toHaveAttribute('stroke-width', '1.75')
      await expect(drawing).toHaveAttribute('stroke-linecap', 'square')
      await expect(drawing).toHaveAttribute('aria-hidden', 'true')
    }
  },
}
