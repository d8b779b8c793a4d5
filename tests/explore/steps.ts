import fc from 'fast-check'
import { calls } from '../../src/api/contract.ts'
import { pages } from '../../src/paths.ts'
import { faults } from '../faults/faults.ts'
import { type Node, nameOf, nodesOf } from './screen.ts'

/** A control by its role, its name, and which of those with this name it is. */
type Place = { role: string; name: string; nth: number }
/** What somebody does, or what happens to them: where, and with what. */
export type Step = { does: string; at?: Place; value?: string }

const placeInWords = ({ role, name, nth }: Place) => `${role} "${name}"${nth > 0 ? ` (${nth + 1})` : ''}`
export const inWords = ({ does, at, value }: Step) =>
  [does, value, at && placeInWords(at)].filter((each) => each !== undefined).join(' ')

const addresses = [
  ...Object.values(pages).flatMap(({ path }) => (path.includes(':') ? [] : path)),
  ...['/products/101', '/products/301', '/products/112', '/products/999999', '/categories/hinges'],
  ...['/category/stainless-butt-hinges/products?cat_id=1013', '/category/nothing/products'],
  ...['/searchbarr?q=hinge', '/searchbarr?q=zzz', '/buying?product=101&qty=3', '/profile?tab=orders'],
  ...['/cart?add=101x2', '/reset-password?token=wrong', '/no-such-page'],
]

/** What fits a field, by its name; the last fits the rest. */
const fitting: readonly [RegExp, string][] = [
  [/user ?name/i, 'demo'],
  [/password/i, 'Demo@2026'],
  [/e-?mail/i, 'nadeesha@mail.example'],
  [/phone|contact number/i, '077 123 4567'],
  [/street|address/i, '17 Station Road, Wellawatte, Colombo 06'],
  [/name/i, 'Nadeesha'],
  [/quantity|price/i, '3'],
  [/search/i, 'brass hinge'],
  [/list/i, '2 HNG-B76-SB\n10 x brass hinge 63'],
  [/./, 'The bracket is bent.'],
]
export const fittingText = (name: string) => fitting.find(([pattern]) => pattern.test(name))?.[1] ?? ''

const awkward = [
  ...['', ' ', '0', '-1', '1e5', '999999999', '0.5', "O'Neil & <b>Sons</b>", '🙂', 'שלום עולם', 'නිලෝ', '%'],
  ...[
    '  077 123 4567 ',
    '+94 77 123 4567',
    'W'.repeat(300),
    'Delhi',
    '9 Hill Street, Kandy',
    '\\',
    'nadeesha@',
  ],
]

const draw = fc.record({ kind: fc.nat(99), zone: fc.nat(99), which: fc.nat(2 ** 30), other: fc.nat(2 ** 30) })
const cart = fc.uniqueArray(
  fc.tuple(fc.constantFrom(101, 110, 112, 301, 302, 401), fc.integer({ min: 1, max: 40 })),
  { ...{ maxLength: 4, selector: ([id]) => id } },
)
const start = fc.record({
  ...{ to: fc.constantFrom(...addresses), width: fc.constantFrom(390, 1280), cart, consent: fc.boolean() },
  user: fc.constantFrom(undefined, undefined, 'demo', 'ruwan'),
})
type Drawn<Of> = Of extends fc.Arbitrary<infer Value> ? Value : never
export type Draw = Drawn<typeof draw>
export type Start = Drawn<typeof start>

/** Draws a beginning, and what chooses so many steps after it. */
export const drawn = (seed: number, length: number) =>
  fc.sample(fc.tuple(start, fc.array(draw, { minLength: length, maxLength: length })), {
    seed,
    numRuns: 1,
  })[0]!

export const pressed = /^(button|link|tab|checkbox|radio|option|menuitem\w*|switch|combobox|slider)$/
export const typedIn = /^(textbox|searchbox|spinbutton|combobox)$/

/** The controls that can be used now, but for links out of the shop. */
export function placesOf(tree: Node, roles: RegExp) {
  const counts = new Map<string, number>()
  return [...nodesOf(tree)].flatMap(({ node, around }) => {
    const { role, ref = '', box, url = '/' } = node
    const name = nameOf(node)
    const nth = counts.get(role + name) ?? 0
    counts.set(role + name, nth + 1)
    const usable = roles.test(role) && !node.disabled && (box?.width ?? 0) > 8 && /^[/?#]/.test(url)
    return usable ? [{ at: { role, name, nth }, ref, around }] : []
  })
}
export const find = (tree: Node, at: Place) =>
  placesOf(tree, /./).find((place) => placeInWords(place.at) === placeInWords(at))?.ref

/** Each kind of step as often as it is among a hundred. */
const kinds = Object.entries({
  ...{ press: 49, 'press twice': 3, type: 14, fill: 6, back: 6, forward: 2, reload: 2 },
  ...{ resize: 2, key: 5, wait: 2, go: 4, fail: 3, heal: 2 },
}).flatMap(([does, share]) => Array<string>(share).fill(does))

/** Chooses what to do on a screen: mostly what belongs to its page, less often what belongs to all pages. */
export function choose(tree: Node, { kind, zone, which, other }: Draw, called: readonly string[]): Step {
  const does = kinds[kind]!
  const one = (all: readonly string[], by = which) => all[by % all.length]!
  if (/press|type/.test(does)) {
    const found = placesOf(tree, does === 'type' ? typedIn : pressed)
    const within = (role: RegExp) => found.filter(({ around }) => around.some((each) => role.test(each)))
    const own = zone < 75 ? /^main$/ : zone < 92 ? /^banner$/ : /^contentinfo$/
    const all = [within(/dialog/), within(own), found].find(({ length }) => length > 0) ?? []
    const at = all[which % all.length]?.at
    if (!at) return { does: 'heal' }
    return {
      does,
      at,
      ...(does === 'type' && { value: one([...awkward, ...awkward.map(() => fittingText(at.name))], other) }),
    }
  }
  if (does === 'fail') {
    const names = called.length > 0 && zone < 80 ? called : calls.map(({ name }) => name)
    return { does, value: `${one(names)}: ${one(faults, other)}` }
  }
  const values: Record<string, readonly string[]> = {
    ...{ resize: ['390', '1280'], wait: ['5000', '31000', '3600000'], go: addresses },
    key: ['Escape', 'Escape', 'Enter', 'Tab', 'ArrowDown', 'Shift+Tab'],
  }
  return { does, ...(values[does] && { value: one(values[does]) }) }
}
