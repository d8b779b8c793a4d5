import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { callsTo, resetApi } from '../../mocks/api.ts'
import { inCart } from '../../mocks/cart.ts'
import { states } from '../../mocks/states.ts'
import { visited } from '../../mocks/visit.ts'
import Checkout from '../../src/pages/Checkout.tsx'
import Profile from '../../src/pages/Profile.tsx'
import { shop } from '../shop.tsx'
import { notPhotographed, onlyAt, photographedAlso } from '../viewports.ts'
import { pasteInto } from './fill.ts'
import { expectToast, pageShown, restAt } from './shown.ts'

/**
 * The profile and its Profile tab, `/profile` (§2, §3, §5, §8). Reached from Profile in the navigation bar, and after
 * signing in.
 */
const meta = {
  title: 'Screens/Profile',
  component: Profile,
  subcomponents: { Checkout },
  render: shop,
  parameters: { layout: 'fullscreen', visit: '/profile', user: 'ruwan' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

// The code of the tab loads alongside the page.
const panel = async (name = 'Profile') => within(await screen.findByRole('tabpanel', { name }))
const value = async (label: string) => {
  const term = await (await panel()).findByText(label, { selector: 'dt' })
  return term.nextElementSibling
}
const tab = (name: string) => screen.getByRole('tab', { name })
const editButton = async () => (await panel()).findByRole('button', { name: 'Edit Profile' })
const formBox = () => screen.findByRole('form', { name: 'Edit Profile' })
const form = async () => within(await formBox())
const save = async () => userEvent.click((await form()).getByRole('button', { name: /^Sav/ }))

/** Presses Edit Profile and changes these fields. */
async function edited(changed: Record<string, string> = {}) {
  await userEvent.click(await editButton())
  const shown = await form()
  for (const [label, text] of Object.entries(changed)) await pasteInto(shown.getByLabelText(label), text)
  return shown
}

/**
 * After a reload the shop does not know yet who is signed in: the page waits and sends nobody to the login meanwhile
 * (decision 26).
 */
export const Loading: Story = {
  tags: ['spec:PRO-01', 'loading'],
  beforeEach: ({ msw }) => msw.use(states.session.checking),
  play: async () => {
    await expect(await screen.findByText('Loading page')).toBeInTheDocument()
    await waitFor(() => expect(visited.location?.pathname).toBe('/profile'))
  },
}

/**
 * The server does not say who is signed in: the page says that it did not load and sends nobody to the login. Retry
 * loads it.
 */
export const Failed: Story = {
  name: 'Error',
  tags: ['spec:PRO-01', 'error'],
  beforeEach: ({ msw }) => msw.use(states.session.checkFailed),
  play: async ({ msw }) => {
    const message = await screen.findByRole('alert')
    await expect(message).toHaveTextContent('Your account did not load')
    await expect(visited.location?.pathname).toBe('/profile')
    msw.resetHandlers()
    await userEvent.click(within(message).getByRole('button', { name: 'Retry' }))
    await pageShown('Ruwan Silva')
  },
}

/** The profile of a customer: §2 "Profile tab: view mode with an Edit Profile button". */
export const Ready: Story = {
  tags: ['spec:PRO-02', 'spec:PRO-06', 'desktop'],
  ...onlyAt('desktop', { chromatic: photographedAlso('forcedColours'), user: 'ruwan' }),
  play: async () => {
    await pageShown('Ruwan Silva')
    await expect(screen.queryByText('Gold Member')).not.toBeInTheDocument()
    await expect(screen.getByRole('link', { name: 'Become a Loyalty Customer' })).toBeVisible()
    await expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Profile',
      'Orders',
      'Security',
    ])
    await expect(await value('Username')).toHaveTextContent('ruwan')
    await expect(await value('First name')).toHaveTextContent('Ruwan')
    await expect(await value('Last name')).toHaveTextContent('Silva')
    await expect(await value('Email')).toHaveTextContent('ruwan@mail.example')
    await expect(await value('Phone')).toHaveTextContent('0712345678')
    await expect(await value('Address')).toHaveTextContent('42 Lake Road, Kandy')
    await expect(await editButton()).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Profile | NiLO Depot'))
  },
}

/**
 * The profile of a gold member on a phone: Log out stays beside the name, and the badge stands below it
 * (§2 "Gold Member badge and loyalty points").
 */
export const ReadyOnAPhone: Story = {
  name: 'Ready, gold member, on a phone',
  tags: ['spec:PRO-02', 'spec:PRO-05', 'phone'],
  ...onlyAt('phone', { user: 'demo' }),
  play: async () => {
    await pageShown('Nadeesha Perera')
    await expect(screen.getByText('Gold Member')).toBeVisible()
    await expect(await value('Phone')).toHaveTextContent('0771234567')
  },
}

/** The badge of a gold member, beside the name: §2 "Gold members see a Gold Member badge and loyalty points". */
export const Gold: Story = {
  name: 'Ready, gold member',
  tags: ['spec:PRO-05'],
  parameters: { user: 'demo' },
  play: async () => {
    await pageShown('Nadeesha Perera')
    const badge = screen.getByText('Gold Member')
    await expect(badge).toBeVisible()
    await expect(screen.getByText('1,840').parentElement).toHaveTextContent('1,840 loyalty points')
    await expect(screen.queryByText('Become a Loyalty Customer')).not.toBeInTheDocument()
    await restAt(badge)
  },
}

/** The profile of a customer who is not a gold member: §2 "others see a Become a Loyalty Customer link to /loyalty". */
export const NotGold: Story = {
  name: 'Ready, not gold',
  tags: ['spec:PRO-06'],
  play: async () => {
    await pageShown('Ruwan Silva')
    await expect(screen.queryByText('Gold Member')).not.toBeInTheDocument()
    const way = screen.getByRole('link', { name: 'Become a Loyalty Customer' })
    await expect(way).toHaveAttribute('href', '/loyalty')
    await restAt(way)
  },
}

/**
 * The link was pressed: the page of the loyalty programme opens (§2 "a Become a Loyalty Customer link to /loyalty").
 */
export const NotGoldLinkFollowed: Story = {
  name: 'Redirecting, to the loyalty programme',
  tags: ['spec:PRO-06', 'redirecting'],
  parameters: { chromatic: notPhotographed },
  play: async () => {
    await pageShown('Ruwan Silva')
    await userEvent.click(screen.getByRole('link', { name: 'Become a Loyalty Customer' }))
    await pageShown('Loyalty programme')
    await waitFor(() => expect(visited.location?.pathname).toBe('/loyalty'))
  },
}

/**
 * A link to a tab, /profile?tab=security: the open tab is kept in the address, and Back returns to the tab before
 * (§2 "Tabs: Profile, Orders, Security").
 */
export const TabInTheAddress: Story = {
  name: 'Ready, tab in the address',
  tags: ['spec:PRO-02'],
  parameters: { visit: { pathname: '/profile', search: '?tab=security' } },
  play: async () => {
    await pageShown('Ruwan Silva')
    await expect(tab('Security')).toHaveAttribute('aria-selected', 'true')
    await (await panel('Security')).findByRole('link', { name: 'Change password' })
    await userEvent.click(tab('Profile'))
    await expect(await value('Username')).toHaveTextContent('ruwan')
    await waitFor(() => expect(visited.location?.search).toBe(''))
    visited.go(-1)
    await waitFor(() => expect(tab('Security')).toHaveAttribute('aria-selected', 'true'))
  },
}

/**
 * Edit Profile was pressed: §2 "edit mode with Cancel and Save Changes"; §5 "user name, first name, last name and email
 * required; phone and address optional".
 */
export const Editing: Story = {
  name: 'Ready, edit mode',
  tags: ['spec:PRO-03'],
  play: async () => {
    const shown = await edited()
    await expect(shown.getByLabelText('Username')).toHaveValue('ruwan')
    await waitFor(() => expect(shown.getByLabelText('Username')).toHaveFocus())
    await expect(shown.getByLabelText('First name')).toHaveValue('Ruwan')
    await expect(shown.getByLabelText('Last name')).toHaveValue('Silva')
    await expect(shown.getByLabelText('Email')).toHaveValue('ruwan@mail.example')
    await expect(shown.getByLabelText('Phone (optional)')).toHaveValue('0712345678')
    await expect(shown.getByLabelText('Address (optional)')).toHaveValue('42 Lake Road, Kandy')
    for (const label of ['Username', 'First name', 'Last name', 'Email'])
      await expect(shown.getByLabelText(label)).toBeRequired()
    await expect(shown.getByRole('button', { name: 'Save Changes' })).toBeVisible()
    await expect(shown.getByRole('button', { name: 'Cancel' })).toBeVisible()
    await restAt(await formBox())
  },
}

/** The same on a phone, in one column (§2 "edit mode with Cancel and Save Changes"). */
export const EditingOnAPhone: Story = {
  name: 'Ready, edit mode on a phone',
  tags: ['spec:PRO-03', 'phone'],
  ...onlyAt('phone'),
  play: async () => {
    const shown = await edited()
    await expect(shown.getByRole('button', { name: 'Save Changes' })).toBeVisible()
    await restAt(await formBox())
  },
}

/**
 * The required fields were emptied and the phone number was cut short (§5, §9): each field says what is wrong, and
 * nothing is sent. Phone number and address may be empty.
 */
export const Invalid: Story = {
  tags: ['spec:PRO-03', 'invalid'],
  play: async () => {
    const shown = await edited({ 'Phone (optional)': '07123' })
    for (const label of ['Username', 'First name', 'Last name', 'Email'])
      await userEvent.clear(shown.getByLabelText(label))
    await save()
    await shown.findByText('Enter your username')
    await expect(shown.getByText('Enter your first name')).toBeVisible()
    await expect(shown.getByText('Enter your last name')).toBeVisible()
    await expect(shown.getByText('Enter your email address')).toBeVisible()
    await expect(shown.getByText('Phone number must be 10 digits and start with 0')).toBeVisible()
    await expect(shown.getByLabelText('Username')).toHaveFocus()
    await expect(await callsTo('PUT /user/edit-user-profile')).toHaveLength(0)
    await restAt(shown.getByLabelText('Username'))
  },
}

/** Changes the last name and presses Cancel. */
async function cancelled() {
  const shown = await edited({ 'Last name': 'Jayasuriya' })
  await userEvent.click(shown.getByRole('button', { name: 'Cancel' }))
}

/** Cancel was pressed: the profile is unchanged, and the focus is back on Edit Profile (§2 "Cancel"). */
export const Cancelled: Story = {
  name: 'Ready, edit cancelled',
  tags: ['spec:PRO-03'],
  play: async () => {
    await cancelled()
    await expect(await value('Last name')).toHaveTextContent('Silva')
    await expect(await editButton()).toHaveFocus()
    await expect(await callsTo('PUT /user/edit-user-profile')).toHaveLength(0)
    await restAt(await editButton())
  },
}

/** Edited once more after cancelling: the form begins with the saved data, not with what was typed before. */
export const EditedAgain: Story = {
  name: 'Ready, edited again after cancelling',
  tags: ['spec:PRO-03'],
  play: async () => {
    await cancelled()
    const lastName = (await edited()).getByLabelText('Last name')
    await expect(lastName).toHaveValue('Silva')
    await restAt(lastName)
  },
}

/** After a look at another tab in the middle of editing, everything typed is still there (beyond the specification). */
export const EditKept: Story = {
  name: 'Ready, edit kept',
  tags: ['spec:PRO-03'],
  play: async () => {
    await edited({ 'Last name': 'Jayasuriya' })
    await userEvent.click(tab('Security'))
    await (await panel('Security')).findByRole('link', { name: 'Change password' })
    await userEvent.click(tab('Profile'))
    const lastName = (await form()).getByLabelText('Last name')
    await expect(lastName).toHaveValue('Jayasuriya')
    await restAt(lastName)
  },
}

/**
 * The changes are being saved: the button says so, and a second press sends nothing (§7 "PUT /user/edit-user-profile").
 */
export const Submitting: Story = {
  tags: ['spec:PRO-03', 'spec:PRO-04', 'submitting'],
  beforeEach: ({ msw }) => msw.use(states.account.saving),
  play: async () => {
    await edited({ 'Last name': 'Jayasuriya' })
    await save()
    const sending = await (await form()).findByText('Saving...')
    await expect(sending).toBeVisible()
    await save()
    await expect(await callsTo('PUT /user/edit-user-profile')).toHaveLength(1)
    await restAt(sending)
  },
}

/**
 * The changes are saved: §8 "The server's message" as a toast. The page and its heading show the new profile at once,
 * and it is fetched again. The request has the seven fields of §3.
 */
export const Success: Story = {
  tags: ['spec:PRO-04', 'success'],
  play: async () => {
    await edited({
      Username: 'ruwanj',
      'Last name': ' Jayasuriya ',
      'Phone (optional)': '+94 77 765 4321',
      'Address (optional)': '',
    })
    await save()
    await pageShown('Ruwan Jayasuriya')
    await expectToast('Profile updated successfully.')
    await expect(await value('Username')).toHaveTextContent('ruwanj')
    await expect(await value('Phone')).toHaveTextContent('0777654321')
    await expect(await value('Address')).toHaveTextContent('Not given')
    await expect(await editButton()).toHaveFocus()
    await expect((await callsTo('PUT /user/edit-user-profile')).map(({ body }) => body)).toEqual([
      {
        userId: 2,
        userName: 'ruwanj',
        firstName: 'Ruwan',
        lastName: 'Jayasuriya',
        email: 'ruwan@mail.example',
        phone: '0777654321',
        address: '',
      },
    ])
    // One request at the start, one after the edit.
    await waitFor(async () => expect(await callsTo('GET /auth/profile')).toHaveLength(2))
  },
}

/**
 * The server confirms without a message: the profile counts as saved, and the shop uses its own words
 * (§8 "The server's message").
 */
export const SuccessWithoutAWord: Story = {
  name: 'Success, no message from the server',
  tags: ['spec:PRO-04', 'success'],
  beforeEach: ({ msw }) => msw.use(states.account.savedSilently),
  play: async () => {
    await edited({ 'Last name': 'Jayasuriya' })
    await save()
    await expectToast('Profile updated.')
    await expect(await editButton()).toBeVisible()
  },
}

/**
 * The profile is changed after a look at checkout: the fields that checkout had filled in take the new values, and what
 * the customer typed there stays (§6 "A logged-in user's details prefill checkout").
 */
export const SuccessInCheckout: Story = {
  name: 'Success, checkout prefilled with the new details',
  tags: ['spec:PRO-04', 'spec:CHK-03', 'success'],
  parameters: {
    stored: { cart: [inCart(101)] },
    draft: { phone: '0712345678', email: 'office@mail.example' },
  },
  play: async () => {
    await edited({ 'Phone (optional)': '0777654321' })
    await save()
    await expectToast('Profile updated successfully.')
    await userEvent.click(screen.getByRole('link', { name: 'Cart, 1 item' }))
    await userEvent.click(await screen.findByRole('link', { name: 'Proceed to Checkout' }))
    await pageShown('Checkout')
    const phone = screen.getByLabelText('Phone (optional)')
    await expect(phone).toHaveValue('0777654321')
    await expect(screen.getByLabelText('Email')).toHaveValue('office@mail.example')
    await restAt(phone)
  },
}

/**
 * The user name belongs to somebody else: §8 "The server's message", as a toast and at the field that the server names. Nothing
 * typed is lost.
 */
export const Refused: Story = {
  name: 'Error, user name taken',
  tags: ['spec:PRO-04', 'error'],
  play: async () => {
    const shown = await edited({ Username: 'demo', 'Last name': 'Jayasuriya' })
    await save()
    await expectToast('This username is already taken.')
    const username = shown.getByLabelText('Username')
    await waitFor(() => expect(username).toHaveAccessibleDescription('This username is already taken.'))
    await expect(username).toHaveFocus()
    await expect(shown.getByLabelText('Last name')).toHaveValue('Jayasuriya')
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ruwan Silva')
    await restAt(username)
  },
}

/**
 * The server wants the password for a new email address: only then the form asks for it, and the server's message stands
 * beside the field (§8 "The server's message"). The first request has the fields of §3 alone. Nothing typed is lost.
 */
export const PasswordWanted: Story = {
  name: 'Error, password wanted for a new email address',
  tags: ['spec:PRO-04', 'error'],
  play: async () => {
    const shown = await edited({ Email: 'silva@mail.example', 'Last name': 'Jayasuriya' })
    await expect(shown.queryByLabelText('Current password')).toBeNull()
    await save()
    const password = await shown.findByLabelText('Current password')
    await waitFor(() => expect(password).toHaveFocus())
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription('Enter your password to change your email address.'),
    )
    await expectToast('Enter your password to change your email address.')
    await expect(shown.getByLabelText('Email')).toHaveValue('silva@mail.example')
    await expect(shown.getByLabelText('Last name')).toHaveValue('Jayasuriya')
    const [first] = await callsTo('PUT /user/edit-user-profile')
    await expect(Object.keys(first?.body ?? {})).toEqual([
      'userId',
      'userName',
      'firstName',
      'lastName',
      'email',
      'phone',
      'address',
    ])
    await restAt(password)
  },
}

/** The password that the server wanted is given, at first a wrong one: the new email address is saved. */
export const PasswordGiven: Story = {
  name: 'Success, new email address',
  tags: ['spec:PRO-04', 'success', 'desktop'],
  ...onlyAt('desktop'),
  play: async () => {
    const shown = await edited({ Email: 'silva@mail.example' })
    await save()
    const password = await shown.findByLabelText('Current password')
    await pasteInto(password, 'Wrong@2026')
    await save()
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(
        'That is not your password. Your profile was not changed.',
      ),
    )
    await waitFor(() => expect(password).toHaveFocus())
    await pasteInto(password, 'Ruwan@2026')
    await save()
    await expectToast('Profile updated successfully.')
    await expect(await value('Email')).toHaveTextContent('silva@mail.example')
    await restAt((await value('Email')) as HTMLElement)
  },
}

/** The server is down and gives no message: the shop uses its own words (§8 "The server's message"). */
export const ServerDown: Story = {
  name: 'Error, server down',
  tags: ['spec:PRO-04', 'error'],
  beforeEach: ({ msw }) => msw.use(states.account.saveFailed),
  play: async () => {
    const shown = await edited({ 'Last name': 'Jayasuriya' })
    await save()
    const message = await shown.findByRole('alert')
    await expect(message).toHaveTextContent('Failed to update profile')
    await expect(shown.getByLabelText('Last name')).toHaveValue('Jayasuriya')
    await restAt(message)
  },
}

/**
 * The customer logs out on another page and comes back to this one, which the browser had kept in memory: the server is
 * asked again, and the profile is gone (§6 "/profile requires a logged-in user").
 */
export const LoggedOutMeanwhile: Story = {
  name: 'Redirecting, logged out in the meantime',
  tags: ['spec:PRO-01', 'redirecting'],
  parameters: { chromatic: notPhotographed },
  play: async () => {
    await pageShown('Ruwan Silva')
    resetApi()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await pageShown('Sign In')
    await waitFor(() => expect(visited.location?.pathname).toBe('/login'))
  },
}

/**
 * The customer logs out in another browser tab and comes back to this one: it no longer shows the profile (§6 "/profile
 * requires a logged-in user, otherwise redirect to /login").
 */
export const LoggedOutElsewhere: Story = {
  name: 'Redirecting, logged out in another tab',
  tags: ['spec:PRO-01', 'redirecting'],
  parameters: { chromatic: notPhotographed },
  play: async () => {
    await pageShown('Ruwan Silva')
    resetApi()
    document.dispatchEvent(new Event('visibilitychange'))
    await pageShown('Sign In')
    await waitFor(() => expect(visited.location?.pathname).toBe('/login'))
  },
}

/**
 * Log out was pressed while the changes were being saved: the response, which comes later, does not sign the customer in
 * again (§4 "Logout clears the user and goes to /login").
 */
export const LoggedOutWhileSaving: Story = {
  name: 'Redirecting, logged out while saving',
  tags: ['spec:PRO-01', 'spec:PRO-04', 'redirecting', 'desktop'],
  ...onlyAt('desktop', { chromatic: notPhotographed }),
  beforeEach: ({ msw }) => msw.use(states.account.savedLate),
  play: async () => {
    await edited({ 'Last name': 'Fernando' })
    await save()
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    await pageShown('Sign In')
    await expectToast('Profile updated successfully.')
    await waitFor(() => expect(visited.location?.pathname).toBe('/login'))
    await expect(screen.getByRole('link', { name: 'Login/Register' })).toBeVisible()
  },
}
