import { expect, type Page } from '@playwright/test'
import { expectPressed, handOver, preview, search, sheet, test } from './room.ts'

test('a link opened in a new profile shows its state, loaded again as often as one likes: pictures, places and the API come from this Storybook alone', async ({
  page,
}) => {
  const lost: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/design/storybook/')) lost.push(pathname)
  })
  const reload = () => page.frame({ url: /iframe\.html/ })?.evaluate(() => location.reload())
  await page.goto('?path=/story/screens-cart--ready')
  for (let times = 0; times < 3; times += 1) {
    await expect(preview(page).getByText('3 parts, 7 in all')).toBeVisible()
    const images = (failed: boolean) =>
      preview(page)
        .locator('html')
        .evaluate(
          (_, wanted) =>
            [...document.images].filter(({ complete, naturalWidth }) => complete && wanted === !naturalWidth)
              .length,
          failed,
        )
    await expect.poll(() => images(false)).toBeGreaterThan(2)
    expect(await images(true)).toBe(0)
    await reload()
  }
  const status = () => fetch('/places.json').then((response) => response.status)
  await expect(preview(page).getByText('3 parts, 7 in all')).toBeVisible()
  expect(await preview(page).locator('html').evaluate(status)).toBe(200)
  expect(lost).toEqual([])
})

test.describe('the search opens a state within three clicks, or by the keyboard alone, scrolled into view', () => {
  const walks: [words: string, state: string, text: RegExp][] = [
    ['cod-only', 'CHK-04', /Only Cash on Delivery is available for this product\(s\)\./],
    ['cancel window expired', 'ORD-06', /Order can no longer be cancelled\./],
    ['captcha failure', 'CMP-03', /Captcha Failed/],
    ['gold badge', 'PRO-05', /Gold Member/],
    ['Colombo warning', 'CART-03', /are deliverable within Colombo only\./],
    ['empty cart', 'CART-01', /Your cart is empty/],
  ]
  async function expectState(page: Page, width: string, state: string, text: RegExp) {
    await expect(page.getByRole('region', { name: /^State [A-Z]/ }).first()).toHaveAccessibleName(
      `State ${state}`,
    )
    await expect(preview(page).getByText(text).first()).toBeInViewport()
    await expect(page.locator('#storybook-preview-iframe')).toBeInViewport({ ratio: 0.95 })
    await expectPressed(page.getByRole('button', { name: width, exact: true }))
  }
  const opened = (page: Page, state: string) =>
    preview(page)
      .getByRole('link', { name: new RegExp(`^${state} .*, phone$`) })
      .click()
  test('with three clicks', async ({ page }) => {
    await page.goto('')
    for (const [words, state, text] of walks) {
      await page.getByRole('button', { name: /^Find a state/ }).click()
      await search(page).fill(words)
      await opened(page, state)
      await expectState(page, 'Phone', state, text)
    }
  })
  test('by the keyboard, and with its panel, whatever was looked at before', async ({ page }) => {
    await page.goto('?path=/story/screens-cart--ready')
    await expect(preview(page).getByText('3 parts, 7 in all')).toBeVisible()
    await page.getByRole('tab', { name: 'Accessibility' }).click()
    const button = page.getByRole('button', { name: /^Find a state/ })
    for (const [words, state, text] of walks.slice(0, 3)) {
      // At once: what is typed before the field is there goes into it, also while the story has the focus.
      await preview(page).locator('body').press('q')
      await page.keyboard.type(words)
      await expect(search(page)).toBeFocused()
      await expect(search(page)).toHaveValue(words)
      await page.keyboard.press('Enter')
      await expectState(page, 'Desktop', state, text)
    }
    await button.click()
    await expect(search(page)).toBeFocused()
    await button.press('q')
    await expect(search(page)).toBeFocused()
    await page.keyboard.type('cod-only')
    await expect(search(page)).toHaveValue('cod-only')
  })
  test('while the first page is still loading', async ({ page }) => {
    let load = () => {}
    const chosen = new Promise<void>((resolve) => {
      load = resolve
    })
    await page.route('**/iframe.html*', async (route) => {
      await chosen
      await route.continue()
    })
    await page.goto('', { waitUntil: 'commit' })
    await page.getByRole('button', { name: /^Find a state/ }).click()
    load()
    await search(page).fill('captcha failure')
    await opened(page, 'CMP-03')
    await expectState(page, 'Phone', 'CMP-03', /Captcha Failed/)
  })
})

test('what the front page still reads when it is left comes all the same', async ({ page }) => {
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/pictures/index.json', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('')
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: /^Find a state/ }).click()
  await expect(preview(page).locator('#storybook-root').getByText('Loading...')).toBeVisible()
  arrive()
  await expect(search(page)).toBeVisible()
})

test('a story is left in the middle of its play without loading the page again', async ({ page }) => {
  let loaded = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().includes('iframe.html')) loaded += 1
  })
  await page.goto('?path=/story/screens-checkout--restricted-cash-only&globals=viewport:desktop')
  await expect(preview(page).getByText('Only Cash on Delivery').first()).toBeVisible()
  for (const state of ['CHK-05', 'CHK-06', 'CHK-07', 'CHK-08']) {
    await page.keyboard.press('n')
    await expect(sheet(page, state)).toBeVisible()
  }
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible()
  expect(loaded).toBe(1)
})

test('a story starts anew at another width: it rests in its state', async ({ page }) => {
  await page.goto('?path=/story/screens-checkout--error-payment-failed&globals=viewport:desktop')
  const message = preview(page).getByText('Payment processing failed. Please try again.').first()
  const state = () => expect(message).toBeInViewport()
  await state()
  await page.getByRole('button', { name: 'Phone', exact: true }).click()
  await expect
    .poll(() =>
      preview(page)
        .locator('html')
        .evaluate(() => window.innerWidth),
    )
    .toBe(390)
  await state()
})

test('a screen has the width of a desktop beside the panel, scaled to fit, and the height of its place', async ({
  page,
}) => {
  const frame = page.locator('#storybook-preview-iframe')
  for (const story of [
    'flows-ordering--guest-cash',
    'screens-cart--ready',
    'screens-cart--ready&globals=viewport:desktop',
  ]) {
    await page.goto(`?path=/story/${story}`)
    await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible()
    const root = preview(page).locator('html')
    await expect.poll(() => root.evaluate(() => window.innerWidth)).toBe(1280)
    await expect.poll(async () => (await frame.boundingBox())?.width).toBeLessThan(900)
  }
  await expect(frame).toBeInViewport({ ratio: 0.95 })
  await expect.poll(async () => (await frame.boundingBox())?.height).toBeGreaterThan(0.8 * 860)
})

test('a playground restarts when a control changes; a screen has no Controls panel', async ({ page }) => {
  await page.goto('?path=/story/screens-cart--ready')
  await expect(page.getByRole('tab', { name: 'State' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Controls' })).toHaveCount(0)
  await page.goto('?path=/story/playground-checkout--try')
  await expect(preview(page).getByRole('tab', { name: 'Card' })).toBeVisible()
  await page.getByRole('tab', { name: 'Controls' }).click()
  await page
    .getByRole('row', { name: /^Cash on delivery only/ })
    .getByRole('button')
    .or(page.getByLabel('codOnly'))
    .first()
    .click()
  await expect(
    preview(page).getByText('Only Cash on Delivery is available for this product(s).'),
  ).toBeVisible()
})

test('the panel says what a story must show', async ({ page }) => {
  await page.goto('?path=/story/screens-checkout--restricted-cash-only')
  const panel = sheet(page)
  await expect(panel.getByText('When any item is cod-only only the cod tab is offered.')).toBeVisible()
  await expect(panel.getByRole('checkbox', { name: 'Only the cod tab' })).not.toBeChecked()
  await expect(panel.getByText(/^4\. Restrictions and prices at checkout/)).toBeVisible()
  await expect(page.getByRole('tab').first()).toHaveText('State')
})

test('the panel lists the functions that have run for the story that is shown', async ({ page }) => {
  await page.goto('?path=/story/screens-cart--empty')
  await expect(preview(page).getByText('Your cart is empty').first()).toBeVisible()
  const code = page.getByRole('region', { name: 'Code' })
  await code.getByText('Which functions have run').click()
  const own = code.getByRole('listitem').filter({ hasText: /^CartContents\.tsx/ })
  await expect(own).toContainText(/EmptyCart:\d+/)
  // An empty cart has no sum.
  const summary = code.getByRole('listitem').filter({ hasText: /^CartLines\.tsx/ })
  await expect(summary).toHaveCount(0)
  await page.getByRole('link', { name: 'Ready', exact: true }).click()
  await expect(summary).toHaveCount(1)
})

test('at another width the panel opens another story of the same state, where there is one', async ({
  page,
}) => {
  await page.goto('?path=/story/screens-navigation--tablet')
  const panel = page.getByRole('tabpanel', { name: 'State' })
  await expect(panel.getByRole('button', { name: 'Desktop', exact: true })).toBeDisabled()
  await panel.getByRole('button', { name: 'Phone', exact: true }).click()
  await expect(page).toHaveURL(/screens-navigation--phone/)
})

test('a link of a page opens a story without loading the frame again', async ({ page }) => {
  await page.goto('?path=/docs/start-here-decisions--docs')
  await page.evaluate(() => Object.assign(window, { notReloaded: true }))
  await preview(page).getByRole('link', { name: 'CHK-04' }).first().click()
  await expect(preview(page).getByRole('heading', { level: 1, name: /^CHK-04 / })).toBeVisible()
  await preview(page).getByRole('link', { name: 'Desktop', exact: true }).click()
  await expect(page.getByRole('heading', { level: 3, name: /^CHK-04 / })).toBeVisible()
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true)
  await page.goto('?path=/docs/screens-cart--docs')
  await page.evaluate(() => Object.assign(window, { notReloaded: true }))
  await preview(page).getByRole('link', { name: 'Ready', exact: true }).click()
  await expect(page).toHaveURL(/path=\/story\/screens-cart--ready/)
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true)
})

test('Docs of a dialog show it in a frame that leaves the focus to the page', async ({ page }) => {
  await page.goto('iframe.html?id=components-dialog--docs&viewMode=docs')
  const dialog = page.frameLocator('iframe[title=Message]').getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  const focused = () => page.evaluate(() => document.activeElement?.tagName)
  expect(await focused()).toBe('BODY')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeFocused()
})

test.describe('a review', () => {
  const story = '?path=/story/screens-checkout--restricted-cash-only'
  const isPressed = (page: Page, name: string) => expectPressed(sheet(page).getByRole('button', { name }))
  const left = async (page: Page) =>
    Number.parseInt((await page.getByText(/^\d+ of \d+ left for you$/).textContent()) ?? '', 10)

  test('is given by keyboard, kept, and goes on to what is left', async ({ page }) => {
    await page.goto(story)
    await expect(preview(page).getByText('Only Cash on Delivery').first()).toBeVisible()
    const before = await left(page)
    expect(before).toBeGreaterThan(300)
    const box = sheet(page).getByRole('checkbox', { name: 'Only the cod tab' })
    await box.check()
    // A digit that is typed is a digit. On a box it answers, as everywhere else.
    const words = sheet(page).getByRole('textbox')
    await words.fill('')
    await words.pressSequentially('The 2 n')
    await expect(words).toHaveValue('The 2 n')
    await words.press('Escape')
    await box.press('1')
    await isPressed(page, 'Right')
    await expect(box).toBeChecked()
    await page.keyboard.press('Tab')
    await page.locator('body').press('3')
    await isPressed(page, 'Question')
    expect(await left(page)).toBe(before - 1)
    await page.locator('body').press('n')
    await expect(page).not.toHaveURL(/restricted-cash-only/)
    await page.goto(story)
    await isPressed(page, 'Question')
    await expect(box).toBeChecked()
    await expect(words).toHaveValue('The 2 n')
    // A phone has a verdict of its own.
    await page.getByRole('button', { name: 'Phone', exact: true }).click()
    await expectPressed(sheet(page).getByRole('button', { name: 'Question' }), false)
    await expect(words).toHaveValue('')
    // What is left opens in one press.
    await page.getByRole('button', { name: /left for you$/ }).click()
    await expect(preview(page).getByRole('combobox', { name: 'Kind' })).toHaveValue('left')
  })

  test('goes on within a story of several states', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    // Where the page before has no panel its tabs have no room at first.
    await page.goto(`?path=/story/start-here-state-index--index&args=find:CART-02`)
    await preview(page)
      .getByRole('link', { name: /^CART-02 .*, desktop$/ })
      .click()
    await expect(preview(page).getByText('3 parts, 7 in all')).toBeVisible()
    for (const tab of ['State', 'Heard', 'Interactions', 'Accessibility'])
      await expect(page.getByRole('tab', { name: tab })).toBeInViewport({ ratio: 1 })
    await page.locator('body').press('1')
    await expectPressed(sheet(page, 'CART-02').getByRole('button', { name: 'Right' }))
    await page.locator('body').press('n')
    await expect(sheet(page, 'CART-04').getByRole('button', { name: 'Right' })).toHaveAttribute(
      'aria-keyshortcuts',
      '1',
    )
    await expect(page).toHaveURL(/screens-cart--ready/)
  })

  test('also where the story itself has put the focus into a field', async ({ page }) => {
    await page.goto('?path=/story/screens-search--focused-without-query')
    const field = preview(page).getByRole('combobox').first()
    await expect(field).toBeFocused()
    // What the story itself has typed, once it has.
    await expect(field).toHaveValue('  ')
    await page.keyboard.press('1')
    await expectPressed(sheet(page, 'SRCH-01').getByRole('button', { name: 'Right' }))
    await expect(field).toHaveValue('  ')
    await page.keyboard.press('p')
    await expect(preview(page).locator('review-pins')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('region', { name: 'Pin', exact: true })).toHaveCount(0)
    await field.focus()
    await page.keyboard.type('an')
    await expect(field).toHaveValue(/an/)
    await page.keyboard.press('Escape')
    await page.keyboard.press('q')
    await expect(search(page)).toBeFocused()
  })

  test('what is open only while it has the focus stays open, to be judged and pinned', async ({ page }) => {
    await page.goto('?path=/story/screens-search--loading&globals=viewport:desktop')
    const loading = preview(page).getByText('Loading products...').first()
    await expect(loading).toBeVisible()
    await sheet(page, 'SRCH-02').getByRole('textbox').fill('Slow')
    await page.getByRole('button', { name: /^Pin an element/ }).click()
    await loading.click({ force: true })
    await expect(page.getByRole('region', { name: 'Pin', exact: true })).toContainText('Loading products...')
    await expect(loading).toBeVisible()
  })

  test('with the focus in the story, too, but not in its fields', async ({ page }) => {
    await page.goto(story)
    const name = preview(page).getByRole('textbox', { name: 'First name' })
    await expect(preview(page).getByText('Only Cash on Delivery').first()).toBeVisible()
    await name.click()
    await name.fill('')
    await name.pressSequentially('n 2')
    await expect(name).toHaveValue('n 2')
    await expectPressed(sheet(page).getByRole('button', { name: 'Wrong' }), false)
    await preview(page).getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('2')
    await isPressed(page, 'Wrong')
  })

  test('leaves as a link, which adds it to that of another person', async ({ page, browser, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(story)
    await sheet(page).getByRole('button', { name: 'Wrong' }).click()
    await sheet(page).getByRole('textbox').fill('Card is there: <b>')
    const hand = handOver(page)
    await page.getByRole('button', { name: 'Hand over' }).click()
    await hand.getByRole('textbox', { name: /^Your name/ }).fill('Anu')
    await hand.getByRole('button', { name: 'Copy as Markdown' }).click()
    await expect(hand.getByText('Text copied.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('## Wrong (1)')
    const file = page.waitForEvent('download')
    await hand.getByRole('button', { name: 'Save as a file' }).click()
    const saved = await (await file).path()
    await hand.getByRole('button', { name: 'Copy review as a link' }).click()
    await expect(hand.getByText('Link copied.')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link.length).toBeLessThan(500)

    const other = await browser.newPage()
    await other.goto(story)
    await sheet(other).getByRole('button', { name: 'Right' }).click()
    await other.goto(link)
    await expect(other.getByText('Verdicts added: 1 (Anu).')).toBeVisible()
    const frame = preview(other)
    await search(other).fill('CHK-04')
    const state = frame.getByRole('list', { name: 'Board: Checkout' }).getByRole('listitem').first()
    await expect(state).toContainText('Answers differ')
    await expect(state).toContainText(/Wrong\s*desktop, Anu, /i)
    await expect(state).toContainText('Card is there: <b>')
    expect(other.url()).not.toContain('#review')
    await frame.getByRole('combobox', { name: 'Kind' }).selectOption('Wrong, question, pin')
    await search(other).fill('')
    await expect(frame.getByRole('status')).toHaveText(/^1 of /)
    // The same from the file, once more: nothing is added twice.
    await other.goto(story)
    await other.getByRole('button', { name: 'Hand over' }).click()
    await other.getByLabel('Add the review of a file').setInputFiles(saved)
    await expect(other.getByText('Verdicts added: 1 (Anu).')).toBeVisible()
    await other.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(sheet(other).getByText(/desktop, Anu, /)).toHaveCount(1)
    await isPressed(other, 'Right')
    await other.close()
  })

  test('a story leaves the review, Storybook and other sites of the host what they keep', async ({
    page,
    room,
  }) => {
    await page.goto('iframe.html?id=screens-cart--ready&viewMode=story')
    await expect(page.getByText('3 parts, 7 in all')).toBeVisible()
    const kept = { 'storybook-review': '{"version":1', 'another-site': 'x', announcementDismissed: '[1]' }
    await page.evaluate((values) => {
      for (const [key, value] of Object.entries(values)) {
        localStorage.setItem(key, value)
        sessionStorage.setItem(key, value)
      }
    }, kept)
    const url = new URL(room).origin
    await page.context().addCookies([
      { name: 'another_site', value: '1', url },
      { name: 'user_id', value: '1', url },
    ])
    await page.reload()
    await expect(page.getByText('3 parts, 7 in all')).toBeVisible()
    for (const area of ['localStorage', 'sessionStorage'] as const) {
      const found = await page.evaluate((name) => ({ ...window[name] }), area)
      expect(found).toMatchObject({ 'storybook-review': '{"version":1', 'another-site': 'x' })
      expect(found).not.toHaveProperty('announcementDismissed')
    }
    expect(await page.evaluate(() => document.cookie)).toBe('another_site=1; cookie_consent=false')
    // One that clears all there is leaves the review.
    await page.evaluate(() => localStorage.clear())
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
      'storybook-review': kept['storybook-review'],
    })
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('a thumb judges below the story and goes on; above the open panel the story is clear and in use', async ({
    page,
  }) => {
    await page.goto('?path=/story/screens-checkout--restricted-cash-only')
    await expect(preview(page).getByText('Only Cash on Delivery').first()).toBeVisible()
    const tools = page.getByRole('region', { name: 'Toolbar' }).getByRole('button')
    expect(await tools.allTextContents()).toEqual(['Find a state', 'Board', 'Hand over', 'Pin'])
    for (const tool of await tools.all()) await expect(tool).toBeInViewport({ ratio: 1 })
    const bar = page.getByRole('region', { name: 'Judge' })
    const wrong = bar.getByRole('button', { name: 'Wrong' })
    await wrong.tap()
    await expectPressed(wrong)
    expect((await wrong.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await bar.getByRole('textbox').fill('Too small')
    await bar.getByText('Cod-only', { exact: true }).tap()
    await bar.getByRole('checkbox', { name: 'Only the cod tab' }).check()
    await page.getByRole('button', { name: 'Open addon panel' }).tap()
    await expect(sheet(page).getByRole('textbox')).toHaveValue('Too small')
    await expect(sheet(page).getByRole('checkbox', { name: 'Only the cod tab' })).toBeChecked()
    const at = () => page.evaluate(() => document.elementFromPoint(195, 200)?.id)
    await expect.poll(at).toBe('storybook-preview-iframe')
    await page.getByRole('button', { name: 'Close addon panel' }).tap()
    await expect(sheet(page)).toBeHidden()
    await bar.getByRole('button', { name: 'Next' }).tap()
    const verdict = bar.getByRole('group', { name: /^Verdict on/ })
    await expect(verdict).not.toHaveAccessibleName(/CHK-04/)
    await expectPressed(bar.getByRole('button', { name: 'Right' }), false)
    // What is right leads on by itself; a slip of the thumb is taken back.
    const judged = (await verdict.getAttribute('aria-label')) ?? ''
    await verdict.getByRole('button', { name: 'Right' }).tap()
    await expect(verdict).not.toHaveAccessibleName(judged)
    await bar.getByRole('button', { name: /^Back to / }).tap()
    await expect(verdict).toHaveAccessibleName(judged)
    const right = verdict.getByRole('button', { name: 'Right' })
    await expectPressed(right)
    await right.tap()
    await expectPressed(right, false)
    await expect(verdict).toHaveAccessibleName(judged)
    // A story at the width of a phone fills the phone.
    await expect
      .poll(async () => (await page.locator('#storybook-preview-iframe').boundingBox())?.width)
      .toBe(390)
  })
})
