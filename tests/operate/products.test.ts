import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

describe('products import', () => {
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
    expect((await load('price.csv', 'sku,price,name\nPAD-B50-BR,1990,\n')).text).toContain(
      '0 added, 1 changed',
    )
    expect(await product('PAD-B50-BR')).toEqual({ ...before, price: 1990 })
    expect((await load('price.csv', 'sku,price\nPAD-B50-BR,1990\n')).text).toContain('1 unchanged')
  })

  test('invalid lines are skipped and reported with every reason, the others are imported', async () => {
    const { text, refused } = await load(
      'bad.csv',
      `${heads},only_cod\nGOOD-1,Bolt,10,Locks,0\n,Nut,10,Locks,0\nBAD-1,Nut,"1,640",Nowhere,maybe\nBAD-2,,-1,,\nGOOD-1,Bolt,11,Locks,0\n`,
    )
    expect(
      text
        .split('\n')
        .slice(2, 8)
        .map((line) => line.split(/ {2,}/)),
    ).toEqual([
      ['line 3', 'sku is missing'],
      ['line 4', 'BAD-1', 'price is not an amount such as 1640 or 1640.50'],
      ['line 4', 'BAD-1', 'only_cod is not 1 or 0, true or false, yes or no'],
      ['line 5', 'BAD-2', 'price is not an amount such as 1640 or 1640.50'],
      ['line 6', 'GOOD-1', 'sku is already used in line 2'],
      [''],
    ])
    expect(text).toContain('1 added, 0 changed, 0 unchanged, 4 refused.')
    expect(refused).toMatch(/bad\.csv: 4 lines refused\.$/)
    expect(await product('GOOD-1')).toMatchObject({ price: 10 })
    expect(await product('BAD-1')).toBeUndefined()
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
    const [fixings] = (await shop.database.store.categories('primary')).filter(
      ({ slug }) => slug === 'fixings',
    )
    expect(await shop.database.store.categories('secondary', fixings?.category_id)).toHaveLength(1)
  })

  test('--make-categories makes none for a line that is refused', async () => {
    const lines = 'M-2,,1,Fasteners > Nails\nM-3,Nail,1,Fasteners > Nails,none.png'
    const { text } = await load('refused.csv', `${heads},images\n${lines}\n`, '--make-categories')
    expect(text).toContain('0 added, 0 changed, 0 unchanged, 2 refused.')
    expect(text).not.toContain('New category')
    const names = (await shop.database.store.categories('primary')).map(({ name }) => name)
    expect(names).not.toContain('Fasteners')
  })

  test('a dry run prints the same report and changes nothing', async () => {
    const { text } = await load(
      'dry.csv',
      `${heads}\nD-1,Bolt,1,Dry > Run\n`,
      '--dry-run',
      '--make-categories',
    )
    expect(text).toContain('Dry run, nothing is written. The result would be: 1 added')
    expect(await product('D-1')).toBeUndefined()
    expect((await shop.database.store.categories('primary')).map(({ name }) => name)).not.toContain('Dry')
  })

  test('picture files are checked by their content and copied into the shop', async () => {
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
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
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    file('outside.png', png)
    mkdirSync(join(shop.folder, 'inside/2026'), { recursive: true })
    file('inside/2026/..bolt.png', png)
    const lines = 'R-1,Bolt,1,Locks,../outside.png\nR-2,Nut,1,Locks,2026/../2026/..bolt.png'
    const { text } = await load('inside/outside.csv', `${heads},images\n${lines}\n`)
    expect(text).toContain('images: ../outside.png is outside the pictures folder, which --pictures sets')
    expect(await product('R-1')).toBeUndefined()
    expect((await product('R-2'))?.images).toHaveLength(1)
  })

  test.each([
    ['none.csv', undefined, /none\.csv cannot be read: ENOENT\./],
    ['head.csv', 'sku,prise\nA,1\n', /unknown columns: prise\. The known ones are sku, name/],
    ['nosku.csv', 'name,price\nA,1\n', /has no sku column/],
    ['quote.csv', 'sku,name\nA,"open\n', /is not CSV: /],
  ])('an unreadable file is refused as a whole: %s', async (name, content, why) => {
    const count = (await shop.database.store.products()).length
    const path = content === undefined ? join(shop.folder, name) : file(name, content)
    expect((await shop.run('products', 'import', path)).refused).toMatch(why)
    expect(await shop.database.store.products()).toHaveLength(count)
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

  test.each([
    [
      'UTF-16 with tabs, which Excel calls Unicode text',
      '\t',
      (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
    ],
    ['UTF-16, the other way round', ',', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['UTF-8 with semicolons', ';', (text: string) => Buffer.from(text)],
  ])('a file in %s is read', async (name, delimiter, encode) => {
    const sku = `E-${name.length}`
    const rows = [
      ['sku', 'name', 'price', 'category'],
      [sku, 'Café lock, 2; ශ්‍රී', '1640.50', 'Locks'].map((cell) => `"${cell}"`),
    ]
    const text = rows.map((row) => row.join(delimiter)).join('\r\n')
    expect((await load('encoded.csv', encode(text))).text).toContain('1 added')
    expect(await product(sku)).toMatchObject({ name: 'Café lock, 2; ශ්‍රී', price: 1640.5 })
  })

  test.each([
    ['Latin-1', Buffer.from(`${heads}\nL-1,Café lock,1,Locks\n`, 'latin1')],
    ['UTF-16 without its mark', Buffer.from(`${heads}\nL-1,Lock,1,Locks\n`, 'utf16le')],
  ])('a file in %s is refused, and the message says how to save it', async (_, content) => {
    expect((await load('other.csv', content)).refused).toMatch(
      /is not text in UTF-8\. Save it again .*'CSV UTF-8'/,
    )
    expect(await product('L-1')).toBeUndefined()
  })

  test('a line with too many cells is refused alone', async () => {
    const { text } = await load('spare.csv', `${heads}\nX-1,Bolt,1,640,Locks\nX-2,Bolt,2,Locks\n`)
    expect(text).toMatch(/line 2 +X-1 +the line has 5 cells for 4 columns: put a cell/)
    expect(text).toContain('1 added, 0 changed, 0 unchanged, 1 refused.')
    expect(await product('X-1')).toBeUndefined()
    expect(await product('X-2')).toMatchObject({ price: 2 })
  })

  test('cells that a spreadsheet would run as formulas are exported as text, and come back as they were', async () => {
    const names = ['=1+1', '+94', '-5', '@a', "'=1", "''+x", "'quoted'", '＝1', 'a=b']
    const lines = names.map((name, i) => `F-${i},${name.startsWith("'") ? `'${name}` : name},1,Locks`)
    await load('formulas.csv', [heads, ...lines].join('\n'))
    const path = join(shop.folder, 'safe.csv')
    await shop.run('products', 'export', path)
    const cells = readFileSync(path, 'utf8').split(/[\n,]/)
    expect(cells.filter((cell) => /^[=+\-@＝]/.test(cell))).toEqual([])
    const again = await shop.run('products', 'import', path)
    expect(again.text).toMatch(/^0 added, 0 changed, \d+ unchanged, 0 refused\.$/)
  })

  test('a long file is imported in batches', async () => {
    const lines = Array.from({ length: 2000 }, (_, i) => `T-${i},Bolt ${i},${i % 1000}.50,Locks`)
    expect((await load('many.csv', [heads, ...lines].join('\n'))).text).toContain('2000 added')
    expect(await product('T-1999')).toMatchObject({ price: 999.5 })
  })
})
