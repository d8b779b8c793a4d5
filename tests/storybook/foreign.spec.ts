import { spawnSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { serveFolder } from '../visual/serve.ts'
import { expectPressed, handOver, preview, sheet } from './room.ts'

const folder = 'test-results/foreign-storybook'

/** Another project's Storybook, which has the review addon: built here, served from a folder. */
let host: Awaited<ReturnType<typeof serveFolder>>
test.beforeAll(async () => {
  const config = '.storybook/review-addon/tests/foreign'
  const storybook = 'node_modules/storybook/dist/bin/dispatcher.js'
  const { status, stderr } = spawnSync(
    process.execPath,
    [storybook, 'build', '--quiet', '-c', config, '-o', folder],
    { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] },
  )
  expect(status, stderr).toBe(0)
  host = await serveFolder(folder, '/of/another/')
})
test.afterAll(() => host.stop())

test('in the Storybook of another project keys judge, the sidebar finds a state by its number, and a pin and a link work', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${host.address}?path=/story/hall-lamp--lit`)
  const lamp = sheet(page, 'LAMP-01')
  await expect(lamp.getByText("Says 'On'")).toBeVisible()
  await page.keyboard.press('2')
  await expectPressed(lamp.getByRole('button', { name: 'Wrong' }))
  await lamp.getByRole('textbox', { name: /^What you say of LAMP-01/ }).fill('Too bright')
  await expect(page.getByText('5 of 6 left for you')).toBeVisible()

  await page.getByRole('button', { name: /^Pin an element/ }).click()
  await preview(page).getByRole('button', { name: 'Switch' }).click({ force: true })
  const bar = page.getByRole('region', { name: 'Pin', exact: true })
  await bar.getByRole('textbox').fill('Too small')
  await bar.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('region', { name: 'Pins', exact: true })).toContainText('button "Switch"')

  await page.getByRole('button', { name: 'Hand over' }).click()
  await handOver(page).getByRole('button', { name: 'Copy review as a link' }).click()
  await expect(handOver(page).getByText('Link copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const other = await browser.newPage()
  await other.goto(link)
  await expect(other.getByText('Verdicts added: 1, pins: 1 (no name).')).toBeVisible()
  await other.goto(`${host.address}?path=/story/hall-lamp--lit`)
  await expect(sheet(other, 'LAMP-01').getByText('Too bright')).toBeVisible()
  await expect(other.getByRole('region', { name: 'Pins', exact: true })).toContainText('Too small')
  await other.keyboard.press('n')
  await expect(sheet(other, 'LAMP-02')).toBeVisible()
  await other.getByRole('searchbox', { name: 'Search for components' }).fill('METER-01')
  await other.getByRole('option', { name: /Full/ }).click()
  await expect(sheet(other, 'METER-01')).toBeVisible()
  // Without a page of states there are no buttons for it.
  await expect(other.getByRole('button', { name: /^(Find a state|Board)/ })).toHaveCount(0)
  await other.close()
})

test('there, too, a tab says what a screen reader says once the story has played', async ({ page }) => {
  await page.goto(`${host.address}?path=/story/hall-lamp--lit`)
  await page.getByRole('tab', { name: 'Heard' }).click()
  const heard = page.getByRole('region', { name: 'Heard' }).getByRole('listitem')
  await expect(heard.filter({ hasText: 'button, Switch, pressed' })).toHaveCount(1)
  await page.getByRole('link', { name: 'Dark' }).click()
  await expect(heard.filter({ hasText: 'button, Switch, not pressed' })).toHaveCount(1)
  await expect(heard.filter({ hasText: /^On$/ })).toHaveCount(0)
  // Before the next story stands on the page, nothing of this one is heard under its name.
  await page.getByRole('button', { name: 'Gauge' }).click()
  await page.getByRole('link', { name: 'Late' }).click()
  await expect(page.getByText('Listening...')).toBeVisible()
  await page.getByRole('tab', { name: 'State' }).click()
  await page.getByRole('tab', { name: 'Heard' }).click()
  await expect(page.getByText('Listening...')).toBeVisible()
  await expect(heard).toHaveCount(0)
  await preview(page)
    .locator('body')
    .evaluate(() => window.dispatchEvent(new Event('come')))
  await expect(heard.filter({ hasText: 'meter, Charge' })).toHaveCount(1)
})
