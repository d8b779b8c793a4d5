import type { Page } from '@playwright/test'
import { expect, expectStoredCart, hold, open, ready, requestsSent, signedIn, test } from './shop.ts'

/** Opens an address whose scripts are held back. Returns a function that lets them load and waits for hydration. */
async function openUnhydrated(page: Page, address: string) {
  const scripts = await hold(page, /\/assets\/[^/]*\.js/)
  await page.goto(address, { waitUntil: 'commit' })
  return async () => {
    await scripts.request
    scripts.letThrough()
    await ready(page)
  }
}

test.describe('on a slow line, before the scripts have arrived', { tag: ['@rendered', '@phone'] }, () => {
  test('a press of Sign In sends nothing, and what was typed can be sent afterwards', async ({ page }) => {
    const hydrate = await openUnhydrated(page, '/login')
    const panel = page.getByRole('tabpanel', { name: 'Sign In' })
    await panel.getByLabel('Username').fill('demo')
    await panel.getByLabel('Password', { exact: true }).fill('Demo@2026')
    await panel.getByRole('button', { name: 'Sign In' }).click()
    await hydrate()
    expect(page.url()).toMatch(/\/login$/)
    await expect(panel.getByLabel('Username')).toHaveValue('demo')
    await expect(panel.getByLabel('Password', { exact: true })).toHaveValue('Demo@2026')

    await panel.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/\/profile$/)
  })

  test('Register keeps what was typed, the phone number in its usual form', async ({ page }) => {
    const hydrate = await openUnhydrated(page, '/register')
    const panel = page.getByRole('tabpanel', { name: 'Register' })
    await panel.getByLabel('First name').fill('Nadeesha')
    await panel.getByLabel('Phone').fill('+94 77 123 4567')
    await hydrate()
    await expect(panel.getByLabel('Phone')).toHaveValue('0771234567')
    await expect(panel.getByLabel('First name')).toHaveValue('Nadeesha')
  })

  test('a press of Submit Review keeps the review and its stars', async ({ page }) => {
    const hydrate = await openUnhydrated(page, '/feedback')
    await page.getByRole('radio', { name: '4 stars' }).check()
    await page.getByLabel('Title').fill('Quick')
    await page.getByLabel('Review', { exact: true }).fill('Delivered on the same day.')
    await page.getByRole('button', { name: 'Submit Review' }).click()
    await hydrate()
    expect(page.url()).toMatch(/\/feedback$/)
    const request = page.waitForRequest('**/api/feedback/feedbacks')
    await page.getByRole('button', { name: 'Submit Review' }).click()
    expect((await request).postDataJSON()).toEqual({
      type: 'review',
      title: 'Quick',
      content: 'Delivered on the same day.',
      rating: 4,
    })
  })

  test('a press of Add to Cart is repeated once, however often it was pressed', async ({ page }) => {
    const hydrate = await openUnhydrated(page, '/products/301')
    await page.getByRole('button', { name: 'Add to Cart' }).first().dblclick()
    await hydrate()
    await expectStoredCart(page, [[301, 1]])
    await page.getByRole('button', { name: 'Add to Cart' }).first().click()
    await expectStoredCart(page, [[301, 2]])
  })

  test('a press of a tab is repeated', async ({ page }) => {
    await signedIn(page)
    const hydrate = await openUnhydrated(page, '/profile')
    await page.getByRole('tab', { name: 'Orders' }).click()
    await hydrate()
    await expect(page.getByRole('tab', { name: 'Orders' })).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL(/tab=orders/)
  })

  test('a press of Add to Cart while the page is being hydrated counts once', async ({ page }) => {
    await page.addInitScript(() => {
      // Clicks between two steps of hydration: React marks an element when it has hydrated it, before its effects run.
      // Dispatches the event, because during `click()` further calls of it do nothing.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        const button = [...document.querySelectorAll('button')].find(
          (each) => each.textContent === 'Add to Cart',
        )
        if (button && Object.keys(button).some((key) => key.startsWith('__reactProps')))
          button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
        else port2.postMessage('')
      }
      port2.postMessage('')
    })
    await open(page, '/products/301')
    await requestsSent(page)
    await expectStoredCart(page, [[301, 1]])
  })
})
