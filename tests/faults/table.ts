import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { faults } from './faults.ts'

export const cellType = 'cell'
type Cell = { row: string; fault: string; result: string }

/** Prints the table call x fault at the end of the run, and fails the run where a cell is empty. */
export default class Table implements Reporter {
  private rows: string[] = []
  private cells = new Map<string, string>()

  onBegin(_config: FullConfig, suite: Suite) {
    this.rows = suite.allTests().map(({ title }) => title)
  }

  onTestEnd(
    { title: _ }: TestCase,
    { annotations }: { annotations: { type: string; description?: string }[] },
  ) {
    for (const { type, description } of annotations) {
      if (type !== cellType) continue
      const { row, fault, result } = JSON.parse(String(description)) as Cell
      this.cells.set(`${row}\n${fault}`, result)
    }
  }

  async onEnd() {
    const of = (row: string, fault: string) => this.cells.get(`${row}\n${fault}`) ?? 'EMPTY'
    const width = Math.max(...this.rows.map((row) => row.length))
    const short = (result: string) => result.split(':')[0] ?? ''
    const out = [`\n${' '.repeat(width)}  ${faults.map((fault) => fault.slice(0, 9).padEnd(9)).join(' ')}`]
    for (const row of this.rows)
      out.push(`${row.padEnd(width)}  ${faults.map((fault) => short(of(row, fault)).padEnd(9)).join(' ')}`)
    out.push('\nWhat the pages say (silent: nothing, by section 8):')
    for (const row of this.rows) {
      const results = [...new Set(faults.map((fault) => of(row, fault)))]
      for (const result of results) {
        const those = faults.filter((fault) => of(row, fault) === result).join(', ')
        if (result.startsWith('says'))
          out.push(`${row.padEnd(width)}  ${result.slice(6)}${results.length > 1 ? ` (${those})` : ''}`)
      }
    }
    process.stdout.write(`${out.join('\n')}\n`)
    const empty =
      this.rows.length === 0 || this.rows.some((row) => faults.some((fault) => of(row, fault) === 'EMPTY'))
    if (empty) return { status: 'failed' as const }
    return undefined
  }
}
