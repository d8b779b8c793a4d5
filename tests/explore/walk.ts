import { join } from 'node:path'
import { setTimeout as waited } from 'node:timers/promises'
import type { Browser, Page, Request } from '@playwright/test'
import { inCart } from '../../mocks/cart.ts'
import { uploadTimeout } from '../../src/lib/endpoint.ts'
import { cartKey } from '../../src/rules/storageKeys.ts'
import type { Fault } from '../faults/faults.ts'
import { callOf, type Host } from '../faults/host.ts'
import { lookAt, properties } from './look.ts'
import { type Node, nameOf, nodesOf, treeOf } from './screen.ts'
import {
  choose,
  type Draw,
  find,
  fittingText,
  inWords,
  placesOf,
  pressed,
  type Start,
  type Step,
  typedIn,
} from './steps.ts'

const receipt = join(import.meta.dirname, '../../server/demo/pictures/angle-bracket-90@400.webp')
const openedAt = Date.parse('2026-11-20T04:48:00Z')
const sizeOf = (width: number) => ({ width, height: width < 768 ? 844 : 900 })
/** Playwright's reasons not to act: the control is gone, moves, or is behind another. */
const notPossible = /Timeout|intercepts|not visible|outside|context was destroyed|detached|not an <input>/

type Seen = (tree: Node, page: Page, steps: readonly Step[]) => unknown

/**
 * Walks through a new shop from a beginning: the steps given, or those that draws choose. `seen` is told each screen that
 * has come to rest. Ends with the first step after which a property does not hold.
 */
export async function walk(
  browser: Browser,
  host: Host,
  from: Start,
  plan: readonly (Draw | Step)[],
  seen: Seen,
) {
  let passed = 0
  host.reset(from.user, () => new Date(openedAt + passed))
  const context = await browser.newContext({
    ...{ baseURL: host.url, serviceWorkers: 'block', reducedMotion: 'reduce', timezoneId: 'Asia/Colombo' },
    viewport: sizeOf(from.width),
  })
  context.setDefaultTimeout(3000)
  const page = await context.newPage()
  let errors: string[] = []
  let armed: { name: string; fault: Fault } | undefined
  const pending = new Set<Request>()
  const called = new Set<string>()
  page.on('request', (request) => {
    const name = callOf(request.method(), new URL(request.url()).pathname)?.name
    if (name) called.add(name)
    if (!name || name !== armed?.name || armed.fault !== 'no answer in 30 s') pending.add(request)
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  // What a lost connection brings is reported by the browser; that the page says it is another property.
  const report = (message: string) => {
    if (!/Failed to load resource|Failed to fetch dynamically/.test(message)) errors.push(message)
  }
  page.on('pageerror', ({ message }) => report(message))
  page.on('console', (message) => message.type() === 'error' && report(message.text()))
  page.on('dialog', (dialog) => dialog.accept().catch(() => undefined))
  page.on('filechooser', (chooser) => chooser.setFiles(receipt).catch(() => undefined))
  await context.addInitScript(
    ([key, cart]) => {
      window.print = () => undefined
      if (!sessionStorage.getItem('walks')) localStorage.setItem(key, cart)
      sessionStorage.setItem('walks', 'true')
    },
    [cartKey, JSON.stringify(from.cart.map((line) => inCart(...line)))] as const,
  )
  await context.addCookies([{ name: 'cookie_consent', value: String(from.consent), url: host.url }])
  await page.clock.install({ time: openedAt })
  await page.clock.pauseAt(openedAt + 60_000)

  const pass = (ms: number) => {
    passed += ms
    return page.clock.runFor(ms)
  }
  /** Lets time pass until nothing is asked or under way and nothing changes; at most as long as a call may take. */
  async function settle() {
    const ends = passed + uploadTimeout + 10_000
    for (let last = '', now = ''; passed < ends; last = now) {
      await pass(last || passed < ends - uploadTimeout ? 300 : 2000)
      for (const stops = Date.now() + 10_000; pending.size > 0 && Date.now() < stops; ) await waited(2)
      now = await page
        .evaluate(() => {
          for (const each of document.getAnimations())
            if (each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) each.finish()
          const busy = document.querySelector('#loading, main [aria-busy=true], [data-state=busy]')
          const isHydrated = 'hydrated' in document.documentElement.dataset
          return busy || !isHydrated ? '' : location.href + document.body.innerHTML
        })
        .catch(() => '')
      if (now && now === last && (await lookAt(page)).busy.length === 0) return
    }
  }

  const acts: Record<string, (tree: Node, value: string, ref: string) => Promise<unknown>> = {
    press: (_, __, ref) => page.getByRef(ref).click(),
    'press twice': (_, __, ref) => page.getByRef(ref).dblclick(),
    type: (_, value, ref) => page.getByRef(ref).fill(value),
    fill: async (tree) => {
      const own = (roles: RegExp) => placesOf(tree, roles).filter(({ around }) => around.includes('main'))
      for (const { at, ref } of own(typedIn)) await page.getByRef(ref).fill(fittingText(at.name))
      for (const { ref } of own(/^checkbox$/)) await page.getByRef(ref).check()
    },
    back: () => page.evaluate(() => (history.state?.idx ? history.back() : undefined)),
    forward: () => page.evaluate(() => history.forward()),
    reload: () => page.reload({ waitUntil: 'commit' }),
    go: (_, value) => page.goto(value, { waitUntil: 'commit' }),
    key: (_, value) => page.keyboard.press(value),
    resize: (_, value) => page.setViewportSize(sizeOf(Number(value))),
    wait: (_, value) => pass(Number(value)),
    heal: (_, value = '') => {
      const [name = '', fault] = value.split(': ') as [string?, Fault?]
      host.free()
      armed = fault && { name, fault }
      if (armed) host.arm(armed.name, armed.fault)
      return context.setOffline(fault === 'offline')
    },
  }
  const steps: Step[] = []
  const trail: string[] = []
  async function state(tree: Node) {
    const seen = await lookAt(page)
    // What is behind an open dialog is hidden, and the tree has no names for it.
    const nameless = [...nodesOf(tree)].filter(
      ({ node, around }) =>
        (pressed.test(node.role) || typedIn.test(node.role)) &&
        !nameOf(node) &&
        (seen.dialogs === 0 || around.some((role) => /dialog/.test(role))),
    )
    return {
      ...seen,
      ...{ errors, trail, orders: await host.orderCount(), faulty: armed !== undefined },
      nameless: nameless.map(({ node: { role }, around }) => [...around, role].join(' ')),
    }
  }
  try {
    await page.goto(from.to, { waitUntil: 'commit' })
    await settle()
    let tree = await treeOf(page)
    let before = await state(tree)
    await seen(tree, page, steps)
    for (const each of plan) {
      trail[before.index] = before.address
      const step = 'does' in each ? each : choose(tree, each, [...called])
      const ref = step.at ? find(tree, step.at) : ''
      const isCutOff = armed?.fault === 'offline' && /go|reload/.test(step.does)
      if (ref === undefined || isCutOff) continue
      errors = []
      const act = acts[step.does === 'fail' ? 'heal' : step.does]!
      try {
        await act(tree, step.value ?? '', ref)
      } catch (error) {
        if (!notPossible.test(String(error))) throw error
      }
      steps.push(step)
      await settle()
      tree = await treeOf(page)
      const now = await state(tree)
      await seen(tree, page, steps)
      for (const [property, holds] of Object.entries(properties))
        try {
          holds(now, before, inWords(step))
        } catch (error) {
          const how = (error as Error).message.split('\n').filter((line) => /^[+\w]/.test(line))
          return {
            steps,
            broken: `${property}: ${how.join(' ')} at ${now.address}`,
            picture: await page.screenshot(),
          }
        }
      before = now
    }
    return { steps }
  } finally {
    host.free()
    await context.close()
  }
}
