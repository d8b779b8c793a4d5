import { expect, open, test } from './shop.ts'

test('BEY-05 the server renders the spec sheet if the address names it, and redirects visitors who chose it before', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const html = await (await request.get('/products?view=sheet')).text()
  expect(html.match(/<tr\b/g)).toHaveLength(26)
  await page.addInitScript(() => localStorage.setItem('listView', 'sheet'))
  await open(page, '/products?sort=name')
  await expect(page).toHaveURL(/\?sort=name&view=sheet$/)
  await expect(page.getByRole('textbox', { name: /^Quantity, / })).toHaveCount(25)
})
