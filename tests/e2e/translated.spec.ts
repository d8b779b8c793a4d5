import type { Page } from '@playwright/test'
import { inCart } from '../../mocks/cart.ts'
import { translatePage } from '../../mocks/translator.ts'
import { shop as config } from '../../src/shop/config.ts'
import { expect, open, storeCart, test } from './shop.ts'

// Stands at the end of each translated text, so that a text which was not translated again is noticed.
const mark = '¦'

/**
 * The words in the page, without the marks, in which the numbers of orders differ between two visits. They are read at the
 * top of the page: further down, the header shows its first row or not by which way the page was last scrolled.
 */
const read = async (page: Page) =>
  (
    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' })
      return document.body.innerText
    })
  )
    .replaceAll(mark, '')
    .replaceAll(new RegExp(`${config.orderPrefix}\\d+`, 'g'), 'an order')
    .split(/\s+/)

/** Takes a step in the page and in a translated one, and expects the same text in both. */
type Both = (step: (page: Page) => Promise<unknown>) => Promise<void>

const bothOf =
  (plain: Page, translated: Page): Both =>
  async (step) => {
    await step(plain)
    await step(translated)
    await expect(async () => {
      expect(await read(translated)).toEqual(await read(plain))
    }).toPass({ timeout: 15_000 })
    await expect(translated.locator('main font font').filter({ hasText: mark }).first()).toBeAttached()
  }

type Walk = { address: string; cart?: Parameters<typeof inCart>[]; walk: (both: Both) => Promise<void> }

const press =
  (name: string, role: 'button' | 'link' | 'tab' = 'button') =>
  (page: Page) =>
    page.getByRole(role, { name }).first().click()

const street = (address: string) => (page: Page) =>
  page.getByRole('combobox', { name: 'Street address' }).fill(address)

// What hydrates when its text is translated already is rendered anew.
test.beforeEach(({ watch }) => {
  watch.expected.push(/Minified React error #418/)
})

const walks: Record<string, Walk> = {
  'the product list: filters, pages, the spec sheet': {
    address: '/products',
    walk: async (both) => {
      await both((page) => page.getByLabel('Under Rs.500').check())
      await both(press('Next page', 'link'))
      await both(press('Next page', 'link'))
      await both(press('Remove filter Under Rs.500'))
      await both((page) => page.getByRole('link', { name: 'sheet' }).first().click())
      await both((page) => page.goBack())
    },
  },
  'the cart: quantities, a line removed and put back, a link': {
    address: '/cart',
    cart: [
      [101, 1],
      [103, 2],
    ],
    walk: async (both) => {
      const quantity = (count: string) => (page: Page) => page.getByRole('spinbutton').first().fill(count)
      for (const count of ['2', '40', '3', '1']) await both(quantity(count))
      await both((page) => page.locator('[data-remove]').first().click())
      await both(press('Undo'))
      await both((page) => page.locator('[data-remove]').last().click())
    },
  },
  'checkout: what is missing, addresses near and far, ways to pay, an order': {
    address: '/buying?product=101&qty=2',
    walk: async (both) => {
      await both(press('Pay'))
      await both(async (page) => {
        await street('12 Galle Road, Dehiwala')(page)
        await page.getByLabel('Apartment').focus()
      })
      await both(street('5 Temple Road, Galle'))
      await both(street('12 Galle Road, Dehiwala'))
      await both(press('Cash on Delivery', 'tab'))
      await both(async (page) => {
        await page.getByLabel('First name').fill('Nadeesha')
        await page.getByLabel('Last name').fill('Perera')
        await page.getByLabel('Email').fill('nadeesha@mail.example')
        await page.getByLabel('Phone').fill('077 123 4567')
        await page.locator('#terms').check()
      })
      await both(press('Place order'))
    },
  },
}

for (const [what, { address, cart, walk }] of Object.entries(walks))
  test(`BEY-31 ${what}: the same is read in a translated page`, {
    tag: '@desktop',
  }, async ({ page, newVisitor }) => {
    const translated = await newVisitor()
    for (const each of [page, translated]) {
      if (cart)
        await storeCart(
          each,
          cart.map((item) => inCart(...item)),
        )
      await open(each, address)
    }
    await translated.evaluate(translatePage, mark)
    await walk(bothOf(page, translated))
  })

// A translator may begin before the shop's code has run. React then finds other texts than the server sent, and renders
// the page anew.
test('BEY-31 @rendered the list translated before its code has run shows the same', {
  tag: '@desktop',
}, async ({ page, newVisitor }) => {
  const translated = await newVisitor()
  await translated.addInitScript(translatePage, mark)
  for (const each of [page, translated]) await open(each, '/products')
  await bothOf(page, translated)(async () => undefined)
})
