import { expect, type Page } from '@playwright/test'
import { expectPressed, preview, search, sheet, test } from './room.ts'

const boards = 'start-here-state-index--index'

const version = (id: string, date: string, tags: string[] = []) => ({
  ...{ id, commit: id.slice(0, 8), subject: `Subject of ${id}`, author: 'Anu', date },
  ...{ tags, committed: true },
})
const versions = [
  version('b'.repeat(40), '2026-11-27T10:00:00Z'),
  version('a'.repeat(40), '2026-11-20T10:00:00Z', ['v1.0.0']),
]

const change = (story: string, hash: string) => ({
  ...{ story, mode: 'desktop', before: `old-${hash}`, after: `new-${hash}`, moved: false },
  area: { x: 40, y: 40, width: 90, height: 24 },
})
const plates = ['screens-profile--gold', 'screens-loyalty--ready', 'screens-navigation--visitor']
const changed = [
  { versions: [versions[0]?.id], changes: plates.map((story) => change(story, 'plate')) },
  { versions: [versions[0]?.id], changes: [change('screens-cart--restricted', 'other')] },
]

/** Every picture. Which one it is stands in its name. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/**
 * Puts pictures of two versions beside Storybook: of every story one, at both widths. Between them a plate has changed its
 * colour in three stories, and another thing in a fourth.
 */
async function withPictures(page: Page) {
  const { entries } = await (await page.request.get('index.json')).json()
  const stories = Object.keys(entries).filter((id) => entries[id].type === 'story')
  const of = (age: 'old' | 'new') => ({
    pictures: Object.fromEntries(
      stories.map((story) => {
        const { after, before } =
          changed.flatMap(({ changes }) => changes).find((each) => each.story === story) ?? {}
        return [story, { desktop: (age === 'new' ? after : before) ?? 'same', phone: 'same' }]
      }),
    ),
    traces: { 'screens-home--announcements-closed': ['Local storage announcementDismissed: [1,2,3]'] },
    steps: { 'flows-ordering--guest-cash': [['Adds two padlocks to the cart', 'same']] },
  })
  const [newest, earlier] = versions.map(({ id }) => id)
  const files = new Map<string, unknown>([
    ['index.json', { versions }],
    [`${newest}.json`, of('new')],
    [`${earlier}.json`, of('old')],
    [`since-${earlier}.json`, changed],
  ])
  await page.route('**/pictures/**', (route) => {
    const json = files.get(/[^/]+$/.exec(route.request().url())?.[0] ?? '')
    return route.fulfill(json ? { json } : { contentType: 'image/png', body: png })
  })
}

test('the front page shows the states that are asked for first, the flows, and what has changed', async ({
  page,
}) => {
  await withPictures(page)
  await page.goto('?path=/docs/start-here-welcome--docs')
  const first = preview(page).getByRole('list', { name: 'Asked for first' })
  for (const state of ['CART-01', 'CHK-04', 'CART-03', 'ORD-06', 'CMP-03', 'PRO-05'])
    await expect(first.getByRole('link', { name: new RegExp(`^${state} .*, desktop$`) })).toBeVisible()
  await expect(preview(page).getByText('Adds two padlocks to the cart')).toBeVisible()
  await expect(preview(page).getByText('4 pictures differ from v1.0.0, 20 Nov 2026.')).toBeVisible()
  await first.getByRole('link', { name: /^CHK-04 .*, phone$/ }).click()
  await expect(sheet(page)).toBeVisible()
  await expect(page).toHaveURL(/viewport\S*:phone/)
})

test('a board shows the screen of the story before it, and its address all that is chosen', async ({
  page,
}) => {
  await withPictures(page)
  await page.goto('?path=/story/screens-checkout--restricted-cash-only&globals=viewport:desktop')
  await expect(preview(page).getByText('Only Cash on Delivery').first()).toBeVisible()
  const root = preview(page).locator('html')
  await root.evaluate(({ dataset }) => {
    const count = () => {
      const seen = document.querySelectorAll('[aria-label^="Board"] > li').length
      dataset.most = String(Math.max(seen, Number(dataset.most ?? 0)))
      requestAnimationFrame(count)
    }
    count()
  })
  await page.getByRole('button', { name: /^Board/ }).click()
  const board = preview(page).getByRole('list', { name: /^Board: Checkout/ })
  const cards = board.getByRole('listitem')
  await expect.poll(() => cards.count()).toBeGreaterThan(25)
  const all = await cards.count()
  // Never more, not for a moment.
  await expect(root).toHaveAttribute('data-most', String(all))
  // It has the whole width, and not that of the story.
  const frame = page.locator('#storybook-preview-iframe')
  await expect.poll(async () => (await frame.boundingBox())?.width).toBeGreaterThan(1100)
  await expect(frame).toBeInViewport({ ratio: 1 })
  await preview(page).getByRole('combobox', { name: 'Kind' }).selectOption('Error')
  await preview(page).getByRole('combobox', { name: 'Width' }).selectOption('Phone')
  await search(page).fill('payment')
  await expect(page).toHaveURL(/find:payment/)
  await expect(page).toHaveURL(/kind:error/)
  await expect.poll(() => cards.count()).toBeLessThan(all / 3)
  const left = await cards.count()
  expect(left).toBeGreaterThan(1)
  await page.goto('about:blank')
  await page.goBack()
  await expect(search(page)).toHaveValue('payment')
  await expect(cards).toHaveCount(left)
  await expect(board.getByRole('link', { name: /, desktop$/ })).toHaveCount(0)
})

test('without pictures a board runs its stories, and its links lead on all the same', async ({ page }) => {
  await page.route('**/pictures/index.json', (route) => route.fulfill({ json: { versions: [] } }))
  await page.goto(`?path=/story/${boards}&args=screen:Cart;look:medium`)
  const isEmpty = (index: number) =>
    preview(page).frameLocator('iframe').nth(index).getByText('Your cart is empty').first()
  await expect(isEmpty(1)).toBeVisible()
  await preview(page).getByRole('link', { name: 'CART-01, side by side' }).click()
  await expect(preview(page).getByRole('heading', { level: 1, name: /^CART-01 / })).toBeVisible()
  // What the board before it was still waiting for does not hold up its stories.
  await expect(isEmpty(1)).toBeVisible()
  await preview(page).getByRole('link', { name: 'Phone' }).click()
  await expect(sheet(page, 'CART-01')).toBeVisible()
  await expect(page).toHaveURL(/viewport\S*:phone/)
})

test('every state is a picture within a second, and none of them runs', async ({ page }) => {
  await withPictures(page)
  await page.goto(`iframe.html?id=${boards}&viewMode=story&args=look:small`)
  const cards = page.getByRole('list', { name: /^Board/ }).getByRole('listitem')
  await expect.poll(() => cards.count()).toBeGreaterThan(200)
  await page.getByRole('searchbox', { name: 'Find a state' }).fill('delivery')
  await expect.poll(() => cards.count()).toBeLessThan(100)
  expect(await cards.count()).toBeGreaterThan(10)
  await expect(page.locator('iframe')).toHaveCount(0)
  const loaded = () =>
    page.evaluate(() => {
      const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
      return inView.length > 5 && inView.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    })
  await expect.poll(loaded).toBe(true)
})

test('a state stands side by side: desktop, phone, drawing, and what it was before', async ({ page }) => {
  await withPictures(page)
  await page.goto(`?path=/story/${boards}&args=find:Colombo+warning;look:medium`)
  await preview(page).getByRole('link', { name: 'CART-03, side by side' }).click()
  await expect(
    preview(page).getByRole('heading', { level: 1, name: 'CART-03 Colombo warning' }),
  ).toBeVisible()
  await expect(page).toHaveURL(/state:CART-03/)
  const picture = (words: string) =>
    preview(page).getByRole('figure').filter({ hasText: words }).getByRole('presentation')
  await expect(picture('Desktop')).toHaveAttribute('src', /new-other/)
  await expect(picture('Phone')).toHaveAttribute('src', /same/)
  const slider = preview(page).getByRole('slider')
  await slider.press('ArrowLeft')
  await expect(picture('Desktop')).toHaveAttribute('src', /old-other/)
  await expect(preview(page).getByText('Before: v1.0.0, 20 Nov 2026')).toBeVisible()
  const drawing = preview(page).getByRole('img', { name: 'cart colombo warning desktop' })
  // Loaded once it is near the window.
  await drawing.scrollIntoViewIfNeeded()
  expect(
    await drawing.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(720)
  await preview(page).getByRole('link', { name: 'Next: CART-04' }).click()
  await expect(preview(page).getByRole('heading', { level: 1, name: /^CART-04 / })).toBeVisible()
})

test('a state of behaviour has the trace that it leaves', async ({ page }) => {
  await withPictures(page)
  await page.goto(`iframe.html?id=${boards}&viewMode=story&args=find:HOME-07;look:medium`)
  await expect(page.getByText('Local storage announcementDismissed: [1,2,3]')).toBeVisible()
})

test('equal changes are one entry, which says whose it is, and is accepted or rejected for all states in which it is seen', async ({
  page,
}) => {
  await withPictures(page)
  await page.goto('?path=/docs/start-here-changed-since--docs')
  const entries = preview(page).getByRole('article')
  const plate = entries.filter({ hasText: 'The same change in 3 stories' })
  await expect(plate.getByText('Anu, bbbbbbbb, 27 Nov 2026: Subject of bbbb', { exact: false })).toBeVisible()
  await expect(plate.getByRole('link')).toHaveCount(3)
  await expect(entries).toHaveCount(2)
  await expect(preview(page).getByRole('combobox', { name: 'Compared with' })).toContainText('Last release')
  const status = preview(page).getByRole('status')
  await expect(status).toHaveText('2 changes in 4 pictures, 2 left for you to judge')
  const accept = plate.getByRole('button', { name: 'Accept' })
  await accept.click()
  await expectPressed(accept)
  await expect(status).toHaveText('2 changes in 4 pictures, 1 left for you to judge')
  const other = entries.filter({ hasText: 'Changed: Cart' })
  await other.getByRole('button', { name: 'Reject' }).click()
  await other.getByRole('textbox', { name: 'What is wrong' }).fill('Should be yellow')
  await expect(status).toHaveText('2 changes in 4 pictures, 0 left for you to judge')
  const { verdicts } = await page.evaluate(() => JSON.parse(localStorage.getItem('storybook-review') ?? '{}'))
  const of = (story: string) => verdicts.filter((verdict: { story: string }) => verdict.story === story)
  expect(of('screens-profile--gold')).toContainEqual(
    expect.objectContaining({
      ...{ state: 'PRO-05', width: 'desktop', answer: 'right' },
      picture: 'new-plate',
    }),
  )
  expect(of('screens-cart--restricted')).toContainEqual(
    expect.objectContaining({
      state: 'CART-03',
      width: 'desktop',
      answer: 'wrong',
      text: 'Should be yellow',
    }),
  )
  expect(verdicts.filter(({ width }: { width: string }) => width !== 'desktop')).toEqual([])
  await accept.click()
  await expect(status).toHaveText('2 changes in 4 pictures, 1 left for you to judge')
  await preview(page).getByRole('combobox', { name: 'Page' }).selectOption('Screens/Loyalty')
  await expect(entries).toHaveCount(1)
  await expect(status).toHaveText('1 change in 1 pictures, 1 left for you to judge')
})

test('a board of what has changed shows the stories whose picture is another one', async ({ page }) => {
  await withPictures(page)
  await page.goto(`iframe.html?id=${boards}&viewMode=story&args=kind:changed;look:medium`)
  const cards = page.getByRole('list', { name: /^Board/ }).getByRole('listitem')
  await expect(cards.filter({ hasText: 'PRO-05' })).toHaveCount(1)
  await expect(cards.filter({ hasText: 'CART-03' })).toHaveCount(1)
  await expect(cards.filter({ hasText: 'CART-01' })).toHaveCount(0)
})
