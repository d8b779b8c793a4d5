import type { Page } from '@playwright/test'
import { expect, open, test } from './shop.ts'

/** Marks home as visited in this tab, so that the loading bar does not run again. */
const opened = (page: Page) => page.addInitScript(() => sessionStorage.setItem('homeOpened', 'true'))

test('what is below the window is laid out without being scrolled to, once the page is at rest', {
  tag: '@phone',
}, async ({ page }) => {
  await opened(page)
  await page.addInitScript(() => {
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

test('HOME-10: swiping moves the banners, so do their buttons (WCAG 2.5.7), and nothing rotates by itself (BEY-17)', {
  tag: '@phone',
}, async ({ page }) => {
  await opened(page)
  await open(page, '/')
  const slider = page.getByRole('region', { name: 'Banners' })
  await expect(slider.getByText('1 of 4')).toBeVisible()
  await expect(page.getByRole('progressbar')).toBeHidden()
  await expect(slider.getByRole('button', { name: 'Play banners' })).toBeVisible()
  const strip = slider.locator('[aria-live]')
  await strip.scrollIntoViewIfNeeded()
  const box = await strip.boundingBox()
  if (!box) throw new Error('The strip has no box')
  const touch = await page.context().newCDPSession(page)
  const at = (share: number) => ({ x: box.x + box.width * share, y: box.y + box.height / 2 })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0.8)] })
  for (const share of [0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(share)] })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(slider.getByText('2 of 4')).toBeVisible()
  await slider.getByRole('button', { name: 'Next banner' }).tap()
  await expect(slider.getByText('3 of 4')).toBeVisible()
  await slider.getByRole('button', { name: 'Previous banner' }).tap()
  await expect(slider.getByText('2 of 4')).toBeVisible()
})
