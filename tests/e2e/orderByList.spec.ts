import { expect, expectStoredCart, heading, open, reload, test } from './shop.ts'

test('BEY-24/told-apart BEY-24/cart a list is checked, survives a reload, and goes into the cart', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/order-by-list')
  const list = page.getByRole('textbox', { name: 'Your list' })
  await list.fill('hngb76sb x 12\nPDL-O50-BR 2\nnothing of ours')
  await reload(page)
  await expect(list).toHaveValue('hngb76sb x 12\nPDL-O50-BR 2\nnothing of ours')
  await page.getByRole('button', { name: 'Check the list' }).click()
  await expect(page.getByRole('heading', { name: '1 found, 1 doubtful, 1 unknown' })).toBeFocused()
  await page.getByRole('radio', { name: /^PDL-050-BR/ }).check()
  await page.getByRole('button', { name: 'Add 2 lines to cart' }).click()
  await expectStoredCart(page, [
    [101, 12],
    [201, 2],
  ])
  await page.getByRole('link', { name: 'Go to cart' }).click()
  await expect(heading(page, 'Cart')).toBeFocused()
})
