import type { Page } from '@playwright/test'
import { translatePage } from '../../mocks/translator.ts'
import { expect, open, test } from './shop.ts'

// Stands at the end of each translated text, so that a text which was not translated again is noticed.
const mark = '¦'

/**
 * The words in the page, without the marks. They are read at the top of the page: further down, the header shows its first
 * row or not by which way the page was last scrolled.
 */
const read = async (page: Page) =>
  (
    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' })
      return document.body.innerText
    })
  )
    .replaceAll(mark, '')
    .split(/\s+/)

// What a page shows after a change, every story shows in a translated page: npm run stories:modes. A translator may begin
// before the shop's code has run. React then finds other texts than the server sent, and renders the page anew.
test('BEY-31 the list translated before its code has run shows the same', {
  tag: ['@rendered', '@desktop'],
}, async ({ page, newVisitor, watch }) => {
  watch.expected.push(/Minified React error #418/)
  const translated = await newVisitor()
  await translated.addInitScript(translatePage, mark)
  for (const each of [page, translated]) await open(each, '/products')
  await expect(async () => {
    expect(await read(translated)).toEqual(await read(page))
  }).toPass({ timeout: 15_000 })
  await expect(translated.locator('main font font').filter({ hasText: mark }).first()).toBeAttached()
})
