import type { Page } from '@playwright/test'

/**
 * Takes the connection from a page and all that it opens, until the function that this returns is called. Chromium 150
 * forgets it at each new page that does not come from the network, so every page is told anew.
 */
export async function withoutConnection(page: Page): Promise<() => Promise<void>> {
  const context = page.context()
  await context.setOffline(true)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const tell = () =>
    session.send('Network.emulateNetworkConditions', {
      ...{ offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
    })
  page.on('domcontentloaded', tell)
  return async () => {
    page.off('domcontentloaded', tell)
    await session.detach()
    await context.setOffline(false)
  }
}
