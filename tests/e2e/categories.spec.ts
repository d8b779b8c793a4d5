import type { Page } from '@playwright/test'
import { expect, heading, open, test } from './shop.ts'

const card = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name })

const crumbs = async (page: Page, ...names: string[]) =>
  expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
    'Home',
    'Categories',
    ...names,
  ])

const levels = [
  ['/categories', 'Categories'],
  ['/categories/hinges', 'Hinges'],
  ['/categories/hinges/butt-hinges', 'Butt Hinges'],
  ['/category/brass-butt-hinges/products?cat_id=1011', 'Brass butt hinges'],
] as const

test('CAT-01, CAT-03, CAT-05 three levels by touch, then Back and Forward', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page, '/categories')
  await card(page, /^Hinges/).tap()
  await expect(heading(page, 'Hinges')).toBeFocused()
  await card(page, /^Butt Hinges/).tap()
  await expect(heading(page, 'Butt Hinges')).toBeFocused()
  await card(page, /^Brass butt hinges/).tap()
  await expect(heading(page, 'Brass butt hinges')).toBeFocused()
  await expect(page.getByText(/^\d+ parts?\b/).first()).toBeVisible()
  await crumbs(page, 'Hinges', 'Butt Hinges', 'Brass butt hinges')

  for (const [address, h1] of [...levels].reverse().slice(1)) {
    await page.goBack()
    await expect(heading(page, h1)).toBeVisible()
    await expect(page).toHaveURL(address)
  }
  for (const [address, h1] of levels.slice(1)) {
    await page.goForward()
    await expect(heading(page, h1)).toBeVisible()
    await expect(page).toHaveURL(address)
  }
})

test('CAT-04 the pasted address of an empty level is replaced by its list of parts: Back leads to the page before', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/categories')
  await open(page, '/categories/thresholds-and-joinery-seals')
  await expect(page).toHaveURL('/category/thresholds-and-joinery-seals/products?cat_id=8')
  await expect(heading(page, 'Thresholds & Joinery Seals')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Categories')).toBeVisible()
})

test('BEY-03 Back leads to the same place in a list', { tag: '@phone' }, async ({ page }) => {
  await page.clock.install()
  await open(page, '/products?page=2')
  const details = page.getByRole('link', { name: /^Details, / })
  await expect(details).toHaveCount(12)
  const names = await details.evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')))
  const seventh = details.nth(7)
  await seventh.scrollIntoViewIfNeeded()
  // Wait for the scroll event, in which the shop records the position.
  const offset = await page.evaluate(async () => {
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
    window.scrollBy(0, 120)
    await scrolled
    return window.scrollY
  })
  expect(offset).toBeGreaterThan(400)

  await seventh.tap()
  await expect(page).toHaveURL(/\/products\/\d+$/)
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(50)

  await page.goBack()
  await expect(page).toHaveURL('/products?page=2')
  await expect(details).toHaveCount(12)
  await expect
    .poll(() => page.evaluate((y) => Math.abs(window.scrollY - y), offset), { timeout: 5000 })
    .toBeLessThan(50)
  expect(await details.evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')))).toEqual(
    names,
  )
  // The position stays once the page stops restoring it.
  await page.clock.runFor(3000)
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - offset)).toBeLessThan(50)
})
