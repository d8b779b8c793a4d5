import { describe, expect, test } from 'vitest'
import { products } from '../../server/demo/products.ts'
import { fromCell, toCell } from '../../server/productFile/cells.ts'
import { readProductFile } from '../../server/productFile/read.ts'
import { columns, type ProductRow, readRow, toLine } from '../../server/productFile/row.ts'

const heads = 'sku,name,price,category'
const product = products[0]!

/** Each line of the file: its number, and its values or why it is refused. */
const read = (text: string) =>
  readProductFile(text).records.map(({ place, record, refused }) => {
    const row = refused ? { refused: [refused] } : readRow(record)
    return `${place}: ${'row' in row ? Object.values(row.row).join(' / ') : row.refused.join('; ')}`
  })
const why = (text: string) => {
  try {
    readProductFile(text)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

test.each<[string, string, (string | RegExp)[]]>([
  [
    'empty columns, rows of commas, a cell below no head',
    `${heads},,,\nA1,Bolt,1,Locks,,,\n,,,,,,\n,,\nA2,Nut,2,Locks\nA3,Nut,2,Locks,x\n`,
    ['line 2: A1 / Bolt / 1 / Locks', 'line 5: A2 / Nut / 2 / Locks', /^line 6: .*5 cells for 4 columns/],
  ],
  ['an empty column between', 'sku,,price\nA1,,1\nA2,x,2\n', ['line 2: A1 / 1', /^line 3: .*without a name/]],
  [
    'a quote that is not closed, before others',
    `${heads}\nA1,"open,640,Hinges\nA2,Bolt 4",1,Locks\nA3,"Nut, wide",2,Locks\n`,
    [
      /^line 2: .*mark opens a cell/,
      'line 3: A2 / Bolt 4" / 1 / Locks',
      'line 4: A3 / Nut, wide / 2 / Locks',
    ],
  ],
  [
    'one in a description',
    `${heads},description\nA1,Bolt,1,Locks,"open\nA2,Nut,2,Locks,4"\n`,
    [/^line 2: .*quotation mark/, 'line 3: A2 / Nut / 2 / Locks / 4"'],
  ],
  [
    'cells of several lines',
    `${heads},description\r\nA1,"Bolt\r\nzinc",1,Locks,"Sizes:\r\n1, 2, 3, 4, 5\r\nend"\r\nA2,Nut,2,Locks,\r\n`,
    ['line 2: A1 / Bolt zinc / 1 / Locks / Sizes:\n1, 2, 3, 4, 5\nend', 'line 6: A2 / Nut / 2 / Locks'],
  ],
  [
    'several lines in a column that is left out',
    `${heads},Notes\nA1,Bolt,1,Locks,"One,\ntwo, with commas"\nA2,Nut,2,Locks,\n`,
    ['line 2: A1 / Bolt / 1 / Locks', 'line 4: A2 / Nut / 2 / Locks'],
  ],
  [
    'a formula, and a character that is no text',
    `${heads}\nA1,"=HYPERLINK(""x"",""Bolt"")",1,Locks\nA2,=B2,2,Locks\nA3,N\0ut,3,Locks\n"=""04""",'=Bolt,4,Locks\nA5,-5 mm,5,Locks\n`,
    [
      ...[/^line 2: .*formula/, /^line 3: .*formula/, /^line 4: .*no text/],
      ...['line 5: 04 / =Bolt / 4 / Locks', 'line 6: A5 / -5 mm / 5 / Locks'],
    ],
  ],
  [
    'a price in other money',
    'sku,title,price,currency_code,category\nA1,Bolt,1,USD,Locks\nA2,Nut,2,LKR,Locks\nA3,Pin,3,,Locks\nA4,Tag,4,Rs.,Locks\n',
    [
      'line 2: the price is in USD, and not in rupees',
      ...['line 3: A2 / Nut / 2 / Locks', 'line 4: A3 / Pin / 3 / Locks', 'line 5: A4 / Tag / 4 / Locks'],
    ],
  ],
])('a bad line never spoils another: %s', (_, text, lines) => {
  const expected = lines.map((line) => (typeof line === 'string' ? line : expect.stringMatching(line)))
  expect(read(text)).toEqual(expected)
})

describe('heads and separators', () => {
  test.each([
    ['sep=;\r\nsku;name\r\nA;B', ';'],
    ['\tsku\tname\n\tA\tB', '\t'],
    ['Part Number|Title\nA|B', '|'],
    ['"Part\nNumber","Product, name"\nA,B', ','],
    ['Variant SKU,Title,Body (HTML),Vendor,Variant Price,Image Src\nA,B', ','],
    // As price lists have them, in three languages.
    ...['භාණ්ඩ අංකය,නම,මිල', 'பொருள் குறியீடு,பெயர்,விலை', 'Item #,Name,Price', 'Article No.,Item,Rate'].map(
      (head) => [`${head}\nA,B,1`, ','],
    ),
    // Heads over several columns above them.
    ['Product,,Price,\nsku,name,Retail price,Wholesale price\nA,B,1,2', ','],
    // Other quotation marks around each cell, and plain ones around the line.
    ['“sku”,“name”,“price”\n“A”,“B”,“1”', ','],
    ["'sku';'name';'price'\r\n'A';'B';'1'\r\n", ';'],
    ['"sku,name,price"\n"A,B,1"\n', ','],
    ['"sku;name;description",\n"A;B;""b"" c",\n', ';'],
  ])('%j', (text, separator) => {
    const file = readProductFile(text)
    expect(file.separator).toBe(separator)
    expect(file.records[0]?.record).toMatchObject({ sku: 'A', name: 'B' })
  })

  test.each([
    ['', 'is empty.'],
    [`${heads}\n`, /^has no products/],
    ['name,price\nA,1', /no sku column/],
    ['sku,prise\nA,1', /unknown columns: prise\. The known ones are sku, name/],
    ['sku,"name\nA,B', /quotation mark in its first line/],
    [`sku,${'x'.repeat(1000)}\nA,1`, /^.{0,300}$/],
  ])('refused: %j', (text, message) => expect(why(text)).toMatch(message))

  test.each([
    // Beside a head that surely means it, another is left out.
    ['Regular price', 'Sale price'],
    ['Price (Rs)', 'Rate'],
    // Other currencies, and what only looks like it.
    ['', 'Price (USD)'],
    ['', 'Price [USD]'],
  ])('the price is %j, and not %j', (head, other) => {
    const file = readProductFile(`sku;name;${other};${head}\nA;B;2;1`)
    expect(file.columns.find(({ column }) => column === 'price')?.head).toBe(head || undefined)
    expect(file.remarks.join().includes(`left out: ${other}.`)).toBe(other !== '')
  })

  test('beside a price that is not known, a weak name is none', () =>
    expect(
      readProductFile('sku,name,Price tax excl.,Unit price\nA,B,49,2').columns.map(({ column }) => column),
    ).toEqual(['sku', 'name']))

  test('heads of other programs', () =>
    expect(
      [
        'model,sku,name(en-gb),description(en-gb),price',
        'SKU,Product/Service Name,Sales Description,Sales Price/Rate',
        'Part No.,Name of Item,Rate',
        'Item Code,Item,Pack,Dealer Price (Rs.),MRP (Rs.),Group',
        'Item_ID,Category,Base_UOM,Item_Desc,Selling_price',
        'Stock Item,Part No.,Group,Units,Selling',
        'ID,Active (0/1),Name *,"Categories (x,y,z...)",Price tax included,Reference #,"Image URLs (x,y,z...)"',
        'Internal Reference,Name,Sales Price,Product Category/Complete Name',
        'Item Name/Number,Description,Cost,Price',
        'ITEM CODE,ITEM DESCRIPTION,UOM,U/PRICE,CATEGORY',
      ].map((head) => readProductFile(`${head}\n${head}`).columns.map(({ column }) => column)),
    ).toEqual([
      ['sku', 'name', 'description', 'price'],
      ['sku', 'name', 'description', 'price'],
      ['sku', 'name', 'price'],
      ['sku', 'name', 'price', 'category'],
      ['sku', 'category', 'unit', 'name', 'price'],
      ['name', 'sku', 'category', 'unit', 'price'],
      ['name', 'category', 'price', 'sku', 'images'],
      ['sku', 'name', 'price', 'category'],
      ['sku', 'description', 'price'],
      ['sku', 'name', 'unit', 'price', 'category'],
    ]))

  test.each([['"id";"nombre";"precio";\n"6";"Bolsa";"1"', 'id, nombre, precio']])(
    'where no column is known, the separator is that of most columns: %j',
    (text, heads) => expect(why(text)).toContain(`has unknown columns: ${heads}. The known ones`),
  )

  test('what to do where the sku is missing, or twice', () => {
    expect(why('product_id,name,price\n1,A,1')).toMatch(
      /Its columns are product_id, name, price: name the one with the part numbers sku, or add one\.$/,
    )
    expect(why('Vendor,sku,Manufacturer\nA,1,B')).toMatch(
      /more than one brand column: Vendor, Manufacturer\. Rename or remove those that are not meant\.$/,
    )
  })

  test('10,000 unknown columns are said in a line', () => {
    const message = why(Array.from({ length: 1e4 }, (_, i) => `column ${i}`).join(','))
    expect(message).toMatch(/column 9 and 9990 more\./)
    expect(message.length).toBeLessThan(400)
  })
})

test.each([['Barcode;SKU;Stock;Price;Weight (kg)\n=1+1;A;#N/A;2;', 'Barcode, Stock, Weight (kg)']])(
  'columns that are not known are left out, and said: %j',
  (text, unknown) => {
    const { remarks, columns: known, records } = readProductFile(text)
    expect(remarks).toEqual([
      `Columns that are not known, and left out: ${unknown}. The known ones are ${columns.join(', ')}.`,
    ])
    expect(known.map(({ head }) => head).join()).not.toContain(unknown)
    expect(records.map(({ refused }) => refused)).toEqual([undefined])
  },
)

const priced = (...prices: string[]) =>
  `sku;price\n${prices.map((price, at) => `A${at};${price}\n`).join('')}`
test.each<[string[], (number | RegExp)[], string?]>([
  [
    ['Rs. 1,640', '1,720.00'],
    [1640, 1720],
    'A comma in a price stands between thousands: Rs. 1,640 is 1640.',
  ],
  [
    ['16,40,500', '2,500/='],
    [1_640_500, 2500],
    'A comma in a price stands between thousands: 2,500/= is 2500.',
  ],
  // Both kinds in one file: what may be either is refused.
  [
    ['1,64', '1,720.00', '1,640,500'],
    [/price 1,64 may be/, 1720, 1_640_500],
  ],
  // Elsewhere points stand between thousands: there is one reading, and it is said.
  [['1.250,00', '980.00'], [1250, 980], 'A comma in a price stands before decimals: 1.250,00 is 1250.'],
  [['12500,5', '640'], [12_500.5, 640], 'A comma in a price stands before decimals: 12500,5 is 12500.5.'],
  [
    ['1,720.00', 'Rs 1.250.400,50'],
    [1720, 1_250_400.5],
    'A comma in a price stands before decimals: Rs 1.250.400,50 is 1250400.5.',
  ],
  [
    ['1,640', '1.250,00', '1.250'],
    [/price 1,640 may be/, 1250, /not an amount/],
    'A comma in a price stands before decimals: 1.250,00 is 1250.',
  ],
  // There is nothing to say.
  [
    ['1.640', '1,6400', '1,6'],
    [/not an amount/, /not an amount/, 1.6],
    'A comma in a price stands before decimals: 1,6 is 1.6.',
  ],
])('commas in prices: %j', (prices, expected, ...remarks) => {
  const text = priced(...prices)
  expect(readProductFile(text).remarks).toEqual(remarks)
  const lines = expected.map((price, at) =>
    typeof price === 'number' ? `line ${at + 2}: A${at} / ${price}` : expect.stringMatching(price),
  )
  expect(read(text)).toEqual(lines)
})

test.each([
  ['1.234,50', 1234.5],
  ['LKR 1,72,000.00', 172_000],
  ['640/-', 640],
  ["1'640.50", 1640.5],
  ['="640"', 640],
  ['Rs: 1,250/=', 1250],
  ['Rs.:1 250/-', 1250],
  // A program's rounding error.
  ['926.6400000000001', 926.64],
  ['4.4000000000000004', 4.4],
  ['19.999999999999996', 20],
])('prices: %j is %d', (text, price) =>
  expect(readRow({ sku: 'A', price: fromCell(text) })).toEqual({ row: { sku: 'A', price } }),
)

test.each([
  ...['0', '0.00', '0,0', 'Rs. 0', '-5', '(5.00)', '1,6400', '1.640', '1.2.3', '1,2.3', '$12', '€5', '1e3'],
  ...['1.64E+03', '12-Mar', '640 per pair', '640-700', '６４０', '.5', '1640.', '1640.555', 'Rs', 'free'],
  ...['99999999999', '#N/A', '####', 'Infinity'],
  ...['640.0050', '31.567700', '1.000', '1,0000', '926.640001', '4.4004', 'Rs.-450', 'LKR -', 'variable'],
])('prices: %j is refused', (price) => expect(readRow({ sku: 'A', price })).toHaveProperty('refused'))

describe('what a spreadsheet makes of a cell', () => {
  test.each([
    ...['#N/A', '#REF!', '#DIV/0!', '#NAME?', '#NULL!', '#SPILL!', '#n/a', ' #N/A ', 'Err:502', '#####'],
    // In other languages, and what programs export for nothing.
    ...['#BEZUG!', '#¿NOMBRE?', '#NV', '#N/D', 'NULL', 'NaN'],
  ])('%j is refused in every column', (value) => {
    for (const column of columns) {
      const { refused } = readRow({ sku: 'A', [column]: value }) as { refused: string[] }
      expect(refused?.[0]).toBe(`${column} is ${value.trim()}, an error of a spreadsheet`)
    }
    expect(readRow({ sku: 'A', category: `Hinges > ${value}` })).toHaveProperty('refused')
  })

  test.each([
    ...['8.9012E+12', '1,5E+03', '5E-03', '12-Mar', '12-Mar-24', 'Mar-12', '3 Mar 2026', '12/03/2026'],
    ...['2026-03-12', '1.2.26', '3/1/2026 0:00'],
  ])('%j is refused as a name, a brand, a unit and a category', (value) => {
    for (const column of ['name', 'brand', 'unit', 'category'])
      expect(readRow({ sku: 'A', [column]: value })).toHaveProperty('refused')
  })

  test.each(['None', 'N/A', 'n/a', 'n.a.', ' NIL ', '-', '--', '–', '—\u00a0', '.', '...', '?', '_'])(
    '%j is nothing, which a blank cell says',
    (value) => {
      for (const column of ['sku', 'name', 'brand', 'unit', 'description'])
        expect(readRow({ sku: 'A', [column]: value })).toEqual({
          refused: [`${column} is ${value.trim()}: leave the cell blank where there is nothing`],
        })
    },
  )

  test('a description may say so of a part of it', () => {
    const description = 'Colour | None | - | N/A'
    expect(readRow({ sku: 'A', description })).toEqual({ row: { sku: 'A', description } })
  })

  test.each(['TRUE', 'False', '12.0', '31030.0'])('%j is no text', (value) => {
    for (const column of ['name', 'brand', 'unit', 'category'])
      expect(readRow({ sku: 'A', [column]: value })).toHaveProperty('refused')
  })

  test.each([
    ...['#10 screw', 'No. 5 #2', '1/2', '12-24', 'DEC-10', 'May', 'E+12', '5E3', 'M8 x 40'],
    ...['Marble 12-March', '1.5 mm', '1.50', 'V2.0', 'Nonesuch', 'True Temper', 'A/N'],
    ...['M8 < 10', 'a<b', 'L<5 and D>2', '<>'],
  ])('%j is a name', (name) => expect(readRow({ sku: name, name })).toEqual({ row: { sku: name, name } }))

  test.each([
    ['="say ""hi"""', 'say "hi"'],
    ["'8901234567890 ", '8901234567890 '],
    ["'5 inch", "'5 inch"],
  ])('the cell %j is %j', (cell, text) => expect(fromCell(cell)).toBe(text))

  test.each(['="1"', "'=1", "''+x", '-5', '@a', '\tx', '＝1', "'quoted'", '="00"', "''05", '05'])(
    '%j comes back as it was exported',
    (text) => expect(fromCell(toCell(text))).toBe(text),
  )
})

test.each([
  ['Caf&eacute; &frac12; &#8211; &rsquo;', 'Café ½ – ’'],
  ['Hin\u200bge\ufeff \u202aX\u202c\u00ad', 'Hinge X'],
  ['a\u200db', 'ab'],
  ['ශ්\u200dරී 👩\u200d🔧', 'ශ්\u200dරී 👩\u200d🔧'],
  ['Cafe\u0301', 'Café'],
])('the name %j is %j', (cell, name) =>
  expect(readRow({ sku: 'A', name: cell })).toEqual({ row: { sku: 'A', name } }),
)

test.each([
  ['sku', 'A1\nA2'],
  ['category', 'Gear >\rBags'],
])('several lines in %s are not joined: %j', (column, text) =>
  expect(readRow({ sku: 'A', [column]: text })).toEqual({
    refused: [`${column} has several lines: keep one`],
  }),
)

test.each(['A1\n', '\r\nA1 ', ' A1'])('line breaks around a sku are none: %j', (sku) =>
  expect(readRow({ sku })).toEqual({ row: { sku: 'A1' } }),
)

test.each(['Hinge<br>wide', '<span class="x">Hinge'])(
  'the name %j is refused: it would be shown as it stands',
  (name) => {
    expect(readRow({ sku: 'A', name })).toEqual({ refused: ['name contains HTML: only a description may'] })
    expect(readRow({ sku: 'A', description: name })).toHaveProperty('row')
  },
)

test.each(['a\u0007b', 'Caf\ufffd', '\ud800x', 'x'.repeat(201)])('the name %j is refused', (name) =>
  expect(readRow({ sku: 'A', name })).toHaveProperty('refused'),
)

test.each([
  ['a\r\nb\rc', 'a\nb\nc'],
  ['a\\nb', 'a\nb'],
  ['C:\\\\new', 'C:\\new'],
  [' a\\n\\n', 'a'],
])('the description %j is %j, and comes back as it was exported', (cell, description) => {
  const { row } = readRow({ sku: 'A', description: cell }) as { row: ProductRow }
  expect(row.description).toBe(description)
  const exported = toLine({ ...product, description }, '').description
  expect(readRow({ sku: 'A', description: String(exported) })).toEqual({ row })
})
