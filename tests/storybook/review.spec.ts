import { expect, type Page, test } from '@playwright/test'
import { serveFolder } from '../visual/serve.ts'

let host: Awaited<ReturnType<typeof serveFolder>>
test.beforeAll(async () => {
  const folder = process.env.STORYBOOK_STATIC ?? 'storybook-static'
  host = await serveFolder(folder, '/design/storybook/')
})
test.afterAll(() => host.stop())

const preview = (page: Page) => page.frameLocator('#storybook-preview-iframe')

test('pictures, places and the mocked API load when Storybook is served from a sub-folder', async ({
  page,
}) => {
  const lost: string[] = []
  page.on('response', (response) => {
    if (response.status() === 404 && !response.url().includes('/pictures/')) lost.push(response.url())
  })
  await page.goto(`${host.address}iframe.html?id=screens-cart--ready&viewMode=story`)
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
  await expect(page.getByText('3 parts, 7 in all')).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate(
        () => [...document.images].filter((image) => image.complete && !image.naturalWidth).length,
      ),
    )
    .toBe(0)
  await expect.poll(() => page.evaluate(() => document.images.length)).toBeGreaterThan(2)
  expect(await page.evaluate(() => fetch('/places.json').then((response) => response.status))).toBe(200)
  expect(lost).toEqual([])
})

test.describe('the search opens a state within three clicks, or by the keyboard alone, scrolled into view', () => {
  const walks: [words: string, state: string, text: RegExp][] = [
    ['cod-only', 'CHK-04', /Only Cash on Delivery is available for this product\(s\)\./],
    ['cancel window expired', 'ORD-06', /Order can no longer be cancelled\./],
    ['captcha failure', 'CMP-03', /Captcha Failed/],
    ['gold badge', 'PRO-05', /Gold Member/],
    ['Colombo warning', 'CART-03', /is deliverable within Colombo only\./],
    ['empty cart', 'CART-01', /Your cart is empty/],
  ]
  async function expectState(page: Page, width: string, state: string, text: RegExp) {
    await expect(page.getByRole('region', { name: /^State [A-Z]/ }).first()).toHaveAccessibleName(
      `State ${state}`,
    )
    await expect(preview(page).getByText(text).first()).toBeInViewport()
    await expect(page.locator('#storybook-preview-iframe')).toBeInViewport({ ratio: 0.95 })
    await expect(page.getByRole('button', { name: width, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  }
  for (const [words, state, text] of walks) {
    for (const width of ['Phone', 'Desktop'])
      test(`${words}, ${width}`, async ({ page }) => {
        await page.goto(host.address)
        await page.getByRole('button', { name: /^Find a state/ }).click()
        const dialog = page.getByRole('dialog', { name: 'Find a state' })
        await dialog.getByRole('combobox').fill(words)
        await dialog.getByRole('option', { name: new RegExp(`^${width}: ${state} `) }).click()
        await expectState(page, width, state, text)
        await page.screenshot({ path: `test-results/storybook/${words.replaceAll(' ', '-')}-${width}.png` })
      })
    test(`${words}, by the keyboard`, async ({ page }) => {
      await page.goto(host.address)
      await expect(page.getByRole('button', { name: /^Find a state/ })).toBeVisible()
      await page.keyboard.press('q')
      const dialog = page.getByRole('dialog', { name: 'Find a state' })
      await expect(dialog.getByRole('combobox')).toBeFocused()
      await page.keyboard.type(words)
      await expect(dialog.getByRole('option', { name: new RegExp(`^Desktop: ${state} `) })).toHaveAttribute(
        'aria-selected',
        'true',
      )
      await page.keyboard.press('Enter')
      await expectState(page, 'Desktop', state, text)
    })
  }
})

test('the search says when no state has all the words', async ({ page }) => {
  await page.goto(host.address)
  await page.getByRole('button', { name: /^Find a state/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Find a state' })
  await dialog.getByRole('combobox').fill('dark mode')
  await expect(dialog.getByRole('status')).toHaveText(
    /^Nothing has all these words; nearest: \d+ of 216 states$/,
  )
})

test('the arrows choose a width in the search, and Escape closes it at once', async ({ page }) => {
  await page.goto(host.address)
  await page.getByRole('button', { name: /^Find a state/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Find a state' })
  const chosen = (width: string) =>
    expect(dialog.getByRole('option', { name: new RegExp(`^${width}: CART-01 `) })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  await page.keyboard.type('empty cart')
  await chosen('Desktop')
  await page.keyboard.press('ArrowUp')
  await chosen('Phone')
  await page.keyboard.press('ArrowDown')
  await chosen('Desktop')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

for (const [words, name] of [
  ['cod-only', 'Restricted, cash on delivery only'],
  ['cash only', 'Restricted, cash on delivery only'],
  ['CHK-04', 'Restricted, cash on delivery only'],
] as const)
  test(`the search of the sidebar finds ${words}`, async ({ page }) => {
    await page.goto(host.address)
    await page.getByPlaceholder('Find components').fill(words)
    await expect(page.getByRole('option', { name: new RegExp(`^${name}`) }).first()).toBeVisible()
  })

test('on a phone the menu closes when a result of its search is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(host.address)
  await page.getByRole('button', { name: 'Open navigation menu' }).click()
  const search = page.getByPlaceholder('Find components')
  await search.fill('captcha failure')
  await page.getByRole('option', { name: /^Error, captcha failed/ }).click()
  await expect(search).toBeHidden()
  await expect(preview(page).getByRole('alertdialog', { name: 'Captcha Failed' })).toBeVisible()
})

test('a screen opens at the width of a desktop, also beside the panel', async ({ page }) => {
  for (const story of ['screens-cart--ready', 'flows-ordering--guest-cash']) {
    await page.goto(`${host.address}?path=/story/${story}`)
    const root = preview(page).locator('html')
    await expect.poll(() => root.evaluate(() => window.innerWidth)).toBe(1280)
  }
})

test('pages of text have the place of the panel', async ({ page }) => {
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${host.address}?path=/story/start-here-state-index--index`)
    const table = preview(page).getByRole('table').first()
    await expect(table.getByRole('columnheader', { name: 'Stories and tests' })).toBeInViewport()
    await expect(page.getByRole('tab', { name: 'State' })).toHaveCount(0)
  }
})

test('the panel says what flows and playgrounds are', async ({ page }) => {
  await page.goto(`${host.address}?path=/story/playground-checkout--try`)
  await expect(page.getByText('choose in the Controls tab')).toBeVisible()
  await page.goto(`${host.address}?path=/story/flows-ordering--guest-cash`)
  await expect(page.getByText('A journey through the shop.')).toBeVisible()
})

test('a story starts anew at another width: it rests in its state, with its calls', async ({ page }) => {
  await page.goto(
    `${host.address}?path=/story/screens-checkout--error-payment-failed&globals=viewport:desktop`,
  )
  const message = preview(page).getByText('Payment processing failed. Please try again.').first()
  const calls = page.getByRole('region', { name: 'What the page asked the server' })
  const state = async () => {
    await expect(message).toBeInViewport()
    await expect(calls.getByText(/^POST \/api\/products\/purchase No response$/).first()).toBeVisible()
  }
  await state()
  await calls.getByText('POST /api/location/delivery-charges').first().click()
  await expect(calls.getByText(/userAddress/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Phone', exact: true }).click()
  expect(
    await preview(page)
      .locator('html')
      .evaluate(() => window.innerWidth),
  ).toBe(390)
  await state()
  await page.getByRole('button', { name: 'Its own width' }).click()
  await expect(page.getByRole('button', { name: 'Phone', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await state()
})

test('a story wider than its place is scaled to fit', async ({ page }) => {
  await page.goto(`${host.address}?path=/story/screens-cart--ready&globals=viewport:desktop`)
  const frame = page.locator('#storybook-preview-iframe')
  await expect(preview(page).getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
  await expect.poll(async () => (await frame.boundingBox())?.width).toBeLessThan(800)
  await expect(frame).toBeInViewport({ ratio: 0.95 })
  expect(
    await preview(page)
      .locator('html')
      .evaluate(() => window.innerWidth),
  ).toBe(1280)
})

test.describe('the toolbar changes the conditions of any screen, and the address keeps them', () => {
  const open = (page: Page, story: string, globals: string) =>
    page.goto(`${host.address}iframe.html?id=${story}&viewMode=story&globals=${globals}`)

  test('user', async ({ page }) => {
    await open(page, 'screens-profile--ready', 'who:visitor')
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible()
    await open(page, 'screens-cart--ready', 'who:gold')
    await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible()
  })

  test('server', async ({ page }) => {
    await open(page, 'screens-product-list--ready', 'network:failing')
    await expect(page.getByRole('heading', { name: 'Error Loading Products' })).toBeVisible()
    await open(page, 'screens-product-list--ready', 'network:offline')
    await expect(page.getByRole('heading', { name: 'Error Loading Products' })).toBeVisible()
    expect(await page.evaluate(() => navigator.onLine)).toBe(false)
    const requestTime = page.waitForRequest('**/api/products').then(() => Date.now())
    const responseTime = page.waitForResponse('**/api/products').then(() => Date.now())
    await open(page, 'screens-product-list--ready', 'network:slow')
    await expect(page.getByText(/parts, page 1 of/)).toBeVisible()
    expect((await responseTime) - (await requestTime)).toBeGreaterThan(2400)
  })

  test('server, also when the play function resets the responses of the story', async ({ page }) => {
    const statuses: number[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('/api/products')) statuses.push(response.status())
    })
    await open(page, 'screens-product-list--loaded-again', 'network:failing')
    await expect.poll(() => statuses.length).toBe(2)
    expect(statuses).toEqual([503, 503])
  })

  test('motion and text size', async ({ page }) => {
    await open(page, 'screens-cart--ready', 'motion:reduced;text:double')
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('font-size', '32px')
    expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true)
    // Text twice as large leaves room for the bar of a small screen only.
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
    await open(page, 'screens-cart--ready', '')
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
  })

  test('a choice made in the toolbar', async ({ page }) => {
    await page.goto(`${host.address}?path=/story/screens-cart--ready`)
    await expect(preview(page).getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
    const bar = page.getByTestId('sb-preview-toolbar')
    await bar.getByRole('button', { name: 'Text size' }).click()
    await page.getByRole('option', { name: 'Text 200%' }).click()
    await expect(preview(page).locator('html')).toHaveCSS('font-size', '32px')
    await expect(page).toHaveURL(/globals=text:double/)
    await bar.getByRole('button', { name: 'Text size' }).click()
    await page.getByRole('option', { name: 'Text 100%' }).click()
    await expect(preview(page).locator('html')).toHaveCSS('font-size', '16px')
  })
})

test('a playground restarts when a control changes; a screen has no Controls panel', async ({ page }) => {
  await page.goto(`${host.address}?path=/story/screens-cart--ready`)
  await expect(page.getByRole('tab', { name: 'State' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Controls' })).toHaveCount(0)
  await page.goto(`${host.address}?path=/story/playground-checkout--try`)
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

test('the sidebar filters by kind of state, not by two hundred state numbers', async ({ page }) => {
  await page.goto(host.address)
  await page.getByRole('button', { name: 'Tag filters' }).click()
  await expect(page.getByText('restricted', { exact: true })).toBeVisible()
  await expect(page.getByText(/^spec:/)).toHaveCount(0)
})

test('the panel says what a story must show and how the server responded', async ({ page }) => {
  await page.goto(`${host.address}?path=/story/screens-checkout--restricted-cash-only`)
  const panel = page.getByRole('region', { name: 'State CHK-04' })
  await expect(panel.getByText('When any item is cod-only only the cod tab is offered.')).toBeVisible()
  await expect(panel.getByRole('checkbox', { name: 'Only the cod tab' })).not.toBeChecked()
  await expect(panel.getByText(/^4\. Restrictions and prices at checkout/)).toBeVisible()
  const responses = page.getByRole('region', { name: 'What the page asked the server' })
  await expect(responses.getByText('GET /api/auth/profile').first()).toBeVisible()
  await expect(page.getByRole('tab').first()).toHaveText('State')
})

test('a call that the story holds is listed without a response', async ({ page }) => {
  await page.goto(`${host.address}?path=/story/screens-product-list--loading`)
  const responses = page.getByRole('region', { name: 'What the page asked the server' })
  await expect(responses.getByText(/^GET \/api\/products Waiting$/)).toBeVisible()
  await expect(responses.getByText(/^GET \/api\/products\/brands 200$/)).toBeVisible()
})

test('at another width the panel opens another story of the same state, where there is one', async ({
  page,
}) => {
  await page.goto(`${host.address}?path=/story/screens-navigation--tablet`)
  const panel = page.getByRole('tabpanel', { name: 'State' })
  await expect(panel.getByRole('button', { name: 'Desktop', exact: true })).toBeDisabled()
  await panel.getByRole('button', { name: 'Phone', exact: true }).click()
  await expect(page).toHaveURL(/screens-navigation--phone/)
})

test('the state index says of each state what one sees, in the words of the story that opens', async ({
  page,
}) => {
  await page.goto(
    `${host.address}iframe.html?id=start-here-state-index--index&viewMode=story&args=find:CHK-04`,
  )
  const row = page.getByRole('row', { name: /^CHK-04 / })
  const seen = row.getByRole('cell').nth(1)
  await expect(seen).toContainText(/cash on delivery/i)
  await expect(seen.getByRole('link', { name: /^Desktop: CHK-04/ })).toBeVisible()
  const { components } = await (await page.request.get(`${host.address}manifests/components.json`)).json()
  const { stories } = components['screens-checkout']
  await expect(seen).toContainText(
    stories.find(({ id }: { id: string }) => id === 'screens-checkout--restricted-cash-only').description,
  )
})

test('a link of a page opens a story without loading the frame again', async ({ page }) => {
  await page.goto(`${host.address}?path=/docs/start-here-decisions--docs`)
  await page.evaluate(() => Object.assign(window, { notReloaded: true }))
  await preview(page).getByRole('link', { name: 'CHK-04' }).first().click()
  await expect(preview(page).getByRole('searchbox', { name: 'Find a state' })).toHaveValue('CHK-04')
  await expect(preview(page).getByRole('row', { name: /^CHK-04 / })).toBeVisible()
  await preview(page)
    .getByRole('link', { name: /^Desktop: CHK-04/ })
    .click()
  await expect(page.getByRole('heading', { level: 3, name: /^CHK-04 / })).toBeVisible()
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true)
  await page.goto(`${host.address}?path=/docs/screens-cart--docs`)
  await page.evaluate(() => Object.assign(window, { notReloaded: true }))
  await preview(page).locator('#screens-cart--ready').getByRole('link').click()
  await expect(page).toHaveURL(/path=\/story\/screens-cart--ready/)
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true)
})

test('a Docs page of a component runs one story', async ({ page }) => {
  await page.goto(`${host.address}iframe.html?id=components-button--docs&viewMode=docs`)
  await expect(
    page.locator('#storybook-docs').getByRole('heading', { level: 1, name: 'Button' }),
  ).toBeVisible()
  await expect(page.locator('.sb-story')).toHaveCount(1)
})

test('a Docs page lists its stories and brings each into view', async ({ page }) => {
  await page.goto(`${host.address}?path=/docs/screens-cart--docs`)
  const docs = preview(page)
  await expect(docs.getByRole('heading', { level: 1, name: 'Cart' })).toHaveCSS('font-stretch', '76%')
  const last = docs.getByRole('heading', { level: 2 }).last()
  await expect(last).not.toBeInViewport()
  await docs.getByRole('navigation').getByRole('link').last().click()
  await expect(last).toBeInViewport()
  await expect(page).toHaveURL(/path=\/docs\/screens-cart--docs/)
})

test('Docs of a dialog show it in a frame that leaves the focus to the page', async ({ page }) => {
  await page.goto(`${host.address}iframe.html?id=components-dialog--docs&viewMode=docs`)
  const dialog = page.frameLocator('iframe[title=Message]').getByRole('dialog')
  await expect(dialog).toBeVisible()
  const focused = () => page.evaluate(() => document.activeElement?.tagName)
  expect(await focused()).toBe('BODY')
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('A')
})

test('the design is beside the screens that were drawn, and beside no others', async ({ page }) => {
  await page.goto(`${host.address}?path=/story/screens-checkout--restricted-cash-only`)
  await page.getByRole('tab', { name: 'Design' }).click()
  const drawing = page.getByRole('img', { name: 'checkout installments desktop' })
  await expect(drawing).toBeVisible()
  expect(await drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(720)
  await page.goto(`${host.address}?path=/story/screens-errors--page-not-found`)
  await expect(page.getByRole('tab', { name: 'State' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Design' })).toHaveCount(0)
})

test('Changed since shows the last comparison, or says how to make one', async ({ page }) => {
  const compared = (await page.request.get(`${host.address}changes/index.html`)).ok()
  await page.goto(`${host.address}iframe.html?id=start-here-changed-since--docs&viewMode=docs`)
  await expect(
    compared
      ? page.frameLocator('iframe').getByRole('heading', { level: 1 })
      : page.getByText('No pictures have been compared yet.'),
  ).toBeVisible()
})

test('Docs of a component have controls, and no code in them', async ({ context }) => {
  /** Each in a page of its own: in one page, the next visit was aborted now and then. */
  const open = async (component: string) => {
    const page = await context.newPage()
    await page.goto(`${host.address}iframe.html?id=components-${component}--docs&viewMode=docs`)
    const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}\\b`) })
    return { page, row }
  }
  for (const [component, prop, role] of [
    ['button', 'size', 'radio'],
    ['buttonlink', 'hook', 'switch'],
    ['tag', 'tone', 'combobox'],
  ] as const) {
    const { row } = await open(component)
    await expect(row(prop).getByRole(role).first()).toBeVisible()
  }
  const { row } = await open('radiocard')
  await expect(row('label').getByRole('textbox')).toBeVisible()
  for (const component of ['emptystate', 'field', 'productgrid']) {
    const { page } = await open(component)
    await expect(page.getByRole('table').first()).toBeVisible()
    await expect(page.getByText(/\$\$typeof/)).toHaveCount(0)
    const overhang = () =>
      page.evaluate(() => {
        const [table, content] = ['.docblock-argstable', '.sbdocs-content'].map((selector) =>
          document.querySelector(selector)?.getBoundingClientRect(),
        )
        return (table?.right ?? 9999) - (content?.right ?? 0)
      })
    await expect.poll(overhang).toBeLessThanOrEqual(2)
  }
})
