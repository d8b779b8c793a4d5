import { expect, open, test } from './shop.ts'

test('what is below the window is laid out without being scrolled to, once the page is at rest', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() => {
    // The loading bar does not run again.
    sessionStorage.setItem('homeOpened', 'true')
    addEventListener('DOMContentLoaded', () => {
      for (const part of document.querySelectorAll('.later')) part.setAttribute('data-from-server', '')
    })
  })
  await open(page, '/')
  const last = page.getByRole('heading', { name: 'From the trade counter in Colombo' })
  // Its text has no box while the section is left out.
  const height = () => last.evaluate((heading) => heading.getBoundingClientRect().height)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect.poll(height).toBeGreaterThan(0)
  await expect(page.locator('.later')).toHaveCount(0)
  // And hydrated where it stands.
  await expect(page.locator('[data-from-server]')).toHaveCount(9)
})
