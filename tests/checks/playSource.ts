import { join, normalize } from 'node:path'
import { parseSync } from 'vite'
import { textOf } from './files.ts'

type Node = { type: string; start: number; end: number; [key: string]: unknown }
/** A node of the syntax tree with its ancestors, the outermost first. */
type Place = { node: Node; above: Node[] }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const placesIn = (node: Node, above: Node[] = []): Place[] => [
  { node, above },
  ...Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((child) => placesIn(child, [...above, node])),
]

/** Reads of what effects write, after the page has rendered. */
const written =
  /\b(local|session)Storage\.getItem\b|\bdocument\.(cookie|title)\b(?! = )|\bvisited\.location\b/
/** Expressions that read nothing at once, whatever they contain. */
const readNothing = ['ArrowFunctionExpression', 'Literal', 'ObjectExpression', 'TemplateLiteral']
const anyOf = (names: string[], end: string) =>
  names.length > 0 ? new RegExp(`(?<!\\w|[\\w)\\]]\\.)(${names.join('|')})${end}`) : /(?!)/

/** The source of a play function's file, with what the checks ask of it. */
function read(file: string) {
  const source = textOf(file)
  const { program } = parseSync(file, source)
  const places = placesIn(program as unknown as Node)
  const text = ({ start, end }: Node) => source.slice(start, end)
  const calls = (name: string, node: Node) =>
    node.type === 'CallExpression' && text(node.callee as Node) === name
  const inWaitFor = ({ above }: Place) => above.some((node) => calls('waitFor', node))

  const isFunction = (node: Node | null) =>
    node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionDeclaration'
  /** The functions of the file by name. */
  const helpers = places.flatMap(({ node }) => {
    const made = node.type === 'VariableDeclarator' ? (node.init as Node | null) : node
    return made && isFunction(made) && isNode(node.id) ? [{ name: text(node.id), made }] : []
  })
  return { file, source, places, text, calls, inWaitFor, helpers }
}

type Source = ReturnType<typeof read>

/** Returns the names of the imported and own functions of a file for which `accepts` holds. */
function helpersOf(source: Source, accepts: (body: string, known: RegExp) => boolean): string[] {
  const imported = [...source.source.matchAll(/import \{ ([^}]+) \} from '(\.[^']+)'/g)].flatMap(
    ([, names = '', from = '']) => {
      const path = normalize(join(source.file, '..', from))
      if (!/^stories\/.*\.ts$/.test(path)) return []
      const exported = helpersOf(read(path), accepts)
      return names.split(', ').filter((name) => exported.includes(name))
    },
  )
  let known = imported
  for (let before = -1; before !== known.length; ) {
    before = known.length
    const own = source.helpers.filter(({ made }) => accepts(source.text(made), anyOf(known, '\\(')))
    known = [...new Set([...imported, ...own.map(({ name }) => name)])]
  }
  return known
}

const located = ({ file, source }: Source, { start }: Node) => {
  const line = source.slice(0, start).split('\n').length
  return `${file}:${line} ${source.split('\n')[line - 1]?.trim()}`
}

/** Whether the statement follows `await networkIdle()`, or only assertions stand between the two. */
function whenIdle({ text }: Source, { node, above }: Place) {
  const block = above.findLast(({ type }) => type === 'BlockStatement')
  const statements = ((block?.body ?? []) as Node[]).filter(({ start }) => start <= node.start)
  const before = statements.slice(0, -1).findLast((each) => !/^await expect\(/.test(text(each)))
  return before !== undefined && /^await networkIdle\(\)/.test(text(before))
}

/**
 * Returns the assertions of a file about what an effect writes (storage, cookies, the title, the address) that neither
 * wait for it nor follow `await networkIdle()`. They may read it directly, by a helper or from a variable.
 */
export function unawaitedReads(file: string): string[] {
  const source = read(file)
  const { places, text, calls, inWaitFor } = source
  const readers = helpersOf(
    source,
    (body, known) => (written.test(body) || known.test(body)) && !/\b(waitFor|networkIdle)\(/.test(body),
  )
  const reads = (code: string) => written.test(code) || anyOf(readers, '\\(').test(code)
  const variables = places
    .filter((place) => place.node.type === 'VariableDeclarator' && !inWaitFor(place))
    .filter(
      ({ node }) => isNode(node.init) && !readNothing.includes(node.init.type) && reads(text(node.init)),
    )
    .map(({ node }) => text(node.id as Node))
  return places
    .filter((place) => calls('expect', place.node) && !inWaitFor(place) && !whenIdle(source, place))
    .filter(({ node }) =>
      (node.arguments as Node[]).some(
        (asserted) => reads(text(asserted)) || anyOf(variables, '\\b').test(text(asserted)),
      ),
    )
    .map(({ node }) => located(source, node))
}

/** Returns the assertions of a file, and its calls of functions that assert or wait, which are not awaited. */
export function unawaitedCalls(file: string): string[] {
  const source = read(file)
  const promises = [
    'expect',
    'waitFor',
    ...helpersOf(source, (body) => /^async\b|=> (expect|waitFor)\(/.test(body)),
  ]
  return source.places
    .filter((place) => place.node.type === 'ExpressionStatement' && !source.inWaitFor(place))
    .filter(({ node }) => new RegExp(`^(${promises.join('|')})\\(`).test(source.text(node)))
    .map(({ node }) => located(source, node))
}
