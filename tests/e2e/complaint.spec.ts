import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, heading, open, test } from './shop.ts'

const picture = join(import.meta.dirname, '../../server/demo/pictures/angle-bracket-90@400.webp')
const receipt = (page: Page) => page.getByLabel('Receipt image')
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Complaint' })

const typed = {
  'First name': 'Nadeesha',
  'Last name': 'Perera',
  Email: 'nadeesha@mail.example',
  'Contact number': '077 123 4567',
  'Invoice number': 'INV-88213',
  Message: 'The bracket is bent.',
}

async function fill(page: Page) {
  await open(page, '/complaint')
  await expect(heading(page, 'Complaint')).toBeVisible()
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value)
}

/** Ticks the captcha; the browser solves the real server's challenge. */
async function passCaptcha(page: Page) {
  await page.getByRole('checkbox', { name: "I'm not a robot" }).check()
  await expect(page.getByText('Checked', { exact: true })).toBeVisible({ timeout: 30_000 })
}

test('CMP-04 a complaint with a picture is accepted and confirmed by email, and the form is cleared', {
  tag: '@phone',
}, async ({ page }) => {
  await fill(page)
  await receipt(page).setInputFiles(picture)
  await expect(page.getByText('angle-bracket-90@400.webp')).toBeVisible()
  await expect(page.locator('img[src^="blob:"]')).toBeVisible()
  await passCaptcha(page)
  const email = page.waitForResponse('**/api/messages/send-complaint-email')
  await submit(page).click()
  const modal = page.getByRole('alertdialog')
  await expect(modal).toContainText('Complaint submitted successfully.')
  expect((await email).status()).toBe(200)
  await expect(modal.getByRole('button', { name: 'OK' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  for (const label of Object.keys(typed)) await expect(page.getByLabel(label)).toHaveValue('')
  await expect(page.getByText('angle-bracket-90@400.webp')).toBeHidden()
  await expect(page.getByRole('checkbox', { name: "I'm not a robot" })).not.toBeChecked()
})
