import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import config from '../../tailwind.config.ts'
import { Block, FoundationPage, Table } from './FoundationPage.tsx'

const uses: Record<keyof typeof config.theme.screens, string> = {
  xs: 'Forms put two fields side by side. Home rows show 6 parts from 481.',
  md: 'The header shows the search field and OFFERS; lists have three columns of parts; tabs and the wide cart line appear.',
  row: 'Home rows have four columns and show 8 parts.',
  lg: 'The full header; filters beside the list; two columns on the product page; a sticky Order Summary.',
  xl: 'The page is no wider than 1280.',
  '2xl': 'Lists have four columns; the page is no wider than 1536.',
}

const gutters = [
  ['Up to 767', '16 px'],
  ['768 to 1279', '24 px'],
  ['From 1280', '32 px'],
]

const ownRoom = [
  'ProductCard: the name has three lines below 15rem',
  'ProductGrid: one column below 15rem',
  'CartLine: one row from 42rem',
  'OrderLine: the amount moves below the name under 13rem',
  'Pager: page numbers from 38rem',
  'TitleBlock: cells are stacked below 18.5rem',
  'Tabs for payment: stacked below 14rem',
]

function Breakpoints() {
  const screens = Object.entries(config.theme.screens) as [keyof typeof uses, string][]
  return (
    <FoundationPage
      title="Breakpoints"
      lead="Widths are in rem, so larger text gets the layout of a smaller screen. Everything works at 320 px."
    >
      <Block title="Window widths" unit="width" count={screens.length}>
        <Table
          caption="Breakpoints"
          heads={['Name', 'From', 'Pixels', 'What changes']}
          rows={screens.map(([name, width]) => [name, width, Number.parseFloat(width) * 16, uses[name]])}
        />
      </Block>
      <Block title="Page gutters" unit="gutter" count={gutters.length}>
        <Table caption="Gutters" heads={['Window', 'Gutter']} rows={gutters} />
      </Block>
      <Block title="Container widths" unit="component" count={ownRoom.length}>
        <ul className="grid gap-1.5">
          {ownRoom.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </Block>
    </FoundationPage>
  )
}

/** The widths at which the layout changes: some depend on the window, others on the space a component has. */
export default {
  title: 'Foundations/Breakpoints',
  component: Breakpoints,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs', '!manifest'],
} satisfies Meta<typeof Breakpoints>
/** The five window widths. */
export const Widths: StoryObj<typeof Breakpoints> = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^row 48\.0625rem 769 / })
    await expect(row).toBeVisible()
  },
}
