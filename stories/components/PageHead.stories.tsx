import type { Meta, StoryObj } from '@storybook/react-vite'
import { LogOut } from 'lucide'
import { expect } from 'storybook/test'
import { PageHead } from '../../src/components/shop/PageHead.tsx'
import { Button, TextLink } from '../../src/components/ui/Button.tsx'
import { Icon } from '../../src/components/ui/Icon.tsx'
import { photographedAlso } from '../viewports.ts'
import { each } from './helpers.ts'

/**
 * The top of a page. After a navigation its heading receives the focus, without showing a ring. Use it for every page
 * except the home page. Use SectionHead for the sections of a page.
 */
export default {
  title: 'Components/PageHead',
  component: PageHead,
  args: { title: 'Products', meta: '57 parts, page 2 of 5' },
} satisfies Meta<typeof PageHead>

/** With a breadcrumb and facts; with a button at the end of the line; with a link and without a breadcrumb. */
export const Kinds: StoryObj<typeof PageHead> = {
  parameters: { chromatic: photographedAlso('small') },
  render: each(
    PageHead,
    {},
    {
      crumbs: 'none',
      title: 'Nadeesha Perera',
      below: 'nadeesha.p',
      meta: '1,840 loyalty points',
      children: (
        <Button>
          <Icon icon={LogOut} /> Log out
        </Button>
      ),
    },
    {
      crumbs: 'none',
      title: 'Categories',
      aside: <TextLink to="/order-by-list">Order by list</TextLink>,
    },
  ),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Products' })
    heading.focus()
    await expect(heading).toHaveFocus()
    await expect(heading).toHaveStyle({ outlineStyle: 'none' })
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    await expect(canvas.getAllByText('57 parts, page 2 of 5')[0]).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Order by list' })).toBeVisible()
  },
}
