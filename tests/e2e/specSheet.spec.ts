import { expect, open, test } from './shop.ts'

test('BEY-05 the server renders the spec sheet if the address names it, and redirects visitors who chose it before @desktop', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/products?view=sheet')).text()
  expect(html.match(/<tr\b/g)).toHaveLength(26)
  await page.addInitScript(() => localStorage.setItem('listView', 'sheet'))
  await open(page, '/products?sort=name')
  await expect(page).toHaveURL(/\?sort=name&view=sheet$/)

  const quantity = page.getByRole('textbox', { name: /^Quantity, / })
  await expect(quantity).toHaveCount(25)
  await quantity.first().press('ArrowDown')
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^12 .* added to cart! 12 in the cart\.$/)).toBeVisible()

  await open(page, '/products?page=2')
  await expect(page.getByRole('grid')).toHaveCount(0)
})
