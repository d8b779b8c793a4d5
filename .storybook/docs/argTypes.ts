import type { Preview } from '@storybook/react-vite'
import { type ComponentProps, isValidElement, type JSXElementConstructor } from 'react'
import type { ProductGrid } from '../../src/components/shop/ProductGrid.tsx'
import type { Button } from '../../src/components/ui/Button.tsx'
import type { Drawer } from '../../src/components/ui/Drawer.tsx'
import type { IconButton } from '../../src/components/ui/IconButton.tsx'
import type { Logo } from '../../src/components/ui/Logo.tsx'
import type { Price } from '../../src/components/ui/Price.tsx'
import type { Stars } from '../../src/components/ui/Stars.tsx'
import type { Tabs } from '../../src/components/ui/Tabs.tsx'
import type { Tag } from '../../src/components/ui/Tag.tsx'

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number]

type Choices<Component extends JSXElementConstructor<never>> = {
  [Prop in keyof ComponentProps<Component>]?: readonly NonNullable<ComponentProps<Component>[Prop]>[]
}

const look = {
  variant: ['line', 'primary', 'solid', 'danger'],
  size: ['md', 'xs', 'sm', 'xl'],
  block: [false, true],
  hook: [false, true],
} as const satisfies Choices<typeof Button>

const type = ['button', 'submit', 'reset'] as const

/**
 * The choices of props whose types Storybook cannot read, as those that come from `cva`; the default first. Keyed by the
 * last part of the story title.
 */
const choices: Record<string, Record<string, readonly (string | boolean)[]>> = {
  Button: { ...look, type },
  ButtonLink: look,
  Drawer: { side: ['right', 'left'], tone: ['cell', 'steel'] } as const satisfies Choices<typeof Drawer>,
  IconButton: { variant: ['plain', 'line', 'solid'], type } as const satisfies Choices<typeof IconButton>,
  Logo: { size: ['md', 'sm', 'lg', 'inherit'] } as const satisfies Choices<typeof Logo>,
  Price: { size: ['card', 'line', 'lg'] } as const satisfies Choices<typeof Price>,
  ProductGrid: { columns: ['list', 'home'] } as const satisfies Choices<typeof ProductGrid>,
  Stars: { size: ['md', 'sm', 'lg'] } as const satisfies Choices<typeof Stars>,
  Tabs: { variant: ['folder', 'payment'] } as const satisfies Choices<typeof Tabs>,
  Tag: {
    tone: ['line', 'quiet', 'caution', 'danger', 'success', 'ink', 'urgent'],
  } as const satisfies Choices<typeof Tag>,
}

const withChoices: ArgTypesEnhancer = ({ title, argTypes }) => ({
  ...argTypes,
  ...Object.fromEntries(
    Object.entries(choices[title.replace(/^.*\//, '')] ?? {}).map(([name, options]) => [
      name,
      {
        name,
        control: { type: typeof options[0] === 'boolean' ? 'boolean' : 'select' },
        options,
        table: {
          type: { summary: typeof options[0] === 'boolean' ? 'boolean' : options.join(' | ') },
          defaultValue: { summary: String(options[0]) },
        },
      },
    ]),
  ),
})

/** Descriptions of props by name, for all components whose types do not describe them. */
const sentences: Record<string, string> = {
  after: 'Text after the link, in the same line',
  bands: 'The price ranges that are chosen',
  before: 'Text before the link, in the same line',
  block: 'As wide as its place',
  brandCounts: 'How many products each brand has',
  brands: 'The brands to choose from, or those chosen',
  busyText: 'The text while busy',
  buyState: 'Navigation state of the Buy link',
  cancelLabel: 'The text of the button that changes nothing',
  cells: 'The facts, each with its label',
  children: 'What it contains',
  className: 'Classes for its place in the page, such as margins and width',
  columns: 'How many stand side by side: as in a list, or as on the home page',
  comment: 'What the review says',
  confirm: 'The field that repeats the password',
  count: 'How many',
  crumbs: 'The pages above this one, for the breadcrumb',
  disabled: 'Cannot be used now',
  eager: 'Loads its picture at once: for what is seen first',
  error: 'What is wrong with the input; shown beside it and read out',
  footer: 'What stays at its lower edge while the content scrolls',
  height: 'Height of the picture in its file, in pixels',
  hint: 'Help below the label',
  hook: 'Marks the one main action of a view',
  icon: 'The drawing',
  iconSize: 'Size of the drawing, in pixels',
  id: 'Its id, for labels and links that point to it',
  item: 'The line of the cart',
  label: 'The text that names it',
  look: 'Which of its looks it has',
  months: 'The number of months',
  more: 'The link to all of them',
  name: 'Its name',
  onBlur: 'Called when the focus leaves it',
  onChange: 'Called with the new value',
  onChoose: 'Called with what is chosen',
  onClick: 'Called by a press, also of Enter and Space',
  onClose: 'Called when it closes: by its button, Escape or a press outside',
  onQuantity: 'Called with the new quantity',
  onRemove: 'Called by Remove',
  onType: 'Called with the text at every keystroke',
  open: 'It is shown',
  options: 'The values that it suggests',
  optional: 'Says beside the label that it may stay empty',
  order: 'The order',
  page: 'The present page, from 1',
  pages: 'The number of pages',
  panelClassName: 'Classes of the panels below the tabs',
  password: 'The field of the password',
  points: 'The points of the member',
  product: 'The product',
  rating: 'Stars, from 1 to 5',
  result: 'The product as the search found it',
  rows: 'The rows, each with its label and value',
  selection: 'The filters that are chosen',
  shown: 'How many of them are shown',
  side: 'The edge of the window from which it comes',
  size: 'How large it is',
  stages: 'The stages, in their order',
  state: 'The stage it is in',
  tabs: 'The tabs, each with its name and panel',
  title: 'Its heading',
  to: 'The address it opens',
  tone: 'What its colour says',
  total: 'The sum, or the number of all',
  type: "The type of the browser's button",
  value: 'The present value',
  variant: 'Which of its looks it has',
}

const withSentences: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const names = [...Object.keys(argTypes), ...Object.keys(initialArgs).filter((name) => name in sentences)]
  return Object.fromEntries(
    names.map((name) => [
      name,
      { name, ...argTypes[name], description: argTypes[name]?.description || sentences[name] },
    ]),
  )
}

const holdsElement = (value: unknown): boolean =>
  isValidElement(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(holdsElement))

/** Elements and drawings are written in code: as controls they would show their insides. Other content is a text. */
const withTexts: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = argType.table?.type?.summary
      if (type === 'IconNode' || holdsElement(initialArgs[name]))
        return [name, { ...argType, control: { disable: true } }]
      return [name, type === 'ReactNode' ? { ...argType, control: { type: 'text' } } : argType]
    }),
  )

/** What the prop tables need to know beyond the types of the components. */
export const argTypesEnhancers = [withChoices, withSentences, withTexts]
