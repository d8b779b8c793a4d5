import { expect, test } from 'vitest'
import { readCsv } from '../../server/csv.ts'

/** Each row as its line and its cells, 'BROKEN' last where a quotation mark is out of place: '1 a | b'. */
const read = (text: string, separator = ',') =>
  [...readCsv(text, separator)].map(
    ({ line, cells, broken }) => `${line} ${[...cells, ...(broken ? ['BROKEN'] : [])].join(' | ')}`,
  )

// Among them the cases of csv-spectrum (github.com/max-mapper/csv-spectrum).
test.each<[string, string, string[]]>([
  ['line ends of all kinds', 'a,b\r\n1,2\n3,4\r5,6', ['1 a | b', '2 1 | 2', '3 3 | 4', '4 5 | 6']],
  ['a carriage return too many', 'a\r\r\nb\r\r\n', ['1 a', '3 b']],
  ['lines of separators and blanks', 'a,b\n\n,,\n \t,\u00a0\n1,', ['1 a | b', '5 1 | ']],
  ['doubled quotes', 'a,b\n"say ""hi""",""\n', ['1 a | b', '2 say "hi" | ']],
  ['lines in quotes', 'a,"x\r\ny\n\nz"\nb,c', ['1 a | x\r\ny\n\nz', '5 b | c']],
  ['blanks around quotes', 'a, "x, y" ,b', ['1 a | x, y | b']],
  ['inches', 'a,3" brass,1" x 4",5\'6"\nb', ['1 a | 3" brass | 1" x 4" | 5\'6"', '2 b']],
  ['a quote that is not closed', 'a,"x,1\nb,2\n', ['1 a | "x | BROKEN', '2 b | 2']],
  ['one before quoted cells', 'a,"x,1\nb,"y, z"\n', ['1 a | "x | BROKEN', '2 b | y, z']],
  ['text after the end of quotes', 'a,"x" y,1\nb,2', ['1 a | "x" y | BROKEN', '2 b | 2']],
  ['after a cell of two lines', '"a\nb","x,1\nc', ['1 a\nb | "x | BROKEN', '2 b" | "x | BROKEN', '3 c']],
  ['a quote alone', 'a\n"\nb', ['1 a', '2 " | BROKEN', '3 b']],
  ['nothing', '', []],
])('%s', (_, text, rows) => expect(read(text)).toEqual(rows))

test.each([';', '\t', '|'])('separated by %j', (separator) =>
  expect(read(['a,b', '"x,y"', '3" z'].join(separator), separator)).toEqual(['1 a,b | x,y | 3" z']),
)

test('a row of several lines that is not one row is given back line by line', () => {
  const rows = [...readCsv('a,"x\nb,y"\nc', ',', (cells) => cells.length < 2)]
  expect(rows.map(({ line, cells: [first], broken = false }) => [line, first, broken])).toEqual([
    [1, 'a', true],
    [2, 'b', false],
    [3, 'c', false],
  ])
})
