import { expect, open, test } from './shop.ts'

for (const [id, what] of [
  ['NAV-05', 'Menu'],
  ['LIST-16', 'Filters'],
] as const) {
  test(`${id} pressing repeatedly adds one history entry: ${what}`, { tag: '@phone' }, async ({ page }) => {
    await open(page, '/products')
    // Press without waiting for the effect of the press before.
    await page.getByRole('button', { name: what, exact: true }).evaluate(async (button: HTMLElement) => {
      for (let press = 0; press < 3; press += 1) {
        button.click()
        await undefined
      }
    })
    await expect(page.getByRole('dialog', { name: what })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL('/products')
  })

  test(`${id} closing repeatedly stays on the page: ${what}`, { tag: '@phone' }, async ({ page }) => {
    await open(page, '/cart')
    await open(page, '/products')
    await page.getByRole('button', { name: what, exact: true }).click()
    await expect(page.getByRole('dialog', { name: what })).toBeVisible()
    // Press without waiting for the effect of the press before.
    await Promise.all([1, 2, 3].map(() => page.keyboard.press('Escape')))
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
    await expect(page).toHaveURL('/products')
  })
}

for (const [what, address, region, name] of [
  ['a card', '/products', 'main', /^Brass butt hinge/],
  ['Buy on a card', '/products', 'main', /^Buy, /],
  ['Buy Now', '/products/301', 'main', 'Buy Now'],
  ['a breadcrumb', '/products/301', 'main', 'Home'],
  ['an entry of the menu', '/products', 'banner', 'Feedback'],
  ['a link of the footer', '/products', 'contentinfo', 'Delivery'],
] as const) {
  test(`NAV-01 a link pressed twice adds one history entry, with Ctrl it opens a tab: ${what}`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await open(page, address)
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
    expect(pressed).toEqual({ entries: 1, left: [true, true, true] })
    await expect(page).not.toHaveURL(address)
    await page.goBack()
    await expect(page).toHaveURL(address)
  })
}

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
