import { expect, type Page } from '@playwright/test'
import { build } from 'vite'
import { preview, test } from './room.ts'

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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('ten pins are set with a thumb, beside the story that stays in view', async ({ page }) => {
    await page.goto(story)
    await expect(preview(page).getByText('Only Cash on Delivery').first()).toBeVisible()
    const started = Date.now()
    let taps = 0
    for (let number = 1; number <= 10; number += 1) {
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
      taps += 3
    }
    await bar(page).getByRole('button', { name: 'Done' }).tap()
    process.stdout.write(`ten pins: ${taps + 1} taps, ${Math.round((Date.now() - started) / 100) / 10} s\n`)
    await page.getByRole('button', { name: 'Open addon panel' }).tap()
    await expect(list(page).getByRole('listitem')).toHaveCount(10)
  })
})

// A program that always draws the same.
const random = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed / 2 ** 32
}

type Tried = { tried: number; lost: string[] }
declare const pinned: typeof import('../../.storybook/review-addon/pins/target.ts')

/** Pins elements drawn at random, changes the page in small ways, and names the pins that are at another element then. */
const afterRefactorings = ([seeds, count]: [number[], number]): Tried => {
  const result: Tried = { tried: 0, lost: [] }
  const body = document.body
  const readable = pinned.readableIn(body.querySelector('#storybook-root') ?? body)
  let at = 0
  const draw = () => (seeds[at++ % seeds.length] ?? 0) / 2 ** 32
  const pick = <T>(list: readonly T[]): T => list[Math.floor(draw() * list.length)] as T
  // An element of another tag carries on with the mark of the one that it replaces.
  const targets = Array.from({ length: count }, () => pick(readable)).map((element) => {
    const mark = Math.random().toString(36).slice(2)
    element.setAttribute('data-truth', `${element.getAttribute('data-truth') ?? ''} ${mark}`)
    return { mark, target: pinned.describe(element, body) }
  })
  const texts = () => {
    const walker = document.createTreeWalker(
      body.querySelector('#storybook-root') ?? body,
      NodeFilter.SHOW_TEXT,
    )
    const found: Text[] = []
    while (walker.nextNode())
      if (walker.currentNode.textContent?.trim()) found.push(walker.currentNode as Text)
    return found
  }
  const replaceBy = (element: Element, tag: string) => {
    const other = document.createElement(tag)
    for (const { name, value } of element.attributes) other.setAttribute(name, value)
    other.append(...element.childNodes)
    element.replaceWith(other)
  }
  const some = () =>
    pick([...body.querySelectorAll('#storybook-root *')].filter((element) => !element.closest('svg')))
  const small: Record<string, () => void> = {
    'wrap in a div': () => {
      const element = some()
      const wrapper = document.createElement('div')
      wrapper.style.display = 'contents'
      element.replaceWith(wrapper)
      wrapper.append(element)
    },
    'change a class': () => some().classList.add('renamed', 'p-1'),
    'drop ids and data': () => {
      for (const name of ['data-testid', 'data-slot', 'title']) some().removeAttribute(name)
    },
    'reorder siblings': () => {
      const { parentElement } = some()
      if (parentElement?.firstElementChild && !parentElement.matches('ul:has(> li > input), table, tr'))
        parentElement.append(parentElement.firstElementChild)
    },
    'other case of a text': () => {
      const text = pick(texts())
      text.data = draw() < 0.5 ? text.data.toUpperCase() : text.data.toLowerCase()
    },
    'other figures in a text': () => {
      const text = pick(texts())
      text.data = text.data.replaceAll(/\d/g, (digit) => String((Number(digit) + 3) % 10))
    },
    'a word more in a text': () => {
      const long = texts().filter(({ data }) => data.trim().split(/\s+/).length > 3)
      if (long.length > 0) pick(long).data += ' now'
    },
    'another tag': () => {
      const plain = [...body.querySelectorAll('#storybook-root :is(span, div, b, p)')].filter(
        (e) => !e.closest('svg'),
      )
      const element = pick(plain)
      replaceBy(element, element.matches('div, p') ? 'section' : 'strong')
    },
    'a word in an element of its own': () => {
      const text = pick(texts())
      const span = document.createElement('span')
      text.replaceWith(span)
      span.append(text)
    },
    'a new sibling': () => some().insertAdjacentHTML('beforebegin', '<span>New</span>'),
    'more space': () => some().setAttribute('style', 'margin-top: 12px'),
    'something removed': () => {
      const leaves = [...body.querySelectorAll('#storybook-root span, #storybook-root p')].filter(
        (element) => !element.querySelector('[data-truth]') && !element.closest('[data-truth]'),
      )
      if (leaves.length > 0) pick(leaves).remove()
    },
  }
  const changes = Object.entries(small)
  const done: string[] = []
  for (let number = 0; number < 20; number += 1) {
    const [name, change] = pick(changes)
    done.push(name)
    change()
  }
  for (const { mark, target } of targets) {
    const truth = body.querySelector(`[data-truth~="${mark}"]`)
    if (!truth || !pinned.isSeen(truth)) continue
    result.tried += 1
    const found = pinned.find(target, body)?.element
    const one = found?.getBoundingClientRect()
    const other = truth.getBoundingClientRect()
    // Of elements that lie upon each other any will do.
    const same = one && Math.abs(one.x - other.x) + Math.abs(one.y - other.y) < 24
    const within = found && (found.contains(truth) || truth.contains(found))
    if (!(found === truth || (same && within)))
      result.lost.push(`${target.role} "${target.label || target.text}" near "${target.near.slice(0, 40)}"`)
  }
  return result
}

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

/** Of at least so many pins 95 of 100 are found. */
function expectFound({ tried, lost }: Tried, least: number) {
  process.stdout.write(`${tried - lost.length} of ${tried} found\n${lost.join('\n')}\n`)
  expect(tried).toBeGreaterThan(least)
  expect(lost.length / tried).toBeLessThanOrEqual(0.05)
}

test('after twenty small refactorings at least 95 of 100 pins are found', async ({ page }) => {
  const all: Tried = { tried: 0, lost: [] }
  for (const [index, id] of stories.entries())
    for (const width of [390, 1280]) {
      await open(page, id, width)
      const next = random(index * 10 + width)
      const seeds = Array.from({ length: 500 }, () => Math.floor(next() * 2 ** 32))
      const { tried, lost } = await page.evaluate(afterRefactorings, [seeds, 20] as [number[], number])
      all.tried += tried
      all.lost.push(...lost.map((what) => `${id} ${width}: ${what}`))
    }
  expectFound(all, 150)
})

test('pins are found at the other widths, where the element is there', async ({ page }) => {
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
  expectFound(all, 100)
})
