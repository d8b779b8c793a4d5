import type { Page } from '@playwright/test'
import { expect, heading, open, reload, test } from './shop.ts'

const figures = (page: Page) => page.getByRole('region', { name: 'What customers say' })
const total = async (page: Page) =>
  Number(
    (
      await figures(page)
        .getByText(/^average of \d+ reviews$/)
        .textContent()
    )?.match(/\d+/)?.[0],
  )

test('FB-03 a submitted review is counted in the statistics and is first in the list', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/feedback')
  await expect(heading(page, 'Feedback')).toBeVisible()
  const before = await total(page)
  const title = `Sent ${crypto.randomUUID()}`

  await page.getByRole('button', { name: 'Submit Review' }).click()
  await expect(page.getByText('Please fill all fields and provide a rating')).toHaveCount(3)
  // By keyboard only. The focus is on the stars, the first missing field.
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '2 stars' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type(title)
  await page.keyboard.press('Tab')
  await page.keyboard.type('The kettle was on.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Thank you for your review' })).toBeFocused()
  await expect.poll(() => total(page)).toBeGreaterThan(before)
  const list = page.getByRole('list', { name: 'Reviews' })
  await expect(list.getByRole('heading', { name: title })).toBeVisible()

  await reload(page)
  expect(await total(page)).toBeGreaterThan(before)
  await expect(list.getByRole('heading', { name: title })).toBeVisible()
})
