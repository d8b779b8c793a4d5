import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { type Find, findInPage, type Tab } from './tab.ts'

/** Opens Firefox by WebDriver BiDi, which it speaks itself: Debian has no geckodriver. */
export async function firefox(executablePath: string): Promise<Tab> {
  // A window of the size, because setting the viewport also sets the orientation, which Debian's Firefox does not know.
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
    args: ['--width=1280', '--height=900'],
  })
  const page = await browser.newPage()
  // Not `waitForFunction`: the shop's policy admits no function made from text.
  const find = async (what: Find) => {
    for (const ends = Date.now() + 10_000; Date.now() < ends; ) {
      const handle = await page.evaluateHandle(findInPage, what)
      const element = handle.asElement()
      if (element) return element as ElementHandle<HTMLElement>
    }
    throw new Error(`No ${what.role} '${what.name}' on ${page.url()}`)
  }
  return {
    open: async (address) => void (await page.goto(address)),
    evaluate: (run, ...args) => page.evaluate(run as never, ...args) as never,
    click: async (what) => (await find(what)).click(),
    type: async (what, text) => {
      const field = await find(what)
      await field.evaluate((element) => (element as HTMLInputElement).select())
      await field.type(text)
    },
    drag: async (what, right) => {
      const { x, y } = await (await find(what)).clickablePoint()
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + right / 2, y, { steps: 4 })
      await page.mouse.move(x + right, y, { steps: 4 })
      await page.mouse.up()
    },
    printedPages: async () => {
      const pdf = await page.pdf({ format: 'a4' })
      return Buffer.from(pdf)
        .toString('latin1')
        .match(/\/Type\s*\/Page\b(?!s)/g)?.length
    },
    close: () => browser.close(),
  }
}
