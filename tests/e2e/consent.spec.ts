import type { Page } from '@playwright/test'
import { expect, open, test, twoFrames } from './shop.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })

test.beforeEach(async ({ context }) => {
  await context.clearCookies()
})

test('CNS-01 the banner is not the largest paint', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { element } = entry as PerformanceEntry & { element?: Element }
        if (element?.closest('section[aria-label=Cookies]'))
          document.documentElement.dataset.largest = 'banner'
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  for (const address of ['/', '/products/301']) {
    await open(page, address)
    await expect(banner(page)).toBeVisible()
    await expect(banner(page)).toHaveCSS('translate', 'none')
    await twoFrames(page)
    await expect(page.locator('html'), address).not.toHaveAttribute('data-largest')
  }
})
