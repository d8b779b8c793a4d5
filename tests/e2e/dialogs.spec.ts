import type { CDPSession } from '@playwright/test'
import { expect, open, test } from './shop.ts'

/** How many elements' styles the browser recalculates while `act` runs; an element counts each time. */
async function recalculatedStyles(session: CDPSession, act: () => Promise<unknown>) {
  let elements = 0
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as { name: string; args?: { elementCount?: number } }[])
      if (name === 'UpdateLayoutTree') elements += args?.elementCount ?? 0
  })
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'] },
    transferMode: 'ReportEvents',
  })
  await act()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  return elements
}

// A test of the browser's work, which on a cheap phone is most of what a press waits for.
test('opening the menu recalculates the styles of the menu, not of the page', {
  tag: '@phone',
}, async ({ page, browser }) => {
  await open(page, '/')
  await expect(page.getByRole('link', { name: /^Details, / }).first()).toBeAttached()
  const whole = await page.locator('*').count()
  const elements = await recalculatedStyles(await browser.newBrowserCDPSession(), async () => {
    await page.getByRole('button', { name: 'Menu' }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
  expect(elements).toBeGreaterThan(20)
  expect(elements).toBeLessThan(whole / 2)
})
