import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { memoryApi } from '../../server/memory/memoryApi.ts'
import { products as calls } from '../../src/api/products.ts'
import { checkList } from '../../src/rules/listWords.ts'
import { shop } from '../../src/shop/config.ts'

// The list on the demo shop, with its search: what a shopper sees at once, and what is left to choose.
const { app } = memoryApi({ places: async () => ({ towns: [] }) })
const get = async (path: string) => (await app.request(`/api${path}`)).json()
const products = z.parse(calls.list.response, await get(calls.list.path))
const search = async (query: string) =>
  z.parse(calls.search.response, await get(`${calls.search.path}?q=${encodeURIComponent(query)}`))
const padlock = products.find(({ sku }) => sku === 'PDL-050-BR')
const taken = async (text: string) =>
  (await checkList(text, products, search)).map(({ state, plain, why, choices: [first] }) =>
    first && (state === 'match' || plain)
      ? `${first.product.sku} × ${first.quantity}`
      : (first && (why === 'size' ? 'other size' : 'choose')) || 'not found',
  )

/** A row for each of several lines that are read alike. */
const to =
  <Right>(right: Right) =>
  (line: string): [string, Right] => [line, right]

describe('BEY-24 a list in the words of a builder', () => {
  test('of fifteen lines twelve are taken by default, and none is wrong', async () => {
    const list: [string, string][] = [
      ['[10:42, 24/11/2026] Nimal: brass padlok 50mm - 2', 'PDL-050-BR × 2'],
      ['L bracket 90mm 20 nos', 'BRK-A90-HD × 20'],
      ['door closer size 3 - 1', 'DRH-C3-SL × 1'],
      ['8mm rawl plugs 2 pkt', 'FIX-P840-GY × 2'],
      ['PDL-O40-BR x 4', 'PDL-040-BR × 4'],
      ['4" SS hinge 6 pair', 'HNG-S102-SS × 6'],
      // Satin or polished, segmented or for tiles: it does not say.
      ['brass hinge 3" - 10 prs', 'choose'],
      ['cement 10 bags', 'BLD-C50-GY × 10'],
      ['pvc pipe 2 inch 5 lengths', 'BLD-P063-GY × 5'],
      ['wood screws 4x40 2 box', 'FIX-4040-ZN × 2'],
      ['3" nails 5 kg', 'FIX-R75-BR × 5'],
      ['tower bolt 8" black 4', 'BLT-T200-BK × 4'],
      ['drawer channel 18" 6 prs', 'CAB-R450-ZN × 6'],
      ['diamond wheel 4 1/2" 3', 'choose'],
      ['12mm rebar 20 nos', 'BLD-R12-6M × 20'],
    ]
    const got = await taken(['Good morning sir pls send', ...list.map(([line]) => line)].join('\n'))
    const wrong = list.filter(([, right], at) => got[at] !== right && got[at] !== 'choose')
    expect(wrong).toEqual([])
    expect(got.filter((each) => each.includes('×')).length).toBeGreaterThanOrEqual(12)
  })

  test('the examples that the shop shows are found', async () => {
    const { list, slip } = shop.examples
    expect(await taken([...list, ...slip].join('\n'))).toEqual([
      'choose',
      'HNG-B76-SB × 12',
      'HNG-B76-SB × 12',
      'HNG-S76-SS × 6',
      'BLD-C50-GY × 10',
    ])
  })

  // Of two things in a line, one without a number beside one with it is asked about.
  test.each([
    ['brass padlock 50mm, barrel bolt 150mm black 4', ['choose', 'BLT-150-BK × 4']],
    ['brass padlock 50mm, tower bolt 8" black', ['PDL-050-BR × 1', 'BLT-T200-BK × 1']],
    ['Hand saw 500 mm, 7 teeth per inch 2 @ Rs 1850', ['choose']],
  ])('%j is %j', async (text, expected) =>
    expect((await taken(text)).slice(0, expected.length)).toEqual(expected),
  )

  // Of a stock list: '# 7' is its size.
  test.each([
    ['shoe rubber white x 7', false, 7],
    ['shoe rubber white x 3', true, 3],
  ])('%s of one that is called # 7: plain is %j', async (text, isPlain, quantity) => {
    const shoe = {
      ...products[0]!,
      product_id: 9001,
      sku: 'ITM7',
      name: 'SHOE RUBBER PLAIN WHITE # 7',
      unit: 'each',
    }
    const [line] = await checkList(text, [shoe], async () => [shoe])
    expect([line?.plain, line?.choices[0]?.quantity]).toEqual([isPlain, quantity])
  })

  // As the cells of a sheet are pasted below each other.
  test.each([
    ['PDL-050-BR\n6\ncement\n4 bags', ['PDL-050-BR × 6', 'BLD-C50-GY × 4']],
    ['6\nPDL-050-BR\n4 bags\ncement', ['PDL-050-BR × 6', 'BLD-C50-GY × 4']],
    ['PDL-050-BR\nBLT-150-HD\n4', ['PDL-050-BR × 1', 'choose']],
    ['PDL-050-BR\t6\nBLT-150-HD\t4\n10', ['PDL-050-BR × 6', 'choose']],
    ['2026\nPDL-050-BR', ['not found', 'PDL-050-BR × 1']],
  ])('%j: a number alone is how many of what is beside it', async (text, expected) =>
    expect(await taken(text)).toEqual(expected),
  )

  // A weight is no number of what is sold otherwise.
  test.each([
    ['cement 500kg', 10],
    ['tile adhesive 50 kg', 2],
    ['Concrete nails 2" - 500g', 1],
  ])('%s is asked about, and offered as %i', async (line, quantity) => {
    const [asked] = await checkList(line, products, search)
    expect([asked?.plain, asked?.choices[0]?.quantity]).toEqual([false, quantity])
  })

  // Told by its use, the part comes before what it is for.
  test.each([
    ['scissors for tin 7', 'CUT-N250-RD × 7'],
    ['scissor for cutting sheet 2', 'CUT-N250-RD × 2'],
    ['bucket for cement 2', 'BLD-B14-BK × 2'],
    ['blade for grinder 10', 'CUT-C115-MT × 10'],
    ['blade for marble 2', 'CUT-D115-SG × 2'],
    ['nut for bolt 2 packs', 'FIX-N12-ZN × 2'],
    ['plate for door bottom 2', 'DRH-K750-SS × 2'],
    ['hook for clothes 4', 'GEN-H75-BK × 4'],
    ['lock for shutter 2', 'PDL-050-BR × 2'],
    // A unit before its number is the thing where nothing else is.
    ['roof sheet 10', 'ROF-B324-AN × 10'],
    ['zinc sheet 10', 'ROF-C24-ZA × 10'],
    // A name of more than the shop has says too little alone.
    ['ADHESIVE - 7', 'BLD-A25-GY × 7'],
    ['adhesive 3 bags', 'BLD-A25-GY × 3'],
    ['4" pipe', 'BLD-P110-BN × 1'],
    ['pipe 4 inch 3 nos', 'BLD-P110-BN × 3'],
  ])('%s is asked about, and %s offered', async (line, right) => {
    const [{ plain, choices: [first] = [] } = {}] = await checkList(line, products, search)
    expect([plain, `${first?.product.sku} × ${first?.quantity}`]).toEqual([false, right])
  })

  test.each([
    ['hammer for nails 2', 'BLD-H560-HW × 2'],
    // With another number, a unit after a size counts that.
    ['10 wood screws 4x40 boxes', 'FIX-4040-ZN × 10'],
    // Gauges go with inches: 8 x 40 is no screw of gauge 8.
    ['wood screw 8x40 2 box', 'other size'],
    // A gross of what is sold by the box may be so many pieces.
    ['FIX-4040-ZN 3 gross', 'choose'],
    ['door closer size 4 set of 3 x 2', 'DRH-C4-SL3 × 2'],
    // The rod of a bolt is not its length.
    ['Providing and fixing 12mm dia tower bolt 8 inch 4 nos', 'choose'],
    ['200 x 16 mm aldrop SS 6 each', 'BLT-T200-SS × 6'],
    ['10 mm dia. barrel bolt 4 inch - 3', 'BLT-100-HD × 3'],
    ['tower bolts 200 x 10 mm black 4', 'BLT-T200-BK × 4'],
    ['barrel bolt 150x12 mm black 3', 'BLT-150-BK × 3'],
    ...['tower bolt 8" x 10mm black 4', '8 inch x 10 mm tower bolt black 4'].map(to('BLT-T200-BK × 4')),
    ['wood screws 4x40, box, half dozen', 'FIX-4040-ZN × 6'],
    ['wood screws 10 4x40 box', 'FIX-4040-ZN × 10'],
    ['20 pop rivets 4x10 packs', 'other size'],
    ['3 butt hinges 4 x 3 pairs', 'choose'],
    // What a bill of quantities says of every part.
    ['Providing ss tower bolt 8 inch approved quality 6 nos', 'BLT-T200-SS × 6'],
    ['good quality brass padlock 50mm 3', 'PDL-050-BR × 3'],
    ['Supply and fix 102mm satin stainless steel butt hinges 24 pairs', 'HNG-S102-SS × 24'],
    ['Supplying & fixing of brass padlock 50mm 3 nos', 'PDL-050-BR × 3'],
    [
      'Providing and fixing 90 mm hasp and staple with necessary screws etc. complete. 2 each',
      'BLT-H90-HD × 2',
    ],
    // A row with a column for the quantity is one, whatever its commas.
    [
      'Item,Description,Unit,Qty\nA,"100mm galvanised butt hinges heavy duty, fixed to timber frames with screws",Pair,45',
      'HNG-G100-HD × 45',
    ],
    ['Description,Qty\n"Brass padlock 50mm, and hasp",16', 'not found'],
    ['Item,Description,Unit,Qty\nA4,Overhead door closer size 3,No,4', 'DRH-C3-SL × 4'],
    ['Mortice lock with lever handle complete', 'choose'],
    ['Mortice lock complete with handles and cylinder', 'choose'],
    ['Heavy duty padlock 50mm - 25 nos', 'choose'],
    ['Heavy Duty Wheelbarrow 90L 2', 'not found'],
    ['Supply only: Brass padlock 50mm 4 nos', 'PDL-050-BR × 4'],
    ['spring hinge - 6', 'choose'],
    ['Nails Gauge 12 with washer 1kg 4', 'choose'],
    // A number in brackets is how many; a unit in them, how it is sold.
    ['Door Hinges (Pair) 100mm 3', 'HNG-G100-HD × 3'],
    ['Hex nuts M12 (pack) 3', 'FIX-N12-ZN × 3'],
    // Knobs are of doors and of cabinets, and one alone has the finish.
    ['Antique Brass Knobs (12)', 'choose'],
    ['knobs black 12', 'choose'],
    // One, an abbreviation, a standard's size, and a profile that is no unit.
    ...['a pair of strap hinges 150 black', 'strap hinge 150 black 1 pair'].map(to('HNG-X150-BK × 1')),
    ['Lever handle satin nickel c/w rose 24', 'LVR-RTD19-SN × 24'],
    ['Door closer (EN 4, silver) x 6', 'DRH-C4-SL × 6'],
    ['box profile anthracite 2.4m 3 bundles', 'ROF-B324-AN × 3'],
    // Three of numeral 7, or seven of numeral 3.
    ['house numeral 7 3', 'choose'],
    // Of a set that has no number of pieces 'nos' are sets.
    ...['LVR-RTD19-SN 4 nos', '4 pcs LVR-RTD19-SN'].map(to('LVR-RTD19-SN × 4')),
    ...['PDL-050-KA12 12 nos', 'HNG-B76-SB 4 nos'].map(to('choose')),
    ['cabinet knob black 12', 'CAB-K34-BK × 12'],
    ['door closer size 4 3', 'DRH-C4-SL × 3'],
    ['padlock brass size 40 2', 'PDL-040-BR × 2'],
    ['Euro cylinder 30-30 satin nickel 2', 'LCK-E3030-SN × 2'],
    ['ROD-12MM 50', 'BLD-R12-6M × 50'],
    ['masonry drill set 5-10mm 1', 'choose'],
    // The shop has none that closes softly.
    ['Drawer slides 450mm soft close 12 prs', 'choose'],
    // The search puts swivel castors first.
    ['trolley wheels 4 nos', 'choose'],
    ['half dozen brass padlock 40mm', 'PDL-040-BR × 6'],
    ['6 x 4 inch butt hinge black', 'HNG-K102-BK × 6'],
    // Four of 3 inch, or one of 4 x 3.
    ...['4 x 3 inch butt hinge black', '2 x 150 mm strap hinge black'].map(to('choose')),
    ['2 x 6ft piano hinge SS 32mm', 'HNG-L32-SS × 2'],
    ['CP fittings - 1 lot', 'choose'],
    ['102mm x 76mm black butt hinge x 6', 'HNG-K102-BK × 6'],
    ['corrugated sheet 8ft blue 10 nos', 'ROF-C24-BL × 10'],
    ['pvc elbow 2" x 12', 'BLD-E063-GY × 12'],
    ['chain 6mm 10m', 'RIG-C6-HD × 10'],
    ['Desc,Qty\ntile adhesive 25kg,5', 'BLD-A25-GY × 5'],
    ['4"buttHinge black*6', 'HNG-K102-BK × 6'],
    ['50mmpadlock 3', 'choose'],
    ['12mmrod 5', 'BLD-R12-6M × 5'],
    ['සිමෙන්ති මලු 5', 'BLD-C50-GY × 5'],
    ['රෝද 4" බ්‍රේක් එක්ක 4', 'CST-100-BR × 4'],
    ['Room,Door,Hardware,Nos\nBed 2,D1,Butt hinge 102 black,2', 'HNG-K102-BK × 2'],
    ['Product Name,Category,Remarks,Quantity\nSpirit level 24",Hand Tools,2 days,12', 'BLD-L600-RD × 12'],
    ['wood screws 4 x 40 box 3', 'FIX-4040-ZN × 3'],
    // As public order lists and parts lists write them.
    ['| 3 pr | Ball bearing drawer runner 450 mm | $12/pr = $36 |', 'CAB-R450-ZN × 3'],
    ['brass butt hinges 76mm satin 2 dozens', 'HNG-B76-SB × 24'],
    ['Qty\tItem\tPrice Est.\n50\tBrass padlock 50 mm\t$65 ea = $260', 'PDL-050-BR × 50'],
    ['simenthi kotta 20', 'BLD-C50-GY × 20'],
    ['I need 100 bags of cement', 'BLD-C50-GY × 100'],
    ['drawer slide 18" 6 prs', 'CAB-R450-ZN × 6'],
    ['drawer rail 450mm 2 pairs', 'CAB-R450-ZN × 2'],
    // The plain part, not its set of twelve.
    ['4 brass padlocks 50 mm', 'PDL-050-BR × 4'],
    ['brass padlock 50mm thirty six', 'PDL-050-BR × 36'],
    ['bucket 14l 2', 'BLD-B14-BK × 2'],
    ['gutter half round white 4m 6', 'ROF-G112-WH × 6'],
    // A cylinder is called by both halves together.
    ['euro cylinder 70mm 2ea', 'LCK-E3535-SN × 2'],
    ['profile cylinder 80 mm - 3', 'LCK-E3545-SN × 3'],
    ['euro cylinder 75mm x 2', 'other size'],
    // A quantity may be written to its part.
    ['cement-10', 'BLD-C50-GY × 10'],
    ['cement10bags', 'BLD-C50-GY × 10'],
    ['screws4x40-2box', 'FIX-4040-ZN × 2'],
    [`roofing sheet 8' blue 12`, 'ROF-C24-BL × 12'],
    ['L-bracket-90mm-20', 'BRK-A90-HD × 20'],
    // Numbers beside it are a price, a size without its sign, or none of the part's.
    // Its last number is how many, where no part is so large.
    ['turnbuckle m10 x2', 'RIG-T10-HD × 2'],
    ['pvc elbow 50 x 6', 'BLD-E050-GY × 6'],
    ...[
      'door closer size 3 x2',
      'Door closer size 3 x2 @ 7950 = 15900',
      'Door closer size 3 2 x 7,950.00',
    ].map(to('DRH-C3-SL × 2')),
    ...['brass padlock 40mm 3 x 1,950.00', 'brass padlock 40mm 3 x 1950'].map(to('PDL-040-BR × 3')),
    ...['hex nut m12 x5', 'nails 4 x 10'].map(to('choose')),
    ...['wood screw 8 x 40', '8 x 40 wood screws', 'hex bolt m10 x 70', 'hasp 4"'].map(to('other size')),
    // How wide it is alone is not its size.
    ...['butt hinge 90mm 4 pr', 'nickel hinge 76mm 3'].map(to('choose')),
    ['roofing screw 75mm 1 box', 'ROF-S6375-ZN × 1'],
    // No inches; finishes as architects write them.
    ['half a dozen cup handles in antique brass', 'CAB-C90-AB × 6'],
    ['Euro cylinder 30/30 SB 2 nos', 'LCK-E3030-SB × 2'],
    ['csk 5x60 yz 3 bx', 'FIX-5060-YZ × 3'],
    // It is thicker than what cuts.
    ['grinding disc 4.5" 5', 'choose'],
    ['SKU: CUT-C115-MT Qty: 10', 'CUT-C115-MT × 10'],
    ['5 bags cement at 1600', 'BLD-C50-GY × 5'],
    // As a machine reads a bill.
    ['Barrel Bo1t 150mm Galv   4   620.00   2,480.00', 'choose'],
    // A unit before its number, also in a cell of its own.
    ['Brass padlock 40mm doz 2', 'PDL-040-BR × 24'],
    ['Brass padlock 40mm dozen x 2', 'PDL-040-BR × 24'],
    ['Brass padlock 40mm, gz, 5', 'PDL-040-BR × 720'],
    ['Magnetic catch 46 white doz-2', 'CAB-M46-WH × 24'],
    ['Wire Nails 75mm, per kg, 3', 'FIX-R75-BR × 3'],
    ['Wire Nails 75mm; 3; kg', 'FIX-R75-BR × 3'],
    ['padlock brass 40mm, pair, 3', 'choose'],
    // One and the same number, a time, and what so many of them cost.
    ['brass padlock 50mm 12 nos (1 dozen)', 'PDL-050-BR × 12'],
    ...['claw hammer 2 days', 'brass padlock 50mm 7560'].map(to('choose')),
    ['dozen 2 inch hinges', 'choose'],
    // A bar by its diameter, as building plans have it.
    ['Rebar Y10 (6m), per length, 12', 'BLD-R10-6M × 12'],
    ['T12 bars 20', 'BLD-R12-6M × 20'],
    ['200 tower bolt 8" black', 'BLT-T200-BK × 200'],
    // Beside another number one that begins the line may be its size.
    ['110 drain pipe brown 5', 'BLD-P110-BN × 5'],
    ['50 padlocks brass 2', 'choose'],
    ['urgent: 10 bags of cement for delivery tomorrow', 'BLD-C50-GY × 10'],
    ['brass padlock 50mm 12 sets', 'PDL-050-KA12 × 12'],
    ['Material,Amount\ncement,20 bags', 'BLD-C50-GY × 20'],
    // What is there is not how many, and of two columns that say it neither is sure.
    ['Item,Available,To buy\nBrass padlock 50mm,4,6', 'PDL-050-BR × 6'],
    ['Item,Required,Available,To buy\nBrass padlock 50mm,10,4,6', 'choose'],
    ['Qty | Unit | Particulars\n2 | doz | Brass padlock 40mm', 'PDL-040-BR × 24'],
    ['Lever handle on plate black 220mm – 3 Set(s)', 'LVR-E220-BK × 3'],
    // Parts that differ in what the line says, or in what only a special kind has.
    ['diamond disc 115 segmented 2', 'CUT-D115-SG × 2'],
    ['diamond disc 230 2', 'CUT-D230-SG × 2'],
    ['D shackle 12mm stainless 2', 'RIG-D12-SS × 2'],
    ['wood screws 4x40 yellow 2 box', 'FIX-4040-YZ × 2'],
    // A size that is named, and the quantity after it.
    ['door closer size 3 qty 2', 'DRH-C3-SL × 2'],
    ['door closer qty 2 size 3', 'DRH-C3-SL × 2'],
    ['Item,Description,Qty,Unit\n1,Door closer size 3,2,Nos', 'DRH-C3-SL × 2'],
    ['Item,Description,Qty\n1,Door closer size 6,2', 'choose'],
    // Its length is 4 m, and its size is said: 4 is how many.
    ...['gutter half round white 112 mm 4', 'gutter half round white 112 4'].map(to('ROF-G112-WH × 4')),
    ['4x40 yellow 2 box', 'FIX-4040-YZ × 2'],
    ['yellow 2 box', 'not found'],
    ['eye bolt m10x100 x8', 'RIG-E10100-HD × 8'],
    ['coach screw 10 x 80 x3 pkts', 'FIX-C1080-ZN × 3'],
    ['brass padlock 40mm 12 (twelve) nos', 'PDL-040-BR × 12'],
    ['barrel bolt 6" galvanised 3 no.s', 'BLT-150-HD × 3'],
    ['chain 6mm galvanised 10m @ 620 per m', 'RIG-C6-HD × 10'],
    // Dictated: numbers before a unit of length are words.
    ['five brass padlocks fifty millimetre', 'PDL-050-BR × 5'],
    ['two boxes of drywall screws thirty five millimetre', 'FIX-3535-BK × 2'],
    ['three pairs of window friction stays sixteen inch', 'WIN-R400-SS × 3'],
    ['six barrel bolts one hundred and fifty millimetre galvanised', 'BLT-150-HD × 6'],
    // The unit before its number, or after both.
    ['ana angal 2 kilo 3', 'FIX-R50-BR × 3'],
    ['hinge black inch 4 pair 6', 'HNG-K102-BK × 6'],
    ['ඇණ අඟල් 3 කිලෝ 4', 'FIX-R75-BR × 4'],
    ['කිලෝ 2ක් ඇණ අඟල් 2', 'FIX-R50-BR × 2'],
    ['ஆணி 2 இன்ச் 3 கிலோ', 'FIX-R50-BR × 3'],
    ['குழாய் இன்ச் 2 6', 'BLD-P063-GY × 6'],
    ['டிராயர் ரெயில் 18 இன்ச் 4 ஜோடி', 'CAB-R450-ZN × 4'],
    // Two of them in Sinhala, two thousand in English.
    ['cup handle kalu 90 10k', 'CAB-C90-BK × 10'],
    ['kambi 10mm 20k one', 'BLD-R10-6M × 20'],
    ['pvc bata angal 2 5k', 'BLD-P063-GY × 5'],
    ['pvc bata angal 2 dekak', 'BLD-P063-GY × 2'],
    ...['cement 2k', 'PDL-050-BR 5k', 'simenthi kotta 10k 3 nos'].map(to('choose')),
    // Of what is weighed, or sold by the thousand, in Sinhala as well; not where it is wanted, 'one'.
    ...['cement kotta 5k', 'simenti kotta 12k ewanna', 'gadol 2k', 'ana angal 3 5k', 'kambi 12mm 10k'].map(
      to('choose'),
    ),
    ['cement kotta 5k one', 'BLD-C50-GY × 5'],
    // How many is uncertain, or there is no number that says it.
    ...['lot', 'all', '5,0', '1,0000', '5 per day', '5 of each', '-', 'five-six'].flatMap((many) =>
      [`PDL-050-BR ${many}`, `brass padlock 50 mm ${many}`].map(to('choose')),
    ),
    ...['twenty-five', '1890 x 25 = 47250', '25 x 1890 = 47250', '25 x 1,850.00 = 46,250.00'].flatMap(
      (many) => [`PDL-050-BR ${many}`, `brass padlock 50 mm ${many}`].map(to('PDL-050-BR × 25')),
    ),
    ['PDL-050-BR 25 needed', 'PDL-050-BR × 25'],
    // Pasted from a mail, or numbered with keys: a key alone may also be how many.
    ...['>> 3. PDL-050-BR 6 pcs', '1️⃣2️⃣ PDL-050-BR 6 nos', '🔟 PDL-050-BR 6'].map(to('PDL-050-BR × 6')),
    ['6️⃣ PDL-050-BR', 'choose'],
    // A class of pipe is no quantity, and may be none of the shop's.
    ...['PVC pipe 110mm type 400 - 3 lengths', 'pvc pipe 50mm class D 10'].map(to('choose')),
    ['soft close hinge 10 pairs', 'choose'],
    ['சீமெந்து 10 பை', 'BLD-C50-GY × 10'],
    // A discount is no price.
    ...[
      '2 @ 10% HNG-B76-SB',
      'HNG-B76-SB 2@ 12.5 %',
      'HNG-B76-SB 2 @ 1720 less 5%',
      'HNG-B76-SB, 2, 1720, 10%',
    ].map(to('choose')),
    ...['brass padlock 40mm 2 @ 10%', 'brass padlock 40mm 2 pcs (10% disc)', '10% brass padlock 40mm 2'].map(
      to('choose'),
    ),
    ['2xBLT-100-HD', 'BLT-100-HD × 2'],
    ['10xHNG-B76-SB', 'HNG-B76-SB × 10'],
    ['2xXYZ-100-HD', 'not found'],
    ['PDL-O50-BR_2nos', 'PDL-050-BR × 2'],
    ['PDL-O50-BRx2', 'PDL-050-BR × 2'],
    ['PDL 5O BR 3', 'PDL-050-BR × 3'],
    ['HNG B76 5B 12', 'HNG-B76-SB × 12'],
    ['PDL05OBR - 5 pcs', 'PDL-050-BR × 5'],
    ['sds bit 10mm 2', 'CUT-S1014-CB × 2'],
    ['ෆීතා 5m 2', 'CUT-M5-YE × 2'],
    // None closes softly.
    ['hydraulic hinge 10', 'choose'],
    ['Screw 2" x 8 (100pcs) - 3', 'other size'],
    // Three of it, or a longer number.
    ['PDL-O50-BR-3', 'choose'],
    ['ROF-S5538-ZN Rs 2450/- 2 box', 'ROF-S5538-ZN × 2'],
    ['PDL-050-BR 2450/- 3 nos', 'PDL-050-BR × 3'],
    ['plain washer m10 x 3 pkts (not m12)', 'choose'],
    // A lever on a rose is a lever handle too.
    ['handle - black - lever - 3 sets', 'choose'],
    ['lever handle on plate black 2', 'LVR-E220-BK × 2'],
    // In what it does not say: finish, rim, colour.
    ...['D shackle 12mm 2', 'letter plate x 1', 'night latch 2', 'T hinge 200mm 4'].map(to('choose')),
    ['corrugated sheet 8ft 10 nos', 'choose'],
    ['hinge 102', 'choose'],
    ...['brass padlock 40', 't-bar pull handle 300'].map(to('choose')),
    // The size is said already.
    ['laminated padlock 50mm 50', 'PDL-L50-ZN × 50'],
    ['t plate 100 mm 4 packs', 'BRK-T100-ZN × 4'],
    ['1 200 bricks', 'choose'],
    ['M.S. hex bolts M10x60 - 2 dozen', 'choose'],
    ['coach screws 10x80 (pack of 10) x 4', 'choose'],
    ['PDL-060-BR 4', 'choose'],
    // Sold in packs, which is not known to be meant.
    ['two dozen 3 inch nails', 'choose'],
    ['wood screws 4x40 500', 'choose'],
    ['100 nails', 'choose'],
    ['chain 6mm 12 nos', 'choose'],
    // Of a part it is the finish, or a length that is not its first.
    ['1000 bricks', 'choose'],
    // Sold by the hundred.
    ['clay roof tile 200', 'choose'],
    ['76 hinges', 'choose'],
    [`screws 1 1/2" 2 box`, 'choose'],
    // More was said than the shop understands.
    ['I have 10 bags of cement', 'choose'],
    ['where is my 10 bags of cement', 'choose'],
    ['what is the price of brass padlock 50mm?', 'choose'],
    ['brass padlock 50mm no need', 'choose'],
    // Without a number: a heading, a sentence, or one.
    ...['cement', 'PVC elbow'].map(to('choose')),
    ['tower bolt 8" black price', 'choose'],
    ['brass padlock 50mm 3 trays', 'choose'],
    ['Item,Unit,Qty\nPortland cement,Cwt,10', 'choose'],
    ['PDL-O40-BR cancel 12', 'choose'],
    ['Bamburi cement 50kg 4 bags', 'choose'],
    // No part has the size: the nearest are offered.
    ['pvc pipe 1/2" 10', 'other size'],
    // Plastic pipe has inches of its own.
    ['pvc pipe 4" 6 nos', 'BLD-P110-BN × 6'],
    // A size after the comma of its name.
    ['pvc elbow 63 - 6', 'BLD-E063-GY × 6'],
    ['elbow 50 12', 'BLD-E050-GY × 12'],
    ['pvc tee 2" 3', 'other size'],
    ['tile adhesive 20kg 5 bags', 'other size'],
    ['M14 nuts 2 packs', 'other size'],
    ['bathtub 1', 'not found'],
    // As stock lists, quotations and site requests write them.
    ['S hook 3"', 'other size'],
    ['S hook 3" - 10', 'other size'],
    ['Z bracket 200mm 4', 'not found'],
    ['J-hook double 6', 'not found'],
    ...['Mortice lock brass', 'brass mortise locks 4 nos'].map(to('choose')),
    ['mortise lock satin brass 4', 'LCK-M57-SB × 4'],
    ['wire nails 100mm 1 kg pack 3', 'FIX-R100-BR × 3'],
    ['Cement 50kg Tokyo Super 100', 'choose'],
    ['Drywall Screws 3.5x35mm (Box) 2', 'FIX-3535-BK × 2'],
    ['TOWER BOLT -6 INCH black 8 Nos', 'BLT-T150-BK × 8'],
    ['barrel bolt galvanised -150mm 4', 'BLT-150-HD × 4'],
    // A range, or halves, and a number after it.
    ['Door viewer 35-55 mm 7', 'DRH-V55-PB × 7'],
    ['Euro cylinder 30/30 mm 7', 'choose'],
    ['Masonry drills 5-10 mm set 2', 'CUT-M510-CB × 2'],
    // How it is packed, beside a column for the quantity.
    ...[
      'Mortice sash lock 57 mm backset, satin stainless steel, box of 5',
      'Reinforcing bar 12 mm, 6 m, bundle of 40',
    ].map((name) => [`Description\tRemarks\tUnit\tQty\n${name}\t\tNos\t7`, 'choose']),
    ['Description\tQty\nSwivel castors 100 mm with brake, set of 4\t7', 'CST-100-BR4 × 7'],
    ['110 MM P.V.C PIPE 5', 'BLD-P110-BN × 5'],
    ['P.V.C. elbow 50mm 12', 'BLD-E050-GY × 12'],
    ['FRICTION STAY 16" 4 pair', 'WIN-R400-SS × 4'],
    ['WINDOW HANDLE (LEFT) 4', 'WIN-C140-WH × 4'],
    ["12MM REBAR 20' 40", 'BLD-R12-6M × 40'],
    ['Y12 Steel Rebar (6m) 30', 'BLD-R12-6M × 30'],
    ['5 nos. hand saw 500mm', 'CUT-W500-TS × 5'],
    ['1 doz cup handle black', 'CAB-C90-BK × 12'],
    ['Iron Sheets (28 gauge 8ft) 20', 'choose'],
    ...['hammer handle 2', 'chisel handle 25mm 2', 'padlock shackle 3', 'trowel 260mm handle 1'].map(
      to('choose'),
    ),
    // A word that ends as the sign of rupees is no price.
    ['සරනේරු 4" කළු ජෝඩු 6', 'HNG-K102-BK × 6'],
    ['ரெண்டு மூட்டை சிமெண்ட்', 'BLD-C50-GY × 2'],
    ...['cement mootai 20 venum', 'cement කොට්ට 20යි'].map(to('BLD-C50-GY × 20')),
    ['மூணு கிலோ ஆணி 3 இன்ச்', 'FIX-R75-BR × 3'],
    ['சிமெண்ட் 10 மூட்டை 1850 ரூபாய்', 'BLD-C50-GY × 10'],
    ['பிவிசி பைப் 2 இன்ச் 10', 'BLD-P063-GY × 10'],
    ['OPC cement 50kg - 40bgs', 'BLD-C50-GY × 40'],
    // Bars by their diameter alone, and beside their names in other languages.
    ...['T12 - 20', 'T12 kambi 20', 'tmt y12 20 nos', 'Y12 x 6m 20'].map(to('BLD-R12-6M × 20')),
    ['T12 hinge 20', 'choose'],
    ['Steel_Nail_3" 10 kg', 'FIX-R75-BR × 10'],
    ['Telescopic Drawer Channel 18 inch 10 Pair', 'CAB-R450-ZN × 10'],
    ['castor wheels 4 nos with brake 4"', 'CST-100-BR × 4'],
    ['baldi 2k', 'BLD-B14-BK × 2'],
    ['Padlock 40mm Brass, 2 nos, 1850/-', 'PDL-040-BR × 2'],
    // A cell that is empty, as copied from a sheet.
    ['Item\tNote\tQty\tPrice\nBrass padlock 50mm\t\t12\t1850', 'PDL-050-BR × 12'],
    ['particular\tmake\tsize\tquantity\tunit\nWire nails\t\t3"\t5\tKG', 'FIX-R75-BR × 5'],
    // As site lists and quotations write them: numbering, diameters, sides, sums, and a class of strength.
    ...[
      ...[
        'ii) Brass padlock 50mm x 2 nos',
        '(iv) Brass padlock 50mm x 2 nos',
        'Item 3: Brass padlock 50mm - 2',
      ],
      ...['Line 4. brass padlock 50mm 2', '(b) brass padlock 50mm 2', '50mm Ø brass padlock 2 nos'],
      ...['brass padlock 50mm 2 x 1890 = 3780', 'brass padlock 50mm 2x1890=3,780/-'],
    ].map(to('PDL-050-BR × 2')),
    ['iii. PVC pipe 2" 6 Nos', 'BLD-P063-GY × 6'],
    ['Ø12mm rebar - 20 nos', 'BLD-R12-6M × 20'],
    ...['Y12-6m-25 nos', 'T12-6m-25', 'Y12 - 6m - 25 nos', 'Y12-25nos'].map(to('BLD-R12-6M × 25')),
    ['Y10-6m-40nos', 'BLD-R10-6M × 40'],
    ["drawer channel 18'' - 4 pairs", 'CAB-R450-ZN × 4'],
    ['M10x60 hex cap screw grade 8.8 - 2 pkts', 'choose'],
    ['Hex Cap Screw M10 x 60 — 8.8', 'choose'],
    ['blind rivet 4.8 x 12 2 boxes', 'FIX-V4812-AL × 2'],
    ['butt hinge black 4x3 12', 'HNG-K102-BK × 12'],
    ['wood screw 8 x 1 1/2" zinc 2 box', 'FIX-4040-ZN × 2'],
    ['roofing nail 1 1/2" 2 kg', 'FIX-K40-HD × 2'],
    ['brass padlock 1 1/2" 2', 'PDL-040-BR × 2'],
    ['padlock 38mm 2', 'other size'],
    // How thick it is its name does not say.
    ...[`4" x 3" x 2mm butt hinge black 10 prs`, '100 x 75 x 2.5mm butt hinge black 10 prs'].map(
      to('choose'),
    ),
    ['hollow block 8" 200', 'other size'],
    ['3" long hinge 4 Nos.', 'choose'],
    // One word that does not say what it is, or that was taken for another.
    ...['SKIRTING 3" - 7 nos', `BOTTOM 10' - 7`, 'GATTU - 7 nos', 'GLOOVES - 7', 'PLASTIC ROOL - 7 nos'].map(
      to('choose'),
    ),
    ...['CUTTER BLADE - 7', 'KITCHEN HANDLE - 7 nos', 'U bolt 8mm 20'].map(to('choose')),
    ['claw hamer 2', 'BLD-H560-HW × 2'],
    // Not of the shop's trade, or no part at all.
    ...[
      ...['please call before', 'please stop sending messages', "Don't stop at the gate, come in"],
      ...['can you call me when the door is open', 'do you have door stops?'],
      ...['deliver to the back door', 'we are near the clock tower', 'my door lock is broken'],
      ...['No 12, Galle Road, Colombo 03', '23/4 Temple Road, Nugegoda', 'call me on 077 123 4567'],
      ...['Returns if needed', 'send bill also', 'ok will pay by card', 'Color: Black'],
      ...['We need 50 bags of cement today, it is urgent, work will stop otherwise', 'Reply YES or NO.'],
      ...[
        'Safety goggles',
        'Framing square',
        'Brass window rings light 100',
        ...['clb 7', 'binding wire 5kg', 'tie wire roll 2', 'welding rods 2 packets'],
        ...['insulation tape 5', 'masking tape 3', 'duct tape 2 rolls'],
        '5 bags of cement and a bunch of bananas',
      ],
    ].map(to('not found')),
  ])('%s: %s', async (text, right) => expect(await taken(text)).toEqual([right]))

  test.each([
    ['nails 2" - 1kg, 3" - 2kg', ['FIX-R50-BR × 1', 'FIX-R75-BR × 2']],
    ['brass padlock 40mm - 2, 50mm - 3', ['PDL-040-BR × 2', 'PDL-050-BR × 3']],
    ['door closer 2, door viewer 4', ['choose', 'DRH-V55-PB × 4']],
    ['tee 50mm 3, bathtub 1', ['choose']],
    ['4 bags of cement and 12 kg nails', ['BLD-C50-GY × 4', 'choose']],
    ['We need 50 bags of cement and 20 TMT bars', ['BLD-C50-GY × 50', 'choose']],
    ['2 club hammers, 3 kg nails', ['BLD-H1800-HW × 2', 'choose']],
    ['40 roofing sheets (gauge 28, mabati), roofing nails 20kg', ['choose', 'FIX-K40-HD × 20']],
    ['10x Cement bags, 5kg Nails', ['BLD-C50-GY × 10', 'choose']],
    // As schedules of doors and bills of quantities mark and number what they list; a mark alone may be a size.
    [
      'D1 - Main door - 3 pairs stainless butt hinge 102mm\nD2 - Bedroom 1 - mortice lock 57 SS - 1\nD3 / Pantry / push plate 2',
      ['HNG-S102-SS × 3', 'LCK-M57-SS × 1', 'DRH-F300-SS × 2'],
    ],
    [
      'W1\tBedroom 1\tCasement stay 300mm black\t8\nW-02\tHall\tDoor viewer\t2',
      ['WIN-S300-BK × 8', 'DRH-V55-PB × 2'],
    ],
    ['Main door: tower bolt 8" black 4', ['BLT-T200-BK × 4']],
    ['tower bolt 8" black 4 - back door', ['BLT-T200-BK × 4']],
    ['C4 - door closer silver - 2', ['choose']],
    ['B12 - bow shackle 4\nB16 - bow shackle 2', ['choose', 'choose']],
    ['1.1 m chain 6mm\n1.2 kg 3" nails\n1.3 kg 2" nails', ['choose', 'choose', 'choose']],
    ['Kitchen\nD handle 96mm chrome 24', ['CAB-D96-CH × 24']],
    [
      '1.0 PRELIMINARIES\n1.01 Portland cement 50 kg bag 120 bags\n1.02 Tile adhesive 25kg\tNo\t30',
      ['not found', 'BLD-C50-GY × 120', 'BLD-A25-GY × 30'],
    ],
    ['A,Brass padlock 40mm,Nr,12\nB,Door viewer,Nr,6', ['PDL-040-BR × 12', 'DRH-V55-PB × 6']],
    // A link to a part names it; what another says is not known.
    [`https://shop.example/products/${padlock?.product_id}?from=chat - 6`, ['PDL-050-BR × 6']],
    ['3 x https://other.example/lock/pdl-050-br/', ['PDL-050-BR × 3']],
    ['brass padlock 50mm https://other.example/products/0012 - 4', ['choose']],
    ['https://other.example/item/12 x 4', ['not found']],
    // What one of them is not known does not hide the others.
    ['hinges, locks and plumtrees', ['choose', 'choose', 'not found']],
    ['cement 10 bags, sand 2 cubes, bricks 1000', ['BLD-C50-GY × 10', 'not found', 'choose']],
    ['5 bags of cement and 2 bunches of bananas', ['BLD-C50-GY × 5', 'not found']],
    ['bananas, apples and pears', ['not found']],
    ['Kamal, Nimal and Sunil', ['not found']],
    ['wire nail 2" & 3" 1kg each', ['FIX-R50-BR × 1', 'FIX-R75-BR × 1']],
    ['wire nails 2", 3", 4" - 2 kg each', ['FIX-R50-BR × 2', 'FIX-R75-BR × 2', 'FIX-R100-BR × 2']],
    ['PDL-050-BR 3, BLT-100-HD 2 @ Rs. 450 each', ['PDL-050-BR × 3', 'BLT-100-HD × 2']],
    ['1. Door viewer - 12 nos 2. Tower bolt 8" black - 4 nos', ['DRH-V55-PB × 12', 'BLT-T200-BK × 4']],
    ['4. ana 3" kilo 4, 2" kilo 2', ['FIX-R75-BR × 4', 'FIX-R50-BR × 2']],
    ['3) brass padlock 40mm - 2, 50mm - 3', ['PDL-040-BR × 2', 'PDL-050-BR × 3']],
    ['pvc elbow 50mm/63mm - 4 each', ['BLD-E050-GY × 4', 'BLD-E063-GY × 4']],
    ['wire nails 2" / 3" - 1 kg each', ['FIX-R50-BR × 1', 'FIX-R75-BR × 1']],
    ['Cable Tie 100mm/150mm/300mm - 2 each', ['other size', 'choose', 'other size']],
    ['cement 5 bags & claw hammer 3', ['BLD-C50-GY × 5', 'BLD-H560-HW × 3']],
    ['5 bags cement and 2 claw hammers', ['BLD-C50-GY × 5', 'BLD-H560-HW × 2']],
    ['five bags of cement and two bags of tile adhesive', ['BLD-C50-GY × 5', 'BLD-A25-GY × 2']],
    ['one tape measure and a hammer', ['CUT-M5-YE × 1', 'choose']],
    [
      "Hi, I'd like to order 4 brass padlocks (50mm), 2 door viewers and 12 bags of cement please",
      ['PDL-050-BR × 4', 'DRH-V55-PB × 2', 'BLD-C50-GY × 12'],
    ],
    // As the cart of a shop has it: how many stands below the name.
    ['Brass Padlock 40mm\nQty: 2\nLKR 3,900.00\nDoor viewer\n× 3', ['PDL-040-BR × 2', 'DRH-V55-PB × 3']],
    ['Claw hammer 3\nQty: 2', ['choose']],
    ...[
      'VAT 18%  6,483.60',
      'G/Total 42,503.60',
      'LKR 3,900.00',
      'Dear Sales Team,',
      'aiya me badu tika ona',
      ...['Many thanks, Fiona', 'Order #10482 confirmed', 'Carried to collection'],
    ].map(to([])),
    ['PDL-050-BR 5 & PDL-040-BR 3', ['PDL-050-BR × 5', 'PDL-040-BR × 3']],
    ['SDS-plus drill bits 10 and 14 x 160 mm 2', ['CUT-S1014-CB × 2']],
    ['turnbuckle M10 hook and eye 2', ['choose']],
    ['hex bolt M10x60 with nut and washer 2 packs', ['FIX-H1060-ZN × 2']],
    ['brass hinge 3", 6 pairs', ['choose']],
    ['hinge 76, brass 12', ['choose']],
    ['Cabinet knob 1.5", satin brass 7', ['choose']],
    ['PDL-050-BR 2, BLT-100-HD x 3', ['PDL-050-BR × 2', 'BLT-100-HD × 3']],
    ['PDL-050-BR 1no, BLT-100-HD 10nos', ['PDL-050-BR × 1', 'BLT-100-HD × 10']],
    ['PDL-050-BR x2; BLT-100-HD 3 nos', ['PDL-050-BR × 2', 'BLT-100-HD × 3']],
    ['PDL-050-BR, BLT-100-HD 2 each', ['PDL-050-BR × 2', 'BLT-100-HD × 2']],
    // One of them has no quantity, or two.
    ...['PDL-050-BR, BLT-100-HD 2', 'PDL-050-BR 5, BLT-100-HD 2 each', 'PDL-050-BR / BLT-100-HD 2'].map(
      to(['choose']),
    ),
    ['screws 8, 1 1/2" 2 box', ['choose']],
    ...['*Hinges*', '_Nails_', '*Hinges*:'].map(to([])),
    ['*HNG-B76-SB* 4', ['HNG-B76-SB × 4']],
    ...['no need cement now', "don't send bricks", 'cement not needed'].map(to(['not found'])),
    ...['no need 2 cement', 'no need PDL-050-BR 2', 'no need bricks, cement ten bags'].map(to(['choose'])),
  ] as [string, string[]][])('%s: %s lines', async (text, right) => expect(await taken(text)).toEqual(right))

  test('the things of a line have numbers of their own', async () => {
    const lines = await checkList('cement 10\nnails 2" 1kg, 3" 2kg\ncement 10', products, search)
    expect(lines.map(({ number }) => number)).toEqual([1, 2.1, 2.2, 3])
  })

  test.each([
    ['Brass butt hinge 76mm satin - 12\nDitto 63mm - 6', 'HNG-B63-SB × 6'],
    ['wire nails 3" 2kg\n-do- 4" 1kg', 'FIX-R100-BR × 1'],
    ['Description,Qty\n150mm galvanised barrel bolts,30\nDitto but 100mm,12', 'BLT-100-HD × 12'],
    ['do you have door stops?\nDitto 4"', 'undefined × undefined'],
  ])('%j: ditto is what the line before it names, and is asked about', async (text, right) => {
    const [{ plain = false, choices: [first] = [] } = {}] = (await checkList(text, products, search)).slice(1)
    expect([plain, `${first?.product.sku} × ${first?.quantity}`]).toEqual([false, right])
  })

  test.each([
    ['1 200 bricks', /^BLD-B215-FR Facing brick/, 1200],
    // The number is the part's.
    ['black house number 7', /^DRH-N7100-BK /, 1],
    ['house numeral 7', /^DRH-N7100-BK /, 1],
    ['house no 7 black - 4 nos', /^DRH-N7100-BK /, 4],
    ['gadol 1000', /^BLD-B215-FR Facing brick/, 1000],
    ['hollow block 6" - 200', /^BLD-H150-GY /, 200],
    ['Concrete Hollow Blocks #4 200 pcs', /^BLD-H150-GY /, 200],
    ['coach screws 10x80 (pack of 10) x 4', /^FIX-C1080-ZN /, 4],
    ['Coach Screws 10x100mm (Box 25) 2', /^FIX-C10100-ZN /, 2],
    ['Wall Plugs 8mm (Packet 100) 4', /^FIX-P840-GY /, 4],
    ['Cable Ties 6 inch (100pcs) 5', /^FIX-Y150-/, 5],
    ['Claw Hammer 0.5 3', /^BLD-H560-HW /, 3],
    ['Entrance knob set 53 mm, satin nickel, box of 10 7', /^KNB-E53-SN10 /, 7],
    ['Description\tQty\nangle bracket 90mm box of 50\t2', /^BRK-A90-HD50 /, 2],
    ['Nylon Wall Plug 8mm - 100 Pcs 2', /^FIX-P840-GY /, 2],
    ['eye bolt 10mm 4" 6', /^RIG-E10100-HD /, 6],
    ['gi chain 6mm 20 ft', /^RIG-C6-HD /, 7],
    ['Hydraulic Door Closer 45-65 Kg 2', /^DRH-C3-SL /, 2],
    ['Nails Common 3 inch (1kg) 5', /^FIX-R75-BR /, 5],
    ['wood screws 4x40 box of 200 - 3', /^FIX-4040-/, 3],
    // As many pieces as a pack has are one pack, and with another number how it is packed.
    ['wood screws 4x40 zinc 400 nos', /^FIX-4040-ZN /, 2],
    ['wall plugs 8mm (100)', /^FIX-P840-GY /, 1],
    ['wood screws 4x40 (200) x 2', /^FIX-4040-/, 2],
    // A gauge after the length, where the quantity has a unit.
    ['wood screw 1 1/2" x 8 - 2 box', /^FIX-4040-/, 2],
    ['mending plate 100mm (4) 3', /^BRK-M100-ZN /, 3],
    ['clay roof tile 300', /^ROF-T420-CL /, 3],
    ['Anchor bolts 10mm x 80 - 20 nos', /^FIX-A1080-YZ /, 2],
    ['Door closer 65kg silver 3 nos', /^DRH-C3-SL /, 3],
    ['cement 2 ton', /^BLD-C50-GY /, 40],
    ['3 gross cabinet screws 3.5x30', /^FIX-3530-ZN /, 3],
    ['ROD 10MM - 2 ton', /^BLD-R10-6M /, 1],
    // It is not sold by weight.
    ['MS Rebar 12mm 500 kg', /^BLD-R12-6M /, 1],
    ['wire nails 3" 2000 g', /^FIX-R75-BR /, 2],
    ['#9 Wood screws, 300 count', /^FIX-5060-YZ /, 2],
    ['Hydraulic door closer 45-65 kg, 3', /^DRH-C3-SL /, 3],
    // Without its point.
    ['roofing screws 63x75 1 box', /^ROF-S6375-ZN /, 1],
    ['wood screws 50x60 2', /^FIX-5060-YZ /, 2],
    // A range is less likely how many than a number.
    ['wire nails 3" pack of 10-12 - 3', /^FIX-R75-BR /, 3],
    ['concrete screws 2 inch (25pcs) - 5', /^FIX-5050-SS /, 5],
    // A number after a dash is how many.
    ['butt hinge 2 hole - 4', /^HNG-/, 4],
    ['normal padlock 3', /^PDL-/, 3],
    ['wood screw 1 1/2" x 8 (100pcs) - 3', /^FIX-4040-/, 3],
    // Its class of strength is no quantity.
    ['Hex Cap Screw M10 x 60 — 8.8', /^FIX-H1060-ZN /, 1],
    ['hex bolt m10x60 grade 10.9 3 pkts x 2', /^FIX-H1060-ZN /, 3],
  ])('%s: the likeliest reading is offered first', async (text, part, quantity) => {
    const [line] = await checkList(text, products, search)
    const [first] = line?.choices ?? []
    expect(`${first?.product.sku} ${first?.product.name}`).toMatch(part)
    expect([line?.plain, first?.quantity]).toEqual([false, quantity])
  })

  // The nearest size first.
  test.each([
    ['hasp 100 mm 2', 'BLT-H90-HD × 2'],
    ['padlock 70mm 4', 'PDL-L65-ZN × 4'],
    ['tile adhesive 20kg 5 bags', 'BLD-A25-GY × 5'],
    ['hollow block 8" 200', 'BLD-H150-GY × 200'],
    ['nails 6" 2kg', 'FIX-R100-BR × 2'],
  ])('%s: the shop has other sizes, of which %s is offered', async (text, right) => {
    const [{ plain, why, choices: [first] = [] } = {}] = await checkList(text, products, search)
    expect([plain, why, `${first?.product.sku} × ${first?.quantity}`]).toEqual([false, 'size', right])
  })

  test.each([
    ['diamond disc 115', /^Diamond disc 115 mm, (?:segmented|continuous rim)/],
    // A number that is a size of some is no quantity of others.
    ['padlock 65', /^P{N}*padlock 65 mm/],
    ['barrel bolt 150', /^Barrel bolt 150 mm/],
    ['pvc elbow 50', /^PVC elbow 90 degrees, 50 mm/],
    ['drawer runner 450', /drawer runner 450 mm/],
    ['D shackle 12mm 2', /^D shackle 12 mm, /],
  ])('%s: every kind that it may be is offered', async (text, name) => {
    const [line] = await checkList(text, products, search)
    const offered = line?.choices.map(({ product }) => product.name).filter((each) => name.test(each))
    expect(offered?.toSorted()).toEqual(
      products.flatMap((each) => (name.test(each.name) ? each.name : [])).toSorted(),
    )
  })

  test('a back end that answers anything: nothing of another size is offered beside it, and nothing is taken', async () => {
    const [hinge, bath] = await checkList('4 inch steel hinge x 6\nbathtub 2', products, async () => products)
    expect([hinge?.plain, bath?.plain]).toEqual([false, false])
    expect(hinge?.choices.length).toBeGreaterThan(2)
    for (const { product } of hinge?.choices ?? []) expect(product.name).toMatch(/10[02]/)
  })
})
