import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newcomer } from '../api/bodies.ts'
import { dataDir } from './dataDir.ts'
import { expect, heading, open, reload, signIn, test } from './shop.ts'

const outbox = join(dataDir, 'outbox')

/** Returns the links in the emails to an address that the server wrote to its outbox, oldest first. */
function linksTo(email: string): string[] {
  const names = existsSync(outbox) ? readdirSync(outbox) : []
  return names
    .sort()
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${email}\n`))
    .flatMap((mail) => mail.match(/https?:\S+token=\S+/) ?? [])
}

// What a new password does to sessions and links is in tests/api/account.test.ts.
test('PWD-06 the link in the outbox sets a new password, and its token goes nowhere but to the page', {
  tag: '@phone',
}, async ({ page, baseURL }) => {
  // A user name that no other test and no earlier run uses: a reset ends every session of its user.
  const username = `kumari${Date.now().toString(36)}`
  const email = `${username}@mail.example`
  await page.request.post('/api/auth/register', { data: { ...newcomer, username, email } })
  await page.request.post('/api/auth/login', { data: { username, password: newcomer.password } })
  await open(page, '/profile?tab=security')
  await page.getByRole('link', { name: 'Change password' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
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
  await page.getByLabel('New password').fill('Kumari@2027')
  await page.getByLabel('Confirm password').fill('Kumari@2027')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('Password reset successfully! Redirecting to login...')).toBeVisible()
  // Only the page itself was requested with the token in its address.
  expect(types).toEqual(['document'])

  // The server leads a visitor, as the reset has left the user, from the profile to the login.
  await open(page, '/profile')
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page, username, 'Kumari@2027')
  await expect(heading(page, `${newcomer.firstname} ${newcomer.lastname}`)).toBeVisible()
})
