import { relative } from 'node:path'
import { type Plugin, parseSync } from 'vite'
import type { Imports } from '../imports.ts'

// Counts which functions of the source run in the pages of a Storybook. Runs in Node, as a plugin of Vite.

type Node = { type: string; start: number; end: number } & Record<string, unknown>
type Named = { name?: string; value?: unknown } | null
type Function = { name: string; body: Node }

/** What a node calls the function that it holds. */
const nameGiven = ({ type, id, key, name }: Node) => {
  const named = type === 'VariableDeclarator' ? id : type === 'JSXAttribute' ? name : key
  return (named as Named)?.name ?? (named as Named)?.value
}

/** The functions of a file that have a name, or are given one. What a call is given within another function has none. */
function functionsOf(program: Node): Function[] {
  const found: Function[] = []
  const visit = (node: Node, name: unknown, within: boolean) => {
    const isFunction = /Function/.test(node.type) && Boolean(node.body)
    const own = isFunction ? ((node.id as Named)?.name ?? name) : (nameGiven(node) ?? name)
    if (isFunction && own) found.push({ name: String(own), body: node.body as Node })
    const isNameless = isFunction || (within && node.type === 'CallExpression')
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value])
        if (typeof child?.type === 'string') visit(child, isNameless ? undefined : own, within || isFunction)
  }
  visit(program, undefined, false)
  return found
}

/** The code of a file, which says of each function under `globalThis.__functions` whether it has run. No line moves. */
export function instrumented(file: string, code: string): string {
  const functions = functionsOf(parseSync(file, code).program as unknown as Node)
  if (functions.length === 0) return code
  const inserted = functions
    .flatMap(({ body: { type, start, end } }, index): [at: number, text: string][] =>
      type === 'BlockStatement'
        ? [[start + 1, `__ran[${index}]=1;`]]
        : [
            [start, `(__ran[${index}]=1,`],
            [end, ')'],
          ],
    )
    // Stable: of functions that end at one place, brackets are equal.
    .sort(([one], [other]) => one - other)
  let result = ''
  let from = 0
  for (const [at, text] of inserted) {
    result += code.slice(from, at) + text
    from = at
  }
  const lineOf = ({ start }: Node) => code.slice(0, start).split('\n').length
  const names = functions.map(({ name, body }) => [name, lineOf(body)])
  return `const __ran=[];(globalThis.__functions??={})[${JSON.stringify(file)}]=[${JSON.stringify(names)},__ran];${result}${code.slice(from)}`
}

type Modules = {
  getModuleInfo(id: string): { importedIds: string[]; dynamicallyImportedIds: string[] } | null
}

/** The files of the source that a file imports, itself or by way of the source. */
function importsOf(file: string, modules: Modules, isSource: (id: string) => boolean): Set<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {}
    for (const imported of [...importedIds, ...dynamicallyImportedIds])
      if (isSource(imported) && !found.has(imported)) {
        found.add(imported)
        visit(imported)
      }
  }
  visit(file)
  return found
}

/**
 * Counts the functions below `source` that run, and writes `imports.json` beside a built Storybook: what each file of
 * stories imports of the source, that first which the fewest of them import.
 */
export function functionCoverage(source: string): Plugin {
  const root = process.cwd()
  const pathOf = (id: string) => relative(root, id)
  const isSource = (id: string) => pathOf(id).startsWith(source) && /\.[jt]sx?$/.test(id)
  return {
    name: 'function-coverage',
    // The code as it is written; after those that Storybook puts before all others, which read what a component has.
    enforce: 'pre',
    transform: (code, id) => (isSource(id) ? { code: instrumented(pathOf(id), code), map: null } : undefined),
    generateBundle() {
      const stories = [...this.getModuleIds()].filter((id) => /\.stories\.[jt]sx?$/.test(id))
      const imports = new Map(stories.map((id) => [`./${pathOf(id)}`, importsOf(id, this, isSource)]))
      const importers = new Map<string, number>()
      for (const file of [...imports.values()].flatMap((own) => [...own]))
        importers.set(file, (importers.get(file) ?? 0) + 1)
      const files = [...importers].sort(([, one], [, other]) => one - other).map(([file]) => file)
      const written: Imports = {
        files: files.map(pathOf),
        stories: Object.fromEntries(
          [...imports].map(([story, own]) => [
            story,
            files.flatMap((file, index) => (own.has(file) ? index : [])),
          ]),
        ),
      }
      this.emitFile({ type: 'asset', fileName: 'imports.json', source: JSON.stringify(written) })
    },
  }
}
