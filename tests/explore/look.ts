import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { cartKey } from '../../src/rules/storageKeys.ts'

/** Runs in the page: what is there to be judged, apart from the accessibility tree. */
function look(cartStored: string) {
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true]')
  const textsOf = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter(shown)
      .map(({ innerText }) => innerText.replace(/\s+/g, ' ').trim())
      .filter(Boolean)
  const rupees = (text: string) =>
    Number(
      text
        .replaceAll(/[^\d.−-]/g, '')
        .replace(/^\.|(?<=[−-])\./g, '')
        .replace('−', '-'),
    ) || 0
  const sums = [...document.querySelectorAll('main dl')].flatMap((list) => {
    const rows = [...list.children].map((row) => [
      row.querySelector('dt')?.textContent ?? '',
      row.querySelector('dd')?.textContent ?? '',
    ])
    const total = rows.find(([label]) => label?.startsWith('Total'))
    if (!total?.[1]?.includes('Rs.')) return []
    const amounts = rows.slice(0, rows.indexOf(total)).filter(([, text]) => text?.includes('Rs.'))
    if (amounts.length === 0) return []
    const before = amounts.reduce((sum, [, text]) => sum + rupees(text ?? ''), 0)
    return [`${before.toFixed(2)} of ${rupees(total[1]).toFixed(2)}`]
  })
  const cart: { price: number; quantity: number }[] = JSON.parse(localStorage.getItem(cartStored) ?? '[]')
  // A link within the page moves the browser's own starting point of the Tab key to its target, and not the focus.
  const focused =
    document.activeElement === document.body ? document.querySelector(':target') : document.activeElement
  const fields = [...document.querySelectorAll<HTMLInputElement>('main :is(input,textarea)')]
  return {
    address: location.pathname + location.search,
    index: Number(history.state?.idx ?? 0),
    title: document.title,
    headings: [...document.querySelectorAll<HTMLElement>('h1')].map((each) => each.innerText.trim()),
    focus: focused
      ? `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 60)}`
      : '',
    wider: document.documentElement.scrollWidth - window.innerWidth,
    // Each part that is added has a toast of its own, and two of them may say the same.
    alerts: textsOf('[role=alert], [data-sonner-toast]:not([data-type=success])'),
    busy: [
      ...textsOf('main [aria-busy=true], [data-state=busy]'),
      ...textsOf('main *').filter((text) =>
        /^(Loading|Checking|Processing|Working out|Submitting|Saving|Trying)[^.]*\.\.\.$/.test(text),
      ),
    ],
    garbled: /undefined|NaN|\[object|Invalid Date|Infinity/.exec(
      `${document.title} ${document.body.innerText}`,
    )?.[0],
    sums,
    badge: /^Cart(, ([\d,]+) item)?/.exec(
      document.querySelector('header a[href="/cart"]')?.getAttribute('aria-label') ?? '',
    ),
    cart: { count: cart.length, quantity: cart.reduce((sum, { quantity }) => sum + quantity, 0) },
    typed: Object.fromEntries(
      fields
        .filter(({ type, value }) => value && !/password|checkbox|radio|file/.test(type))
        .map(({ name, id, value }) => [name || id, value]),
    ),
    dialogs: [...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog:modal')].filter(shown)
      .length,
  }
}
type Look = ReturnType<typeof look>
export const lookAt = (page: Page) => page.evaluate(look, cartKey)

type Moment = Look & {
  /** What the page reported since the step before. */
  errors: string[]
  orders: number
  nameless: string[]
  /** The addresses of the history's entries, as they were last seen. */
  trail: readonly (string | undefined)[]
  /** A call fails, or there is no connection. */
  faulty: boolean
}

type Property = (now: Moment, before: Moment, did: string) => void

/** What holds after every step. */
export const properties: Record<string, Property> = {
  'a busy button ends': ({ busy }) => assert.deepEqual(busy, []),
  'a sum equals its lines': ({ sums }) => {
    for (const sum of sums) assert.equal(...(sum.split(' of ') as [string, string]))
  },
  'focus is on something after a press': ({ focus }, _, did) => {
    if (did.startsWith('press')) assert.notEqual(focus, '', 'focus is on nothing')
  },
  'a page has one heading': ({ headings }) => {
    assert.equal(headings.length, 1, `${headings}`)
    assert.notEqual(headings[0], '')
  },
  'Back leads back': (now, before, did) => {
    if (did !== 'back' || before.index === 0) return
    assert.equal(now.index, before.index - 1)
    assert.equal(now.address, before.trail[now.index] ?? now.address)
  },
  'no error is reported': ({ errors }) => assert.deepEqual(errors, []),
  'nothing is wider than the window': ({ wider }) => assert.ok(wider <= 0, `${wider} px`),
  'Escape closes a dialog and gives the focus back': (now, before, did) => {
    if (did !== 'key Escape' || before.dialogs === 0) return
    assert.equal(now.dialogs, before.dialogs - 1)
    assert.notEqual(now.focus, '', 'focus is on nothing')
  },
  'the badge is the cart': ({ badge, cart }) => {
    if (badge) assert.equal(Number(badge[2]?.replaceAll(',', '') ?? 0), cart.quantity)
  },
  'nothing typed is lost': (now, before, did) => {
    const failed = now.faulty && now.alerts.length > 0 && now.address === before.address
    if (!failed || !did.startsWith('press')) return
    for (const [name, value] of Object.entries(before.typed)) assert.equal(now.typed[name], value, name)
  },
  'the title follows the page': ({ title, headings }) =>
    assert.ok(title.length > 0 && headings.length > 0, `${title}: ${headings}`),
  'no two alerts say the same': ({ alerts }) =>
    assert.equal(new Set(alerts).size, alerts.length, `${alerts}`),
  'what can be used has a name': ({ nameless }) => assert.deepEqual(nameless, []),
  'nothing is garbled': ({ garbled }) => assert.equal(garbled, undefined),
  'an order is sent once': ({ orders }, before) => assert.ok(orders - before.orders <= 1),
}
