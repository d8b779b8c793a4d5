import type { Page } from '@playwright/test'
import { translatePage } from '../../mocks/translator.ts'
import { shop as config } from '../../src/shop/config.ts'
import * as checkout from './checkout.ts'
import { expect, open, test } from './shop.ts'

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

const press =
  (name: string, role: 'button' | 'tab' = 'button') =>
  (page: Page) =>
    page.getByRole(role, { name }).first().click()

const street = (address: string) => (page: Page) => checkout.street(page).fill(address)

// What hydrates when its text is translated already is rendered anew.
test.beforeEach(({ watch }) => {
  watch.expected.push(/Minified React error #418/)
})

// What the list and the cart show after a change, every story shows in a translated page: npm run stories:modes.
test('BEY-31 checkout: what is missing, addresses near and far, ways to pay, an order: the same is read in a translated page', {
  tag: '@desktop',
}, async ({ page, newVisitor }) => {
  const translated = await newVisitor()
  for (const each of [page, translated]) await open(each, '/buying?product=101&qty=2')
  await translated.evaluate(translatePage, mark)
  const both = bothOf(page, translated)
  await both(press('Pay'))
  await both(async (page) => {
    await street('12 Galle Road, Dehiwala')(page)
    await page.getByLabel('Apartment').focus()
  })
  await both(street('5 Temple Road, Galle'))
  await both(street('12 Galle Road, Dehiwala'))
  await both(press('Cash on Delivery', 'tab'))
  await both(async (page) => {
    await checkout.fillContact(page)
    await page.locator('#terms').check()
  })
  await both(press('Place order'))
})

// A translator may begin before the shop's code has run. React then finds other texts than the server sent, and renders
// the page anew.
test('BEY-31 the list translated before its code has run shows the same', {
  tag: ['@rendered', '@desktop'],
}, async ({ page, newVisitor }) => {
  const translated = await newVisitor()
  await translated.addInitScript(translatePage, mark)
  for (const each of [page, translated]) await open(each, '/products')
  await bothOf(page, translated)(async () => undefined)
})
