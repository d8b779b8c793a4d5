import type { Style } from './style.ts'

export const window: Style[] = [
  {
    category: 5011,
    brand: 'Marlhythe',
    unit: 'each',
    name: 'Casement stay {size}, bulb end, {finish}',
    text: [
      'Casement stay with a bulb end and two pins, for timber windows that open outwards.',
      'The arm is {size} long with a row of holes, so the sash can be held closed, part open or wide.',
      'One stay, two pins and screws.',
    ],
    lines: { Fixings: '4.0 × 20 mm' },
    rows: [
      [501, 'casement-stay-250-black', 'WIN-S250-BK', '250 mm', 'Black', 720, '190 g'],
      [502, 'casement-stay-250-black', 'WIN-S300-BK', '300 mm', 'Black', 820, '220 g'],
      [503, 'casement-stay-250-satin-brass', 'WIN-S250-SB', '250 mm', 'Satin brass', 1480, '220 g'],
      [504, 'casement-stay-250-satin-nickel', 'WIN-S250-SN', '250 mm', 'Satin nickel', 1420, '210 g'],
    ],
    own: {
      501: { lines: { Material: 'Steel' } },
      502: { lines: { Material: 'Steel' }, note: 'The longer arm suits sashes over 600 mm wide.' },
      503: { brand: 'Sethuma Brass', lines: { Material: 'Brass' } },
      504: { lines: { Material: 'Zinc die-cast' } },
    },
  },
  {
    category: 5031,
    brand: 'Marlhythe',
    unit: 'each',
    name: 'Espagnolette window handle, key locking, {finish}',
    text: [
      'Handle for aluminium and uPVC windows with an espagnolette gear, locked by a key in the base.',
      'Spindle 7 mm square, 40 mm long; screw centres 43 mm.',
      'Handle, two M5 screws and one key.',
    ],
    lines: { Size: '140 mm', Material: 'Zinc die-cast', Spindle: '7 × 40 mm' },
    rows: [
      [505, 'espag-handle-white-paint', 'WIN-E140-WH', '140 mm', 'White', 1350, '260 g'],
      [506, 'espag-handle-satin-nickel', 'WIN-E140-SN', '140 mm', 'Satin nickel', 1580, '260 g'],
      [507, 'espag-handle-black', 'WIN-E140-BK', '140 mm', 'Black', 1420, '260 g'],
    ],
  },
  {
    category: 5032,
    brand: 'Marlhythe',
    unit: 'each',
    name: 'Cranked espagnolette handle, left hand, {finish}',
    text: [
      'Espagnolette handle with the lever cranked clear of the frame, for sashes with a narrow stile.',
      'Left hand: the lever points left when the window is closed and seen from inside.',
      'Handle, two M5 screws and one key.',
    ],
    lines: { Size: '140 mm', Material: 'Zinc die-cast', Spindle: '7 × 40 mm' },
    rows: [[508, 'espag-handle-cranked', 'WIN-C140-WH', '140 mm', 'White', 1480, '270 g']],
  },
  {
    category: 5021,
    brand: 'Sethuma Brass',
    unit: 'each',
    name: 'Hook sash lift {size}, {finish}',
    text: [
      'Hook-shaped lift for the bottom rail of a sliding sash, also used on small drawers.',
      'Fit two to a sash, a quarter of the width from each side.',
      'One lift with two screws.',
    ],
    lines: { Projection: '33 mm', Fixings: '3.5 × 20 mm' },
    rows: [
      [509, 'sash-lift-hook-satin-brass', 'WIN-H42-SB', '42 mm', 'Satin brass', 520, '50 g'],
      [510, 'sash-lift-hook-satin-nickel', 'WIN-H42-SN', '42 mm', 'Satin nickel', 540, '50 g'],
    ],
    own: {
      509: { lines: { Material: 'Brass' } },
      510: { lines: { Material: 'Brass, nickel plated' } },
    },
  },
  {
    category: 5021,
    brand: 'Sethuma Brass',
    unit: 'each',
    name: 'Bar sash lift {size}, {finish}',
    text: [
      'Round bar on two posts for heavy sashes, wide enough for a whole hand.',
      'Four screws through the post plates.',
      'One lift with screws.',
    ],
    lines: { Material: 'Brass', Projection: '32 mm', Fixings: '3.5 × 20 mm' },
    rows: [
      [511, 'sash-lift-bar', 'WIN-B100-PB', '100 mm', 'Polished brass', 1280, '140 g'],
      [512, 'sash-lift-bar', 'WIN-B130-PB', '130 mm', 'Polished brass', 1450, '170 g'],
    ],
  },
  {
    category: 5022,
    brand: 'Sethuma Brass',
    unit: 'each',
    name: 'Fitch sash fastener {size}, {finish}',
    text: [
      'Fitch fastener that draws the two meeting rails together as the arm turns.',
      'For rails of 38 mm and up; fix it at the middle, two on sashes over 900 mm.',
      'Fastener, keep and screws.',
    ],
    lines: { Material: 'Brass', Fixings: '4.0 × 20 mm' },
    rows: [
      [513, 'sash-fastener-fitch-satin-brass', 'WIN-F66-SB', '66 mm', 'Satin brass', 1650, '180 g'],
      [514, 'sash-fastener-fitch-chrome', 'WIN-F66-CH', '66 mm', 'Polished chrome', 1720, '180 g'],
    ],
    own: { 514: { lines: { Material: 'Brass, chromed' } } },
  },
  {
    category: 5013,
    brand: 'Veddel',
    unit: 'per pair',
    name: 'Window friction stay {size}, {finish}',
    text: [
      'Four-bar friction hinge for top or side hung aluminium and uPVC windows, stack height 13 mm.',
      'Holds the sash where it is left; the brake is adjusted with a screwdriver.',
      'Left and right stay, screws not included.',
    ],
    lines: { Material: '304 stainless steel', Fixings: '4.8 × 16 mm self-tapping' },
    rows: [
      [515, 'friction-stay-300-stainless', 'WIN-R300-SS', '300 mm', 'Satin stainless steel', 1850, '420 g'],
      [516, 'friction-stay-400', 'WIN-R400-SS', '400 mm', 'Satin stainless steel', 2350, '580 g'],
    ],
    own: {
      515: { lines: { Sash: 'Up to 18 kg' } },
      516: { lines: { Sash: 'Up to 26 kg' } },
    },
  },
  {
    category: 5013,
    brand: 'Veddel',
    unit: 'box of 25 pairs',
    name: 'Window friction stay {size}, {finish}, box of 25 pairs',
    text: [
      'Twenty-five pairs of 300 mm friction stays for a window maker’s bench.',
      'Top or side hung sashes of up to 18 kg, stack height 13 mm.',
      'Fifty stays, screws not included.',
    ],
    lines: { Material: '304 stainless steel', Sash: 'Up to 18 kg', Fixings: '4.8 × 16 mm self-tapping' },
    rows: [
      [
        517,
        'friction-stay-300-stainless',
        'WIN-R300-SS25',
        '300 mm',
        'Satin stainless steel',
        42500,
        '10.5 kg',
      ],
    ],
  },
  {
    category: 5012,
    brand: 'Marlhythe',
    unit: 'each',
    name: 'Casement fastener with mortice plate, {finish}',
    text: [
      'Wedge fastener for timber casements, pulling the sash tight into its rebate.',
      'The plate is let into the frame; reversible for left and right.',
      'Fastener, mortice plate and screws.',
    ],
    lines: { Size: '118 mm', Fixings: '4.0 × 20 mm' },
    rows: [
      [518, 'casement-fastener-black', 'WIN-K118-BK', '118 mm', 'Black', 860, '180 g'],
      [519, 'casement-fastener-satin-brass', 'WIN-K118-SB', '118 mm', 'Satin brass', 1690, '210 g'],
    ],
    own: {
      518: { lines: { Material: 'Steel' } },
      519: { brand: 'Sethuma Brass', lines: { Material: 'Brass' } },
    },
  },
]
