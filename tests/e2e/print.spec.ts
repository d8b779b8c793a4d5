import { inCart } from '../../mocks/cart.ts'
import { orderNumber } from '../../src/rules/orderNumber.ts'
import { shop as config } from '../../src/shop/config.ts'
import { expect, heading, open, paperPages, signedIn, storeCart, test } from './shop.ts'

test('STA-07 the printed policies contain only the text, in black', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/policy')
  await expect(heading(page, 'Policy')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  for (const element of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('navigation', { name: 'On this page' }),
    page.getByRole('navigation', { name: 'Breadcrumb' }),
  ])
    await expect(element).toBeHidden()
  await expect(heading(page, 'Policy')).toBeVisible()
  await expect(page.getByText('Bank transfers: 3-5 business days')).toBeVisible()
})

test('BEY-10/one-page a quote of twenty lines prints on one page, one of forty on two', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => window.dispatchEvent(new Event('asked to print'))
  })
  const ids = [
    101, 103, 105, 108, 110, 112, 114, 115, 116, 117, 118, 119, 120, 122, 124, 125, 127, 128, 131, 132,
  ]
  const more = [
    134, 136, 137, 138, 201, 202, 204, 205, 207, 209, 210, 212, 213, 214, 215, 217, 218, 220, 221, 222,
  ]
  for (const [parts, pages] of [
    [ids, 1],
    [[...ids, ...more], 2],
  ] as const) {
    await storeCart(
      page,
      parts.map((id) => inCart(id, 12)),
    )
    await open(page, '/cart')
    const printDialog = page.evaluate(
      () =>
        new Promise<void>((done) => window.addEventListener('asked to print', () => done(), { once: true })),
    )
    await page.getByRole('button', { name: 'Print quote' }).click()
    await printDialog
    expect(await paperPages(page)).toBe(pages)
    await expect(heading(page, 'Cart')).toBeVisible()
  }
})

test('BEY-10/one-page an order prints on one page', { tag: '@desktop' }, async ({ page }) => {
  await signedIn(page)
  await open(page, '/profile?tab=orders')
  const card = page.getByRole('listitem', { name: orderNumber(10391) })
  // Newer orders, which other tests have placed, may come before it.
  await expect(
    page.getByRole('listitem', { name: new RegExp(`^${config.orderPrefix}`) }).first(),
  ).toBeVisible()
  while (!(await card.isVisible())) await page.getByRole('button', { name: 'Show older orders' }).click()
  await card.getByRole('button', { name: 'View Order Details' }).click()
  // The real window.print would end the print view at once.
  await page.evaluate(() => {
    window.print = () => undefined
  })
  await card.getByRole('button', { name: 'Print' }).click()
  await page.emulateMedia({ media: 'print' })
  expect(await paperPages(page)).toBe(1)
})
