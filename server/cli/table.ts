import { formatDateTime } from '../../src/rules/dates.ts'

/** An ISO time as the operator reads it: '20 Nov 2026, 12:00 pm'. */
export const when = (at: string): string => formatDateTime(new Date(at))

/** Formats rows as aligned columns under their heads, for the terminal. Columns of numbers are right-aligned. */
export function table(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = [heads, ...rows].map((row) => row.map(String))
  const widths = heads.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const right = heads.map(
    (_, column) => rows.length > 0 && rows.every((row) => typeof row[column] === 'number'),
  )
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell[right[column] ? 'padStart' : 'padEnd'](widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  const [head = [], ...body] = cells
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...body.map(line)].join('\n')
}
