import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { categoryPaths } from '../../server/cli/products/categoryPaths.ts'
import { trailTo } from '../../src/rules/trail.ts'
import { png } from '../api/bodies.ts'
import { shopCli } from './cli.ts'

let shop: Awaited<ReturnType<typeof shopCli>>
beforeAll(async () => {
  shop = await shopCli()
})
afterAll(() => shop.close())

const file = (name: string, content: string | Uint8Array) => {
  const path = join(shop.folder, name)
  writeFileSync(path, content)
  return path
}
const load = (name: string, content: string | Uint8Array, ...options: string[]) =>
  shop.run('products', 'import', file(name, content), ...options)
const product = async (sku: string) => (await shop.database.store.products()).find((each) => each.sku === sku)

const heads = 'sku,name,price,category'

test('adds new products with default values, restrictions and picture addresses', async () => {
  const { text } = await load(
    'new.csv',
    '\uFEFFsku,name,price,category,only_colombo,images\r\n' +
      'NEW-1,"Hinge, ""wide""",1640.50,Hinges > Door hinges > Butt hinges,yes,/images/a.webp|https://cdn.example/b.jpg\r\n',
  )
  expect(text).toContain('1 added, 0 changed, 0 unchanged, 0 refused.')
  expect(await product('NEW-1')).toMatchObject({
    name: 'Hinge, "wide"',
    price: 1640.5,
    category_id: 111,
    only_colombo: 1,
    only_cod: 0,
    delivery_available: 1,
    images: ['/images/a.webp', 'https://cdn.example/b.jpg'],
  })
})

test('changes only the fields that a line contains', async () => {
  const before = await product('PAD-B50-BR')
  expect((await load('price.csv', 'sku,price,name\nPAD-B50-BR,1990,\n')).text).toContain('0 added, 1 changed')
  expect(await product('PAD-B50-BR')).toEqual({ ...before, price: 1990 })
  expect((await load('price.csv', 'sku,price\nPAD-B50-BR,1990\n')).text).toContain('1 unchanged')
})

test('what a file says is not sold goes off sale with its id and reviews, and comes back', async () => {
  const before = await product('PAD-B50-BR')
  const draft = 'Sku,Name,Price,Status\nPAD-B50-BR,Other,5,draft\nNEVER-1,New,1,draft\n'
  const dry = await load('draft.csv', draft, '--dry-run')
  expect(dry.text).toContain('Lines left out: 2 not sold (Status draft).')
  expect(dry.text).toContain('Not sold any more, as the file says: PAD-B50-BR.')
  expect(dry.text).toContain('would be: 0 added, 0 changed, 0 unchanged, 0 refused, 1 taken off sale.')
  expect(await product('PAD-B50-BR')).toEqual(before)
  expect((await load('draft.csv', draft)).text).toContain('1 taken off sale.')
  expect(await product('PAD-B50-BR')).toBeUndefined()
  // Nothing more to do, and a price alone does not bring it back.
  expect((await load('draft.csv', draft)).text).toMatch(/0 refused\.$/m)
  await load('price.csv', 'sku,price\nPAD-B50-BR,1991\n')
  expect(await product('PAD-B50-BR')).toBeUndefined()
  const exported = join(shop.folder, 'off.csv')
  await shop.run('products', 'export', exported)
  expect(readFileSync(exported, 'utf8')).toMatch(/^PAD-B50-BR,.*,0$/m)
  expect((await load('active.csv', draft.replace('draft', 'active'))).text).toContain('1 changed')
  expect(await product('PAD-B50-BR')).toEqual({ ...before, name: 'Other', price: 5 })
  await load('back.csv', `sku,name,price\nPAD-B50-BR,"${before?.name}",${before?.price}\n`)
})

test('invalid lines are skipped and reported with every reason, the others are imported', async () => {
  const { text, refused } = await load(
    'bad.csv',
    `${heads},only_cod\nGOOD-1,Bolt,10,Locks,0\n,Nut,10,Locks,0\nBAD-1,Nut,"1.640",Nowhere,maybe\nBAD-2,,-1,,\nGOOD-1,Bolt,11,Locks,0\n`,
  )
  expect(
    text
      .split('\n')
      .slice(2, 8)
      .map((line) => line.split(/ {2,}/)),
  ).toEqual([
    ['line 3', 'sku is missing'],
    ['line 4', 'BAD-1', 'price is not an amount such as 1640 or 1640.50: 1.640'],
    ['line 4', 'BAD-1', 'only_cod is not 1 or 0, true or false, yes or no: maybe'],
    ['line 5', 'BAD-2', 'price is not an amount such as 1640 or 1640.50: -1'],
    ['line 6', 'GOOD-1', 'sku is already used in line 2'],
    [''],
  ])
  expect(text).toContain('1 added, 0 changed, 0 unchanged, 4 refused.')
  expect(refused).toMatch(/bad\.csv: 4 lines refused\.$/)
  expect(await product('GOOD-1')).toMatchObject({ price: 10 })
  expect(await product('BAD-1')).toBeUndefined()
})

test("the demo's own file is read without a refusal", async () => {
  const demo = ['server/demo/products.csv', '--make-categories', '--dry-run']
  const { text, refused } = await shop.run('products', 'import', ...demo)
  expect(refused).toBeUndefined()
  expect(text).toMatch(/would be: \d+ added, \d changed, 0 unchanged, 0 refused\./)
  expect(text).toContain('columns separated by commas, 351 lines.')
})

test('a new product needs a name, a price and an existing category', async () => {
  const { text } = await load('short.csv', `${heads}\nS-1,,,\nS-2,Bolt,1,Bolts > Hex\n`)
  expect(text).toContain('name is missing, and a new product needs one')
  expect(text).toContain('category Bolts > Hex does not exist')
})

test('--make-categories creates the missing categories of a path', async () => {
  const line = 'M-1,Bolt,1,Fixings > Bolts > Hex'
  const { text } = await load('make.csv', `${heads}\n${line}\n`, '--make-categories')
  expect(text).toContain('New category: Fixings > Bolts > Hex')
  expect(await product('M-1')).toMatchObject({ category_name: 'Hex', category_slug: 'hex' })
  const [fixings] = (await shop.database.store.categories('primary')).filter(({ slug }) => slug === 'fixings')
  expect(await shop.database.store.categories('secondary', fixings?.category_id)).toHaveLength(1)
})

test('a new category gets an address that no other has, and no existing one changes', async () => {
  const { db, store } = shop.database
  const all = async () => {
    const levels = (['primary', 'secondary', 'tertiary'] as const).map((level) => store.categories(level))
    return (await Promise.all(levels)).flat()
  }
  const long = 'Very long name of a range '.repeat(10).trim()
  const table: [path: string, slug: string][] = [
    ['Rods', 'rods'],
    ['Nails', 'nails'],
    ['Rods > Accessories', 'accessories'],
    ['Nails > Accessories', 'accessories-in-nails'],
    ['Nails > Accessories > Accessories', 'accessories-in-accessories-in-nails'],
    ['Rods & Accessories', 'rods-and-accessories'],
    ['Rods > Accessories in nails', 'accessories-in-nails-in-rods'],
    ['Tools', 'tools'],
    ['Tools+', 'tools-2'],
    ['Rods > Tools', 'tools-in-rods'],
    ['කොණ්ඩි', 'කොණ්ඩි'],
    ['කොණ්ඩ', 'කොණ්ඩ'],
    ['ශ්\u200dරී', 'ශ්රී'],
    ['🔩', 'category'],
    ['!!!', 'category-2'],
    ['101', 'category-101'],
    ['Nails > categories', 'categories'],
    [long, 'very-long-name-of-a-range-very-long-name-of-a-range-very-long-name-of-a-range'],
    [`${long} 2`, 'very-long-name-of-a-range-very-long-name-of-a-range-very-long-name-of-a-range-2'],
    ['x'.repeat(300), 'x'.repeat(80)],
  ]
  for (const [path, slug] of table) {
    const before = await all()
    const id = await (await categoryPaths(db)).findOrMake(path)
    const after = await all()
    expect([path, after.find(({ category_id }) => category_id === id)?.slug]).toEqual([path, slug])
    expect(after.filter(({ category_id }) => category_id !== id)).toEqual(before)
  }
  const { length } = await all()
  // The same again, and in another spelling: none is made.
  for (const [path] of table)
    await (await categoryPaths(db)).findOrMake(path.toUpperCase().replaceAll(' > ', '>'))
  const categories = await all()
  expect(categories).toHaveLength(length)
  expect(new Set(categories.map(({ slug }) => slug)).size).toBe(length)
  // The address of each leads to it: no id, and no name that is spelt alike, comes before.
  const byId = new Map(categories.map((category) => [category.category_id, category]))
  const trails = categories.map((category) => {
    const trail = [category]
    for (let up = category; up.parent_id !== null; trail.unshift(up)) up = byId.get(up.parent_id)!
    return trail
  })
  for (const category of categories) {
    const levels = [1, 2, 3].map((depth) =>
      trailTo(
        trails.filter(({ length }) => length === depth),
        category.slug,
      ),
    )
    expect(levels.find((trail) => trail !== undefined)?.at(-1)).toEqual(category)
  }
})

test('--make-categories makes none for a line that is refused', async () => {
  const lines = 'M-2,,1,Fasteners > Nails\nM-3,Nail,1,Fasteners > Nails,none.png'
  const { text } = await load('refused.csv', `${heads},images\n${lines}\n`, '--make-categories')
  expect(text).toContain('0 added, 0 changed, 0 unchanged, 2 refused.')
  expect(text).not.toContain('New category')
  const names = (await shop.database.store.categories('primary')).map(({ name }) => name)
  expect(names).not.toContain('Fasteners')
})

test('picture files are checked by their content and copied into the shop', async () => {
  mkdirSync(join(shop.folder, 'photos'))
  file('photos/bolt.png', png)
  file('photos/notes.txt', 'no picture')
  const lines = 'P-1,Bolt,1,Locks,photos/bolt.png\nP-2,Nut,1,Locks,photos/notes.txt|photos/none.png'
  const { text } = await load('pictures.csv', `${heads},images\n${lines}\n`)
  const [address = ''] = (await product('P-1'))?.images ?? []
  expect(address).toMatch(/^\/pictures\/[0-9a-f]{24}\.png$/)
  expect(new Uint8Array(readFileSync(join(shop.folder, 'data', address)))).toEqual(png)
  expect(text).toContain('images: photos/notes.txt is not a JPEG, PNG or WEBP image')
  expect(text).toContain('images: photos/none.png does not exist')
})

test('picture files outside the folder of pictures are refused', async () => {
  file('outside.png', png)
  mkdirSync(join(shop.folder, 'inside/2026'), { recursive: true })
  file('inside/2026/..bolt.png', png)
  symlinkSync(join(shop.folder, 'outside.png'), join(shop.folder, 'inside/link.png'))
  symlinkSync(shop.folder, join(shop.folder, 'inside/dir'))
  symlinkSync('2026/..bolt.png', join(shop.folder, 'inside/own.png'))
  symlinkSync(join(shop.folder, 'inside'), join(shop.folder, 'photos-link'))
  const lines = [
    'R-1,Bolt,1,Locks,../outside.png',
    'R-2,Nut,1,Locks,2026/../2026/..bolt.png|own.png',
    'R-3,Nut,1,Locks,link.png',
    'R-4,Nut,1,Locks,dir/outside.png',
    'R-5,Nut,1,Locks,inside/../../outside.png',
  ].join('\n')
  const { text } = await load('inside/outside.csv', `${heads},images\n${lines}\n`)
  for (const path of ['link.png', 'dir/outside.png'])
    expect(text).toContain(`images: ${path} is a link that leads out of the pictures folder`)
  for (const sku of ['R-3', 'R-4', 'R-5']) expect(await product(sku)).toBeUndefined()
  // The folder itself may be a link.
  const again = await load(
    'again.csv',
    'sku,images\nR-2,own.png\n',
    '--pictures',
    join(shop.folder, 'photos-link'),
  )
  expect(again.text).toContain('1 changed')
  expect(text).toContain('images: ../outside.png is outside the pictures folder, which --pictures sets')
  expect(await product('R-1')).toBeUndefined()
  expect((await product('R-2'))?.images).toHaveLength(1)
})

test('addresses of pictures that the pages of the shop would not show are refused', async () => {
  const pictures = [
    'http://a.example/x.jpg',
    'https://a.example/1.jpg, https://a.example/2.jpg',
    'https://a.example/1.jpg\nhttps://a.example/2.jpg',
    'C:\\pics\\a.jpg',
    'https://a.example/?x.jpg',
    'https://me:secret@a.example/x.jpg',
  ]
  const good = ['https://a.example/x y.jpg', '//a.example/x.jpg', '/images/x.webp']
  const lines = [...pictures, ...good].map((path, i) => `H-${i},Nut,1,Locks,"${path}"`)
  const { text } = await load('http.csv', [`${heads},images`, ...lines].join('\n'))
  expect(text).toMatch(/line 2 +H-0 +images: http:\/\/a\.example\/x\.jpg is not https/)
  // A message is one line, whatever the cell is.
  expect(text).toMatch(/images: https:\S+ https:\S+ is more than one address: write \| between them\n/)
  expect(text).toContain(`${good.length} added, 0 changed, 0 unchanged, ${pictures.length} refused.`)
  // A space would end the address in `srcset`.
  expect((await product(`H-${pictures.length}`))?.images).toEqual(['https://a.example/x%20y.jpg'])
})

test('a file that is not there, or has no head, is refused as a whole', async () => {
  const none = join(shop.folder, 'none.csv')
  expect((await shop.run('products', 'import', none)).refused).toMatch(/none\.csv cannot be read: ENOENT\./)
  expect((await load('head.csv', 'sku,prise\nA,1\n')).refused).toMatch(
    /head\.csv has unknown columns: prise\./,
  )
})

test('exported products can be imported again unchanged', async () => {
  const path = join(shop.folder, 'all.csv')
  const count = (await shop.database.store.products()).length
  expect((await shop.run('products', 'export', 'parts.json')).refused).toBe(
    'parts.json: products are exported to a .csv file.',
  )
  expect((await shop.run('products', 'export', path)).text).toBe(`Wrote ${count} products to ${path}.`)
  expect((await shop.run('products', 'import', path)).text).toBe(
    `0 added, 0 changed, ${count} unchanged, 0 refused.`,
  )
})

test('products remove', async () => {
  await shop.run('products', 'remove', 'GOOD-1')
  expect(await product('GOOD-1')).toBeUndefined()
  expect((await shop.run('products', 'remove', 'GOOD-1')).refused).toBe('There is no product GOOD-1.')
})

test('a file in UTF-16 is read, without its mark too', async () => {
  const text = 'sku\tname\tprice\tcategory\r\nE-1\t"Café lock; ශ්‍රී"\t1640.50\tLocks'
  expect((await load('encoded.csv', Buffer.from(text, 'utf16le').swap16())).text).toContain('1 added')
  expect(await product('E-1')).toMatchObject({ name: 'Café lock; ශ්‍රී', price: 1640.5 })
})

test('a file in Windows-1252, as Excel saves it, is read, and said to be', async () => {
  const sheet = Buffer.from(`${heads}\nL-1,Café lock ½ × 3°,1,Locks\n`, 'latin1')
  expect((await load('excel.csv', sheet)).text).toMatch(
    /excel\.csv is not UTF-8 and was read as Windows-1252/,
  )
  expect(await product('L-1')).toMatchObject({ name: 'Café lock ½ × 3°' })
})

test.each([
  [
    'no text',
    Buffer.from([...Buffer.from('\x89PNG'), ...Array.from({ length: 400 }, (_, i) => (i * 37) % 256)]),
  ],
  ['UTF-16 cut in a letter', Buffer.from(`${heads}\nL-2,Lock,1,Locks\n`, 'utf16le').subarray(0, -1)],
  ['a mixture', Buffer.concat([Buffer.from(`${heads}\nL-2,Café`), Buffer.from(' ½,1,Locks\n', 'latin1')])],
  ['another character set', Buffer.from([...Buffer.from(`${heads}\nL-2,Caf`), 0x8d, 0x8f])],
  ['Thai', Buffer.from(`${heads}\nL-2,\xa1\xd8\xad\xe1\xe1\xe1\xe1,1,Locks\n`, 'latin1')],
])('a file in %s is refused, and the message says how to save it', async (_, content) => {
  expect((await load('other.csv', content)).refused).toMatch(
    /is not text in UTF-8\. Save it again .*'CSV UTF-8'/,
  )
  expect(await product('L-2')).toBeUndefined()
})

test.each([
  ['a workbook', Buffer.from('PK\x03\x04\x14\x00', 'latin1')],
  ['a workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ['a web page', '\ufeff<?xml version="1.0"?><Workbook>'],
  ['JSON', '[ {"sku":"A"} ]'],
  ['a PDF', '%PDF-1.7'],
])('%s by another name is refused, and the message says how to save it', async (what, content) => {
  expect((await load('prices.csv', content)).refused).toMatch(RegExp(`is ${what}.*, not CSV: .*'CSV UTF-8'`))
})

test('a few lines that are not UTF-8 spoil themselves alone', async () => {
  const lines = Array.from({ length: 30 }, (_, i) => `G-${i},Café lock,1,Locks\n`)
  const bytes = Buffer.from([heads, ...lines].join('\n'))
    .toString('latin1')
    .replace('Caf\xc3\xa9', 'Caf\xe9')
  const { text } = await load('damaged.csv', Buffer.from(bytes, 'latin1'))
  expect(text).toMatch(/line 2 +G-0 +name contains characters that an earlier conversion has lost\n/)
  expect(text).toContain('29 added, 0 changed, 0 unchanged, 1 refused.')
  expect(await product('G-29')).toMatchObject({ name: 'Café lock' })
})

test.each<[string[], string[]]>([
  // Shop systems list all categories of a part.
  [
    ['Gear, Bags', 'Gear', 'Bags, Gear > Straps'],
    ['Gear, Bags', 'Bags, Gear > Straps'],
  ],
  [
    ['Taps|Pipes', 'Pipes|Glue'],
    ['Taps|Pipes', 'Pipes|Glue'],
  ],
  [['Sand; Sand > Fine'], ['Sand; Sand > Fine']],
  [
    ['Home / Tiles', 'Home / Tiles / Grout'],
    ['Home / Tiles', 'Home / Tiles / Grout'],
  ],
  [['Door > Bolt, Door > Hook', 'Door > Chain'], ['Door > Bolt, Door > Hook']],
  // Of several of which one lies in the others it is that one.
  [['Lock, Lock > Cam', 'Lock > Bar, Lock'], []],
  [['Default Category/Rail,Default Category/Rail/Top', 'Default Category/Lamp'], []],
  // Of several branches below one root the longest counts, of two that are as long none.
  [['Root/Week,Root/Awl/Fine', 'Root/Awl,Root/Week/3', 'Root/Saw'], []],
  [['Root/Awl/1,Root/Week/3', 'Root/Saw'], ['Root/Awl/1,Root/Week/3']],
  // A mark that belongs to a name.
  [['Steel > Rods, bars', 'Steel > Rods, bars > Bars', 'Steel > Rods'], []],
  [['Nuts, bolts', 'Nuts, bolts > Hex', 'Screws'], []],
  [['Wood/MDF', 'Rope'], []],
  [['Oil -> Thin', 'Oil >> Thick', 'Oil » Hot', 'Oil→Cold'], []],
])('categories %j: refused are %j', async (categories, refused) => {
  const rows = categories.map((path, i) => `${path} ${i}\tNut\t1\t${path}`)
  const sheet = ['sku\tname\tprice\tcategory', ...rows].join('\n')
  const { text } = await load('paths.csv', sheet, '--make-categories')
  for (const path of refused) expect(text).toContain(`category ${path} seems to be several, or a path`)
  expect(text).toContain(
    `${categories.length - refused.length} added, 0 changed, 0 unchanged, ${refused.length} refused.`,
  )
  expect(text.includes('Only > stands between')).toBe(/New category: .*[,;|/]/.test(text))
})

test('a category deeper than the shop has is taken by its first three levels, which is said', async () => {
  const sheet =
    'sku,name,price,category\nD-1,Lock,1,Home > Locks > Pad > Brass > 50\nD-2,Pad,1,Home > Locks > Pad\n'
  const { text } = await load('deep.csv', sheet, '--make-categories')
  expect(text).toContain('of which the first three are taken: Home > Locks > Pad > Brass > 50.')
  expect(text).toContain('2 added')
  expect(text).toContain('New category: Home > Locks > Pad\n')
})

test('a column that a new product needs and the file has not is said', async () => {
  const { text } = await load('few.csv', 'Code,Description,Rate\nF-1,Bolt,\n')
  expect(text).toContain('No column has names: the descriptions are taken for them.')
  expect(text).toContain('category has no column, and a new product needs one')
  expect(text).toContain('price is missing, and a new product needs one')
})

test('part numbers that a spreadsheet has changed, or that are spelt like others, are refused as new ones', async () => {
  const refusals: [string, string][] = [
    ['8.9012E+12', 'sku 8.9012E+12 is a number that a spreadsheet has shortened'],
    ['12-Mar', 'sku 12-Mar is a date, which a spreadsheet may have made of it'],
    ['pad-b50-br', 'sku is PAD-B50-BR in another spelling'],
    ['PAD–B50–BR', 'sku is PAD-B50-BR in another spelling'],
    ['W 1', 'sku is W1 in another spelling'],
  ]
  const rows = ['W1', ...refusals.map(([sku]) => sku)].map((sku) => `${sku},Nut,1,Locks`)
  const { text } = await load('doubt.csv', [heads, ...rows].join('\n'))
  for (const [, why] of refusals) expect(text).toContain(why)
  expect(text).toContain('1 added, 0 changed, 0 unchanged, 5 refused.')
})

test('brands that differ in case or blanks are one: as the shop has it, or as most lines have it', async () => {
  const brands = ['stanley', 'Stanley', ' STANLEY', 'Stanley', 'kor vane', 'Black &amp; Co', 'Black&Co', '']
  const rows = brands.map((brand, i) => `B-${i},Nut,1,Locks,${brand}`)
  await load('brands.csv', [`${heads},brand`, ...rows].join('\n'))
  const stored = await Promise.all(brands.map(async (_, i) => (await product(`B-${i}`))?.brand))
  expect(stored).toEqual([...Array(4).fill('Stanley'), 'Korvane', 'Black & Co', 'Black & Co', ''])
  const names = await shop.database.store.brands()
  expect(names.filter((name) => /stanley|^$/i.test(name))).toEqual(['Stanley'])
  // A whole file may change how a brand is written.
  await load(
    'brands.csv',
    [`${heads},brand`, ...rows.slice(0, 4)].join('\n').replaceAll(/stanley/gi, 'STANLEY'),
  )
  expect((await product('B-0'))?.brand).toBe('STANLEY')
})

test('a dry run shows how the file was understood, and changes nothing', async () => {
  const text =
    'SKU;Product name;Price;Category\r\nU-1;"Café; ½ &amp;amp; 3"" wide";Rs. 1.234,50;Dry > Run\r\nU-2;Nut;0;Locks\r\n'
  const file = await load('preview.csv', Buffer.from(text, 'latin1'), '--dry-run', '--make-categories')
  expect(
    file.text
      .split('\n')
      .slice(0, 7)
      .map((line) => line.split(/ {2,}/)),
  ).toEqual([
    ['Encoding Windows-1252, columns separated by semicolons, 2 lines.'],
    ['Columns: sku, name (Product name), price, category.'],
    ['A comma in a price stands before decimals: Rs. 1.234,50 is 1234.5.'],
    ['The first lines as they will stand:'],
    ['sku', 'name', 'price', 'category'],
    [expect.stringMatching(/^-+$/), expect.any(String), expect.any(String), expect.any(String)],
    ['U-1', 'Café; ½ & 3" wide', '1234.5', 'Dry > Run'],
  ])
  expect(file.text).toMatch(/line 3 +U-2 +price is 0\n/)
  expect(file.text).toContain('Dry run, nothing is written. The result would be: 1 added')
  expect(await product('U-1')).toBeUndefined()
  expect((await shop.database.store.categories('primary')).map(({ name }) => name)).not.toContain('Dry')
})

test('a long file is imported in batches', async () => {
  const lines = Array.from({ length: 2000 }, (_, i) => `T-${i},Bolt ${i},${i % 1000}.50,Locks`)
  expect((await load('many.csv', [heads, ...lines].join('\n'))).text).toContain('2000 added')
  expect(await product('T-1999')).toMatchObject({ price: 999.5 })
})
