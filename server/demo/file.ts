import { readCsv } from '../csv.ts'

// In Node from the disk; a bundler for browsers puts the texts in place of `import.meta.glob`.
const fs = globalThis.process?.getBuiltinModule?.('node:fs')
const bundled: Record<string, string> = fs
  ? {}
  : import.meta.glob<string>('./*.csv', { query: '?raw', import: 'default', eager: true })

/** The text of a file of this folder. */
export const demoFile = (name: string): string =>
  fs?.readFileSync(`${import.meta.dirname}/${name}`, 'utf8') ?? bundled[`./${name}`] ?? ''

/** The cells of each line of a CSV file of this folder, without the line of its heads. */
export const demoRows = (name: string): string[][] =>
  [...readCsv(demoFile(name), ',')].slice(1).map(({ cells }) => cells)
