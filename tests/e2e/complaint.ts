import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'

const receipt = join(import.meta.dirname, '../../server/demo/pictures/angle-bracket-90@400.webp')

export const typed = {
  'First name': 'Nadeesha',
  'Last name': 'Perera',
  Email: 'nadeesha@mail.example',
  'Contact number': '077 123 4567',
  'Invoice number': 'INV-88213',
  Message: 'The bracket is bent.',
}

/** Fills in the complaint, with its picture. */
export async function fill(page: Page) {
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value)
  await page.getByLabel('Receipt image').setInputFiles(receipt)
}

/** Ticks the captcha; the browser solves the real server's challenge. */
export async function passCaptcha(page: Page) {
  await page.getByRole('checkbox', { name: "I'm not a robot" }).check()
  await expect(page.getByText('Checked', { exact: true })).toBeVisible({ timeout: 30_000 })
}
