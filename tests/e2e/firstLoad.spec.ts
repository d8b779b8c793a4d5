import { inCart } from '../../mocks/cart.ts'
import { shop } from '../../src/shop/config.ts'
import {
  expect,
  heading,
  hold,
  lever,
  nothingAsked,
  open,
  ready,
  storeCart,
  test,
  watchLoad,
} from './shop.ts'

type Load = {
  path: string
  h1: string
  /** The calls made after the HTML without any interaction. */
  calls?: string[]
  /** The further calls made where only the browser renders. */
  before?: string[]
  /** The calls for content that only on a desktop is less than a screen away. */
  atDesktop?: string[]
  /** A text of the last part that comes without any interaction. */
  last?: RegExp
  /** Home was opened in this tab before: its loading bar does not run again. */
  again?: boolean
}

const home: Load = {
  path: '/',
  h1: shop.tagline,
  before: [
    ...['/api/categories/primary', '/api/content/announcements/active', '/api/content/banners/active'],
    ...['/api/content/promotional-banners/location/home-page-new-arrivals', '/api/products/brands'],
    ...['/api/products/new-arrivals', '/api/products?categoryId=35', '/api/products?categoryId=41'],
  ],
  last: /of \d+ parts/,
}

const pages: Load[] = [
  home,
  { ...home, again: true },
  // The whole list is fetched when the browser is idle.
  {
    path: '/products',
    h1: 'Products',
    calls: ['/api/products'],
    before: ['/api/products/brands', '/api/categories/primary'],
  },
  {
    path: '/products/301',
    h1: lever,
    // The other sizes stand before the reviews, less than a screen away.
    calls: ['/api/products?categoryId=301'],
    before: ['/api/products/301', '/api/products/reviews/301'],
    atDesktop: [
      '/api/content/promotional-banners/location/home-page-new-arrivals',
      '/api/products/new-arrivals',
    ],
  },
  {
    path: '/categories/hinges/butt-hinges',
    h1: 'Butt Hinges',
    before: [
      '/api/categories/primary',
      '/api/categories/secondary?primary_id=1',
      '/api/categories/tertiary?secondary_id=101',
    ],
  },
  { path: '/cart', h1: 'Cart', calls: ['/api/products/301'] },
  { path: '/buying', h1: 'Checkout', calls: ['/api/products/301'] },
  { path: '/shipping-policy', h1: 'Shipping Policy' },
]

test('the first load of each page makes each request once, and nothing moves, also when the fonts load last', async ({
  newVisitor,
}, { project }) => {
  test.slow()
  const checks: Promise<unknown>[] = []
  // Home without its loading bar is the same at every width, and from every host.
  for (const each of pages.filter(({ again }) => !again || project.name === 'phone')) {
    const { path, h1, calls = [], before = [], atDesktop = [], last, again } = each
    const page = await newVisitor()
    await storeCart(page, [inCart(301)])
    if (again) await page.addInitScript(() => sessionStorage.setItem('homeOpened', 'true'))
    const load = await watchLoad(page)
    const fonts = await hold(page, /\.woff2$/)
    // Not open(): the load event waits for the fonts, which are held back.
    await page.goto(path, { waitUntil: 'commit' })
    await ready(page)
    await fonts.request
    fonts.letThrough()
    await expect(heading(page, h1)).toBeVisible()
    if (last) await expect(page.locator('main').getByText(last).last()).toBeAttached()
    const faces = () =>
      page.evaluate(() =>
        // The name of a family that a style sheet gives is quoted, that of one which a script adds is not.
        Array.from(document.fonts, ({ family, status }) => `${family.replaceAll('"', '')} ${status}`),
      )
    const textFonts = ['Archivo Variable loaded', 'IBM Plex Mono loaded']
    await expect.poll(faces, path).toEqual(expect.arrayContaining(textFonts))
    const check = async () => {
      await load.settled()
      const more = {
        phone: [],
        desktop: atDesktop,
        'static host': [...before, '/api/auth/profile'],
      }[project.name]
      expect.soft(load.calls(), path).toEqual([...calls, ...(more ?? [])].sort())
      expect.soft(load.twice(), path).toEqual([])
      expect.soft(load.requests, path).not.toContain('/places.json')
      expect.soft(load.unused, path).toEqual([])
      // The budget for layout shift, including the swap of the fallback font.
      expect.soft(await load.shifts(), path).toBeLessThan(0.01)
      await page.close()
    }
    // The next page is opened while the browser takes some seconds to report what it loaded for nothing.
    checks.push(check())
  }
  await Promise.all(checks)
})

test('a part that the pointer rests on opens without a request', {
  tag: '@desktop',
}, async ({ page, context, watch }) => {
  // Pictures, and what is asked for in the background.
  watch.expected.push(/ERR_INTERNET_DISCONNECTED/)
  // The code of the page may be there already: the list loads it once the service worker holds it.
  const answered: string[] = []
  page.on('requestfinished', (request) => answered.push(request.url()))
  await open(page, '/products')
  await nothingAsked(page)
  const link = page.getByRole('link', { name: /^Details, / }).first()
  const path = String(await link.getAttribute('href'))
  const name = String(await link.getAttribute('aria-label')).replace('Details, ', '')
  await link.hover()
  for (const part of ['/assets/ProductDetail-', `/api${path}`, `/api${path.replace('s/', 's/reviews/')}`])
    await expect.poll(() => answered.filter((url) => url.includes(part)), part).not.toEqual([])
  await nothingAsked(page)
  await context.setOffline(true)
  await link.click()
  await expect(heading(page, name)).toBeVisible()
  await expect(page.getByRole('tab', { name: /^Reviews \(/ })).toBeVisible()
})

test('the title of a page that is opened is right from the first moment', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, '/products')
  await nothingAsked(page)
  await page.evaluate(() => {
    const titles: string[] = []
    Object.assign(window, { titles })
    new MutationObserver(() => titles.push(document.title)).observe(document.head, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
  // Without the pointer, which would fetch the part's record ahead.
  await page
    .getByRole('link', { name: /^Details, / })
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page.getByRole('button', { name: 'Add to Cart', exact: true })).toBeVisible()
  const titles = await page.evaluate(() => (window as unknown as { titles: string[] }).titles)
  // The list's title stays until the page of the part is there, so at no moment is the title without a page's name.
  expect([...new Set(titles)].filter((title) => !title.startsWith('Products'))).toEqual([await page.title()])
})

test('letters outside the first subset use the same font, which loads on demand', {
  tag: ['@rendered', '@phone'],
}, async ({ page }) => {
  await open(page, '/login')
  const more = page.waitForRequest(/archivo-latin-ext.*\.woff2$/)
  await page.getByLabel('Username').first().fill('Ayşe Łódź')
  await more
})

test('the fonts of the first view are added in one task, loaded, so that they change the page once', {
  tag: ['@rendered', '@phone'],
}, async ({ page }) => {
  await page.addInitScript(() => {
    const added: string[] = []
    let turn = 0
    Object.assign(window, { added })
    // Not every version of Chromium has the name FontFaceSet.
    const set: FontFaceSet = Object.getPrototypeOf(document.fonts)
    const { add } = set
    set.add = function (face) {
      added.push(`${turn} ${face.status} ${face.family.replaceAll('"', '')}`)
      queueMicrotask(() => turn++)
      return add.call(this, face)
    }
  })
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fonts.push(request.url().replace(/.*\/|-[\w-]{8}\.woff2/g, ''))
  })
  await open(page, '/')
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { added: string[] }).added))
    .toEqual(['0 loaded Archivo Variable', '0 loaded IBM Plex Mono'])
  await nothingAsked(page)
  expect(fonts).toEqual(['archivo-basic', 'plex-mono-basic'])
})

test('every script of the first page begins with the compile hint', {
  tag: ['@rendered', '@phone'],
}, async ({ request }) => {
  const html = await (await request.get('/')).text()
  const scripts = new Set(html.match(/\/assets\/[\w-]+\.js/g))
  expect(scripts.size).toBeGreaterThan(1)
  for (const script of scripts)
    expect(await (await request.get(script)).text(), script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})
