import type { Meta, StoryObj } from '@storybook/react-vite'
import config from '../../tailwind.config.ts'
import { Block, FoundationPage } from './FoundationPage.tsx'

const spaces = [1, 2, 3, 4, 5, 6, 7, 8, 10, 14, 16]

const corners = [
  { name: 'none', className: 'rounded-none', use: 'Ruled grids, photos' },
  { name: 'tag', className: 'rounded-tag', use: 'Tags, chips, title blocks' },
  { name: 'control', className: 'rounded-control', use: 'Buttons, fields, panels' },
  { name: 'modal', className: 'rounded-modal', use: 'Dialogs' },
  { name: 'full', className: 'rounded-full', use: 'Radios only' },
] as const

const lines = [
  { className: 'border border-line', use: 'Hairline between cells' },
  { className: 'border border-edge', use: 'Edge of a control' },
  { className: 'border border-ink', use: 'Title block, Order Summary, chosen option' },
  { className: 'border-2 border-danger', use: 'Field with an error' },
  { className: 'border-2 border-success', use: 'Confirmed field' },
  { className: 'border border-ink shadow-over', use: 'Menus, toasts, dialogs: the only shadow' },
]

const Space = () => (
  <FoundationPage
    title="Space and shape"
    lead="Spacing in steps of 4 px, hairlines instead of gaps, hardly any rounded corners, and no shadows on the page. Sections are 56 px apart, 36 on phones. Cells have 16 px of padding, 12 on phones."
  >
    <Block title="Space" unit="step" count={spaces.length}>
      <ul className="grid gap-2">
        {spaces.map((step) => (
          <li key={step} className="flex items-center gap-4">
            <span className="w-24 type-small">
              {step} <span className="text-ink-quiet">{step * 4} px</span>
            </span>
            <span className="h-3 bg-ink" style={{ width: `${step * 0.25}rem` }} />
          </li>
        ))}
      </ul>
    </Block>
    <Block title="Corners">
      <ul className="grid grid-cols-2 gap-5 md:grid-cols-5">
        {corners.map(({ name, className, use }) => (
          <li key={name}>
            <span className={`block size-target border border-ink bg-cell ${className}`} />
            <span className="mt-2 block type-label">
              {name}, {config.theme.borderRadius[name]}
            </span>
            <span className="block type-micro text-ink-quiet">{use}</span>
          </li>
        ))}
      </ul>
    </Block>
    <Block title="Lines and the one shadow" unit="line" count={lines.length}>
      <ul className="grid grid-cols-2 gap-5 md:grid-cols-3">
        {lines.map(({ className, use }) => (
          <li key={use}>
            <span className={`block h-target rounded-control bg-cell ${className}`} />
            <span className="mt-2 block type-micro text-ink-soft">{use}</span>
          </li>
        ))}
      </ul>
    </Block>
    <Block title="Ruled grid" unit="cell" count={5}>
      <ul className="ruled grid grid-cols-2 md:grid-cols-4">
        {[
          'Cells share',
          'their hairlines.',
          'There are no gaps',
          'and no floating cards.',
          'An incomplete last row stays open.',
        ].map((words) => (
          <li key={words} className="p-4 type-compact">
            {words}
          </li>
        ))}
      </ul>
    </Block>
  </FoundationPage>
)

/** Spacing, corners, lines, and the one shadow. */
export default {
  title: 'Foundations/Space and shape',
  component: Space,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs', '!manifest'],
} satisfies Meta<typeof Space>
/** Every step of space, corner and line, and the ruled grid. */
export const Steps: StoryObj<typeof Space> = {}
