import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { bodiesOf, callsTo } from '../../mocks/api.ts'
import { inCart } from '../../mocks/cart.ts'
import { states } from '../../mocks/states.ts'
import { storyRouter } from '../../mocks/visit.ts'
import Checkout from '../../src/pages/Checkout.tsx'
import Profile from '../../src/pages/Profile.tsx'
import { orderNumber } from '../../src/rules/orderNumber.ts'
import { shop as config } from '../../src/shop/config.ts'
import { shop } from '../shop.tsx'
import { notPhotographed, onlyAt, photographedAlso } from '../viewports.ts'
import { expectFields } from './fields.ts'
import { pasteInto } from './fill.ts'
import { expectMainOutline, expectOutline } from './outline.ts'
import { expectLink, expectPath, expectToast, pageShown, restAt } from './shown.ts'

/** The profile and its Profile tab, `/profile` (§2, §3, §5, §8), reached from the navigation bar and after signing in. */
export default {
  title: 'Screens/Profile',
  component: Profile,
  subcomponents: { Checkout },
  render: shop,
  parameters: { layout: 'fullscreen', visit: '/profile', user: 'ruwan' },
} satisfies Meta
type Story = StoryObj

// The code of the tab loads alongside the page.
const panel = async (name = 'Profile') => within(await screen.findByRole('tabpanel', { name }))
const value = async (label: string) => {
  const term = await (await panel()).findByText(label, { selector: 'dt' })
  return term.nextElementSibling
}
const editButton = async () => (await panel()).findByRole('button', { name: 'Edit Profile' })
const formBox = () => screen.findByRole('form', { name: 'Edit Profile' })
const form = async () => within(await formBox())
const save = async () => userEvent.click((await form()).getByRole('button', { name: /^Sav/ }))

/** Presses Edit Profile and changes these fields. */
async function edited(changed: Record<string, string> = {}) {
  await userEvent.click(await editButton())
  const editForm = await form()
  for (const [label, text] of Object.entries(changed)) await pasteInto(editForm.getByLabelText(label), text)
  return editForm
}

/** After a reload the shop does not know yet who is signed in: the page waits, and leads nobody away (decision 26). */
export const Loading: Story = {
  tags: ['spec:PRO-01', 'loading'],
  beforeEach: ({ msw }) => msw.use(states.session.checking),
  play: async () => {
    await expect(await screen.findByText('Loading page')).toBeInTheDocument()
    await expectPath('/profile')
  },
}

/** The server does not say who is signed in: the page says that it did not load. */
export const Failed: Story = {
  name: 'Error',
  tags: ['spec:PRO-01', 'error'],
  beforeEach: ({ msw }) => msw.use(states.session.checkFailed),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Your account did not load')
    await expect(storyRouter.location?.pathname).toBe('/profile')
  },
}

/** A visitor at `/profile`: §6 "requires a logged-in user, otherwise redirect to /login". */
export const RedirectingVisitor: Story = {
  name: 'Redirecting, visitor',
  tags: ['spec:PRO-01', 'picture:PRO-01', 'redirecting'],
  parameters: { visit: '/profile?tab=orders', user: '', chromatic: notPhotographed },
  play: async () => {
    await pageShown('Sign In')
    await expectPath('/login')
    // Signing in leads back to the tab.
    await expect(storyRouter.location?.search).toBe('?tab=orders')
  },
}

/** The profile of a customer: §2 "Profile tab: view mode with an Edit Profile button". */
export const Ready: Story = {
  tags: ['spec:PRO-02', 'spec:PRO-06', 'picture:PRO-02', 'picture:PRO-06'],
  parameters: { chromatic: photographedAlso('phone', 'forcedColours') },
  play: async () => {
    await pageShown('Ruwan Silva')
    await (await panel()).findByText("You haven't placed any orders yet.")
    await waitFor(() => expect(document.title).toBe(`Profile | ${config.name}`))
    await expectMainOutline(`navigation Breadcrumb | - link Home, to / | - Profile
      heading 1 Ruwan Silva | ruwan | link Become a Loyalty Customer, to /loyalty | button Log out
      tablist Account | tab Profile, selected | tab Orders | tab Security | tabpanel Profile
      heading 2 Profile | (Profile)
      region: heading 3 Last order | You haven't placed any orders yet. | link Browse products, to /products
      region: heading 3 Your details | Username: ruwan | First name: Ruwan | Last name: Silva
      Email: ruwan@mail.example | Phone: 0712345678 | Address: 42 Lake Road, Kandy | button Edit Profile`)
  },
}

/** The badge of a gold member, beside the name: §2 "Gold members see a Gold Member badge and loyalty points". */
export const Gold: Story = {
  name: 'Ready, gold member',
  tags: ['spec:PRO-05', 'picture:PRO-05'],
  parameters: { user: 'demo', chromatic: photographedAlso('phone') },
  play: async () => {
    await pageShown('Nadeesha Perera')
    const badge = screen.getByText('Gold Member')
    await expect(screen.getByText('1,840').parentElement).toHaveTextContent('1,840 loyalty points')
    await expect(await screen.findByText('You have 1,840.')).toBeVisible()
    await expect(screen.queryByText('Become a Loyalty Customer')).not.toBeInTheDocument()
    const last = within(await screen.findByRole('region', { name: 'Last order' }))
    await expect(await last.findByRole('heading', { name: orderNumber(10482) })).toBeVisible()
    await expectLink(last, 'See your orders', '/profile?tab=orders')
    await expect(screen.getByRole('link', { name: 'loyalty programme' })).toBeVisible()
    await restAt(badge)
  },
}

/** Edit Profile was pressed (§2 "edit mode with Cancel and Save Changes"); after Cancel nothing has changed. */
export const Editing: Story = {
  name: 'Ready, edit mode',
  tags: ['spec:PRO-03', 'picture:PRO-03'],
  parameters: { chromatic: photographedAlso('phone') },
  play: async () => {
    const first = await edited({ 'Last name': 'Jayasuriya' })
    await userEvent.click(first.getByRole('button', { name: 'Cancel' }))
    await expect(await value('Last name')).toHaveTextContent('Silva')
    await expect(await editButton()).toHaveFocus()
    await expect(await callsTo('PUT /user/edit-user-profile')).toHaveLength(0)
    const editForm = await edited()
    await waitFor(() => expect(editForm.getByLabelText('Username')).toHaveFocus())
    await expectFields(await formBox(), {}, ['Phone', 'Address'])
    await expectOutline(
      screen.getByRole('tabpanel'),
      `heading 2 Profile | (Profile)
      form Edit Profile | Every field is needed unless it says optional. | textbox Username, 'ruwan', required
      live polite | textbox First name, 'Ruwan', required | textbox Last name, 'Silva', required
      textbox Email, 'ruwan@mail.example', required | textbox Phone (optional), '0712345678'
      textbox Address (optional), '42 Lake Road, Kandy' | button Save Changes | button Cancel`,
    )
    await restAt(await formBox())
  },
}

/** Required fields emptied and the phone number cut short (§5, §9): each says what is wrong, nothing is sent. */
export const Invalid: Story = {
  tags: ['spec:PRO-03', 'invalid'],
  play: async () => {
    const editForm = await edited({ 'Phone (optional)': '07123' })
    for (const label of ['Username', 'First name', 'Last name', 'Email'])
      await userEvent.clear(editForm.getByLabelText(label))
    await save()
    await editForm.findByText('Enter your username')
    await expect(editForm.getByText('Enter your first name')).toBeVisible()
    await expect(editForm.getByText('Enter your last name')).toBeVisible()
    await expect(editForm.getByText('Enter your email address')).toBeVisible()
    await expect(editForm.getByText('Phone number must be 10 digits and start with 0')).toBeVisible()
    await expect(editForm.getByLabelText('Username')).toHaveFocus()
    await expect(await callsTo('PUT /user/edit-user-profile')).toHaveLength(0)
    await restAt(editForm.getByLabelText('Username'))
  },
}

/** §8 "The server's message": the page shows the new profile; the request has the seven fields of §3. */
export const Success: Story = {
  tags: ['spec:PRO-04', 'spec:PRO-02', 'picture:PRO-04', 'success'],
  beforeEach: ({ msw }) => msw.use(states.account.savedSilently),
  play: async ({ msw }) => {
    await edited({ 'Last name': 'Jayasuriya' })
    await save()
    await expectToast('Profile updated.', 'success')
    msw.resetHandlers()
    await edited({
      Username: 'ruwanj',
      'Last name': ' Jayasuriya ',
      'Phone (optional)': '+94 77 765 4321',
      'Address (optional)': '',
    })
    // A second press sends nothing.
    await userEvent.dblClick((await form()).getByRole('button', { name: /^Sav/ }))
    await pageShown('Ruwan Jayasuriya')
    await expectToast('Profile updated successfully.', 'success')
    await expect(await value('Username')).toHaveTextContent('ruwanj')
    await expect(await value('Phone')).toHaveTextContent('0777654321')
    await expect(await value('Address')).toHaveTextContent('Not given')
    await expect(await editButton()).toHaveFocus()
    await expect((await bodiesOf('PUT /user/edit-user-profile')).slice(1)).toEqual([
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
    // One request at the start, one with the last order, one after each edit.
    await waitFor(async () => expect(await callsTo('GET /auth/profile')).toHaveLength(4))
  },
}

/** Changed after a look at checkout: its fields follow, what was typed there stays (§6 "prefill checkout"). */
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
    await expectToast('Profile updated successfully.', 'success')
    await userEvent.click(screen.getByRole('link', { name: 'Cart, 1 item' }))
    await userEvent.click(await screen.findByRole('link', { name: 'Proceed to Checkout' }))
    await pageShown('Checkout')
    const phone = screen.getByLabelText('Phone (optional)')
    await expect(phone).toHaveValue('0777654321')
    await expect(screen.getByLabelText('Email')).toHaveValue('office@mail.example')
    await restAt(phone)
  },
}

/** The user name is taken (§8 "The server's message"): a toast, and a message at its field; nothing is lost. */
export const Refused: Story = {
  name: 'Error, user name taken',
  tags: ['spec:PRO-04', 'error'],
  play: async () => {
    const editForm = await edited({ Username: 'demo', 'Last name': 'Jayasuriya' })
    await save()
    await expectToast('This username is already taken.')
    const username = editForm.getByLabelText('Username')
    await waitFor(() => expect(username).toHaveAccessibleDescription('This username is already taken.'))
    await expect(username).toHaveFocus()
    await expect(editForm.getByLabelText('Last name')).toHaveValue('Jayasuriya')
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ruwan Silva')
    await restAt(username)
  },
}

/** The server wants the password for a new email address: only then the form asks for it (§8). */
export const PasswordGiven: Story = {
  name: 'Success, new email address',
  tags: ['spec:PRO-04', 'success', 'desktop'],
  ...onlyAt('desktop'),
  play: async () => {
    const editForm = await edited({ Email: 'silva@mail.example', 'Last name': 'Jayasuriya' })
    await expect(editForm.queryByLabelText('Current password')).toBeNull()
    await save()
    const password = await editForm.findByLabelText('Current password')
    const said = async (words: string) => {
      await waitFor(() => expect(password).toHaveAccessibleDescription(words))
      await waitFor(() => expect(password).toHaveFocus())
      await expectToast(words)
    }
    await said('Enter your password to change your email address.')
    await expect(editForm.getByLabelText('Email')).toHaveValue('silva@mail.example')
    await expect(editForm.getByLabelText('Last name')).toHaveValue('Jayasuriya')
    const [first] = await callsTo('PUT /user/edit-user-profile')
    await expect(Object.keys(first?.body ?? {}).join()).toBe(
      'userId,userName,firstName,lastName,email,phone,address',
    )
    await pasteInto(password, 'Wrong@2026')
    await save()
    await said('That is not your password. Your profile was not changed.')
    await pasteInto(password, 'Ruwan@2026')
    await save()
    await expectToast('Profile updated successfully.', 'success')
    await expect(await value('Email')).toHaveTextContent('silva@mail.example')
    await restAt((await value('Email')) as HTMLElement)
  },
}
