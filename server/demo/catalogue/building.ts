import type { Style } from './style.ts'

export const building: Style[] = [
  {
    category: 41011,
    brand: 'Ganthira',
    unit: 'bag of 50 kg',
    name: 'Portland cement 42.5 N, {size} bag',
    text: [
      'General purpose cement for concrete, block work and plaster.',
      'Store it off the floor and use it within three months of the date on the bag.',
      'One bag of 50 kg.',
    ],
    lines: { Strength: '42.5 N', Bag: '400 × 600 mm, three-ply paper' },
    rows: [[1101, 'cement-bag-50', 'BLD-C50-GY', '50 kg', '', 2350, '50 kg', ['codOnly', 'colomboOnly']]],
  },
  {
    category: 41012,
    brand: 'Ganthira',
    unit: 'each',
    name: 'Facing brick {size}',
    text: [
      'Pressed facing brick with a frog on one side, for walls that stay unplastered.',
      'About 60 to the square metre of half-brick wall with a 10 mm joint.',
      'Mix bricks from several packs, the colour changes with the firing.',
    ],
    lines: { Material: 'Fired clay' },
    rows: [
      [1102, 'brick-facing', 'BLD-B215-FR', '215 × 102 × 65 mm', 'Red', 48, '2.4 kg', ['colomboOnly']],
      [1103, 'brick-facing', 'BLD-B215-FR5', '215 × 102 × 65 mm', 'Red', 22800, '1,200 kg', ['notDelivered']],
      [
        1104,
        'brick-perforated',
        'BLD-B215-PF5',
        '215 × 102 × 65 mm',
        'Red',
        21500,
        '1,050 kg',
        ['notDelivered'],
      ],
    ],
    own: {
      1103: {
        text: [
          'Five hundred pressed facing bricks with a frog on one side, for walls that stay unplastered.',
          'Enough for about 8 square metres of half-brick wall with a 10 mm joint.',
          'Strapped in packs, loaded by fork lift at the yard.',
        ],
        name: 'Facing brick 215 × 102 × 65 mm, per 500',
        unit: 'per 500',
      },
      1104: {
        text: [
          'Five hundred perforated bricks, lighter than solid ones, with sides that hold plaster.',
          'Enough for about 8 square metres of half-brick wall with a 10 mm joint.',
          'Strapped in packs, loaded by fork lift at the yard.',
        ],
        name: 'Perforated brick 215 × 102 × 65 mm, per 500',
        unit: 'per 500',
      },
    },
  },
  {
    category: 41013,
    brand: 'Ganthira',
    unit: 'each',
    name: 'Hollow concrete block {size}',
    text: [
      'Machine-pressed block with two cores for outer and party walls.',
      'Twelve and a half blocks to the square metre; the cores take 12 mm bar and concrete at the corners.',
      'One block.',
    ],
    lines: { Material: 'Concrete' },
    rows: [
      [1105, 'block-hollow-150', 'BLD-H150-GY', '400 × 150 × 200 mm', '', 145, '17 kg', ['colomboOnly']],
      [
        1106,
        'block-hollow-150',
        'BLD-H150-GY2',
        '400 × 150 × 200 mm',
        '',
        28400,
        '3,400 kg',
        ['notDelivered'],
      ],
      [1107, 'block-solid-100', 'BLD-S100-GY', '400 × 100 × 200 mm', '', 98, '16 kg', ['colomboOnly']],
    ],
    own: {
      1106: {
        text: [
          'Two hundred machine-pressed blocks with two cores, enough for 16 square metres of wall.',
          'The cores take 12 mm bar and concrete at the corners.',
          'One strapped pallet, loaded by fork lift at the yard.',
        ],
        name: 'Hollow concrete block 400 × 150 × 200 mm, pallet of 200',
        unit: 'pallet of 200',
      },
      1107: {
        text: [
          'Machine-pressed solid block for inner walls and low boundary walls.',
          'Twelve and a half blocks to the square metre.',
          'One block.',
        ],
        name: 'Solid concrete block 400 × 100 × 200 mm',
      },
    },
  },
  {
    category: 41021,
    brand: 'Halmeric',
    unit: 'per 3 m length',
    name: 'PVC pipe {size}, grey',
    text: [
      'Waste pipe with plain ends for sinks, floors and rain water, joined with solvent cement.',
      'Clip it every metre and leave 5 mm for heat at each long run.',
      'One length of 3 m. The picture shows cut lengths.',
    ],
    lines: { Material: 'uPVC', Length: '3 m' },
    rows: [
      [1108, 'pvc-pipe-50', 'BLD-P050-GY', '50 mm', 'Light grey', 1080, '1.4 kg'],
      [1109, 'pvc-pipe-50', 'BLD-P040-GY', '40 mm', 'Light grey', 860, '1.0 kg'],
      [1110, 'pvc-pipe-50', 'BLD-P063-GY', '63 mm', 'Light grey', 1420, '2.0 kg'],
      [1111, 'pvc-pipe-110-brown', 'BLD-P110-BN', '110 mm', 'Brown', 3950, '5.4 kg', ['colomboOnly']],
    ],
    own: {
      1108: { lines: { Wall: '1.8 mm' } },
      1109: { lines: { Wall: '1.8 mm' } },
      1110: { lines: { Wall: '2.2 mm' } },
      1111: {
        text: [
          'Brown drain pipe with one plain and one socket end, for soil and storm water in the ground.',
          'Lay it on sand with a fall of 1 in 60.',
          'One length of 3 m. The picture shows a cut length.',
        ],
        name: 'Drain pipe 110 mm, brown',
        lines: { Wall: '3.4 mm' },
      },
    },
  },
  {
    category: 41022,
    brand: 'Halmeric',
    unit: 'each',
    name: 'PVC elbow 90 degrees, {size}',
    text: [
      'Solvent fitting with a socket at each end for grey waste pipe.',
      'Clean, coat both faces and push home with a quarter turn.',
      'One fitting.',
    ],
    lines: { Material: 'uPVC' },
    rows: [
      [1112, 'pvc-elbow-50', 'BLD-E050-GY', '50 mm', 'Light grey', 140, '90 g'],
      [1113, 'pvc-elbow-50', 'BLD-E063-GY', '63 mm', 'Light grey', 210, '140 g'],
      [1114, 'pvc-tee-50', 'BLD-T050-GY', '50 mm', 'Light grey', 180, '120 g'],
      [1115, 'pvc-coupling-50', 'BLD-K050-GY', '50 mm', 'Light grey', 90, '60 g'],
    ],
    own: {
      1114: {
        text: [
          'Tee with three sockets for grey waste pipe.',
          'Clean, coat both faces and push home with a quarter turn.',
          'One fitting.',
        ],
        name: 'PVC tee 50 mm',
      },
      1115: {
        text: [
          'Straight coupling that joins two plain ends of grey waste pipe.',
          'Clean, coat both faces and push home with a quarter turn.',
          'One fitting.',
        ],
        name: 'PVC coupling 50 mm',
      },
    },
  },
  {
    category: 4103,
    brand: 'Talawa Steel',
    unit: 'per 6 m length',
    name: 'Reinforcing bar {size}, 6 m',
    text: [
      'Ribbed high-yield bar for slabs, beams and columns.',
      'Sold in the full length of 6 m; cutting is done at the trade counter.',
      'One bar. The picture shows cut lengths.',
    ],
    lines: { Material: 'Steel, 500 N/mm²', Length: '6 m' },
    rows: [
      [1116, 'rebar-12', 'BLD-R12-6M', '12 mm', '', 2150, '5.3 kg', ['notDelivered']],
      [1117, 'rebar-12', 'BLD-R10-6M', '10 mm', '', 1520, '3.7 kg', ['notDelivered']],
      [1118, 'rebar-12', 'BLD-R16-6M', '16 mm', '', 3820, '9.5 kg', ['notDelivered']],
      [1119, 'rebar-12', 'BLD-R12-6M40', '12 mm', '', 83500, '213 kg', ['notDelivered']],
    ],
    own: {
      1119: {
        text: [
          'Forty ribbed high-yield bars of 12 mm for slabs, beams and columns.',
          'Sold in the full length of 6 m, tied in four places.',
          'One bundle, loaded by crane at the yard. The picture shows cut lengths.',
        ],
        name: 'Reinforcing bar 12 mm, 6 m, bundle of 40',
        unit: 'bundle of 40',
      },
    },
  },
  {
    category: 41041,
    brand: 'Brennock',
    unit: 'each',
    name: 'Brick trowel {size}, beech handle',
    text: [
      'Brick trowel with a blade of {size} and a beech handle with a steel cap.',
      'Forged in one piece from blade to tang, so it does not come loose.',
      'One trowel.',
    ],
    lines: { Material: 'Tool steel, beech' },
    rows: [
      [1120, 'brick-trowel-260', 'BLD-T260-BE', '260 mm', '', 1780, '380 g'],
      [1121, 'brick-trowel-260', 'BLD-T200-BE', '200 mm', '', 1380, '290 g'],
    ],
  },
  {
    category: 41041,
    brand: 'Brennock',
    unit: 'each',
    name: 'Plastering trowel {size}',
    text: [
      'Flat steel blade riveted to a light mounting, for skim and finish coats.',
      'Wipe and oil the blade after use.',
      'One trowel.',
    ],
    lines: { Material: 'Tool steel, wooden handle', Thickness: '0.7 mm' },
    rows: [
      [1122, 'plaster-trowel-280', 'BLD-P280-BE', '280 × 120 mm', '', 1480, '360 g'],
      [1123, 'plaster-float-280', 'BLD-F280-YE', '280 × 120 mm', '', 690, '240 g'],
    ],
    own: {
      1123: {
        text: [
          'One-piece float of yellow plastic, for levelling a coat of plaster before the finish.',
          'Light, and easy to wash off.',
          'One float.',
        ],
        name: 'Plastic float 280 × 120 mm',
        lines: { Material: 'ABS', Thickness: '8 mm' },
      },
    },
  },
  {
    category: 41011,
    brand: 'Halmeric',
    unit: 'bag of 25 kg',
    name: 'Tile adhesive, {size} bag',
    text: [
      'Cement-based adhesive for ceramic tiles on floors and walls, indoors and outdoors.',
      'Open time 20 minutes; a bag covers about 6 square metres with an 8 mm notch.',
      'One bag of 25 kg.',
    ],
    lines: { 'Pot life': '3 hours', Bag: '360 × 520 mm' },
    rows: [[1124, 'tile-adhesive-bag-25', 'BLD-A25-GY', '25 kg', '', 1650, '25 kg', ['colomboOnly']]],
  },
  {
    category: 41042,
    brand: 'Brennock',
    unit: 'each',
    name: 'Spirit level {size}, three vials',
    text: [
      'Ribbed aluminium level with a horizontal, a vertical and a 45 degree vial.',
      'Milled base, rubber end caps.',
      'One level.',
    ],
    lines: { Material: 'Aluminium', Accuracy: '1.0 mm per metre' },
    rows: [
      [1125, 'spirit-level-400', 'BLD-L400-YE', '400 mm', 'Yellow', 1580, '300 g'],
      [1126, 'spirit-level-600-red', 'BLD-L600-RD', '600 mm', 'Red', 1980, '430 g'],
    ],
  },
  {
    category: 41043,
    brand: 'Brennock',
    unit: 'each',
    name: 'Claw hammer {size}, hardwood handle',
    text: ['Drop-forged head on a hardwood handle, wedged and sealed.', 'One hammer.'],
    lines: { Material: 'Forged steel, hardwood' },
    rows: [
      [1127, 'claw-hammer-560', 'BLD-H560-HW', '560 g', '', 1980, '780 g'],
      [1128, 'club-hammer-1800', 'BLD-H1800-HW', '1.8 kg', '', 2450, '2.1 kg'],
    ],
    own: {
      1127: { note: 'The claw draws nails of up to 5 mm.', lines: { Length: '330 mm' } },
      1128: {
        text: [
          'Club hammer with two square faces for chisels, pegs and demolition.',
          'Forged head on a short hardwood handle, wedged and sealed.',
          'One hammer.',
        ],
        name: 'Club hammer 1.8 kg, hardwood handle',
        lines: { Length: '265 mm' },
      },
    },
  },
  {
    category: 41043,
    brand: 'Halmeric',
    unit: 'each',
    name: 'Builder’s bucket {size}, black',
    text: [
      'Reinforced bucket with a pouring lip, a measure inside and a 6 mm wire handle.',
      'For mortar and rubble; stands lifting by hand, not by crane.',
      'One bucket.',
    ],
    lines: { Material: 'Polyethylene', Diameter: '330 mm' },
    rows: [[1129, 'bucket-14', 'BLD-B14-BK', '14 litres', 'Black', 680, '780 g']],
  },
]
