import type { Page } from '@playwright/test'
import { inCart } from '../../mocks/cart.ts'
import { parts } from '../../mocks/parts.ts'
import { limits } from '../../src/rules/limits.ts'
import {
  expect,
  expectStoredCart,
  hold,
  open,
  ready,
  requestsSent,
  signedIn,
  storeCart,
  test,
  twoFrames,
} from './shop.ts'

/** Opens an address whose scripts are held back. Returns a function that lets them load and waits for hydration. */
async function openUnhydrated(page: Page, address: string) {
  const scripts = await hold(page, /\/assets\/[^/]*\.js/)
  await page.goto(address, { waitUntil: 'commit' })
  return async () => {
    await scripts.request
    scripts.letThrough()
    await ready(page)
  }
}

/** What the browser names as the largest paint: of what the inline script painted, or what the page put in its place. */
const largestPaint = () =>
  new Promise<string>((resolve) =>
    new PerformanceObserver((list) => {
      const { element } = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null }
      // Removed with the box that held it.
      resolve(element ? `in the page: ${element.textContent}` : 'in what was replaced')
    }).observe({ type: 'largest-contentful-paint', buffered: true }),
  )

test.describe('on a slow line, before the scripts have arrived', { tag: ['@rendered', '@phone'] }, () => {
  test('a press of Sign In sends nothing, and what was typed can be sent afterwards', async ({ page }) => {
    const hydrate = await openUnhydrated(page, '/login')
    const panel = page.getByRole('tabpanel', { name: 'Sign In' })
    await panel.getByLabel('Username').fill('demo')
    await panel.getByLabel('Password', { exact: true }).fill('Demo@2026')
    await panel.getByRole('button', { name: 'Sign In' }).click()
    await hydrate()
    expect(page.url()).toMatch(/\/login$/)
    await expect(panel.getByLabel('Username')).toHaveValue('demo')
    await expect(panel.getByLabel('Password', { exact: true })).toHaveValue('Demo@2026')

    await panel.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/\/profile$/)
  })

  test('a press of Submit Review keeps the review and its stars', async ({ page }) => {
    const hydrate = await openUnhydrated(page, '/feedback')
    await page.getByRole('radio', { name: '4 stars' }).check()
    await page.getByLabel('Title').fill('Quick')
    await page.getByLabel('Review', { exact: true }).fill('Delivered on the same day.')
    await page.getByRole('button', { name: 'Submit Review' }).click()
    await hydrate()
    expect(page.url()).toMatch(/\/feedback$/)
    const request = page.waitForRequest('**/api/feedback/feedbacks')
    await page.getByRole('button', { name: 'Submit Review' }).click()
    expect((await request).postDataJSON()).toEqual({
      type: 'review',
      title: 'Quick',
      content: 'Delivered on the same day.',
      rating: 4,
    })
  })

  test('a press of Add to Cart is repeated once, however often it was pressed', async ({ page }) => {
    const hydrate = await openUnhydrated(page, '/products/301')
    await page.getByRole('button', { name: 'Add to Cart' }).first().dblclick()
    await hydrate()
    await expectStoredCart(page, [[301, 1]])
    await page.getByRole('button', { name: 'Add to Cart' }).first().click()
    await expectStoredCart(page, [[301, 2]])
  })

  test('a press of a tab is repeated', async ({ page }) => {
    await signedIn(page)
    const hydrate = await openUnhydrated(page, '/profile')
    await page.getByRole('tab', { name: 'Orders' }).click()
    await hydrate()
    await expect(page.getByRole('tab', { name: 'Orders' })).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL(/tab=orders/)
  })

  test('a swipe of the banners stays where it led', async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem('homeOpened', 'true'))
    const hydrate = await openUnhydrated(page, '/')
    const banners = page.getByRole('region', { name: 'Banners' })
    await banners.locator('[aria-live]').evaluate((strip) => strip.scrollTo(strip.clientWidth, 0))
    await hydrate()
    await expect(banners.getByText('2 of 4')).toBeVisible()
  })

  test('a press of Add to Cart while the page is being hydrated counts once', async ({ page }) => {
    await page.addInitScript(() => {
      // Clicks between two steps of hydration: React marks an element when it has hydrated it, before its effects run.
      // Dispatches the event, because during `click()` further calls of it do nothing.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        const button = [...document.querySelectorAll('button')].find(
          (each) => each.textContent === 'Add to Cart',
        )
        if (button && Object.keys(button).some((key) => key.startsWith('__reactProps')))
          button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
        else port2.postMessage('')
      }
      port2.postMessage('')
    })
    await open(page, '/products/301')
    await requestsSent(page)
    await expectStoredCart(page, [[301, 1]])
  })
})

const carts = {
  'more than the checkout unfolds': [301, 201, 101, 1001, 302, 303].map((id, at) => inCart(id, at + 1)),
  'every restriction': [
    inCart(parts.codOnly, 2),
    inCart(parts.colomboOnly),
    { ...inCart(parts.colomboOnly), selectedSize: '2.4 m' },
    inCart(parts.notDelivered),
    { ...inCart(parts.notDelivered), selectedColor: 'white', selectedSize: '0.03 m' },
  ],
  'lines without picture, unit and number, of the largest quantity, and with markup and blank words in their texts':
    [
      { ...inCart(parts.padlock), image: '', unit: '', sku: '' },
      inCart(parts.hinge, limits.maxQuantity),
      {
        ...inCart(301),
        name: '<img src=x onerror=alert(1)> $& blankNumber 0.03',
        sku: '</ul>',
        image: 'javascript:1',
      },
    ],
} satisfies Record<string, ReturnType<typeof inCart>[]>

/** The words of the notices and lines, and the heights of the lines; text that a status announces is not among them. */
const seen = (page: Page, list: 'cart' | 'checkout') =>
  page.getByRole('main').evaluate((main, list) => {
    const text = (element: Element) => (element as HTMLElement).innerText.replace(/\s+/g, ' ').trim()
    const shown = (element: Element) => element.checkVisibility()
    const lines = [...main.querySelectorAll('li')].filter((line) => shown(line) && !line.closest('nav'))
    return {
      heading: text(main.querySelector('h1')?.parentElement ?? main),
      notices: [...main.querySelectorAll('[data-tone]')].filter(shown).map(text),
      lines: lines.map((line) => [
        text(line),
        line.getAttribute('aria-label'),
        Math.round(line.getBoundingClientRect().height),
        ...[...line.querySelectorAll('input')].map(({ value, ariaLabel }) => [value, ariaLabel]),
        ...[...line.querySelectorAll('a, button')].map((each) =>
          'href' in each ? String(each.href) : each.ariaLabel,
        ),
        [...line.querySelectorAll('source')].map(({ srcset }) => srcset),
      ]),
      sums: list === 'cart' ? [...main.querySelectorAll('dd')].filter(shown).map(text) : [],
    }
  }, list)

test.describe('what only the device knows', { tag: '@rendered' }, () => {
  // The words of the lines are the same at every width: one cart is enough to see the wide pages.
  for (const [at, [what, cart]] of Object.entries(carts).entries())
    test(`the cart and the checkout show it without the page's code: ${what}`, {
      tag: at === 0 ? [] : '@phone',
    }, async ({ newVisitor }) => {
      for (const [path, list] of [
        ['/cart', 'cart'],
        ['/buying', 'checkout'],
      ] as const) {
        const page = await newVisitor()
        await storeCart(page, cart)
        // Held back: the check against the catalogue, which may change names and prices, and the fonts.
        await page.route(/\/api\/products|woff2$/, () => undefined)
        const hydrate = await openUnhydrated(page, path)
        await expect(page.locator('[data-first-paint]').last()).not.toBeEmpty()
        const before = await seen(page, list)
        await hydrate()
        await expect(page.locator('[data-first-paint]')).toHaveCount(0)
        expect(before, path).toEqual(await seen(page, list))
      }
    })

  test('the page puts nothing larger in the place of the painted cart', { tag: '@phone' }, async ({
    newVisitor,
  }) => {
    for (const ids of [[301], [101, 102, 103, 104, 105, 106]]) {
      const page = await newVisitor()
      await storeCart(
        page,
        ids.map((id) => inCart(id)),
      )
      const fonts = await hold(page, /woff2$/)
      const hydrate = await openUnhydrated(page, '/cart')
      await expect(page.locator('[data-first-paint]').last()).not.toBeEmpty()
      await twoFrames(page)
      fonts.letThrough()
      await expect(page.locator('[data-first-paint]').last()).toHaveCSS('display', 'flow-root')
      await twoFrames(page)
      await hydrate()
      await expect(page.locator('[data-first-paint]')).toHaveCount(0)
      await twoFrames(page)
      expect(await page.evaluate(largestPaint), String(ids)).toBe('in what was replaced')
    }
  })

  test('an empty cart, storage that cannot be read, and one that is refused', { tag: '@phone' }, async ({
    newVisitor,
  }) => {
    for (const [stored, path, text] of [
      [[], '/cart', 'Your cart is empty'],
      ['{', '/cart', 'Your cart is empty'],
      [[], '/buying', 'No items in your order.'],
    ] as const) {
      const page = await newVisitor()
      await storeCart(page, typeof stored === 'string' ? stored : [])
      await openUnhydrated(page, path)
      await expect(page.getByText(text).filter({ visible: true })).toBeVisible()
      await expect(page.locator('form[method=post]').filter({ visible: true })).toHaveCount(0)
    }
    const page = await newVisitor()
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new Error('refused')
        },
      }),
    )
    const hydrate = await openUnhydrated(page, '/cart')
    await expect(page.getByText('Your cart is empty').filter({ visible: true })).toBeVisible()
    await hydrate()
    await expect(page.getByText('Your cart is empty')).toBeVisible()
  })

  test('what is pressed and typed in the lines is done once the page responds', { tag: '@phone' }, async ({
    page,
  }) => {
    await storeCart(page, [inCart(parts.hinge, 2), inCart(parts.padlock), inCart(301, 4)])
    const hydrate = await openUnhydrated(page, '/cart')
    const line = (name: RegExp) => page.getByRole('listitem', { name })
    await line(/hinge/)
      .getByRole('button', { name: /^One more/ })
      .click()
    await line(/padlock/)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await line(/lever/).getByRole('spinbutton').fill('7')
    await hydrate()
    await expectStoredCart(page, [
      [parts.hinge, 3],
      [301, 7],
    ])
  })

  test('the checkout form can be filled in at once, and the draft of the tab comes back', {
    tag: '@phone',
  }, async ({ page }) => {
    await storeCart(page, [inCart(parts.hinge)])
    await page.addInitScript(() => {
      sessionStorage.setItem('checkout', JSON.stringify({ lastName: 'Perera', street: '12 Lake Road' }))
    })
    const hydrate = await openUnhydrated(page, '/buying')
    await page.getByLabel('First name').fill('Nadeesha')
    await page
      .getByRole('textbox', { name: 'Street address' })
      .or(page.getByLabel('Street address'))
      .first()
      .fill('14 Hill Street')
    await hydrate()
    await expect(page.getByLabel('First name')).toHaveValue('Nadeesha')
    await expect(page.getByLabel('Last name')).toHaveValue('Perera')
    await expect(page.getByLabel('Street address')).toHaveValue('14 Hill Street')
    await expect
      .poll(() => page.evaluate(() => JSON.parse(sessionStorage.getItem('checkout') ?? '{}')))
      .toMatchObject({ firstName: 'Nadeesha', lastName: 'Perera', street: '14 Hill Street' })
  })
})
