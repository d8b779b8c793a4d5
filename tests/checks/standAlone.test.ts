import { type ESTree, parseSync } from 'vite'
import { expect, test } from 'vitest'
import { sourceFiles, textOf } from './files.ts'

// A browser that translates a page takes its text nodes out of it. React still holds them: it writes new figures into
// them, which nobody sees, and fails where it removes one, or puts an element before one. A text that is its element's
// only child is safe, because React then writes the element's content.

type Node = ESTree.Node
type Jsx = ESTree.JSXElement | ESTree.JSXFragment

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value
const isJsx = (node: Node): node is Jsx => node.type === 'JSXElement' || node.type === 'JSXFragment'
const isFunction = (node: Node) => /Function(Declaration|Expression)$/.test(node.type)
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
const everyNode = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(everyNode)]

/** Whether an expression is made of imported constants and functions alone, as `formatKm(limits.tooFarKm)` is. */
function isFixed(node: Node, imported: Set<string>): boolean {
  if (node.type === 'Identifier') return imported.has(node.name)
  if (node.type === 'MemberExpression' && !node.computed) return isFixed(node.object, imported)
  return !isFunction(node) && childrenOf(node).every((child) => isFixed(child, imported))
}

/** The expressions that a condition chooses from; null where it may choose nothing. */
function outcomes(node: Node): (Node | null)[] {
  switch (node.type) {
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'ChainExpression':
      return outcomes(node.expression)
    case 'ConditionalExpression':
      return [...outcomes(node.consequent), ...outcomes(node.alternate)]
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [null] : outcomes(node.left)), ...outcomes(node.right)]
    case 'JSXEmptyExpression':
      return [null]
    case 'Identifier':
      return [node.name === 'undefined' ? null : node]
    case 'Literal':
      return [typeof node.value === 'string' && node.value.trim() ? node : null]
    case 'JSXText':
      return [node.value.trim() ? node : null]
    default:
      return [node]
  }
}

/** The expressions that a function returns. */
function returned(node: Node): (Node | null)[] {
  if (node.type === 'ArrowFunctionExpression' && node.body.type !== 'BlockStatement')
    return outcomes(node.body)
  return childrenOf(node).flatMap((child) => {
    if (isFunction(child)) return []
    return child.type === 'ReturnStatement' && child.argument ? outcomes(child.argument) : returned(child)
  })
}

/** Elements that hold text: what a caller gives them is text too. Elsewhere it is elements. */
const ofText =
  /^(a|b|button|dd|dt|em|figcaption|h\d|label|legend|p|small|span|strong|summary|td|th|\w*(Button|Link))$/

/** What a file imports, and the constants of one element each. */
type Names = { imported: Set<string>; constants: Set<string> }

/** `fixed`: a text that never changes. `elements`: some, or none. */
type Kind = 'fixed' | 'text' | 'element' | 'elements'

function kindOf(child: Node, parent: string, { imported, constants }: Names): Kind | undefined {
  const kinds = outcomes(child).map((node): Kind | null => {
    if (!node) return null
    if (isJsx(node) || (node.type === 'Identifier' && constants.has(node.name))) return 'element'
    if (node.type === 'JSXText' || isFixed(node, imported)) return 'fixed'
    const list = node.type === 'CallExpression' && node.arguments.find(isFunction)
    if (list && returned(list).every((one) => !one || isJsx(one))) return 'elements'
    const given = node.type === 'CallExpression' ? node.callee : node
    return given.type === 'Identifier' && !imported.has(given.name) && !ofText.test(parent)
      ? 'elements'
      : 'text'
  })
  const [first, ...others] = kinds
  if (others.length === 0) return first ?? undefined
  return kinds.includes('text') || kinds.includes('fixed') ? 'text' : 'elements'
}

/** Returns the texts of a file that change and do not stand alone, as 'line: text'. */
function besideOthers(file: string, code: string): string[] {
  const nodes = everyNode(parseSync(file, code).program as Node)
  const imported = new Set(
    nodes.flatMap((node) =>
      node.type.startsWith('Import') && 'local' in node ? (node.local as { name: string }).name : [],
    ),
  )
  const constants = new Set(
    nodes.flatMap((node) =>
      node.type === 'VariableDeclarator' &&
      node.id.type === 'Identifier' &&
      node.init &&
      outcomes(node.init).every((one) => one && isJsx(one))
        ? node.id.name
        : [],
    ),
  )
  return nodes.filter(isJsx).flatMap((node) => {
    const parent =
      node.type === 'JSXFragment'
        ? ''
        : code.slice(node.openingElement.name.start, node.openingElement.name.end)
    const children = node.children.flatMap((child) => {
      const kind = kindOf(child, parent, { imported, constants })
      return kind ? { kind, child } : []
    })
    if (children.length < 2) return []
    return children.flatMap(({ kind, child }, index) => {
      const beforeText = kind === 'elements' && children[index + 1]?.kind === 'fixed'
      if (kind !== 'text' && !beforeText) return []
      return `${file}:${code.slice(0, child.start).split('\n').length} ${code.slice(child.start, child.end).replaceAll(/\s+/g, ' ')}`
    })
  })
}

test('a text that changes stands alone in its element', () => {
  const files = [...sourceFiles('src', /\.tsx$/)]
  expect(files.flatMap((file) => besideOthers(file, textOf(file)))).toEqual([])
})
