import type { Style } from './style.ts'

export const seals: Style[] = [
  {
    category: 8,
    brand: 'Sorrabek',
    unit: 'per 914 mm length',
    name: 'Rain threshold {size} with gasket',
    text: [
      'Door sill of {size} with a replaceable rubber gasket that seals against the underside of the door.',
      'For doors that open in or out, gap 10 to 16 mm; lay it in sealant on stone or tile.',
      'Sill, gasket, screws and plugs. The picture shows a cut sample.',
    ],
    lines: { Height: '13 mm', Fixings: '4.0 × 35 mm and plugs' },
    rows: [
      [801, 'threshold-gasket-60', 'SEA-T60-SS', '60 mm', 'Stainless steel', 3650, '980 g'],
      [802, 'threshold-storm-56', 'SEA-S56-AL', '56 mm', 'Mill aluminium', 3250, '760 g'],
      [803, 'threshold-storm-56', 'SEA-S56-AL18', '56 mm', 'Mill aluminium', 6350, '1.5 kg', ['colomboOnly']],
    ],
    own: {
      801: { lines: { Material: 'Stainless steel, rubber gasket' } },
      802: {
        text: [
          'Domed sill with a rubber seal in its crown, for outer doors that open in or out.',
          'Both sides slope, so that rain and wheels run off; gap 14 to 20 mm.',
          'Sill, seal, screws and plugs. The picture shows a cut sample.',
        ],
        name: 'Storm threshold 56 mm with seal',
        lines: { Material: 'Aluminium, rubber seal', Height: '19 mm' },
      },
      803: {
        text: [
          'Domed sill with a rubber seal in its crown, for double doors that open in or out.',
          'Both sides slope, so that rain and wheels run off; gap 14 to 20 mm.',
          'Sill, seal, screws and plugs. The picture shows a cut sample.',
        ],
        name: 'Storm threshold 56 mm with seal, 1.83 m',
        unit: 'per 1.83 m length',
        lines: { Material: 'Aluminium, rubber seal', Height: '19 mm' },
      },
    },
  },
  {
    category: 8,
    brand: 'Sorrabek',
    unit: 'per 914 mm length',
    name: 'Flat ribbed threshold {size}, {finish}',
    text: [
      'Flat cover strip for the joint between two floors of the same height, ribbed against slipping.',
      'Drilled and countersunk every 150 mm.',
      'One strip with screws and plugs. The picture shows a cut sample.',
    ],
    lines: { Height: '4 mm', Fixings: '3.5 × 30 mm and plugs' },
    rows: [
      [804, 'threshold-flat-40-gold-alu', 'SEA-F40-GA', '40 mm', 'Gold anodised aluminium', 1180, '230 g'],
      [805, 'threshold-flat-40-mill-alu', 'SEA-F40-AL', '40 mm', 'Mill aluminium', 960, '230 g'],
      [806, 'threshold-ramp-36', 'SEA-R36-AL', '36 × 14 mm', 'Mill aluminium', 1080, '270 g'],
      [807, 'edge-trim-angle', 'SEA-E36-GA', '36 × 22 mm', 'Gold anodised aluminium', 1050, '240 g'],
    ],
    own: {
      806: {
        text: [
          'Sloping strip between floors of different height, for a step of up to 14 mm.',
          'Drilled and countersunk every 150 mm.',
          'One strip with screws and plugs. The picture shows a cut sample.',
        ],
        name: 'Ramp strip 36 × 14 mm, mill aluminium',
        lines: { Height: '14 mm' },
      },
      807: {
        text: [
          'Angle for the nosing of a step or the edge of a tiled floor.',
          'Drilled and countersunk every 150 mm in the long leg.',
          'One strip with screws and plugs. The picture shows a cut sample.',
        ],
        name: 'Angle edge trim 36 × 22 mm, gold anodised aluminium',
        lines: { Height: '22 mm' },
      },
    },
  },
  {
    category: 8,
    brand: 'Sorrabek',
    unit: 'per 914 mm length',
    name: 'Door brush strip {size}, {finish}',
    text: [
      'Carrier with a nylon brush for the foot of a door, closing a gap of up to 18 mm over tile or carpet.',
      'Screwed to the face of the door; cut carrier and brush together with a hacksaw.',
      'One strip with screws. The picture shows a cut sample.',
    ],
    lines: { Material: 'Aluminium, nylon brush', Fixings: '3.5 × 16 mm' },
    rows: [
      [808, 'brush-strip-48-mill-alu', 'SEA-B46-AL', '46 mm', 'Mill aluminium', 880, '180 g'],
      [809, 'brush-strip-48-mill-alu', 'SEA-B46-AL12', '46 mm', 'Mill aluminium', 1150, '240 g'],
      [810, 'brush-strip-48-gold-alu', 'SEA-B46-GA', '46 mm', 'Gold anodised aluminium', 950, '180 g'],
    ],
    own: { 809: { name: 'Door brush strip 46 mm, mill aluminium, 1.22 m', unit: 'per 1.22 m length' } },
  },
  {
    category: 8,
    brand: 'Sorrabek',
    unit: 'per 914 mm length',
    name: 'Rain deflector {size}, aluminium',
    text: [
      'Drip bar for the outside foot of a door, throwing rain clear of the sill.',
      'Bed it in sealant and screw it through the back flange.',
      'One bar with screws. The picture shows a cut sample.',
    ],
    lines: { Material: 'Aluminium', Projection: '32 mm', Fixings: '4.0 × 20 mm' },
    rows: [[811, 'drip-bar-40', 'SEA-D40-AL', '40 mm', 'Mill aluminium', 990, '250 g']],
  },
  {
    category: 8,
    brand: 'Talawa Steel',
    unit: 'per 3 m length',
    name: 'Water bar {size}, {finish}',
    text: [
      'Flat galvanised bar set upright in a groove between sill and floor to stop water running under.',
      'One bar of 3 m. The picture shows a cut sample.',
    ],
    lines: { Material: 'Steel', Length: '3 m' },
    rows: [[812, 'weather-bar-25', 'SEA-W25-HD', '25 × 6 mm', 'Galvanised', 2250, '3.5 kg']],
  },
  {
    category: 8,
    brand: 'Sorrabek',
    unit: 'pack of 5',
    name: 'Intumescent strip {size}, {finish}',
    text: [
      'Self-adhesive strip that swells in heat and closes the gap round a door.',
      'Press it into a groove of 15 × 4 mm in the door edge or the frame; five lengths of 1.05 m do one single door.',
      'Five strips.',
    ],
    lines: { Material: 'Graphite core in PVC', Length: '1.05 m each' },
    rows: [
      [813, 'intumescent-plain', 'SEA-I15-WH', '15 × 4 mm', 'White', 2150, '520 g'],
      [814, 'intumescent-brush', 'SEA-I15-BN', '15 × 4 mm', 'Brown', 2680, '560 g'],
    ],
    own: {
      814: {
        text: [
          'Self-adhesive strip that swells in heat, with a brush pile that holds back cold smoke.',
          'Press it into a groove of 15 × 4 mm in the door edge or the frame; five lengths of 1.05 m do one single door.',
          'Five strips.',
        ],
        name: 'Fire and smoke strip 15 × 4 mm with brush, brown',
      },
    },
  },
  {
    category: 8,
    brand: 'Sorrabek',
    unit: 'roll of 5 m',
    name: 'Foam draught strip {size}',
    text: [
      'Closed-cell foam strip, self-adhesive, for doors and windows that rattle or let dust in.',
      'Clean the rebate with spirit first; the strip closes gaps of 2 to 4 mm.',
      'One roll of 5 m.',
    ],
    lines: { Material: 'EVA foam', Length: '5 m' },
    rows: [
      [815, 'draught-strip-foam', 'SEA-N15-GY', '15 × 5 mm', 'Dark grey', 390, '60 g'],
      [816, 'draught-strip-foam', 'SEA-N10-GY', '10 × 5 mm', 'Dark grey', 320, '40 g'],
      [817, 'draught-strip-white', 'SEA-N9-WH', '9 × 4 mm', 'White', 540, '160 g'],
    ],
    own: {
      817: {
        text: [
          'Rubber strip with a ribbed face, self-adhesive, for doors and windows that are used every day.',
          'Clean the rebate with spirit first; the strip closes gaps of 2 to 3 mm.',
          'One roll of 5 m.',
        ],
        name: 'Rubber draught strip 9 × 4 mm, white',
        lines: { Material: 'EPDM rubber' },
      },
    },
  },
]
