import type { Style } from './style.ts'

export const sliding: Style[] = [
  {
    category: 6011,
    brand: 'Ostrel',
    unit: 'per set',
    name: 'Sliding door track and hanger set, 80 kg, {size} track',
    text: [
      'Top-hung set for one timber door of 30 to 45 mm and up to 80 kg.',
      'Closed aluminium track with two four-wheel hangers on ball bearings; the height is set from the front.',
      'Track {size}, two hangers, two stops, floor guide, screws and spanner.',
    ],
    lines: { Material: 'Aluminium track, steel hangers', Load: '80 kg', Fixings: '5.0 × 40 mm every 300 mm' },
    rows: [
      [601, 'sliding-track-hanger', 'SLD-H80-18', '1.8 m', 'Aluminium', 11800, '3.9 kg'],
      [602, 'sliding-track-hanger', 'SLD-H80-24', '2.4 m', 'Aluminium', 13900, '4.8 kg'],
      [603, 'sliding-track-hanger', 'SLD-H80-40', '4.0 m', 'Aluminium', 20000, '7.4 kg', ['colomboOnly']],
    ],
    own: {
      603: {
        text: [
          'Top-hung set for two timber doors of 30 to 45 mm and up to 80 kg each.',
          'Closed aluminium track with four-wheel hangers on ball bearings; the height is set from the front.',
          'Track {size} in two pieces, four hangers, two stops, two floor guides, screws and spanner.',
        ],
      },
    },
  },
  {
    category: 602,
    brand: 'Pikemoor',
    unit: 'per set',
    name: 'Barn door hanger set, {size} track, {finish}',
    text: [
      'Exposed strap hangers on a flat 40 × 6 mm track, for doors of 35 to 45 mm and up to 100 kg.',
      'The track is bolted through spacers, so the wall above the opening must be solid.',
      'Track {size}, two hangers, five spacers, two stops, floor guide and bolts.',
    ],
    lines: { Load: '100 kg', Wheel: '70 mm' },
    rows: [
      [604, 'barn-door-hanger', 'SLD-B20-BK', '2.0 m', 'Black', 18500, '8.6 kg'],
      [605, 'barn-door-hanger', 'SLD-B30-BK', '3.0 m', 'Black', 24900, '11.8 kg', ['colomboOnly']],
      [606, 'barn-door-hanger-steel', 'SLD-B20-SS', '2.0 m', 'Stainless steel', 32500, '8.8 kg', ['codOnly']],
    ],
    own: {
      604: { lines: { Material: 'Steel, powder coated' } },
      605: { lines: { Material: 'Steel, powder coated' } },
      606: { brand: 'Veddel', lines: { Material: '304 stainless steel' } },
    },
  },
  {
    category: 6031,
    brand: 'Harrow & Finch',
    unit: 'each',
    name: 'Round flush pull {size}, {finish}',
    text: [
      'Dished pull for sliding doors, set flush in a round hole.',
      'Bore with a saw tooth bit to the depth of the cup and press or glue it in; no screws on the face.',
      'One pull.',
    ],
    lines: { Material: 'Brass, plated', Depth: '12 mm' },
    rows: [
      [607, 'flush-pull-round-50-satin-nickel', 'SLD-R50-SN', '50 mm', 'Satin nickel', 780, '70 g'],
      [608, 'flush-pull-round-50-satin-nickel', 'SLD-R65-SN', '65 mm', 'Satin nickel', 960, '110 g'],
      [609, 'flush-pull-round-50-satin-brass', 'SLD-R50-SB', '50 mm', 'Satin brass', 780, '70 g'],
    ],
    own: { 609: { lines: { Material: 'Brass' } } },
  },
  {
    category: 6032,
    brand: 'Harrow & Finch',
    unit: 'each',
    name: 'Oblong flush pull {size}, {finish}',
    text: [
      'Long flush pull for sliding and pocket doors of 30 mm and up.',
      'Two screws, top and bottom, hold it in a routed recess.',
      'One pull with screws.',
    ],
    lines: { Depth: '13 mm', Fixings: '3.0 × 16 mm' },
    rows: [
      [610, 'flush-pull-oblong-120', 'SLD-O120-SS', '120 × 40 mm', 'Satin stainless steel', 890, '110 g'],
      [611, 'flush-pull-oblong-120', 'SLD-O150-SS', '150 × 50 mm', 'Satin stainless steel', 1090, '170 g'],
      [612, 'flush-pull-oval-black', 'SLD-V120-BK', '120 × 40 mm', 'Black', 820, '100 g'],
    ],
    own: {
      610: { brand: 'Veddel', lines: { Material: '304 stainless steel' } },
      611: { brand: 'Veddel', lines: { Material: '304 stainless steel' } },
      612: {
        text: [
          'Oval flush pull for sliding and pocket doors of 30 mm and up, with round ends that a router cuts in one pass.',
          'Two screws, top and bottom, hold it in the recess.',
          'One pull with screws.',
        ],
        name: 'Oval flush pull 120 × 40 mm, black',
        lines: { Material: 'Zinc die-cast' },
      },
    },
  },
  {
    category: 604,
    brand: 'Korvane',
    unit: 'each',
    name: 'Bi-fold bottom pivot and bracket',
    text: [
      'Bottom pivot with its floor bracket for one bi-fold pair of up to 25 kg.',
      'The pivot goes into the door, its seat moves along the slotted bracket to set the side gap.',
      'Pivot, bracket and screws.',
    ],
    lines: { Size: '84 × 66 mm', Material: 'Steel, nylon bush', Door: '20 to 35 mm thick' },
    rows: [
      [613, 'bifold-pivot-bottom', 'SLD-P1-ZN', '84 × 66 mm', 'Zinc plated', 640, '150 g'],
      [614, 'bifold-pivot-top', 'SLD-P2-ZN', '24 × 72 mm', 'Zinc plated', 540, '70 g'],
    ],
    own: {
      614: {
        text: [
          'Top pivot and guide wheel for one bi-fold pair of up to 25 kg.',
          'Both are sprung and go into the top edge of the doors; the wheel runs in the head track.',
          'One pivot and one wheel.',
        ],
        name: 'Bi-fold top pivot with guide wheel',
        lines: { Size: '24 × 72 mm' },
      },
    },
  },
  {
    category: 6012,
    brand: 'Ostrel',
    unit: 'per 3 m length',
    name: '{size}, aluminium',
    text: [
      'Aluminium section in 3 m lengths, to be cut with a fine-toothed saw and drilled as needed.',
      'Works with the 80 kg hangers and the nylon guides of this range.',
      'One length, screws not included. The picture shows a cut sample.',
    ],
    lines: { Material: 'Aluminium', Length: '3 m' },
    rows: [
      [
        615,
        'sliding-track-box',
        'SLD-T32-AL',
        '32 × 36 mm',
        'Mill aluminium',
        4650,
        '2.4 kg',
        ['colomboOnly'],
      ],
      [
        616,
        'bypass-track-double',
        'SLD-T72-AL',
        '72 × 34 mm',
        'Mill aluminium',
        5950,
        '3.0 kg',
        ['colomboOnly'],
      ],
      [617, 'bottom-channel', 'SLD-T18-AL', '18 × 15 mm', 'Mill aluminium', 1250, '600 g'],
    ],
    own: {
      615: { name: 'Top track, box section 32 × 36 mm, aluminium' },
      616: {
        text: [
          'Two channels in one section, so that two doors pass each other.',
          'In 3 m lengths, to be cut with a fine-toothed saw and drilled as needed.',
          'One length, screws not included. The picture shows a cut sample.',
        ],
        name: 'Double bypass track 72 × 34 mm, aluminium',
      },
      617: {
        text: [
          'U channel for the floor or the foot of a door, runs on the T floor guide.',
          'In 3 m lengths, to be cut with a fine-toothed saw and drilled as needed.',
          'One length, screws not included. The picture shows a cut sample.',
        ],
        name: 'Bottom guide channel 18 × 15 mm, aluminium',
      },
    },
  },
  {
    category: 6013,
    brand: 'Korvane',
    unit: 'each',
    name: 'T floor guide, nylon',
    text: [
      'Floor guide that runs in a groove in the foot of a sliding door and keeps it from swinging.',
      'Fixed to the floor with two screws beside the opening.',
      'One guide with screws.',
    ],
    lines: { Material: 'Nylon', Fixings: '4.0 × 30 mm' },
    rows: [
      [618, 'floor-guide-nylon', 'SLD-G60-NY', '60 × 34 mm', 'Natural nylon', 240, '20 g'],
      [619, 'floor-guide-roller', 'SLD-G70-RL', '70 × 30 mm', 'Zinc plated', 460, '90 g'],
    ],
    own: {
      619: {
        text: [
          'Floor guide with two rollers that hold the door between them, so the door needs no groove.',
          'The gap is set from 30 to 45 mm with a screwdriver.',
          'One guide with screws.',
        ],
        name: 'Roller floor guide on plate, zinc plated',
        lines: { Material: 'Steel plate, plastic rollers' },
      },
    },
  },
  {
    category: 6013,
    brand: 'Korvane',
    unit: 'each',
    name: 'Sliding door roller {size}, nylon wheel',
    text: [
      'Wheel in a steel housing, let into the bottom rail of a sliding door or window.',
      'Runs on a raised rail; two rollers to a door of up to 60 kg.',
      'One roller.',
    ],
    lines: { Fixings: '4.0 × 25 mm' },
    rows: [
      [620, 'sliding-roller-40', 'SLD-W40-NY', '40 mm', 'Zinc plated', 320, '110 g'],
      [621, 'gate-wheel-80', 'SLD-W80-HD', '80 mm', 'Galvanised', 1650, '820 g'],
    ],
    own: {
      620: { lines: { Material: 'Steel, nylon wheel' } },
      621: {
        text: [
          'Wheel with a V groove for sliding gates on angle or round rail.',
          'Two sealed bearings; a pair carries a gate of 250 kg.',
          'One wheel in its bracket.',
        ],
        name: 'Sliding gate wheel 80 mm, grooved',
        brand: 'Talawa Steel',
        lines: { Material: 'Steel', Fixings: 'Welded or M12 bolt' },
      },
    },
  },
]
