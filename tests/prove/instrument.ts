import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { type Plugin, parseSync } from 'vite'

/** One thing broken: in `file`, the text from `start` to `end` is replaced. */
export type Change = { id: string; file: string; start: number; end: number; replace: string }

type Node = { type: string; start: number; end: number } & Record<string, unknown>
/** What surrounds the choice between original and mutants, so that it stands where the node stood. */
type Place = 'expression' | 'braces' | 'statement' | 'block'
type Site = { start: number; end: number; place: Place; changes: Change[] }

const statementAt = /^(BlockStatement\.body|SwitchCase\.consequent|IfStatement\.(consequent|alternate))$/
const expression = /^(?!JSX).*Expression$|^(Literal|Identifier|TemplateLiteral|JSXElement|JSXFragment)$/

function placeOf({ type }: Node, parent: Node, key: string): Place | undefined {
  const at = `${parent.type}.${key}`
  const isJsx = type === 'JSXElement' || type === 'JSXFragment'
  if (isJsx && at === 'JSXElement.children') return 'braces'
  if (isJsx && at === 'JSXFragment.children') return 'braces'
  if (type === 'Literal' && at === 'JSXAttribute.value') return 'braces'
  if (type === 'BlockStatement') return 'block'
  if (/Statement$/.test(type)) return statementAt.test(at) ? 'statement' : undefined
  // What is called and the parts of a member stay, for `this` and `?.`; where else none may stand, nothing parses.
  return expression.test(type) && !/callee|object|property|tag/.test(key) ? 'expression' : undefined
}

/** The places around a range, the smallest first, and whether their code runs only as the file loads. */
function sitesAround(program: Node, start: number, end: number) {
  const sites: { start: number; end: number; place: Place; once: boolean }[] = []
  // A bracket at the start of a line would call the line above, which no semicolon ends.
  let lineStart = -1
  const visit = (node: Node, parent: Node, key: string, once: boolean) => {
    if (node.start > start || node.end < end) return
    if (node.type === 'ExpressionStatement') lineStart = node.start
    const place = placeOf(node, parent, key)
    if (place && !(place === 'expression' && node.start === lineStart))
      sites.unshift({ start: node.start, end: node.end, place, once })
    const inside = once && !/Function/.test(node.type)
    for (const [name, value] of Object.entries(node))
      for (const child of Array.isArray(value) ? value : [value])
        if (typeof child?.type === 'string') visit(child, node, name, inside)
  }
  visit(program, program, '', true)
  // What is added at the end of `0` in `a === 0` would bind with the `0` alone: what holds both sides of it comes first.
  const isBeside = (site: { start: number; end: number }) =>
    start === end && (site.start === start || site.end === end)
  return sites.toSorted((one, other) => Number(isBeside(one)) - Number(isBeside(other)))
}

const active = (id: string) => `globalThis.__mutant === ${JSON.stringify(id)}`

function choice(code: string, { start, end, place, changes }: Site, original: string): string {
  const mutated = (change: Change) =>
    code.slice(start, change.start) + change.replace + code.slice(change.end, end)
  if (place === 'statement' || place === 'block') {
    const ways = changes.map((change) => `if (${active(change.id)}) {${mutated(change)}} else `).join('')
    const all = `${ways}{${original}}`
    return place === 'block' ? `{${all}}` : all
  }
  // A line of its own for each, because a mutated text may end in a comment.
  const ways = changes.map(
    (change) => `${active(change.id)} ? (${mutated(change).trim() || 'undefined'}\n) : `,
  )
  const all = `${ways.join('')}(${original}\n)`
  return place === 'braces' ? `{${all}}` : `(${all})`
}

/** Writes the choices into the code. Sites lie apart or within one another, being nodes of one tree. */
function weave(code: string, sites: readonly Site[], from = 0, to = code.length): string {
  const inside = sites.filter(({ start, end }) => start >= from && end <= to)
  const outermost = inside.filter(
    (site) => !inside.some((other) => other !== site && other.start <= site.start && other.end >= site.end),
  )
  let woven = ''
  let at = from
  for (const site of outermost.toSorted((one, other) => one.start - other.start)) {
    const within = inside.filter((other) => other !== site)
    woven += code.slice(at, site.start) + choice(code, site, weave(code, within, site.start, site.end))
    at = site.end
  }
  return woven + code.slice(at, to)
}

/** The change without what stays the same at its ends. */
function narrowed(code: string, change: Change): Change {
  let { start, end, replace } = change
  while (start < end && replace && code[start] === replace[0]) {
    start += 1
    replace = replace.slice(1)
  }
  while (start < end && replace && code[end - 1] === replace.at(-1)) {
    end -= 1
    replace = replace.slice(0, -1)
  }
  return { ...change, start, end, replace }
}

const parses = (file: string, code: string) => parseSync(file, code).errors.length === 0

/**
 * Returns the code with each change behind `globalThis.__mutant === id`, the ids of those that need a new page, because
 * their code runs only as it loads, and those of changes that cannot stand in the code.
 */
export function instrument(file: string, code: string, changes: readonly Change[]) {
  const program = parseSync(file, code).program as unknown as Node
  const sites = new Map<string, Site>()
  const once: string[] = []
  const misfits: string[] = []
  for (const each of changes) {
    const change = narrowed(code, each)
    const site = sitesAround(program, change.start, change.end).find((place) =>
      parses(file, weave(code, [{ ...place, changes: [change] }])),
    )
    if (!site) {
      misfits.push(change.id)
      continue
    }
    const key = `${site.start} ${site.end} ${site.place}`
    const before = sites.get(key)?.changes ?? []
    sites.set(key, { ...site, changes: [...before, change] })
    if (site.once) once.push(change.id)
  }
  return { code: weave(code, [...sites.values()]), once, misfits }
}

/** Builds each changed file with its changes in it, off until `globalThis.__mutant` names one. */
export function mutantSwitches(changes: readonly Change[]): Plugin {
  const root = process.cwd()
  return {
    name: 'mutant-switches',
    enforce: 'pre',
    transform(_, id) {
      const file = relative(root, id.replace(/\?.*/, ''))
      const here = changes.filter((change) => change.file === file)
      if (here.length === 0 || id.includes('?')) return undefined
      return { code: instrument(file, readFileSync(file, 'utf8'), here).code, map: null }
    },
  }
}
