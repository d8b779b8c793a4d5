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
  /** Made by the program from a text or a call. */
  derived?: true
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

type Row = { state: string; clause: string; lines: string[] }

/** The clause of a state that begins with a text. */
function clauseOf(state: string, beginning: string): string {
  const clause = clausesIn(state).find((each) => each.startsWith(beginning))
  if (!clause) misplaced.push(`${state} has no clause that begins with '${beginning}'`)
  return clause ?? ''
}

const marked = /^([-+&]|or|limit|call|by|crash|text) ?(.*)$/

/** Reads the table: a clause in a line of its own, below it, indented, what is broken. See README.md beside it. */
function rowsOf(table: string): Row[] {
  const rows: Row[] = []
  let file = ''
  for (const line of readFileSync(table, 'utf8').split('\n')) {
    const [, state, beginning] = /^([A-Z]+-\d+) (.*)/.exec(line) ?? []
    if (state !== undefined && beginning !== undefined) {
      if (state !== rows.at(-1)?.state) file = ''
      rows.push({ state, clause: clauseOf(state, beginning), lines: file ? [file] : [] })
    } else if (line.startsWith('  ')) {
      const text = line.slice(2)
      if (!marked.test(text)) file = text
      rows.at(-1)?.lines.push(text)
    }
  }
  return rows
}

/** The mutants of one clause that are written by hand. */
function writtenIn({ state, clause, lines }: Row): Broken[] {
  const mutants: Broken[] = []
  let file = ''
  let test: string | undefined
  let crash: { crash?: true } = {}
  for (const line of lines) {
    const [, mark = '', text = ''] = marked.exec(line) ?? []
    const last = mutants.at(-1)
    if (mark === '-') mutants.push({ state, clause, file, find: text, replace: '', test, ...crash })
    else if (mark === '&' && last) last.find += ` ${text}`
    else if (mark === 'or' && last) mutants.push({ ...last, replace: text })
    else if (mark === '+' && last) last.replace += last.replace ? `\n${text}` : text
    else if (mark === 'limit')
      mutants.push(...ofLimit(text).map((each) => ({ state, clause, test, ...each })))
    else if (mark === 'call')
      mutants.push(...ofCall(text).map((each) => ({ state, clause, test, derived: true as const, ...each })))
    else if (mark === 'by') test = text
    else if (mark === 'crash') crash = { crash: true }
    else if (mark === '') file = line
  }
  return mutants
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
            derived: true as const,
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
  const rows = readdirSync(folder).flatMap((name) => rowsOf(`${folder}/${name}`))
  return catalogue.flatMap(({ id }) => {
    const own = rows.filter(({ state }) => state === id)
    const only = own.flatMap(({ lines }) => lines).filter((line) => line.startsWith('text '))
    return [
      ...ofTexts(
        id,
        only.map((line) => line.slice(5)),
      ),
      ...own.flatMap(writtenIn),
    ]
      .flatMap(placed)
      .map((broken, index) => ({ ...broken, id: `${id} ${index + 1}` }))
  })
}
