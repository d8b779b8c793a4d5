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

test('a finger swipes from banner to banner, one at a time, also while the last one glides', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.addInitScript(() => sessionStorage.setItem('homeOpened', 'true'))
  await open(page, '/')
  // No rotation starts by itself where no pointer hovers.
  const banners = page.getByRole('region', { name: 'Banners' })
  await expect(banners).toContainText('1 of 4')
  const client = await context.newCDPSession(page)
  const swipe = async (distance: number) => {
    await banners.scrollIntoViewIfNeeded()
    const box = (await banners.boundingBox())!
    const at = (part: number) => [
      { x: box.x + box.width / 2 + distance * (part - 0.5), y: box.y + box.height / 3 },
    ]
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
    for (let part = 0.1; part <= 1; part += 0.1)
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) })
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  // Each swipe but the first stops the glide of the one before.
  for (const [distance, shown] of [
    [-250, 2],
    [-250, 3],
    [250, 2],
  ] as const) {
    await swipe(distance)
    await expect(banners).toContainText(`${shown} of 4`)
    await expect(banners.getByRole('group', { name: `Banner ${shown} of 4` })).toBeInViewport({ ratio: 0.9 })
  }
})
