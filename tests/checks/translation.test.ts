import { type ESTree, parseSync } from 'vite'
import { expect, test } from 'vitest'
import { sourceFiles, textOf } from './files.ts'

// A browser that translates a page takes its text nodes out of it. React still holds them: it writes new figures into
// them, which nobody sees, and fails where it removes one, or puts an element before one. A text that is its element's
// only child is safe, because React then writes the element's content. Run with STORIES_TRANSLATED, the stories find what
// this check cannot know, such as a text that a caller gives.

type Node = ESTree.Node
type Jsx = ESTree.JSXElement | ESTree.JSXFragment

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value
const isJsx = (node: Node): node is Jsx => node.type === 'JSXElement' || node.type === 'JSXFragment'
const isFunction = (node: Node) => /Function(Declaration|Expression)$/.test(node.type)
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
const everyNode = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(everyNode)]
const namesIn = (node: Node) => everyNode(node).flatMap((one) => (one.type === 'Identifier' ? one.name : []))

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

/** Names of a file: what it imports or defines outside of functions, and the constants of one element each. */
function namesOf(program: ESTree.Program) {
  const lasting = program.body.flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name)
    return statement.type === 'VariableDeclaration'
      ? statement.declarations.flatMap(({ id }) => namesIn(id))
      : []
  })
  const elements = everyNode(program).flatMap((node) => {
    const [only, ...others] = node.type === 'VariableDeclarator' && node.init ? outcomes(node.init) : []
    return only && isJsx(only) && others.length === 0 ? namesIn((node as ESTree.VariableDeclarator).id) : []
  })
  return { lasting: new Set(lasting), elements: new Set(elements) }
}

type Names = ReturnType<typeof namesOf>

/** Whether an expression is made of such names alone, as `formatKm(limits.tooFarKm)` is. */
function isFixed(node: Node, names: Names): boolean {
  if (node.type === 'Identifier') return names.lasting.has(node.name)
  if (node.type === 'MemberExpression' && !node.computed) return isFixed(node.object, names)
  return !isFunction(node) && childrenOf(node).every((child) => isFixed(child, names))
}

/** Elements that hold text: what a caller gives them is text too. What others are given, without text, is elements. */
const ofText =
  /^(a|b|button|dd|dt|em|figcaption|h\d|label|legend|p|small|span|strong|summary|td|th|\w*(Button|Link))$/

/** `fixed`: a text that never changes. `elements`: some, or none. */
function kindOf(
  child: Node,
  inText: boolean,
  names: Names,
): 'fixed' | 'text' | 'element' | 'elements' | undefined {
  const [first, ...others] = outcomes(child).map((node) => {
    if (!node) return undefined
    if (isJsx(node) || (node.type === 'Identifier' && names.elements.has(node.name))) return 'element'
    if (node.type === 'JSXText' || isFixed(node, names)) return 'fixed'
    const list = node.type === 'CallExpression' && node.arguments.find(isFunction)
    if (list && returned(list).every((one) => !one || isJsx(one))) return 'elements'
    const given = node.type === 'CallExpression' ? node.callee : node
    const isGiven = given.type === 'Identifier' && !names.lasting.has(given.name)
    return isGiven && !inText ? 'elements' : 'text'
  })
  if (others.length === 0) return first
  return [first, ...others].some((kind) => kind === 'text' || kind === 'fixed') ? 'text' : 'elements'
}

/** Whether two elements, of which React makes one into the other, differ in a text that stands beside something. */
function becomes(one: Jsx, other: Jsx, code: string): boolean {
  const text = (node: Node) => code.slice(node.start, node.end)
  const keyOf = (node: Jsx) =>
    node.type === 'JSXElement' &&
    node.openingElement.attributes.map(text).find((each) => each.startsWith('key='))
  if (nameOf(one, code) !== nameOf(other, code) || keyOf(one) !== keyOf(other)) return false
  const [mine, others] = [one, other].map(({ children }) =>
    children.filter((child) => child.type !== 'JSXText' || child.value.trim()),
  ) as [Node[], Node[]]
  const words = (children: Node[]) => children.map((child) => child.type === 'JSXText' && child.value.trim())
  const isMixed = [mine, others].some((children) => children.length > 1 && words(children).some(Boolean))
  if (isMixed) return String(words(mine)) !== String(words(others))
  return mine.some((child, at) => {
    const next = others[at]
    return isJsx(child) && next !== undefined && isJsx(next) && becomes(child, next, code)
  })
}

/** Returns the elements that take the place of another one and change a text in it. They need a key. */
function unkeyed(program: ESTree.Program, code: string): Node[] {
  return everyNode(program).flatMap((node) => {
    const chosen = isFunction(node)
      ? returned(node)
      : node.type === 'ConditionalExpression'
        ? outcomes(node)
        : []
    const elements = chosen.filter((one) => one !== null).filter(isJsx)
    return elements.flatMap((one, at) =>
      elements.slice(0, at).some((earlier) => becomes(earlier, one, code)) ? one : [],
    )
  })
}

const nameOf = (node: Jsx, code: string) =>
  node.type === 'JSXElement' ? code.slice(node.openingElement.name.start, node.openingElement.name.end) : ''

/** Returns the children of an element that a translated page could not follow. */
function lost(node: Jsx, code: string, names: Names): Node[] {
  const inText =
    ofText.test(nameOf(node, code)) ||
    node.children.some((each) => each.type === 'JSXText' && each.value.trim())
  const children = node.children.flatMap((child) => {
    const kind = kindOf(child, inText, names)
    return kind ? { kind, child } : []
  })
  // Its texts are removed one by one, from an element that stays.
  if (node.type === 'JSXFragment' && children.some(({ kind }) => kind === 'fixed')) return [node]
  if (children.length < 2) return []
  return children.flatMap(({ kind, child }, index) =>
    kind === 'text' || (kind === 'elements' && children[index + 1]?.kind === 'fixed') ? child : [],
  )
}

type Find = (program: ESTree.Program, code: string) => Node[]

/** Finds in each element. */
const inElements =
  (find: (node: Jsx, code: string, names: Names) => Node[]): Find =>
  (program, code) => {
    const names = namesOf(program)
    return everyNode(program)
      .filter(isJsx)
      .flatMap((node) => find(node, code, names))
  }

/** Returns what is found in a file, each as 'file:line code'. */
function found(file: string, code: string, find: Find): string[] {
  return find(parseSync(file, code).program, code).map(({ start, end }) => {
    const line = code.slice(0, start).split('\n').length
    return `${file}:${line} ${code.slice(start, end).replaceAll(/\s+/g, ' ')}`
  })
}

const components = [...sourceFiles('src', /\.tsx$/)]

test('a text that changes stands alone in its element', () => {
  expect(components.flatMap((file) => found(file, textOf(file), inElements(lost)))).toEqual([])
})

test.each([
  ['<p>{count} parts</p>', '{count}'],
  ['<p>{open && "Open"}<b>now</b></p>', '{open && "Open"}'],
  ['<p>{open && <b>now</b>} Open</p>', '{open && <b>now</b>}'],
  ['<span><Icon />{children}</span>', '{children}'],
  ['<><b>now</b>{"of " + count}</>', '{"of " + count}'],
  ['<Form>Pay {total}</Form>', '{total}'],
  ['<p>{list.map((one) => one.name)} <b>now</b></p>', '{list.map((one) => one.name)}'],
])('%s is found', (jsx, child) => {
  expect(found('a.tsx', jsx, inElements(lost))).toEqual([`a.tsx:1 ${child}`])
})

test.each([
  '<p>{count}</p>',
  '<p><span>{count}</span> parts</p>',
  '<div><Head />{children}</div>',
  '<ul><li>All</li>{list?.map((one) => <li key={one}>{one}</li>)}</ul>',
  "import { limits } from './limits.ts'; <p>Within {limits.km} km, <b>now</b></p>",
])('%s is not', (jsx) => {
  expect(found('a.tsx', jsx, inElements(lost))).toEqual([])
})

test('an element that takes the place of another has a key where a text beside others differs', () => {
  expect(components.flatMap((file) => found(file, textOf(file), unkeyed))).toEqual([])
})

test.each([
  ['open ? <p>Open <b>now</b></p> : <p>Closed <b>now</b></p>', 1],
  ['open ? <p key="open">Open <b>now</b></p> : <p>Closed <b>now</b></p>', 0],
  ['() => { if (open) return <><b>now</b>, open</>; return <><b>now</b>, closed</> }', 1],
  ['open ? <div><p>Open <b>now</b></p></div> : <div><p>Closed</p></div>', 1],
])('%s: %i', (jsx, count) => {
  expect(found('a.tsx', jsx, unkeyed)).toHaveLength(count)
})

/** Whether an element holds a part number, set in mono, or an amount alone, and may be translated. */
function translatable(node: Jsx, code: string): Node[] {
  if (node.type !== 'JSXElement') return []
  const { attributes, start, end } = node.openingElement
  const text = (part: { start: number; end: number }) => code.slice(part.start, part.end)
  if (/\stranslate=/.test(text({ start, end }))) return []
  const isAmount =
    /^[a-z]/.test(nameOf(node, code)) &&
    /^\s*\{formatRs\([^{}]*\)\}\s*$/.test(node.children.map(text).join(''))
  const isMono = attributes.some((attribute) => /^className.*\btype-mono\b/s.test(text(attribute)))
  return isAmount || isMono ? [node.openingElement] : []
}

test('part numbers and amounts are not translated', () => {
  expect(components.flatMap((file) => found(file, textOf(file), inElements(translatable)))).toEqual([])
})
