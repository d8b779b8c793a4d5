import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { Command } from 'commander'
import { readCount } from '../../server/cli/arguments.ts'
import { say, startBrowser } from '../builtShop.ts'
import { type Host, startHost } from '../faults/host.ts'
import { partsOf, partsOfStories } from './screen.ts'
import { drawn, inWords, type Start, type Step } from './steps.ts'
import { walk } from './walk.ts'

/**
 * `npm run explore`: walks through the built shop before the reference API in memory, with the clock held. One seed decides a
 * walk. After each step what `look.ts` says must hold, and what is seen must be in some story.
 */
const { seed, steps, walkers, stories } = new Command('npm run explore --')
  .option('--seed <number>', 'where the walks begin', readCount, 1)
  .option('--steps <count>', 'in all', readCount, 2000)
  .option('--walkers <count>', 'at a time', readCount, 2)
  .option('--no-stories', 'looks for broken properties only')
  .parse()
  .opts<{ seed: number; steps: number; walkers: number; stories: boolean }>()

/** Steps of a walk. */
const length = 40
const report = 'test-results/explore'
rmSync(report, { recursive: true, force: true })
mkdirSync(report, { recursive: true })
const shown = stories ? await partsOfStories() : undefined
const browser = await startBrowser()
const counts = new Map<string, number>()
const started = Date.now()
let done = 0
let next = seed

/** Whether it is found for the first time. */
const isNew = (what: string) => {
  counts.set(what, (counts.get(what) ?? 0) + 1)
  return counts.get(what) === 1
}
const told = ({ to, width, user, cart }: Start, taken: readonly Step[]) =>
  [`${to} at ${width} px, ${user ?? 'a visitor'}, cart ${JSON.stringify(cart)}`, ...taken.map(inWords)].join(
    '\n  ',
  )
const keep = (name: string, text: string, picture: Buffer) => {
  writeFileSync(join(report, `${name}.txt`), text)
  writeFileSync(join(report, `${name}.png`), picture)
}

/** Shortens a walk that still breaks the same property: large pieces first. */
async function shortest(host: Host, start: Start, taken: readonly Step[], property: string) {
  let best = taken
  for (let size = Math.ceil(best.length / 2); size > 0; size = Math.floor(size / 2))
    for (let at = best.length - 1 - size; at >= 0; at -= size) {
      const again = await walk(browser, host, start, best.toSpliced(at, size), () => undefined)
      if (again.broken?.startsWith(property)) best = again.steps
    }
  return best
}

async function work() {
  const host = await startHost()
  while (done < steps) {
    const own = next++
    const [start, draws] = drawn(own, length)
    const seen = async (tree: Parameters<typeof partsOf>[0], page: Page, taken: readonly Step[]) => {
      for (const part of shown ? partsOf(tree) : [])
        if (!shown?.has(part) && isNew(part))
          keep(
            `part-${counts.size}`,
            `${part}\n\nSeed ${own}: ${told(start, taken)}\n`,
            await page.screenshot(),
          )
    }
    const { steps: taken, broken, picture } = await walk(browser, host, start, draws, seen)
    done += taken.length
    if (broken && isNew(broken.replace(/\?.*/, '').replace(/\d+/g, '#'))) {
      process.exitCode = 1
      const story = told(start, await shortest(host, start, taken, broken.split(':')[0]!))
      keep(`seed-${own}`, `${broken}\n\n${story}\n`, picture)
      say(`\nBROKEN, seed ${own}: ${broken}\n  ${story}`)
    }
    if (own % 10 === 0) say(`${done} steps, ${((done * 1000) / (Date.now() - started)).toFixed(1)} a second`)
  }
  host.close()
}
await Promise.all(Array.from({ length: walkers }, work))
await browser.close()
say(`\n${done} steps from the seeds ${seed} to ${next - 1} in ${Math.round((Date.now() - started) / 1000)} s`)
for (const [what, count] of [...counts].sort(([, one], [, other]) => other - one)) say(`${count} × ${what}`)
