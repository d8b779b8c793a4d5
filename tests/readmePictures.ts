import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { say, startBrowser, startBuiltShop } from './builtShop.ts'
import { serveFolder } from './visual/serve.ts'

/**
 * `npm run readme-pictures [-- --storybook=storybook-static]`: takes the pictures of README.md, of the built shop and of a
 * built Storybook, and writes them to .github/pictures/. The last one needs pictures of an earlier version.
 */
const { values } = parseArgs({ options: { storybook: { type: 'string', default: 'storybook-static' } } })
const folder = '.github/pictures'

type Picture = {
  name: string
  of: 'shop' | 'storybook'
  path: string
  size: [width: number, height: number]
  /** Of the size of the file to that of the window. */
  scale: number
  /** Whether the page shows what the picture is of. */
  shown(page: Page): Promise<unknown>
}

const firstPicture = (page: Page) => page.locator('main img').first().waitFor()

const pictures: Picture[] = [
  {
    name: 'shop-on-a-phone',
    of: 'shop',
    path: '/products',
    size: [390, 620],
    scale: 1,
    shown: firstPicture,
  },
  {
    name: 'product',
    of: 'shop',
    path: '/products/101',
    size: [1280, 800],
    scale: 0.75,
    shown: firstPicture,
  },
  {
    name: 'state',
    of: 'storybook',
    path: '/?path=/story/screens-checkout--restricted-cash-only',
    size: [1440, 900],
    scale: 0.67,
    shown: (page) =>
      page
        .frameLocator('#storybook-preview-iframe')
        .getByText('Only Cash on Delivery is available for this product(s).')
        .waitFor(),
  },
  {
    name: 'changed-since',
    of: 'storybook',
    path: '/?path=/docs/start-here-changed-since--docs',
    size: [1440, 900],
    scale: 0.67,
    shown: async (page) => {
      const frame = page.frameLocator('#storybook-preview-iframe')
      // All pictures have been compared: the largest group of equal changes is the first.
      await frame
        .getByRole('status')
        .filter({ hasText: /judge$/ })
        .waitFor({ timeout: 600_000 })
      await frame.getByRole('img').first().waitFor()
    },
  },
]

async function take(
  page: Page,
  { name, size: [width, height], scale, path, shown }: Picture,
  origin: string,
) {
  await page.setViewportSize({ width, height })
  await page.goto(origin + path)
  await shown(page)
  for (const frame of page.frames())
    await frame.waitForFunction(async () => {
      await document.fonts.ready
      return [...document.images].every(({ complete }) => complete)
    })
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 72,
    clip: { x: 0, y: 0, width, height, scale },
  })
  const bytes = Buffer.from(data, 'base64')
  writeFileSync(`${folder}/${name}.webp`, bytes)
  say(`${name}.webp ${Math.round(bytes.length / 1000)} kB`)
}

const shop = await startBuiltShop()
const storybook = await serveFolder(values.storybook)
const browser = await startBrowser()
try {
  mkdirSync(folder, { recursive: true })
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await context.addCookies([{ name: 'cookie_consent', value: 'false', url: shop.url }])
  for (const picture of pictures)
    await take(
      await context.newPage(),
      picture,
      picture.of === 'shop' ? shop.url : storybook.address.slice(0, -1),
    )
} finally {
  await browser.close()
  await shop.close()
  storybook.stop()
}
