import type { Page } from '@playwright/test'
import { shop as config, shop } from '../../src/shop/config.ts'
import { withOwnShop } from './ownShop.ts'
import { expect, heading, lever, test } from './shop.ts'

// Not open(): without scripts a page never hydrates.
const read = (page: Page, address: string) => page.goto(address)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('BEY-27/list the home page can be read, and the list read, filtered, sorted and paged', async ({
    page,
    isMobile,
  }) => {
    await read(page, '/')
    await expect(page.locator('noscript p')).toBeVisible()
    // The home page with its categories and its rows of parts; the cards that a narrow window does not show are hidden.
    const main = page.getByRole('main')
    await expect(main.getByRole('region', { name: 'Categories' }).getByRole('listitem')).toHaveCount(12)
    for (const name of ['Building and Construction', 'Cutting Tools']) {
      const row = main.getByRole('region', { name })
      await expect(row.getByRole('link', { name: /^Details, / })).toHaveCount(isMobile ? 4 : 8)
      await expect(row.getByText(/ of \d+ parts$/).filter({ visible: true })).toHaveText(
        isMobile ? /^4 of/ : /^8 of/,
      )
    }
    await expect(
      main.getByRole('region', { name: 'New arrivals' }).getByRole('link', { name: /^Details, / }),
    ).toHaveCount(isMobile ? 4 : 6)
    await read(page, '/products')
    await expect(page.getByText('351 parts, page 1 of 30')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Details, / })).toHaveCount(12)

    await page.getByRole('checkbox', { name: /^Under Rs\.500/ }).check()
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, high first')
    await page.locator('noscript button').click()
    await expect(page).toHaveURL(/band=under-500/)
    await expect(page).toHaveURL(/sort=price-desc/)
    await expect(page.getByRole('checkbox', { name: /^Under Rs\.500/ })).toBeChecked()
    await expect(page.getByText(/^72 parts, page 1 of 6$/)).toBeVisible()
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page.getByText(/^72 parts, page 2 of 6$/)).toBeVisible()
  })

  test('BEY-27/categories BEY-27/product BEY-27/texts categories lead to their products, and a product and a text page can be read', {
    tag: '@desktop',
  }, async ({ page }) => {
    await read(page, '/')
    for (const [region, link, title] of [
      ['banner', 'Categories', 'Categories'],
      ['main', /^Hinges/, 'Hinges'],
      ['main', /^Butt Hinges/, 'Butt Hinges'],
      ['contentinfo', 'Returns', 'Return Policy'],
      ['contentinfo', 'Locks & Latches', 'Locks & Latches'],
    ] as const) {
      await page.getByRole(region).getByRole('link', { name: link }).first().click()
      await expect(heading(page, title)).toBeVisible()
    }
    await expect(page.getByRole('link', { name: /^Details, / }).first()).toBeVisible()
    await read(page, '/products/301')
    await expect(heading(page, lever)).toBeVisible()
    await expect(page.getByText('6,950.00').first()).toBeVisible()
  })

  test('a search is sent as a form', { tag: '@phone' }, async ({ page }) => {
    await read(page, '/searchbarr')
    await page.getByRole('textbox').fill('padlock')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/searchbarr\?q=padlock/)
    await expect(page.getByText(/\d+ parts found/)).toBeVisible()
  })
})

test.describe('fetched without scripts', { tag: '@desktop' }, () => {
  // All that the head of a product says is in its story, ProductDetail, Head.
  test('BEY-26/product BEY-26/home BEY-26/category BEY-13/product BEY-13/organization BEY-13/trail BEY-13/open-graph link previews and structured data', async ({
    request,
  }) => {
    const { origin, name: shopName, tagline } = config
    const header = [/\/set\/header-desktop@1680\.webp$/, '1680', '512'] as const
    const photo = [/\/images\/.+@800\.webp$/, '800', '800'] as const
    for (const [path, title, [picture, width, height], trail, price] of [
      ['/', `${shopName} | ${tagline}`, header, []],
      ['/products', `Products | ${shopName}`, header, ['Home', 'Products']],
      ['/categories/hinges', `Hinges | ${shopName}`, photo, ['Home', 'Categories', 'Hinges']],
      [
        '/category/butt-hinges/products',
        `Butt Hinges | ${shopName}`,
        photo,
        ['Home', 'Categories', 'Hinges', 'Butt Hinges'],
      ],
      [
        '/products/301',
        `${lever} | ${shopName}`,
        photo,
        ['Home', 'Door Hardware', 'Door Handles', 'Levers on rose', lever.replace('19 ', '19\u00A0')],
        '6950.00',
      ],
    ] as const) {
      const html = (await (await request.get(path)).text()).replaceAll('&amp;', '&')
      const named = (name: string) =>
        html.match(new RegExp(`<meta (?:name|property)="${name}" content="(.*?)"`))?.[1]
      const data = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? '{}'
      const graph: { '@type': string; itemListElement?: { name: string }[] }[] = JSON.parse(data)['@graph']
      expect([html.match(/<title>(.*?)<\/title>/)?.[1], named('og:title')], path).toEqual([title, title])
      expect(html.match(/<link rel="canonical" href="(.*?)"/)?.[1]).toBe(origin + path)
      expect(named('og:url')).toBe(origin + path)
      expect(named('og:image')).toMatch(picture)
      expect([named('og:image:width'), named('og:image:height')]).toEqual([width, height])
      expect(named('og:image:alt')).toMatch(/\w{3}/)
      expect(named('description')).toMatch(/\w{3}/)
      expect(named('og:description')).toMatch(
        price ? /^Rs\. 6,950\.00 inc VAT/ : String(named('description')),
      )
      expect(named('og:type')).toBe(price ? 'product' : 'website')
      expect(named('product:price:amount')).toBe(price)
      expect(graph[0]).toMatchObject({ '@type': 'Organization', name: shopName, url: `${origin}/` })
      expect(graph.some((node) => node['@type'] === 'Product')).toBe(price !== undefined)
      const list = graph.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement ?? []
      expect(list.map(({ name }) => name)).toEqual(trail)
    }
    for (const file of ['/set/header-desktop@1680.webp', '/icon-512.png'])
      expect((await request.get(file)).headers()['content-type']).toMatch(/^image\//)
  })

  test('markup in an address is text in the page', async ({ request }) => {
    const markup = '</script><img src=x onerror=alert(1)>'
    const html = await (await request.get(`/searchbarr?q=${encodeURIComponent(markup)}`)).text()
    expect(html).toContain('No products found')
    expect(html).not.toContain('<img src=x')
  })

  test('the sitemap and the product feed have every product, and robots.txt names the sitemap', async ({
    request,
  }) => {
    const products = await (await request.get('/api/products')).json()
    const feed = await request.get('/feed/products.xml')
    expect(feed.headers()['content-type']).toBe('application/xml; charset=utf-8')
    expect((await feed.text()).match(/<item>/g)).toHaveLength(products.length)
    const sitemap = await (await request.get('/sitemap.xml')).text()
    expect(sitemap.match(/\/products\/\d+</g)).toHaveLength(products.length)
    expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml')
  })

  test('a shop that has switched its feed off has none', async () => {
    const settings = shop as { feed: boolean }
    settings.feed = false
    await withOwnShop({}, async ({ url }) => {
      settings.feed = true
      expect((await fetch(`${url}/feed/products.xml`)).status).toBe(404)
    })
  })
})
