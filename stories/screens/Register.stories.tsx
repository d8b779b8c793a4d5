import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { callsTo, responds } from '../../mocks/api.ts'
import { states } from '../../mocks/states.ts'
import { visited } from '../../mocks/visit.ts'
import { account } from '../../src/api/account.ts'
import Login from '../../src/pages/Login.tsx'
import { shop } from '../shop.tsx'
import { notPhotographed, onlyAt, photographedAlso } from '../viewports.ts'
import { pasteInto } from './fill.ts'
import { expectToast, pageShown, panel, restAt } from './shown.ts'

/**
 * Register, `/register` (§2, §5, §7, §8). Reached from the other tab of Login/Register, or after an account was
 * deleted.
 */
const meta = {
  title: 'Screens/Register',
  component: Login,
  render: shop,
  parameters: { layout: 'fullscreen', visit: '/register' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

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
  Password: 'Ruwan@2026',
  'Confirm password': 'Ruwan@2026',
}

async function filled(changed: Partial<typeof newcomer> = {}) {
  await pageShown('Register')
  for (const [label, value] of Object.entries({ ...newcomer, ...changed }))
    await pasteInto(field(label), value)
}

/** Checks that every field still holds what was typed, so that nothing has to be typed twice. */
async function nothingLost(changed: Partial<typeof newcomer> = {}) {
  for (const [label, value] of Object.entries({ ...newcomer, ...changed }))
    await expect(field(label)).toHaveValue(label === 'Phone' ? '0712345678' : value)
}

/**
 * The address /register opens the Register tab (§2 "Target after account deletion"): the eight fields of §5, each
 * marked so that a browser or a password manager can fill it in.
 */
export const Ready: Story = {
  tags: ['spec:AUTH-04', 'spec:AUTH-09'],
  parameters: { chromatic: photographedAlso('tablet', 'forcedColours') },
  play: async () => {
    await pageShown('Register')
    await expect(tab('Register')).toHaveAttribute('aria-selected', 'true')
    await waitFor(() => expect(document.title).toBe('Register | NiLO Depot'))
    const autoComplete = {
      'First name': 'given-name',
      'Last name': 'family-name',
      Username: 'username',
      Email: 'email',
      Phone: 'tel',
      Address: 'street-address',
      Password: 'new-password',
      'Confirm password': 'new-password',
    }
    for (const [label, value] of Object.entries(autoComplete)) {
      await expect(field(label)).toBeRequired()
      await expect(field(label)).toHaveAttribute('autocomplete', value)
    }
    await expect(panel().getByText('At least 8 characters')).toBeVisible()
    await expect(button()).toHaveTextContent('Register')
  },
}

/**
 * The same on a phone: one column, with the confirmation below the password (§2 "Register tab: the register fields").
 */
export const ReadyOnAPhone: Story = {
  name: 'Ready, on a phone',
  tags: ['spec:AUTH-04', 'phone'],
  ...onlyAt('phone'),
  play: async () => {
    await filled()
    await expect(panel().getByText('Passwords match')).toBeVisible()
    const confirmation = field('Confirm password').getBoundingClientRect().top
    await expect(confirmation).toBeGreaterThan(field('Password').getBoundingClientRect().bottom)
  },
}

/**
 * Register was chosen on Sign In, and Sign In chosen again: the address follows, the focus stays on the tab, and what
 * was typed stays in the fields (§2 "One page with Sign In and Register tabs").
 */
export const TabChosen: Story = {
  name: 'Ready, opened by its tab, then Back',
  tags: ['spec:AUTH-01', 'spec:AUTH-09'],
  parameters: { visit: '/login' },
  play: async () => {
    await pageShown('Sign In')
    await userEvent.click(tab('Register'))
    await pageShown('Register')
    await waitFor(() => expect(visited.location?.pathname).toBe('/register'))
    await expect(tab('Register')).toHaveFocus()
    await pasteInto(field('First name'), 'Ruwan')
    tab('Register').focus()
    await userEvent.keyboard('{ArrowLeft}')
    await pageShown('Sign In')
    await waitFor(() => expect(visited.location?.pathname).toBe('/login'))
    await expect(tab('Sign In')).toHaveFocus()
    visited.go(-1)
    await pageShown('Register')
    await expect(field('First name')).toHaveValue('Ruwan')
  },
}

/**
 * Register was pressed with nothing typed: §5 "all fields required". Each field says what it needs, the first has the
 * focus, and nothing is sent.
 */
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

/**
 * An incomplete email address and a phone number of nine digits: §5 "email in email format",
 * §9 "exactly 10 digits, starting with 0".
 */
export const InvalidFormats: Story = {
  name: 'Invalid, email and phone',
  tags: ['spec:AUTH-04', 'invalid'],
  play: async () => {
    await filled({ Email: 'ruwanj@mail', Phone: '071 234 567' })
    await userEvent.click(button())
    await panel().findByText('Enter an email address like name@example.com')
    await expect(panel().getByText('Phone number must be 10 digits and start with 0')).toBeVisible()
    await expect(field('Email')).toHaveFocus()
    await expect(await callsTo('POST /auth/register')).toHaveLength(0)
    await restAt(field('Email'))
  },
}

/** Both passwords are the same: §5 "The confirm field shows green with a tick when matching", and words say so too. */
export const PasswordsMatch: Story = {
  name: 'Ready, passwords match',
  tags: ['spec:AUTH-05'],
  play: async () => {
    await pageShown('Register')
    await pasteInto(field('Password'), 'Ruwan@2026')
    await expect(panel().queryByText('Passwords match')).not.toBeInTheDocument()
    await pasteInto(field('Confirm password'), 'Ruwan@2026')
    await expect(panel().getByText('Passwords match')).toBeVisible()
    await expect(field('Confirm password')).toHaveAttribute('data-state', 'match')
    await expect(field('Confirm password')).toHaveAccessibleDescription('Passwords match')
    await restAt(field('Confirm password'))
  },
}

/**
 * The passwords differ while the customer types: §5 "red with a cross when not", and words say so too. The mistake can
 * be corrected in either field.
 */
export const PasswordsDiffer: Story = {
  name: 'Invalid, passwords differ',
  tags: ['spec:AUTH-05', 'invalid'],
  play: async () => {
    await pageShown('Register')
    await pasteInto(field('Password'), 'Ruwan@2026')
    await pasteInto(field('Confirm password'), 'Ruwan@2')
    await expect(panel().getByText('Passwords do not match.')).toBeVisible()
    await expect(field('Confirm password')).toHaveAttribute('aria-invalid', 'true')
    await pasteInto(field('Password'), 'Ruwan@2')
    await expect(panel().getByText('Passwords match')).toBeVisible()
    await pasteInto(field('Password'), 'Ruwan@2026')
    await expect(panel().getByText('Passwords do not match.')).toBeVisible()
    await restAt(field('Confirm password'))
  },
}

/**
 * Register was pressed with different passwords: the toast of §5 and §8, 'Passwords do not match.' (decision 21), with
 * the same message at the field. Nothing is sent.
 */
export const SentWithDifferent: Story = {
  name: 'Invalid, sent with different passwords',
  tags: ['spec:AUTH-06', 'invalid'],
  play: async () => {
    await filled({ 'Confirm password': 'Ruwan@2027' })
    await userEvent.click(button())
    await expectToast('Passwords do not match.')
    await expect(panel().getByText('Passwords do not match.')).toBeVisible()
    await expect(field('Confirm password')).toHaveFocus()
    await expect(await callsTo('POST /auth/register')).toHaveLength(0)
    await restAt(field('Confirm password'))
  },
}

/**
 * The rules for a good password are ticked off as the customer types or pastes it, in words too, and the eye shows both
 * passwords (beyond the specification).
 */
export const Rules: Story = {
  name: 'Ready, password rules',
  tags: ['spec:BEY-15'],
  play: async () => {
    await pageShown('Register')
    const rules = () =>
      panel()
        .getAllByRole('listitem')
        .map((item) => item.textContent?.trim())
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
    await filled()
    await userEvent.click(button())
    await expect(await panel().findByText('Registering...')).toBeVisible()
    await expect(button()).toHaveFocus()
    await userEvent.click(button())
    await expect(await callsTo('POST /auth/register')).toHaveLength(1)
    await restAt(button())
  },
}

/** Registers, and waits for Sign In. Returns its heading. */
async function registered() {
  await filled()
  await userEvent.click(button())
  return pageShown('Sign In')
}

/**
 * The account is created: §8 "Success toast: 'Registration successful! Please log in.'", §2 "the page returns to Sign
 * In". The user name is filled in there, the password is not.
 */
export const Success: Story = {
  tags: ['spec:AUTH-07', 'success'],
  play: async () => {
    const heading = await registered()
    await expectToast('Registration successful! Please log in.')
    await waitFor(() => expect(heading).toHaveFocus())
    await waitFor(() => expect(visited.location?.pathname).toBe('/login'))
    await expect((await callsTo('POST /auth/register')).map(({ body }) => body)).toEqual([
      {
        firstname: 'Ruwan',
        lastname: 'Jayasuriya',
        email: 'ruwanj@mail.example',
        phone: '0712345678',
        address: '42 Temple Lane, Kandy',
        username: 'ruwanj',
        password: 'Ruwan@2026',
        confirmPassword: 'Ruwan@2026',
      },
    ])
    const message = panel().getByText('Registration successful! Please log in.')
    await expect(message).toBeVisible()
    await expect(field('Username')).toHaveValue('ruwanj')
    await expect(field('Password')).toHaveValue('')
    await restAt(message)
  },
}

/** Register was chosen again after a registration: §2 "the page returns to Sign In with the form cleared". */
export const SuccessCleared: Story = {
  name: 'Ready, form cleared after a registration',
  tags: ['spec:AUTH-07', 'spec:AUTH-04'],
  play: async () => {
    await registered()
    await userEvent.click(tab('Register'))
    await pageShown('Register')
    for (const label of Object.keys(newcomer)) await expect(field(label)).toHaveValue('')
  },
}

const taken = 'This username is already taken.'

/** The user name is taken: §8 "The server's error text", as a toast and at its field. Nothing typed is lost. */
export const Refused: Story = {
  name: 'Error, user name taken',
  tags: ['spec:AUTH-08', 'error'],
  play: async () => {
    await filled({ Username: 'demo' })
    await userEvent.click(button())
    await expectToast(taken)
    await waitFor(() => expect(field('Username')).toHaveAccessibleDescription(taken))
    await expect(field('Username')).toBeInvalid()
    await expect(field('Username')).toHaveFocus()
    await nothingLost({ Username: 'demo' })
    await waitFor(() => expect(visited.location?.pathname).toBe('/register'))
    await restAt(field('Username'))
  },
}

/** Another user name is accepted: only the success remains (§8). */
export const SuccessAfterRefusal: Story = {
  name: 'Behaviour, registered after a taken user name',
  tags: ['spec:AUTH-07', 'behaviour'],
  parameters: { chromatic: notPhotographed },
  play: async () => {
    await filled({ Username: 'demo' })
    await userEvent.click(button())
    await expectToast(taken)
    await pasteInto(field('Username'), 'ruwanj')
    await userEvent.click(button())
    await pageShown('Sign In')
    await expectToast('Registration successful! Please log in.')
    await waitFor(() => expect(screen.queryByText(taken)).not.toBeInTheDocument())
  },
}

/** A server that does not name the field: its error text stands above the button (§8 "The server's error text"). */
export const RefusedWithoutField: Story = {
  name: 'Error, refused without naming a field',
  tags: ['spec:AUTH-08', 'error'],
  beforeEach: ({ msw }) => msw.use(responds(account.register, { status: 409, json: { error: taken } })),
  play: async () => {
    await filled()
    await userEvent.click(button())
    await expect(await panel().findByRole('alert')).toHaveTextContent(taken)
    await expect(field('Username')).toBeValid()
  },
}

/** The server is down: §8 "else 'Registration failed'". */
export const ServerDown: Story = {
  name: 'Error, server down',
  tags: ['spec:AUTH-08', 'error'],
  beforeEach: ({ msw }) => msw.use(states.account.registerFailed),
  play: async () => {
    await filled()
    await userEvent.click(button())
    const message = await panel().findByRole('alert')
    await expect(message).toHaveTextContent('Registration failed')
    await expectToast('Registration failed')
    await nothingLost()
    await restAt(message)
  },
}

/**
 * A server that refuses with a response marked as successful, a 200: its error text counts all the same
 * (§7 "Error response carries an error field").
 */
export const RefusedWith200: Story = {
  name: 'Error, refused with 200',
  tags: ['spec:AUTH-08', 'error'],
  beforeEach: ({ msw }) => msw.use(states.account.registerRefusedWith200('Email already in use')),
  play: async () => {
    await filled()
    await userEvent.click(button())
    const message = await panel().findByRole('alert')
    await expect(message).toHaveTextContent(/^Email already in use$/)
    await nothingLost()
    await restAt(message)
  },
}
