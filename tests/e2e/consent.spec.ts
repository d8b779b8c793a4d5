import type { Page } from '@playwright/test'
import { inCart } from '../../mocks/cart.ts'
import { expect, nothingAsked, open, storeCart, test, twoFrames } from './shop.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })

test.beforeEach(async ({ context }) => {
  await context.clearCookies()
})

type Seen = { focused: number; covered: string[]; ended: boolean }

test('BEY-16 the consent banner never covers the focused element', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await storeCart(page, [inCart(301), inCart(1006)])
  await open(page, '/buying')
  await expect(banner(page)).toBeVisible()
  // Content that arrives later would push the focused element down.
  await nothingAsked(page)
  await page.evaluate(() => {
    const focus = window as unknown as Seen
    focus.focused = 0
    focus.covered = []
    focus.ended = false
    const sheet = document.querySelector('[aria-label="Cookies"]')
    /** Records the focused element if the banner covers it. Runs after the browser has scrolled to the element. */
    const look = () => {
      const element = document.activeElement
      if (!sheet || !element || element === document.body || sheet.contains(element)) return
      const covered = element.getBoundingClientRect().bottom > sheet.getBoundingClientRect().top + 1
      if (covered) focus.covered.push(element.outerHTML.slice(0, 160))
    }
    addEventListener('focusin', () => {
      focus.focused += 1
      requestAnimationFrame(look)
    })
    addEventListener('focusout', ({ relatedTarget }) => {
      focus.ended ||= relatedTarget === null
    })
    // A message that opens later pushes the focused element down.
    new ResizeObserver(look).observe(document.body)
  })
  const readFocus = () =>
    page.evaluate(() => {
      const { focused, covered, ended } = window as unknown as Seen
      return { focused, covered, ended }
    })
  while (!(await readFocus()).ended)
    for (let presses = 0; presses < 10; presses += 1) await page.keyboard.press('Tab')
  const { focused, covered } = await readFocus()
  expect(focused).toBeGreaterThan(20)
  expect(covered).toEqual([])
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
