import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { callsTo } from '../../mocks/api.ts'
import { inCart } from '../../mocks/cart.ts'
import { networkIdle } from '../../mocks/networkIdle.ts'
import { states } from '../../mocks/states.ts'
import { storyRouter } from '../../mocks/visit.ts'
import Login from '../../src/pages/Login.tsx'
import Profile from '../../src/pages/Profile.tsx'
import { shop } from '../shop.tsx'
import { onlyAt, photographedAlso } from '../viewports.ts'
import { expectOutline } from './outline.ts'
import { expectPath, expectToast, pageShown, restAt } from './shown.ts'

/** The Security tab of the profile, `/profile?tab=security` (§2, §5, §8). Reached from its tab on the profile. */
export default {
  title: 'Screens/Security',
  component: Profile,
  subcomponents: { Login },
  render: shop,
  parameters: {
    layout: 'fullscreen',
    visit: { pathname: '/profile', search: '?tab=security' },
    user: 'ruwan',
  },
} satisfies Meta
type Story = StoryObj

const panel = async () => within(await screen.findByRole('tabpanel', { name: 'Security' }))
const deleteButton = async () => (await panel()).findByRole('button', { name: /^Delet/ })

async function deleteDialog() {
  await userEvent.click(await deleteButton())
  return within(
    await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to permanently delete your account? This action cannot be undone.',
    }),
  )
}
const confirmed = async () =>
  userEvent.click((await deleteDialog()).getByRole('button', { name: 'Delete account' }))

/** §2 "Security tab: password change (via the reset-link flow) and account deletion", kept in the address. */
export const Ready: Story = {
  tags: ['spec:SEC-01', 'spec:PRO-02', 'spec:PWD-01', 'picture:SEC-01'],
  parameters: { chromatic: photographedAlso('phone', 'forcedColours') },
  play: async () => {
    const content = await panel()
    await userEvent.click(await content.findByRole('link', { name: 'Change password' }))
    await pageShown('Reset your password')
    await expectPath('/reset-password-link')
    await expect(screen.getByLabelText('Email')).toHaveValue('ruwan@mail.example')
    storyRouter.go(-1)
    await panel()
    await userEvent.click(screen.getByRole('tab', { name: 'Profile' }))
    await screen.findByRole('tabpanel', { name: 'Profile' })
    await waitFor(() => expect(storyRouter.location?.search).toBe(''))
    await userEvent.click(screen.getByRole('tab', { name: 'Security' }))
    await waitFor(() => expect(storyRouter.location?.search).toBe('?tab=security'))
    storyRouter.go(-2)
    await panel()
    await expectOutline(
      screen.getByRole('tabpanel'),
      `heading 2 Security | (Security)
      heading 3 Password
      We send you an email with a link. It opens a page on which you set the new password.
      link Change password, to /reset-password-link
      heading 3 Delete account
      Your profile, your order history and your login are deleted. What is in the cart stays on this device.
      Of your orders we keep what tax law asks for: number, date, parts, amounts and how they were paid, without \
      your name, contact details and address. Those of an order that is still on its way are erased when it is \
      completed. | button Delete account`,
    )
  },
}

/** The question of §5 in an alert dialog (decision 27), with the focus on Cancel; cancelled, nothing is sent. */
export const Asked: Story = {
  name: 'Ready, deletion confirmation',
  tags: ['spec:SEC-02', 'spec:SEC-01', 'picture:SEC-02'],
  play: async () => {
    await userEvent.click((await deleteDialog()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await waitFor(async () => expect(await deleteButton()).toHaveFocus())
    await expect(await callsTo('DELETE /user/delete-account/2')).toHaveLength(0)
    const question = await deleteDialog()
    await waitFor(() => expect(question.getByRole('button', { name: 'Delete account' })).toBeVisible())
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await restAt(screen.getByRole('alertdialog'))
  },
}

/** The account is being deleted: the button says so, and a second press does not ask again (§7). */
export const Submitting: Story = {
  tags: ['spec:SEC-02', 'submitting'],
  beforeEach: ({ msw }) => msw.use(states.account.deleting),
  play: async () => {
    await confirmed()
    await expect(await (await panel()).findByText('Deleting...')).toBeVisible()
    await userEvent.click(await deleteButton())
    await networkIdle()
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await expect(await callsTo('DELETE /user/delete-account/2')).toHaveLength(1)
    await restAt(await deleteButton())
  },
}

/** §8 "Success: 'Account deleted successfully.'", §4 "Account deletion goes to /register"; the cart stays. */
export const Success: Story = {
  tags: ['spec:SEC-02', 'spec:AUTH-09', 'success', 'desktop'],
  ...onlyAt('desktop', { visit: '/contact-us', stored: { cart: [inCart(101, 2)] } }),
  play: async () => {
    await pageShown('Contact Us')
    storyRouter.open('/profile?tab=security')
    await confirmed()
    const heading = await pageShown('Register')
    await waitFor(() => expect(heading).toHaveFocus())
    await expectToast('Account deleted successfully.', 'success')
    await expectPath('/register')
    await expect(screen.getByRole('link', { name: 'Login/Register' })).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
    await expect(await callsTo('DELETE /user/delete-account/2')).toHaveLength(1)
    storyRouter.go(-1)
    await pageShown('Contact Us')
    await expectPath('/contact-us')
    storyRouter.go(1)
    await pageShown('Register')
  },
}

/** §8 "Failure: 'Failed to delete account'", as a toast and in the page; the customer stays signed in. */
export const Failed: Story = {
  name: 'Error, not deleted',
  tags: ['spec:SEC-03', 'picture:SEC-03', 'error'],
  beforeEach: ({ msw }) => msw.use(states.account.deleteFailed),
  play: async () => {
    await confirmed()
    const first = await (await panel()).findByRole('alert')
    await confirmed()
    await waitFor(() => expect(first).not.toBeInTheDocument())
    const message = await (await panel()).findByRole('alert')
    await expect(message).toHaveTextContent('Failed to delete account')
    await expectToast('Failed to delete account')
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ruwan Silva')
    await expectPath('/profile')
    await expect(await deleteButton()).toHaveTextContent('Delete account')
    await restAt(message)
  },
}
