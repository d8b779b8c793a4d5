import { computeAccessibleName, getRole } from 'dom-accessibility-api'
import { longest, type Target } from './pins.ts'

/** What an element is found by. */
type By = 'name' | 'text' | 'place'
export type Found = { element: Element; by: By }

/** As one reads it: case, spaces and figures, such as a price, may change. */
const plain = (text: string) =>
  text.normalize('NFKC').toLowerCase().replaceAll(/\d+/g, '0').replaceAll(/\s+/g, ' ').trim()

const short = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, longest)

/** The text of an element, with a space between those of its parts, which stand apart. */
function textOf(element: Element): string {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let all = ''
  while (texts.nextNode()) all += ` ${texts.currentNode.nodeValue}`
  return short(all)
}

/** The share of the words of both texts that both have, from 0 to 1. */
function likeness(one: string, other: string): number {
  const [words, others] = [one, other].map((text) => new Set(plain(text).match(/[\p{L}\p{N}]+/gu)))
  if (!words?.size || !others?.size) return plain(one) === plain(other) ? 1 : 0
  let both = 0
  for (const word of words) if (others.has(word)) both += 1
  return both / (words.size + others.size - both)
}

/** Names and texts of which fewer words agree are of something else. */
const alike = 0.5

function roleOf(element: Element): string {
  const role = getRole(element) ?? ''
  return ['generic', 'presentation', 'none'].includes(role) ? '' : role
}
const labelOf = (element: Element) => (roleOf(element) ? short(computeAccessibleName(element)) : '')

export const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect()
  return (
    width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  )
}

/** What is read as one thing: a control, a picture, a heading, or the innermost element with a text of its own. */
export function elementAt(pressed: Element): Element {
  const control = pressed.closest('a, button, input, select, textarea, summary, label, [role], svg, img')
  if (!control) return pressed
  const within = control.matches('svg') ? (control.closest('a, button, [role]') ?? control) : control
  // Something large with a role, such as a dialog, is not what was meant by pressing a word in it.
  return within === pressed || within.children.length < 12 ? within : pressed
}

/** The largest part of the page around an element that has none of the others. */
function surroundings(element: Element, others: readonly Element[]): Element {
  let around = element
  while (around.parentElement && !others.some((other) => around.parentElement?.contains(other)))
    around = around.parentElement
  return around
}

const all = (root: Element) => [...root.querySelectorAll('*')].filter((element) => !element.closest('svg *'))

/** What the arrow keys go through: each thing that is read as one. */
export const readableIn = (root: Element) =>
  all(root).filter((element) => {
    if (!isSeen(element) || elementAt(element) !== element) return false
    const ownText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    return ownText || labelOf(element) !== ''
  })

/** Elements of a role, or of any where none is given, with a name or a text like this, each with how well it agrees. */
function candidates(root: Element, { role, label, text }: Partial<Target>, least = alike) {
  const name = label || text
  if (!name) return []
  return all(root).flatMap((element) => {
    if ((role !== undefined && roleOf(element) !== role) || !isSeen(element)) return []
    const agrees = likeness(label ? labelOf(element) : textOf(element), name)
    // Of nested elements with one text the innermost is meant.
    const nested = !label && [...element.children].some((child) => plain(textOf(child)) === plain(name))
    return agrees >= least && !nested ? [{ element, agrees }] : []
  })
}

/** Of the whole page, in pixels. */
const sizeOf = ({ ownerDocument: { documentElement } }: Element) => ({
  width: documentElement.scrollWidth,
  height: documentElement.scrollHeight,
})

const boxOf = (element: Element, root: Element): Target['box'] => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const page = { ...sizeOf(root), left: -window.scrollX, top: -window.scrollY }
  const share = (length: number, whole: number) => Math.round((1000 * length) / (whole || 1))
  return [
    share(left - page.left, page.width),
    share(top - page.top, page.height),
    share(width, page.width),
    share(height, page.height),
  ]
}

/** From 0, far away, to 1, at the same place. */
const closeness = (one: Target['box'], other: Target['box']) =>
  1 - Math.min(1, Math.hypot(one[0] - other[0], one[1] - other[1]) / 1000)

/** Says what an element is. `root` is the page. */
export function describe(element: Element, root: Element): Target {
  const role = roleOf(element)
  const label = labelOf(element)
  const text = textOf(element)
  const target = { role, label, text: label && plain(label) === plain(text) ? '' : text, near: '' }
  const others = candidates(root, target)
    .filter((other) => other.agrees === 1 && other.element !== element)
    .map((other) => other.element)
  const { width, height } = sizeOf(root)
  const near = others.length > 0 ? textOf(surroundings(element, others)) : ''
  return { ...target, near: near === text ? '' : near, box: boxOf(element, root), page: [width, height] }
}

/** The best of several that are called alike: what stands around it says which, then its place. */
function best(found: { element: Element; agrees: number }[], target: Target, root: Element) {
  const most = Math.max(...found.map(({ agrees }) => agrees))
  const equal = found.filter(({ agrees }) => agrees === most).map(({ element }) => element)
  const [only] = equal
  if (equal.length === 1) return only
  const rated = equal.map((element) => {
    const others = equal.filter((other) => other !== element)
    const near = target.near ? likeness(textOf(surroundings(element, others)), target.near) : 0
    return { element, rate: 2 * near + closeness(boxOf(element, root), target.box) }
  })
  return rated.toSorted((one, other) => other.rate - one.rate)[0]?.element
}

/** The element that covers the same part of the page best. */
function atPlace(root: Element, box: Target['box']): Element | undefined {
  const apart = (element: Element) => {
    const own = boxOf(element, root)
    return own.reduce((sum, length, index) => sum + Math.abs(length - (box[index] ?? 0)), 0)
  }
  const rated = all(root)
    .filter(isSeen)
    .map((element) => ({ element, apart: apart(element) }))
  const nearest = rated.toSorted((one, other) => one.apart - other.apart)[0]
  return nearest && nearest.apart < 100 ? nearest.element : undefined
}

/** Finds an element again: by role and name, then by its text, then where it was. Undefined if nothing is like it. */
export function find(target: Target, root: Element): Found | undefined {
  const { role, label, text } = target
  const named = role && best(candidates(root, { role, label }), target, root)
  if (named) return { element: named, by: 'name' }
  const words = text || label
  const said =
    best(candidates(root, { role, text: words }), target, root) ??
    best(candidates(root, { text: words }, 1), target, root)
  if (said) return { element: said, by: 'text' }
  const there = atPlace(root, target.box)
  return there && { element: there, by: 'place' }
}
