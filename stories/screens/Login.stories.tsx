import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { callsTo } from '../../mocks/api.ts'
import { states } from '../../mocks/states.ts'
import { storyRouter } from '../../mocks/visit.ts'
import Login from '../../src/pages/Login.tsx'
import { shop as config } from '../../src/shop/config.ts'
import { shop } from '../shop.tsx'
import { notPhotographed, onlyAt, photographedAlso } from '../viewports.ts'
import { expectFields } from './fields.ts'
import { pasteInto } from './fill.ts'
import { expectMainOutline } from './outline.ts'
import {
  expectLink,
  expectNoToast,
  expectPath,
  expectToast,
  pageShown,
  panel,
  press,
  restAt,
} from './shown.ts'

/** Sign In and Register, `/login` and `/register` (§2, §7, §8). Reached from Login/Register in the navigation bar. */
export default {
  title: 'Screens/Sign in',
  component: Login,
  render: shop,
  parameters: { layout: 'fullscreen', visit: '/login' },
} satisfies Meta
type Story = StoryObj

const button = () => panel().getByRole('button', { name: /^Sign/ })

async function filled(username: string, password: string) {
  await pageShown('Sign In')
  await pasteInto(panel().getByLabelText('Username'), username)
  await pasteInto(panel().getByLabelText('Password'), password)
}

/** Types the name and the right password of the demo customer, and presses Sign In. */
async function signIn(password = 'Demo@2026') {
  await filled('demo', password)
  await userEvent.click(button())
}

const refused = async () => {
  await expectToast('Login failed! Username or Password Incorrect.')
  const message = panel().getByText('Login failed! Username or Password Incorrect.')
  await expectPath('/login')
  await restAt(message)
}

/** The page behind Login/Register (§2 "One page with Sign In and Register tabs"; "Sign In tab: username and password"). */
export const Ready: Story = {
  tags: ['spec:AUTH-01', 'picture:AUTH-01'],
  parameters: { chromatic: photographedAlso('phone', 'tablet', 'forcedColours') },
  play: async () => {
    await pageShown('Sign In')
    await expectFields(screen.getByRole('tabpanel'))
    await waitFor(() => expect(document.title).toBe(`Sign In | ${config.name}`))
    await expectMainOutline(`navigation Breadcrumb | - link Home, to / | - Sign In
      heading 1 Sign In
      tablist Account | tab Sign In, selected | tab Register | tabpanel Sign In
      form | textbox Username, '', required | password Password, required | button Show password | button Sign In
      link Forgot password?, to /reset-password-link
      region: heading 2 With an account | - See every order and what was in it | - Cancel an order within 2 hours
      - Checkout filled in for you | You can also order without an account.`)
  },
}

/** Nothing typed: each field says what it needs. A wrong password (§8 "Login error (any)"): a toast, and the page. */
export const Refused: Story = {
  name: 'Error, wrong password',
  tags: ['spec:AUTH-01', 'spec:AUTH-02', 'spec:BEY-15', 'picture:AUTH-02', 'error'],
  play: async () => {
    await pageShown('Sign In')
    await userEvent.click(button())
    await panel().findByText('Enter your username')
    await expect(panel().getByText('Enter your password')).toBeVisible()
    await expect(panel().getByLabelText('Username')).toHaveFocus()
    await expect(await callsTo('POST /auth/login')).toHaveLength(0)
    await signIn('wrong')
    await refused()
    const password = panel().getByLabelText('Password')
    await expect(password).toHaveValue('wrong')
    const eye = panel().getByRole('button', { name: 'Show password' })
    for (const type of ['text', 'password', 'text']) {
      await userEvent.click(eye)
      await expect(password).toHaveAttribute('type', type)
    }
    await expect(eye).toHaveAttribute('aria-pressed', 'true')
  },
}

/** The right password after a wrong one, sent once by two presses; the message of the first attempt is gone. */
export const SuccessAfterRefusal: Story = {
  name: 'Behaviour, logged in after a wrong password',
  tags: ['spec:AUTH-03', 'picture:AUTH-03', 'behaviour'],
  parameters: { chromatic: notPhotographed, visit: '/login?tab=profile' },
  play: async () => {
    await signIn('wrong')
    await refused()
    await pasteInto(panel().getByLabelText('Password'), 'Demo@2026')
    await userEvent.dblClick(button())
    await pageShown('Nadeesha Perera')
    await waitFor(expectNoToast)
    await expectPath('/profile')
    // The tab that a visitor was to sign in for.
    await expect(storyRouter.location?.search).toBe('?tab=profile')
    await expect((await callsTo('POST /auth/login')).map(({ body }) => body)).toEqual([
      { username: 'demo', password: 'wrong' },
      { username: 'demo', password: 'Demo@2026' },
    ])
    // One request at the start, one after the login, one with the last order, which must be this user's.
    await expect(await callsTo('GET /auth/profile')).toHaveLength(3)
  },
}

/** The password is right, but the browser refuses cookies: the page says so, and does not blame the password. */
export const CookieRefused: Story = {
  name: 'Error, cookies refused',
  tags: ['spec:AUTH-02', 'spec:AUTH-03', 'error'],
  beforeEach: ({ msw }) => msw.use(states.session.loginCookieRefused),
  play: async () => {
    await signIn()
    const message = await panel().findByText(/your browser refuses cookies/)
    await expect(storyRouter.location?.pathname).toBe('/login')
    await expect(panel().getByLabelText('Password')).toHaveValue('Demo@2026')
    await restAt(message)
  },
}

/** Log out (§7 "Then the user is cleared and goes to /login"), even when the call to the server fails (§8). */
export const LoggedOut: Story = {
  name: 'Redirecting, logged out',
  tags: ['spec:AUTH-10', 'spec:PRO-06', 'picture:AUTH-10', 'redirecting', 'desktop'],
  ...onlyAt('desktop', { chromatic: notPhotographed, visit: '/profile', user: 'ruwan' }),
  beforeEach: ({ msw }) => msw.use(states.session.logoutFailed),
  play: async () => {
    await pageShown('Ruwan Silva')
    await expectLink(screen, 'Become a Loyalty Customer', '/loyalty')
    await expect(screen.queryByText(/Gold Member|Loyalty points/)).not.toBeInTheDocument()
    // What was typed and not saved ends with the session.
    await press('Edit Profile')
    await pasteInto(await screen.findByLabelText('Last name'), 'Jayasuriya')
    await press('Log out')
    await filled('ruwan', 'Ruwan@2026')
    await userEvent.click(button())
    await pageShown('Ruwan Silva')
    await screen.findByRole('button', { name: 'Edit Profile' })
    sessionStorage.setItem('lastOrder', '{}')
    await userEvent.click(screen.getByRole('tab', { name: 'Security' }))
    await press('Log out')
    await pageShown('Sign In')
    // Not back to the tab that was open, where whoever signs in next may have nothing to do.
    await waitFor(() => expect(storyRouter.location).toMatchObject({ pathname: '/login', search: '' }))
    await waitFor(() => expect(sessionStorage.getItem('lastOrder')).toBeNull())
    await expect(screen.getByRole('link', { name: 'Login/Register' })).toBeVisible()
    await expectNoToast()
  },
}
