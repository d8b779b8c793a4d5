import { expect, type Page } from '@playwright/test'
import { build } from 'vite'
import { expectPressed, handOver, preview, sheet, test } from './room.ts'

/** The pins' own code for the page, as the global `pinned`. */
let code = ''
test.beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: '.storybook/review-addon/pins/target.ts', formats: ['iife'], name: 'pinned' },
    },
  })
  const [file] = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  if (file?.type === 'chunk') code = file.code
})

const story = '?path=/story/screens-checkout--restricted-cash-only'
const pin = (page: Page) => page.getByRole('button', { name: /^Pin an element/ })
const bar = (page: Page) => page.getByRole('region', { name: 'Pin', exact: true })
const list = (page: Page) => page.getByRole('region', { name: 'Pins', exact: true })
const marks = (page: Page) => preview(page).locator('review-pins div')

/** Returns the page's HTML once its play function is done and nothing loads: it stays the same for a second. */
async function atRest(html: () => Promise<string>) {
  let before = ''
  await expect
    .poll(
      async () => {
        const last = before
        before = await html()
        return before === last
      },
      { intervals: [1000] },
    )
    .toBe(true)
  return before
}

test('an element is pinned with the mouse, and the story learns nothing of it', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(story)
  const terms = preview(page).getByRole('main').getByRole('link', { name: 'terms and conditions' })
  await expect(preview(page).getByText('Only Cash on Delivery').first()).toBeVisible()
  const html = () =>
    preview(page)
      .locator('body')
      .evaluate((body) => body.innerHTML)
  const before = await atRest(html)
  await pin(page).click()
  await terms.click({ force: true })
  await bar(page).getByRole('textbox').fill('Too small')
  // Whoever is sent the link finds the pin among what is to be looked at.
  await bar(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(bar(page).getByText('Link copied.')).toBeVisible()
  const other = await browser.newPage()
  await other.goto(await page.evaluate(() => navigator.clipboard.readText()))
  const found = preview(other).getByRole('listitem').filter({ hasText: 'Too small' }).last()
  await found.getByRole('link', { name: 'link "terms and conditions"' }).click()
  await expect(marks(other)).toHaveCount(1)
  await other.close()
  await bar(page).getByRole('button', { name: 'Done' }).click()
  await expect(bar(page)).toHaveCount(0)
  await expect(list(page).getByRole('textbox', { name: 'What you say of pin 1' })).toHaveValue('Too small')
  await expect(list(page)).toContainText('link "')
  await expect(marks(page)).toHaveCount(1)
  expect(await html()).toBe(before)
  const [mark, element] = [await marks(page).boundingBox(), await terms.boundingBox()]
  expect(Math.abs((mark?.y ?? 0) - (element?.y ?? 0))).toBeLessThan(6)
  // Kept, and taken away.
  await page.reload()
  await expect(marks(page)).toHaveCount(1)
  await list(page).getByRole('button', { name: 'Remove pin 1' }).click()
  await expect(list(page)).toHaveCount(0)
  await expect(marks(page)).toHaveCount(0)
})

test('by the keyboard: what has the focus, and what the arrow keys come to', async ({ page }) => {
  await page.goto(story)
  const name = preview(page).getByRole('textbox', { name: 'First name' })
  await expect(preview(page).getByText('Only Cash on Delivery').first()).toBeVisible()
  await pin(page).focus()
  await page.keyboard.press('Enter')
  const frame = page.locator('#storybook-preview-iframe')
  await expect(frame).toBeFocused()
  await name.focus()
  await page.keyboard.press('Enter')
  await expect(bar(page)).toContainText('textbox "First name')
  await expect(bar(page).getByRole('textbox')).toBeFocused()
  await page.keyboard.type('Why?')
  await page.keyboard.press('Enter')
  await expect(bar(page)).toHaveCount(0)
  await expect(pin(page)).toBeFocused()
  await page.keyboard.press('p')
  await expect(frame).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(bar(page).getByRole('status')).toContainText('"')
  await page.keyboard.press('Enter')
  await expect(bar(page)).toContainText('Pin 2')
  await expect(bar(page).getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('p')
  await expect(frame).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(bar(page)).toHaveCount(0)
  await expect(list(page).getByRole('listitem')).toHaveCount(2)
})

test('pictures and tests have no pins', async ({ page }) => {
  await page.goto(story)
  await pin(page).click()
  await preview(page).getByRole('heading', { level: 1 }).click({ force: true })
  await bar(page).getByRole('button', { name: 'Done' }).click()
  await expect(marks(page)).toHaveCount(1)
  await page.goto('iframe.html?id=screens-checkout--restricted-cash-only&viewMode=story&chromatic=true')
  await expect(page.getByText('Only Cash on Delivery').first()).toBeVisible()
  expect(await page.locator('review-pins').count()).toBe(0)
})

test('the review is deleted, once that is confirmed', async ({ page }) => {
  await page.goto(story)
  const wrong = sheet(page).getByRole('button', { name: 'Wrong' })
  await wrong.click()
  const hand = handOver(page)
  await page.getByRole('button', { name: 'Hand over' }).click()
  const remove = hand.getByRole('button', { name: 'Delete everything in this browser (1)' })
  page.once('dialog', (dialog) => dialog.dismiss())
  await remove.click()
  await expectPressed(wrong)
  page.once('dialog', (dialog) => dialog.accept())
  await remove.click()
  await expectPressed(wrong, false)
  await page.reload()
  await expectPressed(wrong, false)
  await page.getByRole('button', { name: 'Hand over' }).click()
  await expect(hand).toContainText('0 verdicts')
  await expect(hand.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('pins are set with a thumb, beside the story that stays in view', async ({ page }) => {
    await page.goto(story)
    await expect(preview(page).getByText('Only Cash on Delivery').first()).toBeVisible()
    for (let number = 1; number <= 3; number += 1) {
      if (number === 1) await pin(page).tap()
      else await bar(page).getByRole('button', { name: 'Next pin' }).tap()
      await expect(bar(page).getByRole('status')).toBeVisible()
      const y = 60 + number * 48
      const box = await page.locator('#storybook-preview-iframe').boundingBox()
      await page.touchscreen.tap((box?.x ?? 0) + 120, (box?.y ?? 0) + y)
      await expect(bar(page)).toContainText(`Pin ${number}`)
      await bar(page).getByRole('textbox').fill(`Word ${number}`)
      const high = (await bar(page).boundingBox())?.height ?? 0
      expect(high).toBeLessThan(844 / 4)
    }
    await bar(page).getByRole('button', { name: 'Done' }).tap()
    await page.getByRole('button', { name: 'Open addon panel' }).tap()
    await expect(list(page).getByRole('listitem')).toHaveCount(3)
  })
})

type Tried = { tried: number; lost: string[] }
declare const pinned: typeof import('../../.storybook/review-addon/pins/target.ts')

const stories = [
  'screens-checkout--restricted-cash-only',
  'screens-cart--ready',
  'screens-product-list--ready',
  'screens-home--ready',
  'screens-profile--ready',
]

async function open(page: Page, id: string, width: number) {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`iframe.html?id=${id}&viewMode=story`)
  const main = page.locator('#storybook-root main')
  await expect(main.locator('h1, h2').first()).toBeVisible()
  await atRest(() => main.innerHTML())
  await page.addScriptTag({ content: code })
}

test('95 of 100 pins are found at the other widths, where the element is there', async ({ page }) => {
  const all: Tried = { tried: 0, lost: [] }
  for (const id of stories) {
    await open(page, id, 390)
    const targets = await page.evaluate(() =>
      pinned
        .readableIn(document.querySelector('#storybook-root main') ?? document.body)
        .slice(0, 60)
        .filter((_, index) => index % 3 === 0)
        .map((element) => pinned.describe(element, document.body)),
    )
    for (const width of [320, 1280]) {
      await open(page, id, width)
      const { tried, lost } = await page.evaluate((wanted) => {
        const result: Tried = { tried: 0, lost: [] }
        const called = new Set(
          [...document.querySelectorAll('#storybook-root *')]
            .filter(pinned.isSeen)
            .flatMap((element) => [pinned.describe(element, element).label, element.textContent?.trim()]),
        )
        for (const target of wanted) {
          const words = target.label || target.text
          if (!called.has(words)) continue
          result.tried += 1
          const found = pinned.find(target, document.body)
          if (!found || found.by === 'place') result.lost.push(words)
        }
        return result
      }, targets)
      all.tried += tried
      all.lost.push(...lost.map((what) => `${id} ${width}: ${what}`))
    }
  }
  expect(all.tried).toBeGreaterThan(100)
  expect(all.lost.length / all.tried, all.lost.join('\n')).toBeLessThanOrEqual(0.05)
})
