import type { Page } from '@playwright/test'
import { expect, heading, open, reload, test } from './shop.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Search for a product' })
/** The search page's box: on phones on the page, else in the navigation bar. */
const pageBox = (page: Page) => page.getByRole('textbox', { name: 'Search for a product' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Products' }).getByRole('option')
const rows = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Details, / })
const padlock = 'Brass padlock 40 mm, hardened shackle'

test('SRCH-03 searching in the middle of a page does not scroll it, and a result can be opened in a new tab', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/products')
  await expect(page.getByRole('link', { name: /^Details, / })).toHaveCount(12)
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.getByRole('banner').getByRole('link', { name: 'Order by list' }).focus()
  expect(await page.evaluate(() => window.scrollY)).toBe(900)
  await box(page).focus()
  await page.keyboard.type('hinge')
  await expect(options(page)).toHaveCount(7)
  for (let presses = 0; presses < 7; presses += 1) await page.keyboard.press('ArrowDown')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await expect(options(page).last()).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => window.scrollY)).toBe(900)

  await box(page).fill('padlock')
  await expect(options(page).nth(1)).toContainText('padlock')
  // The press is left to the browser; the new tab itself is its business.
  const left = page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        addEventListener('click', (event) => {
          const link = event.target instanceof Element ? event.target.closest('a') : null
          resolve(event.defaultPrevented ? 'taken by the page' : link?.pathname)
          event.preventDefault()
        })
      }),
  )
  await options(page)
    .nth(1)
    .click({ modifiers: ['ControlOrMeta'] })
  expect(await left).toBe('/products/202')
  await expect(page).toHaveURL(/\/products$/)
  await expect(box(page)).toHaveValue('padlock')
  await expect(options(page)).toHaveCount(7)
})

test('SRCH-08 by touch from the magnifier to a product, and back to the results', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page, '/about-us')
  await expect(heading(page, 'About Us')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).tap()
  await expect(pageBox(page)).toBeFocused()
  await page.keyboard.type('padlock')
  await expect(rows(page)).toHaveCount(9)
  await page.keyboard.press('Enter')
  // The field loses the focus, so that the phone's keyboard does not cover the results.
  await expect(pageBox(page)).not.toBeFocused()
  await rows(page).nth(1).tap()
  await expect(heading(page, padlock)).toBeVisible()
  // All levels below Home, although no page before has loaded them.
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')
  await expect(crumbs).toHaveText(['Locks & Latches', 'Padlocks', 'Brass padlocks'])
  await page.goBack()
  await expect(pageBox(page)).toHaveValue('padlock')
  await expect(rows(page)).toHaveCount(9)
  await reload(page)
  await expect(rows(page)).toHaveCount(9)
  await expect(pageBox(page)).not.toBeFocused()
})
