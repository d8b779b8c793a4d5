import * as complaint from './complaint.ts'
import { expect, heading, open, test } from './shop.ts'

test('CMP-04 a complaint with a picture is accepted and confirmed by email, and the form is cleared', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/complaint')
  await expect(heading(page, 'Complaint')).toBeVisible()
  await complaint.fill(page)
  await expect(page.getByText('angle-bracket-90@400.webp')).toBeVisible()
  await expect(page.locator('img[src^="blob:"]')).toBeVisible()
  await complaint.passCaptcha(page)
  const email = page.waitForResponse('**/api/messages/send-complaint-email')
  await page.getByRole('button', { name: 'Submit Complaint' }).click()
  const modal = page.getByRole('alertdialog')
  await expect(modal).toContainText('Complaint submitted successfully.')
  expect((await email).status()).toBe(200)
  await expect(modal.getByRole('button', { name: 'OK' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  for (const label of Object.keys(complaint.typed)) await expect(page.getByLabel(label)).toHaveValue('')
  await expect(page.getByText('angle-bracket-90@400.webp')).toBeHidden()
  await expect(page.getByRole('checkbox', { name: "I'm not a robot" })).not.toBeChecked()
})
