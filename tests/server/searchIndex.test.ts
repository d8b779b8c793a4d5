import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { nodePasswords } from '../../server/account/nodePasswords.ts'
import { searchIndex } from '../../server/catalogue/searchIndex.ts'
import { seed } from '../../server/demo/seed.ts'
import { memoryStore } from '../../server/memory/store.ts'
import type { Product } from '../../server/store/records.ts'
import { meanings } from '../../src/shop/search/meanings.ts'
import { namesNotSold, otherGoods } from '../../src/shop/search/otherGoods.ts'
import { spellings, synonyms } from '../../src/shop/search/synonyms.ts'
import { translations } from '../../src/shop/search/translations.ts'
import { usesOfParts } from '../../src/shop/search/uses.ts'
import { catalogueOf } from '../catalogueOf.ts'
import { score, searchQuality } from '../search/quality.ts'

const store = memoryStore(seed(new Date(0)), nodePasswords)
const hits = (query: string) => store.search(query, 60)
const [hinge] = await store.newArrivals()
const skus = async (query: string) => (await hits(query)).map(({ sku }) => sku)
const match = async (query: string) => (await hits(query))[0]?.match

test.each([
  ['delta pot', 'Delta pot tray, small'],
  ['concrete pot', 'Egg Pot Concrete, small'],
])('%s: no word is left out that stands in a name with the others', async (query, name) => {
  const names = ['Round pot, large', 'Egg Pot Concrete, small', 'Delta pot tray, small']
  const catalogue = names.map((each, at) => ({
    product: { ...(hinge as Product), product_id: at + 1, sku: `POT-${at}`, name: each, description: '' },
    parents: [],
  }))
  const { products, match } = (await searchIndex(catalogue))(query, 5)
  expect(products.map((product) => product.name)).toEqual([name])
  expect(match?.left_out ?? []).toEqual([])
})

test.each([
  ['letters left out or wrong', 'stanless hunge', 'stainless hinge'],
  ['letters that changed places', 'door handel', 'door handle'],
  ['plurals', 'tubular latches', 'tubular latch'],
  ['another spelling', 'mortise locks', 'mortice lock'],
  ['a synonym of two words', 'zip ties', 'cable tie'],
  ['a misspelt synonym', 'rawlplg', 'wall plug'],
  ['joined words', 'doorhandle', 'door handle'],
  ['a parted word', 'pad lock', 'padlock'],
  ['small words', 'the padlock with a brass body please', 'padlock brass body'],
  ['the words in another order', 'hinge for my cupboard', 'cabinet hinge'],
  ['inches', '4 inch hinge black', 'hinge 102 black'],
  ['inches with a mark', '3" hinge black', 'butt hinge 76 black'],
  ['inches as a fraction', '1-1/2" roofing screw', 'roofing screw 38'],
  ['a fraction of one character', '2½ inch padlock', 'padlock 65'],
  ['feet', '6ft sliding track', 'sliding set 1.8'],
  ['centimetres', '20cm shelf bracket', 'shelf bracket 200'],
  ['millimetres that the trade calls by inches', 'brass hinge 100mm', 'brass hinge 4 inch'],
  ['what is copied with a number', 'Part Number HNG-B76-SB', 'hngb76sb'],
  ['a wrong letter in a number', 'hngb76sd', 'HNG-B76-SB'],
  ['a digit that looks like a letter', 'LVR RTDI9 SN', 'LVR-RTD19-SN'],
  ['initials', '110 mm P.V.C. pipe', '110 mm pvc pipe'],
  ['initials with strokes', 'S/S hinge 3"', 'ss hinge 3"'],
  ['a dash before a size', 'tower bolt -6 inch', 'tower bolt 6 inch'],
  ['a gauge and inches', 'wood screws #8 x 1.5 inch', 'wood screw no 8 x 1 1/2'],
  ['a number and its pack', 'rawl plug no 8 pack', 'rawl plug no 8'],
  ['initials of another script', 'පී.වී.සී. පයිප්ප', 'pvc pipe'],
  ['a bag of it, in Sinhala', 'simenthi kottayak', 'simenthi'],
  ['a bolt and its nut', 'hex bolt & nut m10', 'hex bolt m10'],
  ['what counts, in Tamil', 'ரெண்டு சுத்தி', 'சுத்தி'],
  ['what counts, in Sinhala', 'සරනේරු ජෝඩු', 'සරනේරු'],
  ['how many levers', 'mortice lock 5 levers', 'mortice lock'],
  ['a thing that is not sold', 'allen key', 'socket cap screw'],
  ['a kind of spring that is not sold', 'door closing spring', 'door closer'],
  ['a word that every object knows', 'constructor hinge', 'hinge'],
  ['joiners and vowel signs', 'ක\u200dීල්', 'கீல்'],
])('%s: %s', async (_, forgiven, meant) => {
  expect(await skus(meant)).not.toEqual([])
  expect(new Set(await skus(forgiven))).toEqual(new Set(await skus(meant)))
})

test.each(['4x40', '4 x 40', '4×40', '4.0x40', '4*40', '4 by 40', '4.0 × 40 mm', '40 x 4'])(
  'one size in all its spellings: screw %s',
  async (size) => {
    expect(await skus(`screw ${size}`)).toEqual(['FIX-4040-ZN', 'FIX-4040-YZ'])
    expect(await match(`screw ${size}`)).toBeUndefined()
  },
)

test('a length is one by which the part is called, and no other number', async () => {
  expect(await skus('152mm hinge')).toEqual(['HNG-P102-SB', 'HNG-P102-SN', 'HNG-P102-SS'])
  expect(await skus('2 mm hinge')).toEqual(['HNG-X150-ZN', 'HNG-X150-BK', 'HNG-X100-ZN'])
  expect(await skus('3 inch brass hinge')).toEqual(['HNG-B76-SB', 'HNG-B76-PB'])
  expect(await skus('screw 40x40')).toContain('FIX-4040-ZN')
  expect(await match('screw 40x40')).toMatchObject({ left_out: ['40x40'] })
})

test('a word stands for itself: not the end of another, not a brand, not what a part is used with', async () => {
  expect(await skus('ss hinge')).not.toContain('HNG-B76-SB')
  expect(await skus('brass hinge')).not.toContain('HNG-P102-SN')
  expect(await skus('cement')).toEqual(['BLD-C50-GY'])
  expect((await skus('sethuma brass hinge')).length).toBeGreaterThan((await skus('brass hinge 102')).length)
})

test('a word that names a range asks for none of the parts whose description has it', async () => {
  const found = (await store.search('fixings', 240)).map(({ name }) => name).join()
  expect(found).toMatch(/wall plug/)
  expect(found).not.toMatch(/hinge|handle/)
})

test('what was typed comes before what may have been meant, the single part before the box of it', async () => {
  const [first, ...others] = await skus('tower bolt')
  expect(first).toBe('BLT-T200-BK')
  expect(others.indexOf('BLT-T150-BK')).toBeLessThan(others.indexOf('BLT-150-HD'))
  const screws = await skus('wood screw 5x60')
  expect(screws.indexOf('FIX-5060-YZ')).toBeLessThan(screws.indexOf('FIX-5060-YZ12'))
  expect((await skus('padlock')).at(-1)).toBe('PDL-050-KA12')
})

test.each([
  ['rubber strip', /rubber/i],
  ['turbo disc', /turbo/i],
  ['metal cutting disc', /metal/i],
  ['floor stopper', /floor/i],
  ['ball bearing channel', /ball bearing/i],
  ['brass house number', /brass/i],
  ['nylon roller', /nylon/i],
])('of parts that mean the same, %s is one that has its word', async (query, word) => {
  expect(await hits(query)).not.toEqual([])
  expect((await hits(query)).filter(({ name }) => !word.test(name))).toEqual([])
})

test.each<[string, object | undefined]>([
  ['big door hinge 4 inch brass', { words: 'door hinge 4 inch brass', unknown: ['big'] }],
  ['marble hinge', { words: 'hinge', unknown: ['marble'] }],
  ['hinge screw', { words: 'screw', left_out: ['hinge'] }],
  ['9 inch hinge', { words: 'hinge', left_out: ['9 inch'] }],
  ['purple brass hinge 4"', { words: 'brass hinge 4"', unknown: ['purple'] }],
  ['sides hinge', { words: 'hinge', described: ['sides'] }],
  ['cheese hinge', { words: 'hinge', unknown: ['cheese'] }],
  ['padlock cow', { words: 'padlock', unknown: ['cow'] }],
  ['galv hinge', { corrected: [{ typed: 'galv', meant: 'galvanised' }] }],
  ['hinjes', { words: 'hinge', corrected: [{ typed: 'hinjes', meant: 'hinge' }] }],
  ['sement', { words: 'cement', corrected: [{ typed: 'sement', meant: 'cement' }] }],
  // In the customer's own measure, as the part has it.
  ['brass hinge 100mm', { corrected: [{ typed: '100mm', meant: '102 mm' }] }],
  ['10cm brass hinge', { corrected: [{ typed: '10cm', meant: '10.2 cm' }] }],
  ['0.9m threshold', { corrected: [{ typed: '0.9m', meant: '0.91 m' }] }],
  ['90 cm brush strip', { corrected: [{ typed: '90 cm', meant: '91.4 cm' }] }],
  // A part of a thing is not the thing.
  ...['hammer handle', 'chisel handle', 'trowel handle'].map((query): [string, object] => [
    query,
    { described: ['handle'] },
  ]),
  ...['door lock key', 'gate lock key', 'cylinder key', 'padlock key'].map((query): [string, object] => [
    query,
    { described: ['key'] },
  ]),
  ['padlock shackle', { described: ['shackle'] }],
  ['roof sheet cover', { words: 'roof sheet', described: ['cover'] }],
  ['brick cover', { words: 'brick', left_out: ['cover'] }],
  ['hinge lid', { words: 'hinge', described: ['lid'] }],
  ['window stay case', { corrected: [{ typed: 'case', meant: 'casement' }] }],
  ['hinge washer', { words: 'washer', left_out: ['hinge'] }],
  ['lock spring', { words: 'lock', left_out: ['spring'] }],
  ['drill chuck key', { left_out: ['key'], described: ['chuck'] }],
  ['hacksaw blade', { words: 'blade', left_out: ['hacksaw'] }],
  ['paint brush handle', { words: 'handle', unknown: ['paint brush'] }],
  // What is really sold, in any order of its words.
  ...['door handle', 'jigsaw blade', 'hammer, claw', 'bolt tower 8"', 'lever lock handle'].map(
    (query): [string, undefined] => [query, undefined],
  ),
  ...['keyless digital lock', 'smart lock', 'fingerprint door lock', 'digital door lock'].map(
    (query): [string, object] => [query, { words: 'door lock', not_sold: ['digital locks'] }],
  ),
  ['mortise lock with cylinder 57mm', undefined],
  // A material that only the text of a part has.
  ['brass butt hinge 4 x 3', { described: ['brass'] }],
  // A letter says a kind, and begins no word.
  ['door handle v type', { words: 'door handle', left_out: ['v'] }],
  ['75 mm pvc pipe (swr type b)', { words: 'pvc pipe', left_out: ['75 mm'] }],
  ['stainless bar', { corrected: [{ typed: 'bar', meant: 'barn' }] }],
  ['mortis lock', { corrected: [{ typed: 'mortis', meant: 'mortice' }] }],
  ['hold open door closer', { words: 'door closer', left_out: ['hold', 'open'] }],
  ['patch lock', { words: 'lock', unknown: ['patch'] }],
  ['nite latch', { corrected: [{ typed: 'nite latch', meant: 'night latch' }] }],
  ['wood screw 8x1 1/2"', { corrected: [{ typed: '8x1 1/2"', meant: '4.1 × 38 mm' }] }],
  ['tower bolt 8', { corrected: [{ typed: '8', meant: '8 inch' }] }],
  ['hng-b76-5b', { corrected: [{ typed: 'hng-b76-5b', meant: 'HNG-B76-SB' }] }],
  ['yale lock', { words: 'night latch', not_sold: ['Yale'] }],
  ['hettich hinge', { words: 'concealed hinge', not_sold: ['Hettich'] }],
  ['brass hinges', undefined],
])('what was done to %s is said', async (query, said) => {
  expect(await hits(query)).not.toEqual([])
  if (said) expect(await match(query)).toMatchObject(said)
  else expect(await match(query)).toBeUndefined()
})

test.each([
  ...['zebra', 'bathtub', 'asdfgh', 'key ring bathtub', '4 inch zebra', 'brass tap', 'light switch'],
  ...['paint', 'tap', 'glue', 'chair'],
  ...['track my order', 'tracking number', 'returns', 'when do you open', 'lock my account'],
  'x'.repeat(500),
  '-- ?',
])('nothing resembles %s', async (query) => {
  expect(await skus(query)).toEqual([])
})

test('each entry of the lists of words finds a part, and no phrase is in two groups', async () => {
  const said = [
    ...synonyms.map((group) => group.split(', ')[0] ?? ''),
    ...[...meanings, ...usesOfParts].flatMap(([phrases, meant]) => [
      ...phrases.split(', '),
      ...meant.split(', '),
    ]),
    ...Object.values(spellings).flatMap((wrong) => wrong.split(', ')),
    ...namesNotSold.flatMap(([nearest, brands]) => (nearest ? [nearest, ...brands.split(/, | \/ /)] : [])),
    ...translations.flatMap(([, phrases, meant]) => [...phrases.split(', '), meant]),
  ]
  const empty = await Promise.all(
    said.map(async (phrase) => ((await skus(phrase)).length > 0 ? [] : [phrase])),
  )
  expect(empty.flat()).toEqual([])
  const phrases = synonyms.flatMap((group) => group.split(', '))
  expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([])
  const translated = translations.flatMap(([, phrases]) => phrases.split(', '))
  expect(translated.filter((phrase, at) => translated.indexOf(phrase) !== at)).toEqual([])
})

test('other goods are not taken for parts, but may become a range of the shop, which is said', async () => {
  const taken = [...otherGoods].map(async (word) =>
    ((await match(word))?.corrected ?? []).map(({ meant }) => meant),
  )
  expect((await Promise.all(taken)).flat()).toEqual([
    'barrel bolt',
    'cable tie',
    'cup handle',
    'flush hinge or flush pull',
    'spirit level',
  ])
  expect(await skus('cable')).toEqual(await skus('cable tie'))
})

test('at least 98% of the queries are right in the first three, and nothing wrong is shown as if it were right', async () => {
  const outcomes = await searchQuality()
  expect(outcomes.length).toBeGreaterThan(300)
  expect(score(outcomes)).toBeGreaterThanOrEqual(98)
  for (const kind of new Set(outcomes.map((each) => each.kind)))
    expect([kind, score(outcomes.filter((each) => each.kind === kind)) >= 95]).toEqual([kind, true])
  expect(outcomes.flatMap(({ wrong, query }) => (wrong ? [query] : []))).toEqual([])
})

test('the longest query of misspelt words stays fast with 10,000 products', async () => {
  const large = memoryStore(catalogueOf(10_000), nodePasswords)
  await large.search('padlok', 5)
  const worst = 'padlok hnge handel shackel stanless galvanisd brakett skrew corugated dril'.split(' ')
  const times: number[] = []
  for (const at of [0, 3, 6]) {
    const started = performance.now()
    await large.search([...worst.slice(at), ...worst.slice(0, at)].join(' '), 240)
    times.push(performance.now() - started)
  }
  // An idle machine takes 30 ms; of three times the best is the least disturbed by what else a machine does.
  expect(Math.min(...times)).toBeLessThan(400)
})

test('while a large catalogue is read for its first search, the server answers what else is asked', async () => {
  const large = memoryStore(catalogueOf(6000), nodePasswords)
  const found = large.search('padlok', 5)
  const isReady = found.then(() => true)
  let turns = 0
  while (!(await Promise.race([isReady, setImmediate(false)]))) turns += 1
  expect((await found)[0]?.name).toContain('adlock')
  // In one piece none would come in between.
  expect(turns).toBeGreaterThan(20)
})

test('a catalogue without products has no results', async () => {
  expect((await searchIndex([]))('hinge 4 inch HNG-1', 5).products).toEqual([])
})

// As stock lists of builders' merchants write their names.
const stockList = `
  Boots: SHOE SAFETY RHINO BLACK LOW CUT # 8, SHOE SAFETY RHINO BROWN HIGH CUT # 9, SHOE RUBBER PLAIN WHITE # 7
  Boots: BOOT SAFETY OTTER BLACK ZIP-UP # 10, GLOVE LEATHER WELDING LONG, GLOVE COTTON DOTTED
  Abrasives: SAND PAPER WET & DRY HERON # 400, SAND PAPER ROLL HERON # 80, DISC CUTTING METAL 115MM X 1.6 X 22MM
  Blades: BLADE HACKSAW ORANGE 12" X 24T, BLADE HACKSAW BIMETAL 10", BLADE JIGSAW WOOD 100MM
  Pipes: PIPE PVC BLUE CLASS D 1.1/2" (40 MM) X 5.8M, PIPE PVC BLUE CLASS D 1/2" (15 MM) X 5.8M, PIPE ABS GREY 2.1/2"
  Taps: TAP PVC BIB COCK 1/2", TAP BRASS GARDEN 3/4", VALVE BALL BRASS 1/2"
  Sheets: SHEET ACRYLIC CLEAR 4FT X 6FT X 3 MM, SHEET ACRYLIC CLEAR 4FT X 6FT X 5 MM, SHEET ALUMINIUM PLAIN 4FT X 8FT X 1 MM
  Electrical: CABLE FLEXIBLE GREY 2.5MM² X 90M, CABLE FLEXIBLE GREY 1.5MM² X 90M, PLUG TOP 3 PIN 13A, PLUG TOP 2 PIN 5A, HEATER WATER 15 L
  Bolts: ROOFING BOLT & NUT 1/4" X 1", BOLT & NUT HEX M 10 X 120 MM, BOLT & NUT HEX M 12 X 50 MM, BOLT EYE GALVANIZED SIZE: 1-1/2", SCREW SELF DRILLING # 8 X 1"`
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [category = '', ...names] = line.trim().split(/, |(?<=^[A-Z][a-z]+): /)
    return names.map((name) => ({ category, name }))
  })

const catalogue = stockList.map(({ category, name }, at) => {
  const product = { ...(hinge as Product), product_id: at + 1, sku: `PVC12A${at + 10}`, name, brand: '' }
  return { product: { ...product, category_name: category, description: '' }, parents: [] }
})
const find = await searchIndex(catalogue)

test.each([
  ['safety shoe', 'SHOE SAFETY RHINO BLACK', 2],
  ['shoe safety', 'SHOE SAFETY RHINO BLACK', 2],
  ['black shoe', 'SHOE SAFETY RHINO BLACK', 1],
  ['rhino safety', 'SHOE SAFETY RHINO BLACK', 2],
  ['sand paper', 'SAND PAPER WET', 2],
  ['hacksaw blade 12"', 'BLADE HACKSAW ORANGE', 1],
  ['pvc pipe 1 1/2"', 'PIPE PVC BLUE CLASS D 1.1/2"', 1],
  ['pvc pipe 1.1/2 inch', 'PIPE PVC BLUE CLASS D 1.1/2"', 1],
  ['abs pipe 2-1/2"', 'PIPE ABS GREY', 1],
  ['tap pvc 1/2"', 'TAP PVC BIB COCK', 1],
  ['acrylic sheet 5mm', 'SHEET ACRYLIC CLEAR 4FT X 6FT X 5 MM', 1],
  ['acrylic sheet 4 x 6 ft', 'SHEET ACRYLIC CLEAR', 2],
  ['flexible cable 2.5mm', 'CABLE FLEXIBLE GREY 2.5MM²', 1],
  ['cable 2.5 sq mm', 'CABLE FLEXIBLE GREY 2.5MM²', 1],
  ['plug top 3 pin', 'PLUG TOP 3 PIN', 1],
  ['water heater', 'HEATER WATER', 1],
  ['bolt nut 120mm', 'BOLT & NUT HEX M 10 X 120 MM', 1],
  ['nut bolt', 'BOLT & NUT HEX M 10', 3],
  ['hex nut bolt', 'BOLT & NUT HEX M 10', 3],
  ['eye bolt 1-1/2"', 'BOLT EYE GALVANIZED SIZE: 1-1/2"', 1],
  ['screw #8 x 1"', 'SCREW SELF DRILLING # 8 X 1"', 1],
  ['SAND PAPER WET & DRY HERON # 400', 'SAND PAPER WET & DRY HERON # 400', 1],
])(
  'a stock list, whose names begin with what the thing is: %j finds what has all of it, and nothing is said',
  (query, first, count) => {
    const { products, match: said } = find(query, 60)
    expect(products.map(({ name }) => name)[0]).toContain(first)
    expect(products).toHaveLength(count)
    expect(said).toBeUndefined()
  },
)

// Of few names, of which no word begins several.
test.each([
  ['gloves', 'GLOVE COTTON DOTTED'],
  ['rubber shoe', 'SHOE RUBBER PLAIN WHITE # 7'],
  ['shoe rubber white 7', 'SHOE RUBBER PLAIN WHITE # 7'],
  ['binding wire', 'WIRE BINDING 1KG'],
  ['led bulb', 'BULB LED 9W DAYLIGHT'],
])('a short stock list: %j finds %j', async (query, expected) => {
  const names = [
    'GLOVE COTTON DOTTED',
    'SHOE RUBBER PLAIN WHITE # 7',
    'WIRE BINDING 1KG',
    'BULB LED 9W DAYLIGHT',
  ]
  const short = names.map((name, at) => {
    const product = { ...(hinge as Product), product_id: at + 1, sku: `ITM${1000 + at}`, name, brand: '' }
    return { product: { ...product, category_name: 'All', description: '' }, parents: [] }
  })
  const { products } = (await searchIndex(short))(query, 5)
  expect(products.map(({ name }) => name)).toEqual([expected])
})
