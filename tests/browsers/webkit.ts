import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Builder, type WebElement } from 'selenium-webdriver'
import { freePort } from '../listen.ts'
import { type Find, findInPage, type Tab } from './tab.ts'

/** Starts a program and returns it with what it has printed so far; `text` grows. */
function start(
  command: string,
  args: string[],
  env = process.env,
): { program: ChildProcess; lines: string[] } {
  const program = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const lines: string[] = []
  for (const stream of [program.stdout, program.stderr])
    stream?.on('data', (data) => lines.push(...String(data).split('\n').filter(Boolean)))
  return { program, lines }
}

/** Opens WebKitGTK's MiniBrowser by WebDriver, on a screen of its own where there is none. */
export async function webkit(miniBrowser: string): Promise<Tab> {
  const screen = process.env.DISPLAY
    ? undefined
    : start('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24'])
  if (screen) await once(screen.program.stdout!, 'data')
  const display = process.env.DISPLAY ?? `:${screen?.lines[0]}`
  const port = await freePort()
  const driver = start('WebKitWebDriver', [`--port=${port}`], { ...process.env, DISPLAY: display })
  const open = () =>
    new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: miniBrowser,
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
      })
      .build()
  const browser = await open()
  await browser.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 })
  await browser.manage().setTimeouts({ script: 30_000, pageLoad: 30_000 })
  const find = async (what: Find): Promise<WebElement> =>
    (await browser.wait(
      () => browser.executeScript(findInPage, what),
      10_000,
      `${what.role} ${what.name}`,
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
    takeErrors: () => driver.lines.splice(0).filter((line) => /CONSOLE.* ERROR/.test(line)),
    // The driver does not know the command to print.
    printedPages: async () => undefined,
    close: async () => {
      await browser.quit()
      driver.program.kill()
      screen?.program.kill()
    },
  }
}
