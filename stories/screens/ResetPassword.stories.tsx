import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { bodiesOf, callsTo } from '../../mocks/api.ts'
import { clock } from '../../mocks/clock.ts'
import { networkIdle } from '../../mocks/networkIdle.ts'
import { states } from '../../mocks/states.ts'
import { storyRouter } from '../../mocks/visit.ts'
import ResetLink from '../../src/pages/ResetLink.tsx'
import ResetPassword from '../../src/pages/ResetPassword.tsx'
import { shop } from '../shop.tsx'
import { notPhotographed, photographedAlso } from '../viewports.ts'
import { expectFields } from './fields.ts'
import { pasteInto } from './fill.ts'
import { expectMainOutline } from './outline.ts'
import { expectLink, expectPath, expectToast, main, pageShown, press, restAt } from './shown.ts'

/**
 * A new password: `/reset-password-link` asks for a link by email, which leads to `/reset-password?token=...` (§2, §5,
 * §8).
 */
export default {
  title: 'Screens/Reset password',
  component: ResetPassword,
  subcomponents: { ResetLink },
  render: shop,
  parameters: { layout: 'fullscreen', visit: { pathname: '/reset-password', search: '?token=k3Jq-token' } },
} satisfies Meta
type Story = StoryObj

const request = { visit: '/reset-password-link' }
const send = () => main().getByRole('button', { name: /^Send/ })
const submit = () => main().findByRole('button', { name: /^(Set|Saving)/ })
const met = (rule: string) => main().getByText(rule).closest('li')?.dataset.met === 'true'

async function typed(password: string, confirmation = password) {
  await pageShown('Set a new password')
  await pasteInto(await main().findByLabelText('New password'), password)
  await pasteInto(main().getByLabelText('Confirm password'), confirmation)
}

/** Sets this password. */
async function reset(password = 'Secret@1', confirmation = password) {
  await typed(password, confirmation)
  await userEvent.click(await submit())
}

/** Asks for a link by email. */
async function ask() {
  await pageShown('Reset your password')
  await pasteInto(screen.getByLabelText('Email'), 'ruwan@mail.example')
  await userEvent.click(send())
}

/** The page behind 'Forgot password?' of Sign In: §5 "Reset request: email required and in email format". */
export const Request: Story = {
  name: 'Ready, asking for a link',
  tags: ['spec:PWD-01', 'picture:PWD-01'],
  parameters: { ...request, chromatic: photographedAlso('phone', 'tablet', 'forcedColours') },
  play: async () => {
    await pageShown('Reset your password')
    await expectFields(screen.getByRole('main'))
    await expectMainOutline(`navigation Breadcrumb | - link Home, to / | - link Sign In, to /login | - Reset your password
      heading 1 Reset your password
      form | We send a link to the email address of your account. It opens a page on which you set a new password.
      textbox Email, '', required | button Send reset link`)
  },
}

/** That of the customer, once it is known, was cleared: none, then an incomplete one (§5 "email required and in email format"). */
export const RequestInvalid: Story = {
  name: 'Invalid, no email address',
  tags: ['spec:PWD-01', 'invalid'],
  parameters: request,
  beforeEach: ({ msw }) => msw.use(states.session.signedInLate),
  play: async () => {
    await pageShown('Reset your password')
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('nadeesha@mail.example'))
    await userEvent.clear(screen.getByLabelText('Email'))
    await userEvent.click(send())
    await screen.findByText('Enter your email address')
    await pasteInto(screen.getByLabelText('Email'), 'ruwan@mail')
    await userEvent.click(send())
    await screen.findByText('Enter an email address like name@example.com')
    await expect(screen.getByLabelText('Email')).toHaveFocus()
    await expect(await callsTo('POST /user/request-password-reset')).toHaveLength(0)
    await restAt(screen.getByLabelText('Email'))
  },
}

/** §4 "form, then a success panel", §8 "Password reset link sent to your email."; it can be asked for again. */
export const RequestSent: Story = {
  name: 'Success, link sent',
  tags: ['spec:PWD-02', 'picture:PWD-02', 'success'],
  parameters: { ...request, chromatic: photographedAlso('phone') },
  play: async () => {
    await pageShown('Reset your password')
    await pasteInto(screen.getByLabelText('Email'), ' ruwan@mail.example ')
    await userEvent.dblClick(send())
    const message = await screen.findByRole('heading', { name: 'Password reset link sent to your email.' })
    await waitFor(() => expect(message).toHaveFocus())
    await expect(screen.queryByLabelText('Email')).not.toBeInTheDocument()
    await expect(await bodiesOf('POST /user/request-password-reset')).toEqual([
      { email: 'ruwan@mail.example' },
    ])
    await press('Send it again')
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
    await expect(screen.getByLabelText('Email')).toHaveValue('ruwan@mail.example')
    await userEvent.click(send())
    await expectMainOutline(`navigation Breadcrumb | - link Home, to / | - link Sign In, to /login | - Reset your password
      heading 1 Reset your password | status
      heading 2 Password reset link sent to your email.
      If ruwan@mail.example is the address of an account, the link is on its way. Open it to set a new password. \
      If nothing arrives, look among the unwanted mail. | link Back to Sign In, to /login | button Send it again`)
    await restAt(await screen.findByRole('heading', { name: 'Password reset link sent to your email.' }))
  },
}

/** Refused (§8 "The server's message", else 'Failed to send reset link'): a toast, the page, and the address still in its field. */
export const RequestFailed: Story = {
  name: 'Error, link not sent',
  tags: ['spec:PWD-03', 'picture:PWD-03', 'error'],
  parameters: request,
  beforeEach: ({ msw }) => msw.use(states.account.linkRefused('Too many requests. Try again later.')),
  play: async ({ msw }) => {
    const refused = async (words: string) => {
      await waitFor(() => expect(main().getByRole('alert')).toHaveTextContent(words))
      await expectToast(words)
      await expect(screen.getByLabelText('Email')).toHaveValue('ruwan@mail.example')
    }
    await ask()
    await refused('Too many requests. Try again later.')
    msw.use(states.account.linkFailed)
    await userEvent.click(send())
    await refused('Failed to send reset link')
    await restAt(main().getByRole('alert'))
  },
}

/** §5 "Submit is disabled until all three hold". The token, which is secret, leaves the address at once. */
export const RulesUnmet: Story = {
  name: 'Invalid, rules unmet',
  tags: ['spec:PWD-04', 'spec:BEY-15', 'picture:PWD-04', 'invalid'],
  parameters: { chromatic: photographedAlso('phone') },
  play: async () => {
    await pageShown('Set a new password')
    await waitFor(() => expect(storyRouter.location?.search).toBe(''))
    await expect(await submit()).toBeDisabled()
    const rules = ['At least 8 characters', 'A digit', 'A special character, such as @ or #']
    const password = await main().findByLabelText('New password')
    await expectFields(screen.getByRole('main'))
    for (const [text, ...holds] of [
      ['Secret', false, false, false],
      ['Secretly', true, false, false],
      ['Secret1', false, true, false],
      ['Secret€', false, false, true],
      ['Secretly1', true, true, false],
      ['Secret@1', true, true, true],
    ] as const) {
      await pasteInto(password, text)
      await expect(rules.map(met)).toEqual(holds)
      if (holds.every(Boolean)) await expect(await submit()).toBeEnabled()
      else await expect(await submit()).toBeDisabled()
    }
    await pasteInto(password, 'Secret1')
    await expect(password).toHaveAccessibleDescription(
      /^Not met: At least 8 characters Met: A digit Not met: A special/,
    )
    await expect(main().getByText('1 of 3 password rules met')).toHaveAttribute('role', 'status')
    const [unmet, ofMet] = [...document.querySelectorAll('[data-met] svg')].map(({ innerHTML }) => innerHTML)
    await expect(ofMet).not.toBe(unmet)
    await expectMainOutline(`navigation Breadcrumb | - link Home, to / | - link Sign In, to /login | - Set a new password
      heading 1 Set a new password
      form
      password New password, required, Not met: At least 8 characters Met: A digit Not met: A special character, \
      such as @ or # | button Show passwords | live polite | - (Not met:) | At least 8 characters | - (Met:)
      A digit | - (Not met:) | A special character, such as @ or # | status | (1 of 3 password rules met)
      password Confirm password, required | button Set password, disabled`)
    await restAt(password)
  },
}

/** §5 "The confirmation must match, otherwise 'Passwords do not match'", at the field and as a toast (decision 21). */
export const Different: Story = {
  name: 'Invalid, passwords differ',
  tags: ['spec:PWD-05', 'picture:PWD-05', 'invalid'],
  play: async () => {
    await reset('Secret@1', 'Secret@2')
    await expectToast('Passwords do not match.')
    await expect(main().getByText('Passwords do not match.')).toBeVisible()
    await expect(main().getByLabelText('Confirm password')).toHaveFocus()
    await expect(await callsTo('POST /user/reset-password')).toHaveLength(0)
    await restAt(main().getByLabelText('Confirm password'))
  },
}

/** §8 "Password reset successfully! Redirecting to login...". Only the token and the password are sent. */
export const Success: Story = {
  tags: ['spec:PWD-06', 'picture:PWD-06', 'success'],
  beforeEach({ msw }) {
    msw.use(states.account.resetTaken)
    clock.hold()
  },
  play: async () => {
    await reset(' Secret@1 ')
    const message = await main().findByRole('heading', {
      name: 'Password reset successfully! Redirecting to login...',
    })
    await expect(message.closest('[role=status]')).toBeVisible()
    await waitFor(() => expect(message).toHaveFocus())
    await expect(await bodiesOf('POST /user/reset-password')).toEqual([
      { token: 'k3Jq-token', newPassword: ' Secret@1 ' },
    ])
    await clock.pass(2999)
    await networkIdle()
    await restAt(message)
  },
}

/** §4 "then redirect to login after 3 seconds"; nothing pulls back a customer who has moved on. */
export const SuccessLedOn: Story = {
  name: 'Redirecting, three seconds after the reset',
  tags: ['spec:PWD-06', 'redirecting'],
  // Signed in, which ends with the reset.
  parameters: { chromatic: notPhotographed, user: 'ruwan' },
  beforeEach: Success.beforeEach,
  play: async () => {
    await reset()
    await userEvent.click(await main().findByRole('link', { name: 'Go to Sign In now' }))
    await pageShown('Sign In')
    await userEvent.click(screen.getByRole('tab', { name: 'Register' }))
    await clock.pass(10_000)
    await networkIdle()
    await expect(storyRouter.location?.pathname).toBe('/register')

    storyRouter.open('/reset-password?token=k3Jq-token')
    await reset()
    await main().findByRole('heading', { name: 'Password reset successfully! Redirecting to login...' })
    await waitFor(() => expect(clock.next()).toBe(3000))
    await clock.pass(3000)
    await pageShown('Sign In')
    await expectPath('/login')
    // Back leads to the page before, not to a link that is used up.
    storyRouter.go(-1)
    await expectPath('/register')
  },
}

/** §8 "The server's message" of a used link, with a way to a new one; then §8 "else 'Failed to reset password'". */
export const Failed: Story = {
  name: 'Error, link used before, then server down',
  tags: ['spec:PWD-07', 'picture:PWD-07', 'error'],
  play: async ({ msw }) => {
    const said = async (message: string) => {
      await waitFor(() => expect(main().getByRole('alert')).toHaveTextContent(message))
      await expectToast(message)
      await expectLink(main(), 'Ask for a new link', '/reset-password-link')
      await expect(main().getByLabelText('New password')).toHaveValue('Secret@1')
    }
    await reset()
    await said('This reset link is no longer valid. Please ask for a new one.')
    msw.use(states.account.resetFailed)
    await userEvent.click(await submit())
    await said('Failed to reset password')
    await restAt(main().getByRole('alert'))
  },
}

/** The address has no token: the page says plainly that the link is not complete (decision 25). */
export const NoToken: Story = {
  name: 'Error, no token in the address',
  tags: ['spec:PWD-07', 'error'],
  parameters: { visit: '/reset-password?token=%20' },
  play: async () => {
    await pageShown('Set a new password')
    const message = screen.getByRole('heading', { name: 'This link is not complete' })
    await expectMainOutline(`navigation Breadcrumb | - link Home, to / | - link Sign In, to /login | - Set a new password
      heading 1 Set a new password
      heading 2 This link is not complete
      The link in the email has a code at its end, and this address has none. Open the link from the email again, \
      or ask for a new one. | link Ask for a new link, to /reset-password-link`)
    await restAt(message)
  },
}
