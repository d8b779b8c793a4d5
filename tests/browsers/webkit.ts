import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Builder, type WebElement } from 'selenium-webdriver'
import { freePort } from '../listen.ts'
import { type Find, findInPage, type Tab } from './tab.ts'

/** Opens WebKitGTK's MiniBrowser by WebDriver, on a virtual screen. */
export async function webkit(miniBrowser: string): Promise<Tab> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = await once(screen.stdout, 'data')
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(number).trim()}` },
    stdio: 'ignore',
  })
  const browser = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    })
    .build()
  await browser.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 })
  await browser.manage().setTimeouts({ script: 30_000, pageLoad: 30_000 })
  const find = async (what: Find): Promise<WebElement> =>
    (await browser.wait(
      () => browser.executeScript(findInPage, what),
      10_000,
      `No ${what.role} '${what.name}'`,
    )) as WebElement
  return {
    open: (address) => browser.get(address),
    evaluate: (run, ...args) => browser.executeScript(run, ...args) as never,
    click: async (what) => (await find(what)).click(),
    type: async (what, text) => {
      const field = await find(what)
      await field.clear()
      await field.sendKeys(text)
    },
    drag: async (what, right) => {
      const origin = await find(what)
      await browser
        .actions()
        .move({ origin })
        .press()
        .move({ origin, x: Math.round(right / 2) })
        .move({ origin, x: right })
        .release()
        .perform()
    },
    // The driver has no command to print.
    printedPages: async () => undefined,
    close: async () => {
      await browser.quit()
      driver.kill()
      screen.kill()
    },
  }
}
