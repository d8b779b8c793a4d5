import { expect, open, test } from './shop.ts'

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
