import type { Page } from '@playwright/test'

/** An element of the accessibility tree, as Playwright's snapshot gives it in its mode with references. */
export type Node = {
  role: string
  name?: string
  ref?: string
  box?: { x: number; y: number; width: number; height: number }
  url?: string
  text?: string
  disabled?: boolean
  /** It is seen, but not heard: the same stands beside it. */
  ariaHidden?: boolean
  children?: (Node | string)[]
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

/** The accessibility tree of what a page shows: on a busy machine it takes seconds. */
export const treeOf = async (page: Page) => ({
  role: 'page',
  children: (await page.ariaSnapshotJSON({ mode: 'ai', boxes: true, timeout: 60_000 })) as Node[],
})
