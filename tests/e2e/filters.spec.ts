import type { Page } from '@playwright/test'
import { limits } from '../../src/rules/limits.ts'
import { expect, open, test } from './shop.ts'

/** Presses one control and the next in the following microtask: faster than a finger, before the address has changed. */
const pressBoth = (page: Page, first: string, second: string) =>
  page.evaluate(
    async ([one = '', other = '']) => {
      for (const selector of [one, other]) {
        const control = [...document.querySelectorAll<HTMLElement>(selector)].find((each) =>
          each.checkVisibility(),
        )
        if (!control) throw new Error(`Nothing is shown for ${selector}`)
        control.click()
        await Promise.resolve()
      }
    },
    [first, second],
  )

const tick = 'input[name="band"][value="under-500"]'
const untick = 'button[aria-label^="Remove filter"]'
const next = 'a[rel="next"]'
const sheet = 'nav[aria-label="View"] a:last-child'
const addressOf = (page: Page) => new URL(page.url()).search

// Every link that carries the filters has what is ticked, as soon as it is ticked.
test('two controls of a list, pressed at once: nothing is lost', { tag: '@desktop' }, async ({ page }) => {
  for (const [what, address, first, second, search, before] of [
    ['a tick and the next page', '', tick, next, '?band=under-500&page=2', '?band=under-500'],
    ['a tick and the sheet', '', tick, sheet, '?band=under-500&view=sheet', ''],
    ['a filter taken away and the next page', '?band=under-500', untick, next, '?page=2', ''],
    [
      'a filter taken away and the sheet',
      '?band=under-500&page=2',
      untick,
      sheet,
      '?view=sheet',
      '?band=under-500&page=2',
    ],
    [
      'a tick on a later page, and the sheet',
      '?page=3',
      tick,
      sheet,
      '?band=under-500&view=sheet',
      '?page=3',
    ],
  ] as const) {
    await open(page, `/products${address}`)
    await pressBoth(page, first, second)
    await expect.poll(() => addressOf(page), what).toBe(search)
    await page.goBack()
    await expect.poll(() => addressOf(page), what).toBe(before)
    // The device keeps which view was chosen.
    await page.evaluate(() => localStorage.clear())
  }
})

test('a filter taken away, and the sheet pressed just as the address follows: one entry of history', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/products?band=under-500&page=2')
  await page.evaluate(
    ([first = '', second = '']) => {
      const press = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility())?.click()
      const push = history.pushState.bind(history)
      history.pushState = (...entry) => {
        history.pushState = push
        push(...entry)
        // Before the page shows the new address.
        queueMicrotask(() => press(second))
      }
      press(first)
    },
    [untick, sheet],
  )
  await expect.poll(() => addressOf(page)).toBe('?view=sheet')
  await page.goBack()
  await expect.poll(() => addressOf(page)).toBe('?band=under-500&page=2')
})

test('a filter unticked and ticked again while a slow device still shows the list without it: it stays', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/products?band=under-500')
  const box = page.locator(tick).filter({ visible: true })
  await box.evaluate(
    (input: HTMLElement, pause) =>
      new Promise<void>((resolve) => {
        const push = history.pushState.bind(history)
        history.pushState = (...entry) => {
          history.pushState = push
          push(...entry)
          queueMicrotask(() => {
            input.click()
            // The pause after this press ends before the page shows the address of the first.
            const end = performance.now() + pause + 20
            while (performance.now() < end);
            resolve()
          })
        }
        input.click()
      }),
    limits.filterDebounce,
  )
  await expect.poll(() => addressOf(page)).toBe('?band=under-500')
  await expect(box).toBeChecked()
})
