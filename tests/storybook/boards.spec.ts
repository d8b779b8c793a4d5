import { expect, type Page, test } from '@playwright/test'
import { serveFolder } from '../visual/serve.ts'

let host: Awaited<ReturnType<typeof serveFolder>>
test.beforeAll(async () => {
  host = await serveFolder(process.env.STORYBOOK_STATIC ?? 'storybook-static', '/design/storybook/')
})
test.afterAll(() => host.stop())

const preview = (page: Page) => page.frameLocator('#storybook-preview-iframe')
const boards = 'start-here-boards--board'

const version = (id: string, date: string, tags: string[] = []) => ({
  ...{ id, commit: id.slice(0, 8), subject: `Subject of ${id}`, author: 'Anu', date },
  ...{ tags, committed: true, seconds: 600 },
})
const versions = [
  version('b'.repeat(40), '2026-11-27T10:00:00Z'),
  version('a'.repeat(40), '2026-11-20T10:00:00Z', ['v1.0.0']),
]

/** Draws a picture of a page with a plate of a colour at a place, and lines of text elsewhere. */
const drawn = (page: Page, plate: string, left: number, top: number) =>
  page.evaluate(
    ([colour, x, y]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 450 })
      const context = canvas.getContext('2d')
      if (!context) return ''
      context.fillStyle = 'white'
      context.fillRect(0, 0, 640, 450)
      context.fillStyle = 'black'
      for (let line = 0; line < 8; line += 1) context.fillRect(30, 200 + line * 20, 300 + line * 10, 6)
      context.fillStyle = colour
      context.fillRect(x, y, 90, 24)
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    },
    [plate, left, top] as const,
  )

/**
 * Puts pictures of two versions beside Storybook: of every story one, at both widths. Between them a plate has changed its
 * colour in three stories, at different places, and another thing in a fourth.
 */
async function withPictures(page: Page) {
  const { entries } = await (await page.request.get(`${host.address}index.json`)).json()
  const stories = Object.keys(entries).filter((id) => entries[id].type === 'story')
  const plates: Record<string, [left: number, top: number]> = {
    'screens-profile--gold': [40, 40],
    'screens-loyalty--ready': [300, 90],
    'screens-navigation--visitor': [441, 17],
  }
  await page.goto('about:blank')
  const files = new Map<string, string>()
  for (const [story, [left, top]] of Object.entries(plates)) {
    files.set(`old-${story}`, await drawn(page, 'goldenrod', left, top))
    files.set(`new-${story}`, await drawn(page, 'crimson', left, top))
  }
  files.set('old-other', await drawn(page, 'white', 0, 0))
  files.set('new-other', await drawn(page, 'teal', 200, 120))
  const of = (age: 'old' | 'new') => ({
    pictures: Object.fromEntries(
      stories.map((story) => {
        const own =
          story in plates
            ? `${age}-${story}`
            : story === 'screens-cart--restricted'
              ? `${age}-other`
              : 'old-other'
        return [story, { desktop: own, phone: 'old-other' }]
      }),
    ),
    traces: { 'screens-home--announcements-closed': ['Local storage announcementDismissed: [1,2,3]'] },
    steps: { 'flows-ordering--guest-cash': [['Adds two padlocks to the cart', 'old-other']] },
  })
  await page.route('**/pictures/**', async (route) => {
    const [, name = ''] = /pictures\/(.+)$/.exec(route.request().url()) ?? []
    if (name === 'index.json') return route.fulfill({ json: { versions } })
    if (name === `${versions[0]?.id}.json`) return route.fulfill({ json: of('new') })
    if (name === `${versions[1]?.id}.json`) return route.fulfill({ json: of('old') })
    const file = files.get(name.replace('.webp', ''))
    if (!file) return route.fulfill({ status: 404 })
    return route.fulfill({ contentType: 'image/png', body: Buffer.from(file, 'base64') })
  })
  await page.route('**/changes/changes.json', (route) => route.fulfill({ status: 404 }))
}

test('a state of behaviour has the trace that it leaves', async ({ page }) => {
  await withPictures(page)
  await page.goto(`${host.address}iframe.html?id=${boards}&viewMode=story&args=find:HOME-07`)
  await expect(page.getByText('Local storage announcementDismissed: [1,2,3]')).toBeVisible()
})

test('equal changes since a release are one entry, by page', async ({ page }) => {
  await withPictures(page)
  await page.goto(`${host.address}?path=/docs/start-here-changed-since--docs`)
  const entry = preview(page).getByRole('article').filter({ hasText: 'The same change in 3 stories' })
  await expect(entry.getByRole('link')).toHaveCount(3)
  await expect(preview(page).getByRole('article')).toHaveCount(2)
  await expect(preview(page).getByRole('combobox', { name: 'Compared with' })).toContainText('Last release')
  await preview(page).getByRole('combobox', { name: 'Page' }).selectOption('Screens/Loyalty')
  await expect(preview(page).getByRole('article')).toHaveCount(1)
  await expect(preview(page).getByRole('status')).toHaveText('1 change in 1 pictures')
})

test('what npm run visual has compared is there without another build', async ({ page }) => {
  await withPictures(page)
  await page.route('**/changes/**', (route) =>
    route.request().url().endsWith('changes.json')
      ? route.fulfill({
          json: {
            before: 'a1b2c3 Before',
            after: 'main',
            changes: [{ story: 'screens-cart--empty', mode: 'phone', after: 'old-other' }],
            failures: [{ title: 'Screens / Cart / Ready', look: '390', why: 'It failed' }],
            repeated: [],
          },
        })
      : route.fulfill({ status: 404 }),
  )
  await page.goto(`${host.address}?path=/docs/start-here-changed-since--docs`)
  await expect(preview(page).getByRole('heading', { name: 'New: Cart: Empty' })).toBeVisible()
  await expect(preview(page).getByText('It failed')).toBeVisible()
})
