import { expect, open, test, visits } from './shop.ts'

test('NAV-05 LIST-16 pressed repeatedly a drawer adds one history entry, and closed repeatedly it stays on the page', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/cart')
  await open(page, '/products')
  for (const name of ['Menu', 'Filters']) {
    const button = page.getByRole('button', { name, exact: true })
    const dialog = page.getByRole('dialog', { name })
    // Press without waiting for the effect of the press before, here and below.
    await button.evaluate(async (element: HTMLElement) => {
      for (let press = 0; press < 3; press += 1) {
        element.click()
        await undefined
      }
    })
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL('/products')

    await button.click()
    await expect(dialog).toBeVisible()
    await Promise.all([1, 2, 3].map(() => page.keyboard.press('Escape')))
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
    await expect(page).toHaveURL('/products')
  }
})

test('NAV-01 a link pressed twice adds one history entry, with Ctrl it opens a tab', {
  tag: '@desktop',
}, async ({ page }) => {
  // Each address differs from the one before: opening the same again would add no entry, and leave those ahead.
  await open(page, '/contact-us')
  const visit = visits(page)
  for (const [what, address, region, name] of [
    ['a card', '/products', 'main', /^Brass butt hinge/],
    ['Buy Now', '/products/301', 'main', 'Buy Now'],
    ['Buy on a card', '/products', 'main', /^Buy, /],
    ['a breadcrumb', '/products/301', 'main', 'Home'],
    ['an entry of the menu', '/products', 'banner', 'Feedback'],
    ['a link of the footer', '/about-us', 'contentinfo', 'Delivery'],
  ] as const) {
    await visit(address)
    const link = page.getByRole(region).getByRole('link', { name }).first()
    const pressed = await link.evaluate((target: HTMLElement) => {
      const before = history.length
      target.click()
      target.click()
      const left = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }].map((keys) => {
        let prevented = false
        const see = (event: Event) => {
          prevented = event.defaultPrevented
          event.preventDefault()
        }
        window.addEventListener('click', see, { once: true })
        target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))
        return !prevented
      })
      return { entries: history.length - before, left }
    })
    expect(pressed, what).toEqual({ entries: 1, left: [true, true, true] })
    await expect(page, what).not.toHaveURL(address)
    await page.goBack()
    await expect(page, what).toHaveURL(address)
  }
})

test('NAV-01 a search sent twice adds one history entry', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/products')
  await page.getByRole('banner').getByRole('combobox').fill('hinge')
  const entries = await page
    .getByRole('banner')
    .getByRole('button', { name: 'Search', exact: true })
    .evaluate((button: HTMLElement) => {
      const before = history.length
      button.click()
      button.click()
      return history.length - before
    })
  expect(entries).toBe(1)
  await expect(page).toHaveURL('/searchbarr?q=hinge')
})
