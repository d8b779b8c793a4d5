import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { limits } from '../../src/rules/limits.ts'
import { dataDir } from './dataDir.ts'
import { expect, heading, open, refused, reload, signIn, test } from './shop.ts'

const outbox = join(dataDir, 'outbox')

/** Returns the links in the emails to an address that the server wrote to its outbox, oldest first. */
function linksTo(email: string): string[] {
  return readdirSync(outbox)
    .sort()
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${email}\n`))
    .flatMap((mail) => mail.match(/https?:\S+token=\S+/) ?? [])
}

const panel = (page: Page, name: 'Sign In' | 'Register') => page.getByRole('tabpanel', { name })

async function register(page: Page, username: string, email: string) {
  await open(page, '/register')
  const values = {
    'First name': 'Kumari',
    'Last name': 'Fernando',
    Username: username,
    Email: email,
    Phone: '+94 71 234 5678',
    Address: '42 Lake Road, Kandy',
    Password: 'Kumari@2026',
    'Confirm password': 'Kumari@2026',
  }
  for (const [label, value] of Object.entries(values))
    await panel(page, 'Register').getByLabel(label, { exact: true }).fill(value)
  await panel(page, 'Register').getByRole('button', { name: 'Register' }).click()
  await expect(heading(page, 'Sign In')).toBeVisible()
}

/** Returns a user name that no other test and no earlier run uses. */
const newName = () => `kumari${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`

test('the life of an account: AUTH-07 register, AUTH-03 sign in, PRO-04 edit, PWD-06 reset by the link in the outbox, SEC-02 delete', {
  tag: '@phone',
}, async ({ page, watch, baseURL }) => {
  // The server refuses the old password, the used link and the deleted account.
  watch.expected.push(refused)
  await page.clock.install()
  const name = newName()
  const email = `${name}@mail.example`

  await register(page, name, email)
  await expect(page).toHaveURL(/\/login$/)
  await expect(panel(page, 'Sign In').getByLabel('Username')).toHaveValue(name)
  await signIn(page, name, 'Kumari@2026')
  await expect(heading(page, 'Kumari Fernando')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Become a Loyalty Customer' })).toBeVisible()

  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Last name').fill('Perera')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated successfully.')).toBeVisible()
  await expect(heading(page, 'Kumari Perera')).toBeVisible()
  await reload(page)
  await expect(heading(page, 'Kumari Perera')).toBeVisible()

  await page.getByRole('tab', { name: 'Security' }).click()
  await page.getByRole('link', { name: 'Change password' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('Password reset link sent to your email.')).toBeVisible()
  await expect.poll(() => linksTo(email)).toEqual([expect.stringContaining('/reset-password?token=')])
  const [link = ''] = linksTo(email)
  expect(new URL(link).origin).toBe(baseURL)

  const types: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('token=')) types.push(request.resourceType())
  })
  await open(page, link)
  await expect(page).toHaveURL(/\/reset-password$/)
  // The address no longer holds the token, but the page keeps it across a reload.
  await reload(page)
  const submit = page.getByRole('button', { name: 'Set password' })
  await page.getByLabel('New password').fill('Kumari2027')
  await expect(submit).toBeDisabled()
  await page.getByLabel('New password').fill('Kumari@2027')
  await page.getByLabel('Confirm password').fill('Kumari@2027')
  await submit.click()
  await expect(page.getByText('Password reset successfully! Redirecting to login...')).toBeVisible()
  await page.clock.fastForward(limits.resetRedirect)
  await expect(heading(page, 'Sign In')).toBeVisible()
  // Only the page itself was requested with the token in its address.
  expect(types).toEqual(['document'])

  await signIn(page, name, 'Kumari@2026')
  await expect(
    panel(page, 'Sign In').getByText('Login failed! Username or Password Incorrect.'),
  ).toBeVisible()
  await signIn(page, name, 'Kumari@2027')
  await expect(heading(page, 'Kumari Perera')).toBeVisible()

  await open(page, link)
  await page.getByLabel('New password').fill('Kumari@2028')
  await page.getByLabel('Confirm password').fill('Kumari@2028')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('alert')).toContainText('This reset link is no longer valid.')

  await open(page, '/profile?tab=security')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(
    'Are you sure you want to permanently delete your account? This action cannot be undone.',
  )
  await question.getByRole('button', { name: 'Delete account' }).click()
  await expect(heading(page, 'Register')).toBeVisible()
  await expect(page).toHaveURL(/\/register$/)
  await expect(page.getByText('Account deleted successfully.')).toBeVisible()

  // The server leads a visitor from the profile to the login.
  await open(page, '/profile')
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page, name, 'Kumari@2027')
  await expect(
    panel(page, 'Sign In').getByText('Login failed! Username or Password Incorrect.'),
  ).toBeVisible()
})
