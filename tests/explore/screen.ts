import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { seed } from '../../server/demo/seed.ts'
import { say, startBrowser } from '../builtShop.ts'
import { treeOf as gitTreeOf } from '../visual/build.ts'
import { serveFolder } from '../visual/serve.ts'
import { snapshotsOf } from '../visual/snapshots.ts'
import { take } from '../visual/take.ts'

/** An element of the accessibility tree, as Playwright's snapshot gives it in its mode with references. */
export type Node = {
  role: string
  name?: string
  ref?: string
  box?: { x: number; y: number; width: number; height: number }
  url?: string
  text?: string
  disabled?: boolean
  expanded?: boolean
  /** It is seen, but not heard: the same stands beside it. */
  ariaHidden?: boolean
  children?: (Node | string)[]
}

/** Roles that are compared each for itself: a screen is what its parts are made of, and not all their combinations. */
const parts =
  /^(alert|alertdialog|article|banner|contentinfo|dialog|figure|form|group|list|listitem|main|navigation|region|row|status|tabpanel|table)$/
/** Parts whose words say which state it is. */
const spoken = /^(alert|alertdialog|dialog|status)$/

/** What the shop itself names; the names of others, such as links, cells and boxes of a filter, are data of the shop. */
const named =
  /^(alertdialog|button|combobox|dialog|form|group|heading|navigation|region|searchbox|spinbutton|tab|tabpanel|textbox)$/

const { products, categories, users, reviews } = seed(new Date())
const data = new RegExp(
  [
    ...products.flatMap(({ name, brand }) => [name, brand]),
    ...categories.flatMap(({ name }) => [name]),
    ...users.flatMap(({ name, username }) => [name, username]),
    ...reviews.map(({ name }) => name),
  ]
    .filter((each): each is string => Boolean(each))
    .sort((one, other) => other.length - one.length)
    .map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|'),
  'g',
)

const known = new Map<string, string>()
/** The words that are the shop's own: without the data of the demo shop, what shoppers typed in quotes, and figures. */
function ownWords(text: string): string {
  const kept = known.get(text)
  if (kept !== undefined) return kept
  const words = text
    .replaceAll(' ', ' ')
    .replace(data, '*')
    .replace(/"[^"]*"|“[^”]*”|‘[^’]*’/g, '*')
    .replace(/[^\s,:()]*\d[^\s,:()]*/g, '*')
    .replace(/(\*[\s,.·×–-]*)+/g, '* ')
    .trim()
  known.set(text, words)
  return words
}

const childrenOf = (node: Node): (Node | string)[] =>
  (node.children ?? (node.text === undefined ? [] : [node.text])).flatMap((child) => {
    if (typeof child === 'string') return [child]
    return child.ariaHidden ? [] : child.role === 'generic' ? childrenOf(child) : [child]
  })

/** All texts of a part, in their order. */
const textOf = (node: Node): string =>
  childrenOf(node)
    .map((child) => (typeof child === 'string' ? child : nameOf(child)))
    .join(' ')

/** The snapshot leaves out a name that is the same as the content. */
export const nameOf = (node: Node): string => node.name || textOf(node)

/**
 * The fingerprint of a screen: of each of its parts its role, its own words and what is directly in it. Repetitions count
 * once, so that a list of two is a list of twenty.
 */
export function partsOf(root: Node): Set<string> {
  const found = new Set<string>()
  const describe = (node: Node): string => {
    const words = named.test(node.role)
      ? ownWords(parts.test(node.role) ? (node.name ?? '') : nameOf(node))
      : ''
    const name = words.length > 60 ? '' : words
    const states = `${node.disabled ? ' disabled' : ''}${node.expanded === undefined ? '' : node.expanded ? ' open' : ' closed'}`
    const itself = `${node.role}${name ? ` "${name}"` : ''}${states}`
    const inner = childrenOf(node).map((child) =>
      typeof child === 'string' ? (child.trim() ? 'text' : '') : describe(child),
    )
    const within = [...new Set(inner.filter(Boolean))].join(', ')
    const said = spoken.test(node.role) ? ` says ${ownWords(textOf(node))}` : ''
    if (!parts.test(node.role)) return within && within !== 'text' ? `${itself} (${within})` : itself
    if (within) found.add(`${itself}: ${within}${said}`)
    return itself
  }
  describe({ role: 'page', children: childrenOf(root) })
  return found
}

/** All nodes with the roles of the parts around them, in the order of the page. */
export function* nodesOf(
  node: Node,
  around: readonly string[] = [],
): Generator<{ node: Node; around: readonly string[] }> {
  for (const child of childrenOf(node)) {
    if (typeof child === 'string') continue
    yield { node: child, around }
    yield* nodesOf(child, [...around, child.role])
  }
}

const cache = 'node_modules/.cache/explore'

/** The accessibility tree of what a page shows: on a busy machine it takes seconds. */
export const treeOf = async (page: Page) => ({
  role: 'page',
  children: (await page.ariaSnapshotJSON({ mode: 'ai', boxes: true, timeout: 60_000 })) as Node[],
})

/**
 * What all stories show at their ends, and flows at each step: parts of screens. Takes up to half an hour for a new version
 * of what stories are made from, and nothing after that.
 */
export async function partsOfStories(): Promise<Set<string>> {
  const tree = gitTreeOf()
  const file = `${cache}/${tree}.json`
  if (!existsSync(file)) {
    const folder = 'storybook-static'
    execFileSync('npm', ['run', '--silent', 'storybook:bare'], { stdio: 'inherit' })
    const host = await serveFolder(folder)
    const browser = await startBrowser()
    const trees: Node[] = []
    const keep = async (page: Page) => void trees.push(await treeOf(page))
    const wanted = await snapshotsOf(browser, host.address, folder)
    const failures = await take(
      browser,
      host.address,
      wanted.filter(({ forcedColors }) => forcedColors === 'none'),
      keep,
      keep,
    )
    for (const { snapshot, why } of failures) say(`${snapshot.title}: ${why.split('\n')[0]}`)
    await browser.close()
    host.stop()
    mkdirSync(cache, { recursive: true })
    writeFileSync(
      file,
      JSON.stringify(trees, (key, value) => (/^(ref|box|url|cursor)$/.test(key) ? undefined : value)),
    )
  }
  const trees: Node[] = JSON.parse(readFileSync(file, 'utf8'))
  return new Set(trees.flatMap((each) => [...partsOf(each)]))
}
