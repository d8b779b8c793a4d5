import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { callsTo } from '../../mocks/api.ts'
import { networkIdle } from '../../mocks/networkIdle.ts'
import { states } from '../../mocks/states.ts'
import { storyRouter } from '../../mocks/visit.ts'
import Login from '../../src/pages/Login.tsx'
import { shop as config } from '../../src/shop/config.ts'
import { shop } from '../shop.tsx'
import { photographedAlso } from '../viewports.ts'
import { expectFields, newPassword } from './fields.ts'
import { pasteInto } from './fill.ts'
import { expectMainOutline } from './outline.ts'
import { expectNoToast, expectPath, expectToast, pageShown, panel, restAt, textsOf } from './shown.ts'

/** Register, `/register` (§2, §5, §7, §8), reached from the other tab of Login/Register or after an account was deleted. */
export default {
  title: 'Screens/Register',
  component: Login,
  render: shop,
  parameters: { layout: 'fullscreen', visit: '/register' },
} satisfies Meta
type Story = StoryObj

const tab = (name: string) => screen.getByRole('tab', { name })
const button = () => panel().getByRole('button', { name: /^Regist/ })
const field = (label: string) => panel().getByLabelText(label)

const newcomer = {
  'First name': 'Ruwan',
  'Last name': 'Jayasuriya',
  Username: 'ruwanj',
  Email: 'ruwanj@mail.example',
  Phone: '+94 71 234 5678',
  Address: '42 Temple Lane, Kandy',
  // Of a password nothing is cut off.
  Password: ' Ruwan@2026 ',
  'Confirm password': ' Ruwan@2026 ',
}

/** Fills in every field, and presses Register. */
async function register(changed: Partial<typeof newcomer> = {}) {
  await pageShown('Register')
  for (const [label, value] of Object.entries({ ...newcomer, ...changed }))
    await pasteInto(field(label), value)
  await userEvent.click(button())
}

/** Checks that every field still holds what was typed, so that nothing has to be typed twice. */
async function nothingLost(changed: Partial<typeof newcomer> = {}) {
  for (const [label, value] of Object.entries({ ...newcomer, ...changed }))
    await expect(field(label)).toHaveValue(label === 'Phone' ? '0712345678' : value)
}

/** /register opens the Register tab (§2 "Target after account deletion"), with the eight fields of §5. */
export const Ready: Story = {
  tags: ['spec:AUTH-04', 'spec:AUTH-09', 'picture:AUTH-04', 'picture:AUTH-09'],
  parameters: { chromatic: photographedAlso('phone', 'tablet', 'forcedColours') },
  play: async () => {
    await pageShown('Register')
    await waitFor(() => expect(document.title).toBe(`Register | ${config.name}`))
    await expectFields(screen.getByRole('tabpanel'), { Password: newPassword })
    await expectMainOutline(`navigation Breadcrumb | - link Home, to / | - Register
      heading 1 Register
      tablist Account | tab Sign In | tab Register, selected | tabpanel Register
      form | Every field is needed. | textbox First name, '', required | textbox Last name, '', required
      textbox Username, '', required | textbox Email, '', required | textbox Phone, '', required
      textbox Address, '', required
      password Password, required, Not met: At least 8 characters Not met: A digit Not met: A special character, \
      such as @ or # | button Show passwords | - (Not met:) | At least 8 characters | - (Not met:) | A digit
      - (Not met:) | A special character, such as @ or # | status | password Confirm password, required
      button Register
      region: heading 2 With an account | - See every order and what was in it | - Cancel an order within 2 hours
      - Checkout filled in for you | You can also order without an account.`)
  },
}

/** Between the tabs: the address follows, the focus stays on the tab, and what was typed stays (§2). */
export const TabChosen: Story = {
  name: 'Ready, opened by its tab, then Back',
  tags: ['spec:AUTH-01', 'spec:AUTH-09'],
  parameters: { visit: '/login' },
  play: async () => {
    await pageShown('Sign In')
    await userEvent.click(tab('Register'))
    await pageShown('Register')
    await expectPath('/register')
    await expect(tab('Register')).toHaveFocus()
    await pasteInto(field('First name'), 'Ruwan')
    tab('Register').focus()
    await userEvent.keyboard('{ArrowLeft}')
    await pageShown('Sign In')
    await expectPath('/login')
    await expect(tab('Sign In')).toHaveFocus()
    storyRouter.go(-1)
    await pageShown('Register')
    await expect(field('First name')).toHaveValue('Ruwan')
  },
}

/** Register was pressed with nothing typed (§5 "all fields required"): each field says what it needs. */
export const Invalid: Story = {
  tags: ['spec:AUTH-04', 'invalid'],
  play: async () => {
    await pageShown('Register')
    await userEvent.click(button())
    await panel().findByText('Enter your first name')
    for (const message of [
      'Enter your last name',
      'Enter a username',
      'Enter your email address',
      'Enter your phone number',
      'Enter your address',
      'Enter a password',
      'Enter the password again',
    ])
      await expect(panel().getByText(message)).toBeVisible()
    await expect(field('First name')).toHaveFocus()
    await expect(await callsTo('POST /auth/register')).toHaveLength(0)
    await restAt(field('First name'))
  },
}

/** §5 "The confirm field shows green with a tick when matching, red with a cross when not", and words say so. */
export const PasswordsMatch: Story = {
  name: 'Ready, passwords match',
  tags: ['spec:AUTH-05', 'picture:AUTH-05'],
  play: async () => {
    await pageShown('Register')
    const confirm = field('Confirm password')
    const sign = (text: string) => panel().getByText(text).parentElement?.querySelector('svg')?.innerHTML
    await pasteInto(field('Password'), 'Ruwan@2026')
    await expect(panel().queryByText('Passwords match')).not.toBeInTheDocument()
    await pasteInto(confirm, 'Ruwan@2')
    const differ = async () => {
      await expect(panel().getByText('Passwords do not match.')).toBeVisible()
      await expect(confirm).toHaveAttribute('aria-invalid', 'true')
      await expect(confirm.parentElement?.querySelector('svg')).toHaveClass('text-danger')
    }
    await differ()
    const alarm = sign('Passwords do not match.')
    await pasteInto(field('Password'), 'Ruwan@2')
    await expect(sign('Passwords match')).not.toBe(alarm)
    await pasteInto(field('Password'), 'Ruwan@2026')
    await differ()
    await pasteInto(confirm, 'Ruwan@2026')
    await expect(panel().getByText('Passwords match').parentElement).toHaveClass('text-success-strong')
    await expect(confirm.parentElement?.querySelector('svg')).toHaveClass('text-success')
    await expect(confirm).toHaveAttribute('data-state', 'match')
    await expect(confirm).toHaveAccessibleDescription('Passwords match')
    await restAt(confirm)
  },
}

/** The toast 'Passwords do not match.' (§5, §8, decision 21), and nothing is sent; of a missing one, no toast. */
export const SentWithDifferent: Story = {
  name: 'Invalid, sent with different passwords',
  tags: ['spec:AUTH-06', 'picture:AUTH-06', 'invalid'],
  play: async () => {
    await register({ 'Confirm password': '' })
    await panel().findByText('Enter the password again')
    await expectNoToast()
    await register({ 'Confirm password': 'Ruwan@2027' })
    await expectToast('Passwords do not match.')
    await expect(panel().getByText('Passwords do not match.')).toBeVisible()
    await expect(field('Confirm password')).toHaveFocus()
    await expect(await callsTo('POST /auth/register')).toHaveLength(0)
    await restAt(field('Confirm password'))
  },
}

/** The rules for a good password are ticked off as it is typed or pasted, and the eye shows both passwords. */
export const Rules: Story = {
  name: 'Ready, password rules',
  tags: ['spec:BEY-15', 'picture:BEY-15'],
  play: async () => {
    await pageShown('Register')
    const rules = () => textsOf(panel().getAllByRole('listitem'))
    await pasteInto(field('Password'), 'Ruwan2')
    await expect(rules()).toEqual([
      'Not met: At least 8 characters',
      'Met: A digit',
      'Not met: A special character, such as @ or #',
    ])
    await expect(panel().getByText('1 of 3 password rules met')).toBeInTheDocument()
    await pasteInto(field('Password'), 'Ruwan@2026')
    await expect(panel().getByText('3 of 3 password rules met')).toBeInTheDocument()
    await userEvent.click(panel().getByRole('button', { name: 'Show passwords' }))
    await expect(field('Password')).toHaveAttribute('type', 'text')
    await expect(field('Confirm password')).toHaveAttribute('type', 'text')
    await restAt(field('Password'))
  },
}

/** The registration is being sent: the button says so, and a second press sends nothing (§7 "POST /auth/register"). */
export const Submitting: Story = {
  tags: ['spec:AUTH-04', 'submitting'],
  beforeEach: ({ msw }) => msw.use(states.account.registering),
  play: async () => {
    await register()
    await expect(await panel().findByText('Registering...')).toBeVisible()
    await expect(button()).toHaveFocus()
    await userEvent.click(button())
    await expect(await callsTo('POST /auth/register')).toHaveLength(1)
    await restAt(button())
  },
}

/** Registers, and waits for Sign In. Returns its heading. */
async function registered() {
  await register()
  return pageShown('Sign In')
}

/** §8 "Success toast: 'Registration successful! Please log in.'", §2 "the page returns to Sign In with the form cleared". */
export const Success: Story = {
  tags: ['spec:AUTH-04', 'spec:AUTH-07', 'picture:AUTH-07', 'success'],
  play: async () => {
    const heading = await registered()
    await expectToast('Registration successful! Please log in.', 'success')
    await waitFor(() => expect(heading).toHaveFocus())
    await expectPath('/login')
    await expect((await callsTo('POST /auth/register')).map(({ body }) => body)).toEqual([
      {
        firstname: 'Ruwan',
        lastname: 'Jayasuriya',
        email: 'ruwanj@mail.example',
        phone: '0712345678',
        address: '42 Temple Lane, Kandy',
        username: 'ruwanj',
        password: ' Ruwan@2026 ',
        confirmPassword: ' Ruwan@2026 ',
      },
    ])
    await userEvent.click(tab('Register'))
    await pageShown('Register')
    for (const label of Object.keys(newcomer)) await expect(field(label)).toHaveValue('')
    storyRouter.go(-1)
    await pageShown('Sign In')
    // Before it is no form that was sent.
    storyRouter.go(-1)
    await networkIdle()
    await expectPath('/login')
    const message = panel().getByText('Registration successful! Please log in.')
    await expect(field('Username')).toHaveValue('ruwanj')
    await expect(field('Password')).toHaveValue('')
    await restAt(message)
  },
}

/** The user name is taken: §8 "The server's error text", as a toast and at its field. Nothing typed is lost. */
export const Refused: Story = {
  name: 'Error, user name taken',
  tags: ['spec:AUTH-08', 'picture:AUTH-08', 'error'],
  play: async () => {
    await register({ Username: 'demo' })
    await expectToast('This username is already taken.')
    await waitFor(() =>
      expect(field('Username')).toHaveAccessibleDescription('This username is already taken.'),
    )
    await expect(field('Username')).toBeInvalid()
    await expect(field('Username')).toHaveFocus()
    await nothingLost({ Username: 'demo' })
    await expectPath('/register')
    await restAt(field('Username'))
  },
}

/**
 * Refused with a response of 200: its error text counts all the same (§7 "Error response carries an error field"). Then the
 * server is down: §8 "else 'Registration failed'".
 */
export const ServerDown: Story = {
  name: 'Error, server down',
  tags: ['spec:AUTH-08', 'error'],
  beforeEach: ({ msw }) => msw.use(states.account.registerRefusedWith200('Email already in use')),
  play: async ({ msw }) => {
    await register()
    const said = (words: RegExp) => waitFor(() => expect(panel().getByRole('alert')).toHaveTextContent(words))
    await said(/^Email already in use$/)
    await nothingLost()
    msw.use(states.account.registerFailed)
    await userEvent.click(button())
    await said(/^Registration failed$/)
    await expectToast('Registration failed')
    await nothingLost()
    await restAt(panel().getByRole('alert'))
  },
}
