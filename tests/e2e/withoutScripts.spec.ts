import type { Page } from '@playwright/test'
import { shop as config, shop } from '../../src/shop/config.ts'
import { withOwnShop } from './ownShop.ts'
import { expect, heading, lever, test } from './shop.ts'

/** Reads the head of the server's HTML. */
const head = (html: string) => ({
  title: html.match(/<title>(.*?)<\/title>/)?.[1],
  meta: (name: string) =>
    html
      .match(new RegExp(`<meta (?:name|property)="${name}" content="(.*?)"`))?.[1]
      ?.replaceAll('&amp;', '&'),
  canonical: html.match(/<link rel="canonical" href="(.*?)"/)?.[1],
  graph: (JSON.parse(html.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? '{}')[
    '@graph'
  ] ?? []) as { '@type': string; [key: string]: unknown }[],
})

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
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Categories', exact: true })
      .click()
    await expect(heading(page, 'Categories')).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Hinges/ })
      .click()
    await expect(heading(page, 'Hinges')).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Butt Hinges/ })
      .click()
    await expect(heading(page, 'Butt Hinges')).toBeVisible()
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: 'Returns' }).click()
    await expect(heading(page, 'Return Policy')).toBeVisible()
    await footer.getByRole('link', { name: 'Locks & Latches' }).click()
    await expect(heading(page, 'Locks & Latches')).toBeVisible()
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

test.describe('link previews, fetched without scripts', { tag: '@desktop' }, () => {
  test('BEY-26/product BEY-13/product BEY-13/trail BEY-13/open-graph a product: picture, name and price', async ({
    request,
  }) => {
    const response = await request.get('/products/301')
    const { title, meta, canonical, graph } = head(await response.text())
    expect(response.status()).toBe(200)
    expect(title).toBe(`${lever} | ${config.name}`)
    expect(meta('og:title')).toBe(`${lever} | ${config.name}`)
    expect(meta('og:description')).toMatch(/^Rs\. 6,950\.00 inc VAT/)
    expect(meta('og:image')).toBe(`${config.origin}/images/lever-rose-rtd-satin-nickel@800.webp`)
    expect(meta('og:type')).toBe('product')
    expect(meta('og:image:alt')).toBe(lever)
    expect(meta('product:price:amount')).toBe('6950.00')
    expect(meta('twitter:card')).toBe('summary_large_image')
    expect(meta('description')).toHaveLength(160)
    expect(canonical).toBe(`${config.origin}/products/301`)
    expect(graph.map((node) => node['@type'])).toEqual(['Organization', 'Product', 'BreadcrumbList'])
    expect(graph[1]).toMatchObject({ offers: { price: '6950.00', priceCurrency: 'LKR' } })
  })

  test('BEY-26/home BEY-26/category BEY-13/organization BEY-13/trail BEY-13/open-graph home, category and list: title, description, picture, organization and breadcrumb', async ({
    request,
  }) => {
    const site = config.origin
    const header = `${site}/set/header-desktop@1680.webp`
    const hinge = `${site}/images/butt-hinge-102-satin-nickel@800.webp`
    for (const [path, title, picture, trail] of [
      ['/', `${config.name} | ${config.tagline}`, header, undefined],
      ['/products', `Products | ${config.name}`, header, ['Home', 'Products']],
      ['/categories/hinges', `Hinges | ${config.name}`, hinge, ['Home', 'Categories', 'Hinges']],
      [
        '/category/butt-hinges/products',
        `Butt Hinges | ${config.name}`,
        /^https:\/\/nilodepot\.example\/images\/.+@800\.webp$/,
        ['Home', 'Categories', 'Hinges', 'Butt Hinges'],
      ],
    ] as const) {
      const { meta, title: own, canonical, graph } = head(await (await request.get(path)).text())
      expect(own?.replaceAll('&amp;', '&')).toBe(title)
      expect(meta('og:title')).toBe(title)
      expect(meta('description')).toMatch(/\w{3}/)
      expect(meta('og:description')).toBe(meta('description'))
      expect(meta('og:url')).toBe(`${site}${path}`)
      expect(canonical).toBe(`${site}${path}`)
      expect(meta('og:image')).toEqual(typeof picture === 'string' ? picture : expect.stringMatching(picture))
      expect(meta('og:image:width')).toBe(picture === header ? '1680' : '800')
      expect(meta('og:image:height')).toBe(picture === header ? '512' : '800')
      expect(meta('og:image:alt')).toMatch(/\w{3}/)
      const [organization] = graph
      expect(organization).toMatchObject({ '@type': 'Organization', name: config.name, url: `${site}/` })
      const list = graph.find((node) => node['@type'] === 'BreadcrumbList')
      expect((list?.itemListElement as { name: string }[] | undefined)?.map(({ name }) => name)).toEqual(
        trail,
      )
    }
    // The named pictures exist.
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
