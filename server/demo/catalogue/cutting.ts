import type { Style } from './style.ts'

export const cutting: Style[] = [
  {
    category: 35011,
    brand: 'Tindovar',
    unit: 'each',
    name: 'Diamond disc {size}, segmented',
    text: [
      'Segmented diamond disc for dry cutting of concrete, brick and roof tiles.',
      'The slots cool the rim; let the disc run free every 20 seconds.',
      'One disc, bore 22.2 mm.',
    ],
    lines: { Bore: '22.2 mm', Segment: '7 mm high' },
    rows: [
      [1201, 'diamond-disc-115-segmented', 'CUT-D115-SG', '115 mm', '', 1480, '130 g'],
      [1202, 'diamond-disc-230-segmented', 'CUT-D230-SG', '230 mm', '', 4650, '620 g'],
    ],
    own: {
      1201: { lines: { Speed: 'Up to 13,300 rpm' } },
      1202: { lines: { Speed: 'Up to 6,650 rpm', Segment: '8 mm high' } },
    },
  },
  {
    category: 35011,
    brand: 'Tindovar',
    unit: 'each',
    name: 'Diamond disc {size}, turbo rim',
    text: [
      'Closed turbo rim that leaves a cleaner edge than a segmented disc in granite, block and pavers.',
      'Dry or wet, in an angle grinder with guard.',
      'One disc, bore 22.2 mm.',
    ],
    lines: { Bore: '22.2 mm', Rim: '7 mm high' },
    rows: [
      [1203, 'diamond-disc-125-turbo', 'CUT-D125-TB', '125 mm', '', 1950, '160 g'],
      [1204, 'diamond-disc-115-tile', 'CUT-D115-TL', '115 mm', '', 1780, '120 g'],
    ],
    own: {
      1203: { lines: { Speed: 'Up to 12,200 rpm' } },
      1204: {
        text: [
          'Disc with a smooth closed rim for tiles and porcelain, where a chipped edge would show.',
          'Cut wet, and slow down at the end of the tile.',
          'One disc, bore 22.2 mm.',
        ],
        name: 'Diamond disc 115 mm, continuous rim for tiles',
        lines: { Speed: 'Up to 13,300 rpm' },
      },
    },
  },
  {
    category: 35012,
    brand: 'Tindovar',
    unit: 'each',
    name: 'Cut-off disc {size}, metal and stainless',
    text: [
      'Thin bonded disc that cuts bar, angle and sheet quickly and with little burr.',
      'Free of iron, so stainless does not stain.',
      'One disc, bore 22.2 mm.',
    ],
    lines: { Bore: '22.2 mm', Grain: 'Aluminium oxide' },
    rows: [
      [1205, 'cutoff-disc-115', 'CUT-C115-MT', '115 × 1.6 mm', '', 180, '40 g'],
      [1206, 'cutoff-disc-115', 'CUT-C115-MT25', '115 × 1.6 mm', '', 3950, '1.1 kg'],
      [1207, 'cutoff-disc-230-stone', 'CUT-C230-ST', '230 × 3 mm', '', 520, '240 g'],
    ],
    own: {
      1206: {
        text: [
          'Twenty-five thin bonded discs that cut bar, angle and sheet quickly and with little burr.',
          'Free of iron, so stainless does not stain; the tin keeps them dry.',
          'One tin, bore 22.2 mm.',
        ],
        name: 'Cut-off disc 115 × 1.6 mm, metal and stainless, tin of 25',
        unit: 'tin of 25',
      },
      1207: {
        text: [
          'Bonded disc for block, brick and paving, not for metal.',
          'Cut in passes of 20 mm and wear a mask.',
          'One disc, bore 22.2 mm.',
        ],
        name: 'Cut-off disc 230 × 3 mm, stone',
        lines: { Grain: 'Silicon carbide' },
      },
    },
  },
  {
    category: 35023,
    brand: 'Tindovar',
    unit: 'each',
    name: 'Bi-metal hole saw {size} with arbor',
    text: [
      'Hole saw with a high-speed steel edge welded to a tough body, for steel, timber and plastic, 38 mm deep.',
      'Run it slowly in metal and use cutting oil.',
      'Saw, arbor and 6 mm pilot drill.',
    ],
    lines: { Material: 'Bi-metal', Depth: '38 mm', Shank: '9.5 mm hexagon' },
    rows: [
      [1208, 'hole-saw-51', 'CUT-H51-BM', '51 mm', '', 1680, '320 g'],
      [1209, 'hole-saw-51', 'CUT-H44-BM', '44 mm', '', 1520, '280 g'],
      [1210, 'hole-saw-51', 'CUT-H57-BM', '57 mm', '', 1820, '350 g'],
      [1211, 'hole-saw-76', 'CUT-H76-BM', '76 mm', '', 2350, '470 g'],
    ],
  },
  {
    category: 35021,
    brand: 'Brennock',
    unit: 'per set',
    name: 'HSS twist drills {size}, set',
    text: [
      'Ground twist drills with a 118 degree point for steel, aluminium and hardwood.',
      'Drill in steps and keep the point cool.',
      'Four drills in a wallet.',
    ],
    lines: { Material: 'High-speed steel' },
    rows: [
      [1212, 'hss-drill-set', 'CUT-T410-HS', '4-10 mm', 'Bright', 1380, '140 g'],
      [1213, 'hss-drill-set-tin', 'CUT-T38-TI', '3-8 mm', 'Titanium coated', 1650, '90 g'],
    ],
    own: {
      1212: { lines: { Diameters: '4, 6, 8 and 10 mm' } },
      1213: {
        text: [
          'Twist drills with a titanium coating that keeps the edge longer in stainless.',
          '118 degree point; drill slowly and keep the point cool.',
          'Four drills in a wallet.',
        ],
        name: 'Titanium coated twist drills 3-8 mm, set',
        lines: { Diameters: '3, 5, 6.5 and 8 mm' },
      },
    },
  },
  {
    category: 35022,
    brand: 'Brennock',
    unit: 'per set',
    name: 'Masonry drills {size}, set',
    text: [
      'Carbide-tipped drills for brick, block and tile in a hammer drill with a plain chuck.',
      'Sizes for the usual wall plugs.',
      'Four drills in a wallet.',
    ],
    lines: { Material: 'Steel, carbide tip', Diameters: '5, 6, 8 and 10 mm' },
    rows: [[1214, 'masonry-drill-set', 'CUT-M510-CB', '5-10 mm', 'Zinc plated', 890, '210 g']],
  },
  {
    category: 35022,
    brand: 'Tindovar',
    unit: 'per pair',
    name: 'SDS-plus drill bits {size}',
    text: [
      'Two-edged SDS-plus bits for concrete, 100 mm working length.',
      'Draw the bit out twice in each hole to clear the dust.',
      'One bit of each diameter.',
    ],
    lines: { Material: 'Steel, carbide tip', Shank: 'SDS-plus', Length: '160 mm' },
    rows: [[1215, 'sds-drill-10', 'CUT-S1014-CB', '10 and 14 × 160 mm', '', 1180, '190 g']],
  },
  {
    category: 35022,
    brand: 'Tindovar',
    unit: 'carton of 20 pairs',
    name: 'SDS-plus drill bits {size}, carton of 20 pairs',
    text: [
      'Trade carton of the two-edged SDS-plus bits, twenty of each diameter, for a site store.',
      'Each pair is in a sleeve of its own and can be given out singly.',
      'Forty bits, 100 mm working length.',
    ],
    lines: { Material: 'Steel, carbide tip', Shank: 'SDS-plus', Length: '160 mm' },
    rows: [[1216, 'sds-drill-10', 'CUT-S1014-CB20', '10 and 14 × 160 mm', '', 21800, '3.8 kg', ['codOnly']]],
  },
  {
    category: 35032,
    brand: 'Tindovar',
    unit: 'pack of 3',
    name: 'Jigsaw blades for wood, T shank, {size}',
    text: [
      'Blades with set and ground teeth for fast straight cuts in timber and board of 5 to 60 mm.',
      'Three blades in a sleeve.',
    ],
    lines: { Shank: 'T' },
    rows: [
      [1217, 'jigsaw-blades-wood', 'CUT-J100-WD', '100 mm', '', 540, '30 g'],
      [1218, 'jigsaw-blades-metal', 'CUT-J90-MT', '90 mm', '', 620, '25 g'],
    ],
    own: {
      1217: { lines: { Material: 'Carbon steel', Teeth: '6 per inch' } },
      1218: {
        text: [
          'Jigsaw blades with fine wavy teeth, for steel and aluminium sheet of 1.5 to 10 mm.',
          'Use the slow speed and a drop of oil.',
          'Three blades in a sleeve.',
        ],
        name: 'Jigsaw blades for metal, T shank, 90 mm',
        lines: { Material: 'High-speed steel', Teeth: '12 per inch' },
      },
    },
  },
  {
    category: 35031,
    brand: 'Brennock',
    unit: 'each',
    name: 'Hand saw {size}, 7 teeth per inch',
    text: [
      'Panel saw with hard-pointed teeth, sharp on three sides, for timber and board.',
      'The handle serves as a 45 and 90 degree square.',
      'One saw with a tooth guard.',
    ],
    lines: { Material: 'Tool steel', Teeth: '7 per inch' },
    rows: [[1219, 'hand-saw-500', 'CUT-W500-TS', '500 mm', '', 1850, '460 g']],
  },
  {
    category: 35041,
    brand: 'Brennock',
    unit: 'each',
    name: 'Bevel-edge chisel {size}, beech handle',
    text: [
      'Bevel-edge chisel for hinges, locks and joints, with a steel ring on the handle.',
      'Ground to 25 degrees; hone it before the first cut.',
      'One chisel with a tip guard.',
    ],
    lines: { Material: 'Tool steel, beech' },
    rows: [
      [1220, 'wood-chisel-25', 'CUT-X25-BE', '25 mm', '', 1280, '260 g'],
      [1221, 'wood-chisel-12', 'CUT-X12-HW', '12 mm', '', 1080, '220 g'],
    ],
    own: {
      1221: { name: 'Bevel-edge chisel 12 mm, hardwood handle', lines: { Material: 'Tool steel, hardwood' } },
    },
  },
  {
    category: 35042,
    brand: 'Brennock',
    unit: 'each',
    name: 'Aviation snips {size}, straight cut',
    text: [
      'Compound lever snips for gutter, flashing and roof sheet of up to 1.2 mm.',
      'Serrated jaws hold the sheet; a latch keeps them closed.',
      'One pair of snips.',
    ],
    lines: { Material: 'Tool steel' },
    rows: [
      [1222, 'tin-snips-red', 'CUT-N250-RD', '250 mm', '', 2250, '410 g'],
      [1223, 'utility-knife', 'CUT-K180-AL', '180 mm', '', 760, '150 g'],
    ],
    own: {
      1223: {
        name: 'Retractable trimming knife',
        text: [
          'Die-cast knife with a blade that locks in three positions.',
          'Spare blades are kept in the handle, which opens with one screw.',
          'One knife with five blades.',
        ],
        lines: { Material: 'Aluminium body' },
      },
    },
  },
  {
    category: 35043,
    brand: 'Brennock',
    unit: 'each',
    name: 'Tape measure {size}',
    text: [
      'Steel tape with a lock and a sliding hook, printed in millimetres on both edges.',
      'Stands out 2 m without support.',
      'One tape with a belt clip.',
    ],
    lines: { Material: 'ABS case, steel tape' },
    rows: [[1224, 'tape-measure-5', 'CUT-M5-YE', '5 m × 25 mm', '', 990, '310 g']],
  },
]
