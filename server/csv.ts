/** A row of a CSV text: its cells, and the line on which it begins, from 1. `broken` when a quotation mark is wrong. */
export type CsvRow = { line: number; cells: string[]; broken?: true }

const lineEnd = /\r\n|\n|\r/g

/**
 * Reads CSV (RFC 4180) with any mixture of line ends. A quotation mark inside an unquoted cell (3" brass) belongs to the
 * text. A quoted cell that does not end as one makes its own line `broken`, and reading goes on with the next line, so
 * that it takes no other row with it; the same for a row of several lines that `isWhole` does not take for one row.
 * Lines without any text are left out.
 *
 * The libraries (csv-parse, Papa Parse) give the whole rest of the file to a quotation mark that is not closed.
 * @param separator , ; | or a tab
 */
export function* readCsv(
  text: string,
  separator: string,
  isWhole: (cells: readonly string[]) => boolean = () => true,
): Generator<CsvRow> {
  const quoted = new RegExp(`[ \\u00a0]*"([^"]*(?:""[^"]*)*)"[ \\u00a0]*(?=[${separator}\r\n]|$)`, 'y')
  const plain = new RegExp(`[^${separator}\r\n]*`, 'y')
  const takeAt = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at
    return pattern.exec(text)
  }
  const restOfLine = (at: number) => takeAt(/[^\r\n]*/y, at)?.[0] ?? ''
  let line = 1
  for (let start = 0; start < text.length; ) {
    const cells: string[] = []
    let end = start
    // The first cell that makes the row doubtful: it spans lines, or begins with a quotation mark and is not quoted.
    let doubtful: number | undefined
    let broken = false
    for (;;) {
      const [whole, inner] = takeAt(quoted, end) ?? takeAt(plain, end) ?? ['']
      broken ||= inner === undefined && /^\s*"/.test(whole)
      if (broken || /[\r\n]/.test(whole)) doubtful ??= end
      cells.push(inner === undefined ? whole : inner.replaceAll('""', '"'))
      end += whole.length
      if (broken || text[end] !== separator) break
      end += 1
    }
    if (doubtful !== undefined && (broken || !isWhole(cells))) {
      broken = true
      end = doubtful + restOfLine(doubtful).length
    }
    if (cells.some((cell) => cell.trim() !== '')) yield { line, cells, ...(broken && { broken }) }
    end += takeAt(/\r\n|\n|\r|/y, end)?.[0].length ?? 0
    line += text.slice(start, end).match(lineEnd)?.length ?? 0
    start = end
  }
}
