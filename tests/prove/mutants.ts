import { readdirSync, readFileSync } from 'node:fs'
import type { ZodMiniType } from 'zod/mini'
import { clausesOf } from '../../.storybook/review-addon/states.ts'
import { calls } from '../../src/api/contract.ts'
import { limits } from '../../src/rules/limits.ts'
import { catalogue, quotedTexts } from '../../stories/start/documents.ts'
import { sourceFiles } from '../checks/files.ts'
import type { Change } from './instrument.ts'

/** One thing broken on purpose, which must break one clause of one state. */
export type Mutant = Change & {
  state: string
  clause: string
  /** What stood there. */
  find: string
  /** What is broken, where the code does not say it. */
  words?: string
  /** The test that must notice it, where no story shows the state. */
  test?: string | undefined
  /** The clause is that the page does not crash: a crash is how a story notices. */
  crash?: true
}

type Broken = Omit<Mutant, 'id' | 'start' | 'end'> & { start?: number; end?: number }

const clausesIn = (state: string) => clausesOf(catalogue.find(({ id }) => id === state)?.holds ?? '')

/** What does not fit the catalogue or the code any more: it is left out, and the run fails. */
export const misplaced: string[] = []

const cache = new Map<string, string>()
/** The text of a file as it was when the run first read it: a run takes a while, and what is built does not follow it. */
export function source(file: string): string {
  const text = cache.get(file) ?? readFileSync(file, 'utf8')
  cache.set(file, text)
  return text
}

/** Matches a text of the table or the catalogue in a file, wherever its lines are broken. */
const pattern = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('\\s+')

function placed({ start, end, ...broken }: Broken): Omit<Mutant, 'id'>[] {
  if (start !== undefined && end !== undefined) return [{ ...broken, start, end }]
  const { state, clause, file, find } = broken
  const found = [...source(file).matchAll(new RegExp(pattern(find), 'g'))]
  const { index = 0, 0: text = '' } = found[0] ?? {}
  if (found.length === 1) return [{ ...broken, start: index, end: index + text.length }]
  misplaced.push(`${state} ${clause}: ${found.length} times in ${file}: ${find}`)
  return []
}

/** The clause of a state that begins with a text. */
function clauseOf(state: string, beginning: string): string {
  const clause = clausesIn(state).find((each) => each.startsWith(beginning))
  if (!clause) misplaced.push(`${state} has no clause that begins with '${beginning}'`)
  return clause ?? ''
}

/** The mutants of a table, and the files of each state whose texts are its own: see README.md beside it. */
function readTable(table: string) {
  const mutants: Broken[] = []
  const textFiles: [state: string, file: string][] = []
  let [file, at] = ['', {} as Pick<Broken, 'state' | 'clause' | 'test' | 'crash'>]
  for (const line of readFileSync(table, 'utf8').split('\n')) {
    const last = mutants.at(-1)
    const [, state, beginning = ''] = /^([A-Z]+-\d+) (.*)/.exec(line) ?? []
    const [, mark, text = ''] = /^ {2}([-+&]|or|limit|call|by|text) (.*)$/.exec(line) ?? []
    const [find = '', replace] = line.trim().split(' → ')
    if (state !== undefined) {
      if (state !== at.state) file = ''
      at = { state, clause: clauseOf(state, beginning) }
    } else if (/^ {2}(src|server)\/\S+$/.test(line)) file = find
    else if (line === '  crash') at.crash = true
    else if (mark === 'by') at.test = text
    else if (mark === 'text') textFiles.push([at.state, text])
    else if (mark === 'limit') mutants.push(...ofLimit(text).map((each) => ({ ...at, ...each })))
    else if (mark === 'call') mutants.push(...ofCall(text).map((each) => ({ ...at, ...each })))
    else if (mark === '-') mutants.push({ ...at, file, find: text, replace: '' })
    else if (mark === '&' && last) last.find += ` ${text}`
    else if (mark === '+' && last) last.replace += last.replace ? `\n${text}` : text
    else if (mark === 'or' && last) mutants.push({ ...last, replace: text })
    else if (replace !== undefined) mutants.push({ ...at, file, find, replace })
  }
  return { mutants, textFiles }
}

/** A limit a little lower, and a little higher: by 1, or by a tenth of what is no whole number or lasts a second. */
function ofLimit(name: string) {
  const keys = name.split('.')
  const file = ['src/rules/limits.ts', 'src/shop/figures.ts'].find((each) =>
    source(each).includes(` ${keys[0]}: `),
  )
  const value = keys.reduce((table, key) => (table as Record<string, unknown>)[key], limits as unknown)
  if (!file || typeof value !== 'number') {
    misplaced.push(`There is no number ${name} among the limits`)
    return []
  }
  const at = keys.reduce((from, key) => source(file).indexOf(` ${key}: `, from), 0)
  const colon = source(file).indexOf(': ', at) + 2
  const end = colon + (/^[^,}\n]+(?=,| \})/.exec(source(file).slice(colon))?.[0].length ?? 0)
  const find = source(file).slice(colon, end)
  const step = Number.isInteger(value) && !/second|minute|hour/.test(find) ? 1 : value / 10
  return [value - step, value + step].map((replace) => ({
    file,
    find: `${name}: ${find}`,
    replace: `${replace}`,
    start: colon,
    end,
  }))
}

type Schema = ZodMiniType & { _zod: { def: Record<string, unknown> } }

/** The fields of an object's schema, those of lists as `items[].size`. */
function fieldsOf(schema: Schema): string[] {
  const { type, shape, element, innerType } = schema._zod.def as {
    type: string
    shape?: Record<string, Schema>
    element?: Schema
    innerType?: Schema
  }
  if (type === 'array' && element) return fieldsOf(element).map((field) => `[].${field}`)
  if (innerType) return fieldsOf(innerType)
  return Object.entries(shape ?? {}).flatMap(([name, each]) => {
    const inner = fieldsOf(each).map((field) =>
      field.startsWith('[') ? `${name}${field}` : `${name}.${field}`,
    )
    return inner.length > 0 ? inner : [name]
  })
}

/** Code for `value` with something else in one field, if it has it. */
function otherwise(value: string, field: string): string {
  const [, list, inner] = /^(\w+)\[\]\.(.+)$/.exec(field) ?? []
  if (list && inner)
    return `{ ...${value}, ${list}: ${value}.${list}.map((each) => (${otherwise('each', inner)})) }`
  const [name = '', ...deeper] = field.split('.')
  if (deeper.length > 0) return `{ ...${value}, ${name}: ${otherwise(`${value}.${name}`, deeper.join('.'))} }`
  const other = `((v) => (typeof v === 'number' ? v + 1 : typeof v === 'boolean' ? !v : \`\${v ?? ''}x\`))`
  return `{ ...${value}, ...(${value}.${name} !== undefined && { ${name}: ${other}(${value}.${name}) }) }`
}

/** A call that is never sent, and one with each of its fields changed. `products.list q,limit`: only these fields. */
function ofCall(line: string) {
  const [name, only] = line.split(' ')
  const call = calls.find((each) => each.name === name)?.call
  if (!call) {
    misplaced.push(`There is no call ${name}`)
    return []
  }
  const file = 'src/lib/endpoint.ts'
  const here = `call.method === '${call.method}' && call.path === '${call.path}'`
  const fields = (part: 'query' | 'body') =>
    fieldsOf(call[part] as Schema).filter((field) => !only || only.split(',').includes(field))
  const sent = (part: 'query' | 'body', field: string) => {
    const changed = otherwise(part, field)
    const value = `${part} instanceof FormData ? (${part}.set('${field}', 'x'), ${part}) : ${changed}`
    return {
      file,
      find: 'query, body, signal: stop.signal,',
      replace: `query, body, ${part}: ${here} && ${part} ? (${value}) : ${part}, signal: stop.signal,`,
      words: `${call.method} ${call.path}: another ${field}`,
    }
  }
  return [
    {
      file,
      find: 'fetch ? createFetch({ fetch }) : ofetch',
      replace: `${here} ? () => new Promise(() => {}) : ofetch`,
      words: `${call.method} ${call.path}: never sent`,
    },
    ...fields('query').map((field) => sent('query', field)),
    ...fields('body').map((field) => sent('body', field)),
  ]
}

/** Another letter at the end of a text, before a full stop or a name that the code puts in. */
const misspelt = (text: string) =>
  text.replace(/[a-z0-9](?=[^a-z0-9{}]*(\$?\{[^}]*\}\W*)?$)/i, (sign) =>
    sign === 'x' || sign === 'X' ? 'y' : 'x',
  )

/** Begins and ends a text in the code. */
const quote = '[\'"`]'

const code = sourceFiles('src', /\.tsx?$/)

/**
 * The exact texts of a state, each misspelt where the shop's code has it: in src/text/, or else anywhere. `only`: the
 * files that the table names for it, where others have the same text.
 */
function ofTexts(state: string, only: readonly string[]): Broken[] {
  return quotedTexts(state).flatMap((text) => {
    const clause = clausesIn(state).find((each) => each.includes(text))
    if (!clause) return []
    const words = text.replace(/^(\{\w+\} )+/, '').split(/\{\w+\}/)
    const inText = words
      .map((part) => pattern(part).replaceAll("'", "\\\\?'"))
      .join('\\s*\\$?\\{[^}\\n]+\\}\\s*')
    const found = (written: RegExp, files: readonly string[]) =>
      files.flatMap((file) =>
        [...source(file).matchAll(written)]
          .filter(({ index }) => !/^\s*(\/\/|\*|\/\*)/.test(lineAt(source(file), index)))
          .map(({ index, 0: find }) => ({
            ...{ state, clause, file, find, start: index, end: index + find.length },
            replace: misspelt(find),
          })),
      )
    const files = code.filter((file) => only.length === 0 || only.includes(file))
    const exact = found(
      new RegExp(`${words[0] === text ? `(?<=${quote})` : ''}${inText}(?=\\.?${quote})`, 'g'),
      files.filter((file) => file.startsWith('src/text/')),
    )
    return exact.length > 0 ? exact : found(new RegExp(inText, 'g'), files)
  })
}

function lineAt(text: string, index: number) {
  return text.slice(text.lastIndexOf('\n', index) + 1, index)
}

/** What tells a mutant from all others. */
export const contentOf = ({ state, clause, file, find, replace }: Mutant) =>
  [state, clause, file, find, replace].join('\n')

/** Every mutant, with those of each state together in the catalogue's order. */
export function allMutants(): Mutant[] {
  const folder = 'tests/prove/table'
  const tables = readdirSync(folder).map((name) => readTable(`${folder}/${name}`))
  const written = tables.flatMap(({ mutants }) => mutants)
  const textFiles = tables.flatMap((table) => table.textFiles)
  return catalogue.flatMap(({ id }) => {
    const files = textFiles.flatMap(([state, file]) => (state === id ? file : []))
    return [...ofTexts(id, files), ...written.filter(({ state }) => state === id)]
      .flatMap(placed)
      .map((broken, index) => ({ ...broken, id: `${id} ${index + 1}` }))
  })
}
