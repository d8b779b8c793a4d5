import { relative } from 'node:path'
import { type Plugin, parseSync } from 'vite'

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

/** Counts the functions below `source` that run. */
export function functionCoverage(source: string): Plugin {
  return {
    name: 'function-coverage',
    // The code as it is written; after those that Storybook puts before all others, which read what a component has.
    enforce: 'pre',
    transform(code, id) {
      const file = relative(process.cwd(), id)
      if (file.startsWith(source) && /\.[jt]sx?$/.test(file))
        return { code: instrumented(file, code), map: null }
    },
  }
}
