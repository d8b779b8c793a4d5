import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type } from '../../tailwind.config.ts'
import { Block, FoundationPage } from './FoundationPage.tsx'

// Written in full: Tailwind does not find class names that are assembled at run time.
const samples: Record<keyof typeof type, { className: string; text: string }> = {
  display: { className: 'type-display', text: 'Every part on the shelf' },
  h1: { className: 'type-h1', text: 'Return-to-door lever on rose 19 mm' },
  h2: { className: 'type-h2', text: 'New arrivals' },
  'h2-form': { className: 'type-h2-form', text: 'Delivery address' },
  h3: { className: 'type-h3', text: 'Returns within 7 days' },
  body: { className: 'type-body', text: 'Bring the old part, read out its number, or order it here.' },
  control: { className: 'type-control', text: 'Add to Cart' },
  nav: { className: 'type-nav', text: 'Categories' },
  label: { className: 'type-label', text: 'Street address' },
  compact: { className: 'type-compact', text: 'Delivery is worked out at checkout from your address.' },
  small: { className: 'type-small', text: '57 parts, page 2 of 5' },
  micro: { className: 'type-micro', text: 'inc VAT, Part Number, per pair' },
  name: { className: 'type-name', text: 'Butt hinge 102 × 75 mm, black powder coat' },
  price: { className: 'type-price', text: 'Rs. 1,250.00' },
  'price-lg': { className: 'type-price-lg', text: 'Rs. 6,950.00' },
  total: { className: 'type-total', text: 'Rs. 28,550.00' },
}

function Type() {
  const roles = Object.entries(type) as [keyof typeof type, (typeof type)[keyof typeof type]][]
  return (
    <FoundationPage
      title="Type"
      lead="Archivo, one variable font with weight and width, and IBM Plex Mono for part numbers, order numbers and dimensions. Headings are narrow; body text has the normal width. Sizes are in rem, so text follows the reader's own setting, up to twice its size. Names in Sinhala and Tamil use the Noto Sans of the reader's system."
    >
      <Block title="Roles" unit="role" count={roles.length}>
        <ul className="bg-cell">
          {roles.map(([role, [size, line, weight, width]]) => (
            <li
              key={role}
              className="grid items-baseline gap-x-8 gap-y-1 border-b border-line px-4 py-4 md:grid-cols-[minmax(0,1fr)_16rem]"
            >
              <span className={`${samples[role].className} min-w-0 wrap-anywhere`}>{samples[role].text}</span>
              <span className="type-micro text-ink-quiet">
                <span className="font-semibold text-ink">{samples[role].className}</span> {size} / {line},
                weight {weight}, width {width}
              </span>
            </li>
          ))}
          <li className="grid items-baseline gap-x-8 gap-y-1 border-b border-line px-4 py-4 md:grid-cols-[minmax(0,1fr)_16rem]">
            <span className="type-mono">LVR-RTD19-SN, 102 × 75 mm, NLOD-10482</span>
            <span className="type-micro text-ink-quiet">
              <span className="font-semibold text-ink">type-mono</span> 0.8125rem / 1.125rem, weight 500
            </span>
          </li>
        </ul>
      </Block>
    </FoundationPage>
  )
}

/** The text styles, by role. A component uses a role and never sets a text size of its own. */
export default {
  title: 'Foundations/Type',
  component: Type,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs', '!manifest'],
} satisfies Meta<typeof Type>
/** Every role with its size, line height, weight and width. */
export const Roles: StoryObj<typeof Type> = {
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('Add to Cart')).fontStretch).toBe('94%')
    await expect(getComputedStyle(canvas.getByText('Rs. 6,950.00')).fontWeight).toBe('700')
    await expect(getComputedStyle(canvas.getByText(/^LVR-RTD19-SN/)).fontFamily).toContain('IBM Plex Mono')
  },
}
