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
export const argTypesEnhancers = [withChoices, withTexts]
