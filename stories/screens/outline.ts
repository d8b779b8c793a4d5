import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api'
import { expect, screen, waitFor } from 'storybook/test'
import { type Size, sizes } from '../viewports.ts'
import { plain } from './shown.ts'

const states = 'checked current disabled expanded haspopup invalid pressed selected sort'.split(' ')

/** What is read as one thing, whatever is in it. */
const wholes =
  /^(button|checkbox|combobox|file|img|link|menuitem|option|password|progressbar|radio|searchbox|spinbutton|tab|textbox)$/
const fields = /^(combobox|searchbox|spinbutton|textbox)$/
/** Of these nothing is said but what is in them. */
const silent =
  /^(none|presentation|generic|paragraph|strong|emphasis|time|term|definition|deletion|legend|rowgroup|(column|row)header|cell)$/

const words = (text: string | null) => plain(text).replaceAll(/\s+/g, ' ').trim()

/** Two fields have no role in ARIA. */
const roleOf = (element: Element) =>
  element.matches('[type=password], [type=file]')
    ? (element as HTMLInputElement).type
    : (getRole(element) ?? 'generic')

function statesOf(element: Element): string[] {
  const own = element as HTMLInputElement
  return [
    own.checked && 'checked',
    own.required && 'required',
    own.disabled && 'disabled',
    own.tabIndex < 0 && own.tagName === 'A' && 'no Tab stop',
    ...states.map((state) => {
      const value = element.getAttribute(`aria-${state}`)
      return value === 'true' ? state : value !== 'false' && value && `${state} ${value}`
    }),
  ].flatMap((state) => state || [])
}

/** Role and name, where it leads, what is in it, how it is, and what describes it. */
function said(element: Element, role: string): string {
  const kind = role === 'heading' ? `heading ${element.tagName.at(-1)}` : role
  // What a message begins with, in the address of WhatsApp or an email, is no part of it.
  const href = element.getAttribute('href')?.replace(/^(\w+:.*?)\?.*/, '$1')
  return [
    `${kind} ${words(computeAccessibleName(element))}`.trim(),
    ...(href === undefined ? [] : [`to ${href}`]),
    ...(fields.test(role) ? [`'${(element as HTMLInputElement).value}'`] : []),
    ...statesOf(element),
    ...[words(computeAccessibleDescription(element))].filter(Boolean),
  ].join(', ')
}

/** For screen readers alone. */
const isUnseen = (element: Element) => getComputedStyle(element).clipPath === 'inset(50%)'

/** What an item of a list is called. */
const nameOf = (item: Element) =>
  words(computeAccessibleName(item) || (item.querySelector('h2, h3')?.textContent ?? ''))

function outlineOf(root: Element, most: number): string[] {
  const lines: string[] = []
  let text = ''
  let mark = ''
  let item = ''
  const add = (line: string) => {
    const isFirst = /^(listitem|heading)/.test(line) && !lines.at(-1)?.startsWith('listitem')
    lines.push(mark + (item && !isFirst ? line.replaceAll(item, '*') : line))
    mark = ''
  }
  const end = () => {
    if (words(text)) add(words(text))
    text = ''
  }
  const into = (element: Element) => {
    let items = 0
    for (const child of element.childNodes) {
      const isItem = child instanceof HTMLElement && /^(listitem|row)$/.test(roleOf(child))
      if (isItem) items += 1
      if (!isItem || items <= most) visit(child)
    }
    if (items > most) add(`and ${items - most} more`)
  }
  const visit = (node: Node) => {
    if (node instanceof Text) text += node.data
    if (!(node instanceof HTMLElement)) return
    const { display } = getComputedStyle(node)
    // An element without a box of its own counts as not visible.
    const isShown = display === 'contents' || node.checkVisibility({ visibilityProperty: true })
    if (!isShown || node.ariaHidden === 'true') return
    // The name of its field, which may stand in it.
    if (node instanceof HTMLLabelElement && node.control) {
      for (const inner of node.querySelectorAll('input, a, button')) visit(inner)
      return
    }
    const role = roleOf(node)
    const isInline = /^(inline|contents)/.test(display) && silent.test(role)
    const line = silent.test(role) ? node.ariaLive && `live ${node.ariaLive}` : said(node, role)
    if (!isInline && role !== 'definition') end()
    if (role === 'listitem') item = nameOf(node)
    if (line === 'listitem' || role === 'row') mark = '- '
    else if (node === root || !line || line === 'list') mark ||= ''
    else if (role === 'region' && line !== 'region' && node.ariaLabelledByElements?.length) mark = 'region: '
    else add(line)
    if (isUnseen(node)) text += node.textContent ? ` (${words(node.textContent)}) ` : ''
    else if (role === 'heading') for (const inner of node.querySelectorAll('a, button')) visit(inner)
    else if (!wholes.test(role)) into(node)
    if (role === 'term') text += ': '
    else if (!isInline) end()
    if (role === 'listitem') item = ''
  }
  visit(root)
  end()
  return lines
}

type Outlined = {
  /** The width at which it looks so; at any other nothing is compared. */
  at?: Size
  /** Items of each list, and rows of each table, that are compared; of the others their number. */
  most?: number
}

/**
 * Waits until an element says just this, in this order: texts, and each control with its role, name, address and state,
 * apart by lines or bars. What is for screen readers alone stands in brackets; an asterisk stands for the name of the list
 * item around it, and 'region: ' before the heading that names one. What is not shown or not read is left out.
 */
export async function expectOutline(
  root: Element | (() => Element),
  says: string,
  { at = 'desktop', most = 99 }: Outlined = {},
) {
  if (window.innerWidth !== sizes[at].width) return
  const lines = says.split(/\n|\|/).map(words)
  await waitFor(() =>
    expect(outlineOf(root instanceof Element ? root : root(), most)).toEqual(lines.filter(Boolean)),
  )
}

/** The same of all that stands between header and footer. */
export const expectMainOutline = (says: string, options?: Outlined) =>
  expectOutline(screen.getByRole('main'), says, options)
