import { describe, expect, test } from 'vitest'
import { seed } from '../../server/demo/seed.ts'
import { cellsOf, withoutChat } from '../../src/rules/listLine.ts'
import { indexProducts, readOrderList } from '../../src/rules/orderList.ts'
import { catalogueOf } from '../catalogueOf.ts'

const { products } = seed(new Date())
const twin = (sku: string, product_id: number) => ({
  ...products[0],
  product_id,
  sku,
  name: `Twin ${product_id}`,
})
// HNG-B76 begins the number of another part.
const twins = ['AB-12', 'A-B12', 'SAME-1', 'SAME-1', '10423', 'HNG-B76'].map(twin)
const index = indexProducts([...products, ...twins])
const read = (text: string) =>
  readOrderList(text, index).map(({ state, choices, why }) =>
    [
      state,
      ...(why ? [why] : []),
      ...choices.map(({ product, quantity }) => `${product.sku} × ${quantity}`),
    ].join(' '),
  )
/** In these tables H is a hinge sold per pair, P a padlock sold each, C a chain sold per metre. */
const parts: Record<string, string> = { H: 'HNG-B76-SB', P: 'PDL-050-BR', C: 'RIG-C6-HD' }
const full = (text: string) =>
  text.replace(/(?<![\p{L}\d-])[HPC](?![\p{L}\d-])/gu, (letter) => parts[letter] ?? letter)
const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())

describe('BEY-24 twelve, however it is written', () => {
  test.each(
    lines(`
    H 12
    12 H
    12x H
    *H* *12*
    H -> 12
    H _12_
    H "12"
    H '12
    H Qty-12
    H දුසිමක්
    H දොළහ
    H பன்னிரண்டு
    H ජෝඩු 12
    12 jodu H
    1️⃣2️⃣ x H
    Item: H Qty: 12
    H 12.00
    H LKR 640 x 12
    H Rs.640/= x 12
    H 12 @ 1720 per pair
    H 12 (Twelve) only
    H 76 x 52 x12
    H 12 @ Rs. 640 each pair
    H 12 $ 640
    [x] H 12
    H 12ක්
    H 12 1720
    H Rs.1,720.00 - 12
    H LKR1,720.00 x 12
    H 12 20,640.00
    H brass butt hinge 76 mm 12
    H,12
    "H","12"
    H\tper pair\t12
    H,Brass hinge,12,1690.00
    HNGB76SB 12
    3- H 12
    ③ H 12
    3️⃣ H 12
    \u200e[24/11/2026, 10:42:11] ~ Nimal: H 12
    H 12 pls`),
  )('%s', (line) => expect(read(full(line))).toEqual(['match HNG-B76-SB × 12']))

  test.each([
    ['H', 'HNG-B76-SB × 1'],
    ['H 1,200', 'HNG-B76-SB × 1200'],
    ['H 1,00,000', 'HNG-B76-SB × 100000'],
    ['H half a dozen', 'HNG-B76-SB × 6'],
    ['H 2dozen', 'HNG-B76-SB × 24'],
    ['H දුසිම් දෙකක්', 'HNG-B76-SB × 24'],
    ['H dusim dekak', 'HNG-B76-SB × 24'],
    ['H thirty six prs', 'HNG-B76-SB × 36'],
    ['two hundred H', 'HNG-B76-SB × 200'],
    ['H one hundred and twenty', 'HNG-B76-SB × 120'],
    ['H පහයි', 'HNG-B76-SB × 5'],
    ['H 4 එවන්න', 'HNG-B76-SB × 4'],
    ['1 and 1/2 dozen H', 'HNG-B76-SB × 18'],
    ['P (12 ct)', 'PDL-050-BR × 12'],
    ['P 12 padlocks', 'PDL-050-BR × 12'],
    ['இரண்டு H', 'HNG-B76-SB × 2'],
    ['12pcs P', 'PDL-050-BR × 12'],
    ["P 12 no's", 'PDL-050-BR × 12'],
    ['P 12 no.s', 'PDL-050-BR × 12'],
    ['C 10m @ 620 per m', 'RIG-C6-HD × 10'],
    ['P 12 piece(s)', 'PDL-050-BR × 12'],
    ["P 1'200", 'PDL-050-BR × 1200'],
    ['H 12 1720 20640', 'HNG-B76-SB × 12'],
    ['FIX-4040-ZN box of 200', 'FIX-4040-ZN × 1'],
    ['FIX-4040-YZ 2 boxes', 'FIX-4040-YZ × 2'],
    ['FIX-R75-BR 5 kg', 'FIX-R75-BR × 5'],
    ['BLD-C50-GY 50kg 10 bags', 'BLD-C50-GY × 10'],
    ['BLD-R12-6M 20 nos', 'BLD-R12-6M × 20'],
    ['BLD-P050-GY 5 lengths', 'BLD-P050-GY × 5'],
    ['10423 x 5', '10423 × 5'],
    ['AB-12 3', 'AB-12 × 3'],
    ['a-b12 3', 'A-B12 × 3'],
    ['CST-100-BR\t4', 'CST-100-BR × 4'],
    // In cells of their own, words describe the part.
    ['H,for the kitchen,12', 'HNG-B76-SB × 12'],
  ])('%s is %s', (line, choice) => expect(read(full(line))).toEqual([`match ${choice}`]))
})

// Decision 74: the likeliest reading is offered first, and nothing is taken as found.
describe('BEY-24 what is left over makes a line doubtful', () => {
  test.each([
    ...lines(`
    H box of 12
    H 12 l
    H 12 (ten)
    H 12 (twelve) 24
    H 12?
    approx. 12 H
    12 or so H
    H 12+
    H -12
    H 12+1
    H 12 before 5pm
    H 12 x 1720 x 3
    H 2 x 12
    H No 12
    H 76 x 50 x 12 nos
    H 12 PDL-999-XX`).map((line) => [line, 'HNG-B76-SB × 12']),
    ['C 40 ft', 'RIG-C6-HD × 13'],
    ['RIG-C6-HD50 12 nos', 'RIG-C6-HD50 × 12'],
    ['BLD-R12-6M about 12', 'BLD-R12-6M × 12'],
    ['do you have H?', 'HNG-B76-SB × 1'],
    // Pieces of a box of 200, or as many boxes.
    ['FIX-4040-YZ 100 nos', 'FIX-4040-YZ × 1 FIX-4040-YZ × 100'],
    ['FIX-4040-YZ 5 nos', 'FIX-4040-YZ × 5 FIX-4040-YZ × 1'],
    ['500 pcs FIX-4040-YZ', 'FIX-4040-YZ × 3 FIX-4040-YZ × 500'],
    ['H 2.5', 'HNG-B76-SB × 3'],
    ['H 1/2', 'HNG-B76-SB × 1'],
    ['H 1½', 'HNG-B76-SB × 2'],
    ['H 1.200', 'HNG-B76-SB × 1'],
    ['H couple', 'HNG-B76-SB × 1'],
    ['cancel H 12', 'HNG-B76-SB × 12'],
    ['H 12 (was 10)', 'HNG-B76-SB × 12'],
    ['H 1k', 'HNG-B76-SB × 1'],
    // A word of another script may be a number.
    ['H 4 kottayak', 'HNG-B76-SB × 4'],
    ['H 0', 'HNG-B76-SB × 1'],
    ['H set', 'HNG-B76-SB × 1'],
    ['H @ 640', 'HNG-B76-SB × 1'],
    ['H 76', 'HNG-B76-SB × 1'],
    // A space may part thousands, or the number of a row from the quantity.
    ['P 1 200', 'PDL-050-BR × 1200'],
    ['1 200 P', 'PDL-050-BR × 1200'],
    ['P 2 500 mm', 'PDL-050-BR × 500'],
    // A word that is not of the part may be a number.
    ['H doosimak', 'HNG-B76-SB × 1'],
    // Part of a word of its name is no word of it: a letter may be a numeral.
    ['P S', 'PDL-050-BR × 1'],
    // The number is missing.
    ['qty: P', 'PDL-050-BR × 1'],
    ['H quarter dozen', 'HNG-B76-SB × 12'],
    ['H 2 score', 'HNG-B76-SB × 2'],
    ['FIX-N12-ZN 100 nuts', 'FIX-N12-ZN × 5 FIX-N12-ZN × 100'],
    ['H විසි පහක්', 'HNG-B76-SB × 5'],
    ['H two three', 'HNG-B76-SB × 2'],
    // 'No' alone may say that none is wanted.
    ['P no', 'PDL-050-BR × 1'],
    ['H 1720 20640', 'HNG-B76-SB × 1720'],
    // No price begins a line, or stands before how many.
    ['1890 P 2 nos', 'PDL-050-BR × 2'],
    ['FIX-4040-ZN 3 boxes of 200', 'FIX-4040-ZN × 3'],
    ['FIX-4040-ZN box of 100', 'FIX-4040-ZN × 100'],
  ])('%s', (line, choice) =>
    expect(read(full(line))[0]).toMatch(new RegExp(`^ambiguous quantity ${choice}( |$)`)),
  )

  test.each([
    ['H 1000000', 'ambiguous tooMany HNG-B76-SB × 999999'],
    ['AB12 3', 'ambiguous several AB-12 × 3 A-B12 × 3'],
    ['SAME-1 2', 'ambiguous several SAME-1 × 2 SAME-1 × 2'],
    ['H P', 'ambiguous several HNG-B76-SB × 1 PDL-050-BR × 1'],
    ['HNG-C35-ZN 50', 'ambiguous several HNG-C35-ZN × 50 HNG-C35-ZN50 × 1'],
    // 50 of one part, or the part of that number.
    ['HNG-C35-ZN-50', 'ambiguous several HNG-C35-ZN × 50 HNG-C35-ZN50 × 1'],
    ['HNG-C35-ZN/50', 'ambiguous several HNG-C35-ZN × 50 HNG-C35-ZN50 × 1'],
    ['HNG-C35-ZN50', 'match HNG-C35-ZN50 × 1'],
    ['HNGC35ZN50 2', 'match HNG-C35-ZN50 × 2'],
    // A product of a price and a number beside it is their sum.
    ['P Rs 1950 x 6 = 11700', 'match PDL-050-BR × 6'],
    ['P 6 x Rs 1950 = 11700', 'match PDL-050-BR × 6'],
    ['P @ 5 x 10', 'match PDL-050-BR × 10'],
    ['P Rs 1950 x 6 = 11800', 'ambiguous quantity PDL-050-BR × 6 PDL-050-BR × 11800'],
    ...lines(`
    HNG-B76-SBx12
    HNG B76 SB_12pcs
    HNG-B76-SBqty12
    12-HNG-B76-SB
    12nosHNG-B76-SB
    HNG-B76-5B 12
    HNG B76 5B 12`).map((line) => [line, 'ambiguous similar HNG-B76-SB × 12']),
    ...lines(`
    PDL O50 BR x 3`).map((line) => [line, 'ambiguous similar PDL-050-BR × 3']),
    ['12 HNG-B76-SB-3', 'ambiguous similar HNG-B76-SB × 12 HNG-B76-SB × 3'],
    ...['please deliver by Friday', '???12', 'https://shop.example/x'].map((line) => [line, 'unknown']),
  ])('%s: %s', (line, expected) => expect(read(full(line))).toEqual([expected]))

  test('blank and ruled lines are skipped', () => expect(read('\n  \n----\n,,,\n\t\t\n')).toEqual([]))
})

test.each([
  ...[
    ...['(1) H 12\n[2] P 3\n(3) C 7', '#1 H 12\n#2 P 3\n# 3 C 7'],
    // In cells of their own, and another number at the end.
    '1\tH\tBrass hinge\t12\tpair\n2\tP\tPadlock\t3\tNos\n3\tC\tChain\t7\tm',
  ].map((text) => [text, ['match HNG-B76-SB × 12', 'match PDL-050-BR × 3', 'match RIG-C6-HD × 7']]),
  // Five and more.
  [
    '1 H 12\n2 P 3\n3 C 7\n4 P 2\n5 H 9',
    ['H × 12', 'P × 3', 'C × 7', 'P × 2', 'H × 9'].map((choice) => `match ${full(choice)}`),
  ],
  [
    '1 H\n2 P\n3 C\n4 P\n5 H',
    ['H × 1', 'P × 2', 'C × 3', 'P × 4', 'H × 5'].map((choice) => `ambiguous quantity ${full(choice)}`),
  ],
  ...['1 H\n2 P\n3 C', '1,H\n2,P\n3,C', '1: H\n2- P\n3/ C', 'Hi\n01 H\n\n02 P\n03 C'].map((text) => [
    text,
    ['H × 1', 'P × 2', 'C × 3'].map((choice) => `ambiguous quantity ${full(choice)}`),
  ]),
  ...['1x H\n2x P\n3x C', 'Qty,Item\n1,H\n2,P\n3,C'].map((text) => [
    text,
    ['H × 1', 'P × 2', 'C × 3'].map((choice) => `match ${full(choice)}`),
  ]),
  ['5 H\n2 P\n3 C', ['H × 5', 'P × 2', 'C × 3'].map((choice) => `match ${full(choice)}`)],
] as [string, string[]][])('BEY-24 lines that begin with 1, 2, 3 and so on: %j', (text, right) =>
  expect(read(full(text))).toEqual(right),
)

describe('BEY-24 tables', () => {
  const both = ['match HNG-B76-SB × 12', 'match PDL-050-BR × 3']
  test.each([
    'No,Part Number,Qty\n1,H,12\n2,P,3',
    '#;Qty (Nos);Price;Item Code\r\n1;12;1720,00;H\r\n2;3;1890,00;P\r\n',
    'S/N\tDescription\tUnit\tQty\tRate\tAmount\n1\tH\tprs\t12\t640\t7680\n2\tP\tNos\t3\t1,890.00\t5,670.00',
    'Sl No\tMaterial\tReqd\n1\tH\t12\n2\tP\t3',
    'Room,Part,How many\nHall,H,12\nBath,P,3',
    'Item Name|Pack Size|Order Qty\nH|76|12\nP|50|3',
    'Model,Order Qty\nH,12\nP,3',
    'Code;Desc;Ord. Qty;Disc\nH;Hinge;12;10%\nP;Lock;3;',
    'Item No.,Quantity Required,Remarks\nH,12,2 days\nP,3,',
    'Item Code\tUnit\tQty\nH\tprs\t12\nP\tNo\t3',
    'No,Qty\nH,12\nP,3',
    'Hi, please quote\n\nLine,Reference,MPN,Quantity Required,Total\n1,U1,H,12,"20,640.00"\n2,U2,P,3,',
    '\uFEFFQty,Part\n12,"HNG-B76-\nSB"\n3,P',
    // 'Amount' is the quantity, unless another column is, or a price stands before it.
    'Amount\tUnit\tPart\n12\tprs\tH\n3\tnos\tP',
    'Part;Amount;Price\nH;12;1720\nP;3;1890',
    'Code\tAmount (Nos)\nH\t12\nP\t3',
    'Qty | Unit | Particulars\n1 | doz | H\n3 | nos | P',
    'Part,Rate,Qty,Amount\nH,1720,12,20640\nP,1890,3,5670',
    // As a bill of quantities numbers its rows.
    'Item,Description,Unit,Qty,Rate,Amount\nA1,H,Pr,12,,\nA2,P,No,3,,',
    'Item\tDescription\tQty\n2.1\tH\t12\n2.2\tP\t3',
    'Module,Item,Qty,Part Number,Vendor,Unit Cost\nDoor,Hinge,12,H,Mouser,3.2\nDoor,Lock,3,P,,1890',
    // As parts lists of electronics, and a chat's Markdown, have them.
    '"#","RefDes","Value","Quantity","Name"\n"1","C1, C2",,"12","H"\n"2","R4",,"3","P"',
    'Id\tDesignator\tQuantity\tDesignation\tSupplier and ref\n1\tR1,R2\t12\tH\t\n2\tR3\t3\tP\t',
    '|No|Part|Qty|\n|--|--|--|\n|1|H|12|\n|2|P|3|',
    'No.  Part     Qty\n1    H    12\n2    P   3',
    'අංකය\tඅයිතමය\tප්‍රමාණය\tමිල\n1\tH\t12\t640\n2\tP\t3\t1890',
    'භාණ්ඩය,ඒකක මිල,ගණන\nH,640,12\nP,1890,3',
    'භාණ්ඩ අංකය;විස්තරය;ප්රමාණය\nH;Hinge;12\nP;Lock;3',
    'எண்\tபொருள்\tஅளவு\tவிலை\n1\tH\t12\t640\n2\tP\t3\t1890',
    'வரிசை எண்|பொருள் விபரம்|எண்ணிக்கை|மொத்தம்\n1|H|12|7680\n2|P|3|5670',
    'Part,Qty\nH,12\nP,3\nGrand Total,Rs 59,300.00',
  ])('the head names the columns: %j', (text) => expect(read(full(text))).toEqual(both))

  test.each([
    'H\tHinge # 400, 76 mm\t12\nP\tPadlock 50 mm (304)\t3',
    'H\tHinge # 400\t12\t1,720.00\nP\tPadlock 50\t3\t1890.00',
    'H\tHinge 400\t12\t1720\t20640\nP\tPadlock 50\t3\t1890\t5,670',
    'H\tHinge 400\t12\t1450.55\t17406.60\nP\tPadlock 50\t3\t0.1\t0.3',
    '1\tH\t12\t1720\t20640\n2\tP\t3\t1890\t5670\n3\tC\t1\t10\t10',
  ])('rows of a spreadsheet without its head: %j', (text) =>
    expect(read(full(text)).slice(0, 2)).toEqual(both),
  )

  test('a number in a column for the quantity is no size of the part', () =>
    expect(read(full('Part,Qty\nH,76\nP,50\nC,6'))).toEqual([
      'match HNG-B76-SB × 76',
      'match PDL-050-BR × 50',
      'match RIG-C6-HD × 6',
    ]))

  test.each([
    ['a comma in a description', 'Part Number,Description,Qty\nH,Brass hinge, 76 mm,12', 12],
    ['no quantity', 'Part Number,Qty\nH,', 1],
    ['a sum', 'Part Number,Amount\nH,1720.00', 1],
    ['two', 'Part Number,Qty\nH,12 or 10', 12],
    ['an error', 'Part Number,Qty\nH,#N/A', 1],
    ['a word', 'Part Number,Qty\nH,TBC', 1],
    ['a mark', 'Part Number,Qty\nH,x', 1],
    ['a unit that is not known', 'Part Number,Qty,Unit\nH,12,Cwt', 12],
    ['a second table without quantities', 'Item,Qty\nP,3\n\nItem,Rate,Amount\nH,1720,20640', 1],
  ])('doubtful: %s', (_, text, quantity) =>
    expect(read(full(text)).at(-1)).toMatch(`ambiguous quantity HNG-B76-SB × ${quantity}`),
  )

  test('lines keep their number and their text', () => {
    const read = readOrderList(full('Name,Sku,Qty\n\n"a\nb",H,12\nnothing here,,1'), index)
    expect(read.map(({ number, text, state }) => [number, text, state])).toEqual([
      [3, '"a b",HNG-B76-SB,12', 'match'],
      [5, 'nothing here,,1', 'unknown'],
    ])
  })

  test('cells: quotation marks protect commas, an inch sign is not a quotation mark', () => {
    expect(cellsOf('"a, ""b""",c,')).toEqual(['a, "b"', 'c', ''])
    expect(cellsOf('hinge 3" x 2,5')).toEqual(['hinge 3" x 2', '5'])
  })
})

test.each([
  ['[24.11.26, 10:42:11] Nimal P: door stop', 'door stop'],
  ['2026-11-24, 10:42 a.m. - Nimal: 6 door stops', '6 door stops'],
  ['[11/24, 10:42 AM] Nimal: 6 door stops', '6 door stops'],
  ['2026-11-24, පෙ.ව. 10:42 - Nimal: 6 door stops', '6 door stops'],
  ['[10:42, 24/11/2026] Nimal: thanks', ''],
  ['24/11/2026, 10:42 - Nimal: <Media omitted>', ''],
  ['24/11/2026, 10:42 - Messages and calls are end-to-end encrypted. Only people', ''],
  ['door stop 2 <This message was edited>', 'door stop 2'],
  ['Good morning', ''],
  ['Dear Sir,', ''],
  ['Hi Kamal', ''],
  ['please send the following items:', ''],
  ['How are you?', ''],
  ['is this available?', ''],
  ['I will come tomorrow morning', ''],
  ['We would like to order the following items:', ''],
  ['Hi bro, pls send price for these', ''],
  ['aiya mewa balanna', ''],
  ['Thank you so much 🙏', ''],
  ['Sub-total: Rs. 12,300.00', ''],
  ['Tel: 077 123 4567', ''],
  ['Purchase Order No: PO-1042', ''],
  ['Authorised by: S. Perera', ''],
  ['Hardware list:', ''],
  ['BILL OF QUANTITIES', ''],
  ['To: door hinges 4', ''],
  ['Order list hinge 4', 'Order list hinge 4'],
  ['Email: nimal@builders.example', ''],
  ['hinge@450.00', 'hinge@450.00'],
  ['+94 77-123-4567', ''],
  ['Total lock 2', 'Total lock 2'],
  ['0771234567 - 2', '0771234567 - 2'],
  ['Good morning, please send quotation for', ''],
  ['2 thanks Kamal', '2 thanks Kamal'],
  ['Thanks, Ruwan 0771234567', ''],
  ['Kind regards - Nimal (+94 77 123 4567)', ''],
  ['Thanks door hinge 0771234567', 'Thanks door hinge 0771234567'],
  ['hi door hinge', 'hi door hinge'],
  ['Deliver 2 padlocks to Kandy', 'Deliver 2 padlocks to Kandy'],
  ['10:42 hinge', '10:42 hinge'],
  // A mail, pasted with what its program writes.
  ['> HNG-B76-SB 2', 'HNG-B76-SB 2'],
  ['-----Original Message-----', ''],
  ['---------- Forwarded message ---------', ''],
  ['On Tue, 24 Nov 2026 at 10:15, Nimal wrote:', ''],
  ['Sent: Tuesday, November 24, 2026 10:15 AM', ''],
  ['Sent from my iPhone', ''],
  ['Get Outlook for Android', ''],
  ['Total items 14', ''],
])('chat: %j is %j', (line, expected) => expect(withoutChat(line)).toBe(expected))

test('BEY-24 five hundred lines with ten thousand parts: none is found by going through the catalogue', () => {
  let looked = 0
  const products = catalogueOf(10_000).products.map((product) => ({
    ...product,
    get sku() {
      looked += 1
      return product.sku
    },
  }))
  const many = indexProducts(products)
  const text = Array.from({ length: 500 }, (_, at) => `${products[at * 20]?.sku} x ${at + 1}`).join('\n')
  looked = 0
  expect(readOrderList(text, many).filter(({ state }) => state === 'match').length).toBe(500)
  // A few comparisons per line instead of ten thousand.
  expect(looked).toBeLessThan(500 * 10)
})
