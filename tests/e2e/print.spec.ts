import { inCart } from '../../mocks/cart.ts'
import { seed } from '../../server/demo/seed.ts'
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
  const ids = seed(new Date()).products.map(({ product_id }) => product_id)
  for (const [lines, pages] of [
    [20, 1],
    [40, 2],
  ] as const) {
    await storeCart(
      page,
      ids.slice(0, lines).map((id) => inCart(id, 12)),
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
