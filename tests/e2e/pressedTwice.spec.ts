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
