import type { Style } from './style.ts'

export const cabinet: Style[] = [
  {
    category: 7011,
    brand: 'Ellmarch',
    unit: 'each',
    name: 'Cabinet knob {size}, {finish}',
    text: [
      'Round cabinet knob, {size} across, on a flared neck.',
      'One hole of 5 mm through the door; the M4 × 25 mm screw can be cut to length.',
      'One knob with screw.',
    ],
    lines: { Projection: '30 mm', Fixings: 'M4 × 25 mm' },
    rows: [
      [701, 'cabinet-knob-34-satin-brass', 'CAB-K34-SB', '34 mm', 'Satin brass', 420, '60 g'],
      [702, 'cabinet-knob-34-satin-brass', 'CAB-K28-SB', '28 mm', 'Satin brass', 360, '40 g'],
      [703, 'cabinet-knob-34-satin-nickel', 'CAB-K34-SN', '34 mm', 'Satin nickel', 390, '55 g'],
      [704, 'cabinet-knob-34-black', 'CAB-K34-BK', '34 mm', 'Black', 380, '55 g'],
    ],
    own: {
      701: { brand: 'Sethuma Brass', lines: { Material: 'Solid brass' } },
      702: { brand: 'Sethuma Brass', lines: { Material: 'Solid brass' } },
      703: { lines: { Material: 'Zinc die-cast' } },
      704: { lines: { Material: 'Zinc die-cast' } },
    },
  },
  {
    category: 7012,
    brand: 'Ellmarch',
    unit: 'each',
    name: 'Oak cabinet knob {size}',
    text: [
      'Turned oak knob with a clear lacquer, {size} across; grain and colour differ from piece to piece.',
      'A brass insert takes the M4 screw.',
      'One knob with screw.',
    ],
    lines: { Material: 'Oak', Projection: '34 mm', Fixings: 'M4 × 25 mm' },
    rows: [[705, 'cabinet-knob-oak', 'CAB-K38-OK', '38 mm', 'Clear lacquer', 460, '30 g']],
  },
  {
    category: 7012,
    brand: 'Ellmarch',
    unit: 'each',
    name: 'Oak bar pull, {size} centres',
    text: [
      'Wooden bar on two metal posts, {size} between the screws and 192 mm over all.',
      'Lacquered on all sides; wipe, do not soak.',
      'One pull with two M4 × 25 mm screws.',
    ],
    lines: { Projection: '39 mm', Fixings: 'M4 × 25 mm' },
    rows: [
      [706, 'oak-pull-128', 'CAB-W128-OK', '128 mm', 'Clear lacquer', 1180, '90 g'],
      [707, 'walnut-pull-128', 'CAB-W128-DK', '128 mm', 'Dark lacquer', 1180, '90 g'],
    ],
    own: {
      706: { lines: { Material: 'Oak, steel posts' } },
      707: {
        text: [
          'Dark hardwood bar on two black posts, {size} between the screws and 192 mm over all.',
          'Lacquered on all sides; wipe, do not soak.',
          'One pull with two M4 × 25 mm screws.',
        ],
        name: 'Dark hardwood bar pull, 128 mm centres, black posts',
        lines: { Material: 'Hardwood, black steel posts' },
      },
    },
  },
  {
    category: 7021,
    brand: 'Ellmarch',
    unit: 'each',
    name: 'T-bar pull {size} centres, {finish}',
    text: [
      'Round 12 mm bar on two posts, {size} between the screws, 30 mm overhang at each end.',
      'For kitchen doors and drawers of 16 to 20 mm board.',
      'One pull with two M4 × 25 mm screws.',
    ],
    lines: { Projection: '32 mm', Diameter: '12 mm', Fixings: 'M4 × 25 mm' },
    rows: [
      [708, 'bar-pull-128-black', 'CAB-B128-BK', '128 mm', 'Black', 520, '110 g'],
      [709, 'bar-pull-128-black', 'CAB-B96-BK', '96 mm', 'Black', 460, '90 g'],
      [710, 'bar-pull-128-black', 'CAB-B192-BK', '192 mm', 'Black', 680, '150 g'],
      [711, 'bar-pull-128-stainless', 'CAB-B128-SS', '128 mm', 'Satin stainless steel', 560, '110 g'],
      [712, 'bar-pull-128-satin-brass', 'CAB-B128-SB', '128 mm', 'Satin brass', 640, '110 g'],
    ],
    own: {
      708: { lines: { Material: 'Steel, powder coated' } },
      709: { lines: { Material: 'Steel, powder coated' } },
      710: { lines: { Material: 'Steel, powder coated' } },
      711: { brand: 'Veddel', lines: { Material: 'Stainless steel, hollow' } },
      712: { lines: { Material: 'Steel, plated' } },
    },
  },
  {
    category: 7022,
    brand: 'Ellmarch',
    unit: 'each',
    name: 'D handle {size} centres, {finish}',
    text: [
      'Bent wire handle, 10 mm thick, {size} between the screws.',
      'Suits wardrobes, drawers and tool chests.',
      'One handle with two M4 × 25 mm screws.',
    ],
    lines: { Material: 'Steel', Projection: '30 mm', Fixings: 'M4 × 25 mm' },
    rows: [
      [713, 'd-handle-96-chrome', 'CAB-D96-CH', '96 mm', 'Polished chrome', 290, '70 g'],
      [714, 'd-handle-96-chrome', 'CAB-D128-CH', '128 mm', 'Polished chrome', 340, '85 g'],
      [715, 'd-handle-96-satin-nickel', 'CAB-D96-SN', '96 mm', 'Satin nickel', 310, '70 g'],
      [716, 'bow-handle-96', 'CAB-W96-SN', '96 mm', 'Satin nickel', 330, '80 g'],
    ],
    own: {
      716: {
        text: [
          'Cast bow handle, thicker in the middle than at the feet, {size} between the screws.',
          'Suits bedside tables, drawers and wardrobes.',
          'One handle with two M4 × 25 mm screws.',
        ],
        name: 'Bow handle 96 mm centres, satin nickel',
        lines: { Material: 'Zinc die-cast', Projection: '33 mm' },
      },
    },
  },
  {
    category: 7023,
    brand: 'Ellmarch',
    unit: 'each',
    name: 'Cup handle {size}, {finish}',
    text: [
      'Half-round cup pull for drawers, taken from below.',
      'Fixed from inside the drawer with two M4 screws, 64 mm apart.',
      'One handle with screws.',
    ],
    lines: { Material: 'Zinc die-cast', Projection: '24 mm', Fixings: 'M4 × 25 mm' },
    rows: [
      [717, 'cup-handle-90-antique-brass', 'CAB-C90-AB', '90 mm', 'Antique brass', 580, '80 g'],
      [718, 'cup-handle-90-satin-nickel', 'CAB-C90-SN', '90 mm', 'Satin nickel', 560, '80 g'],
      [719, 'cup-handle-90-black', 'CAB-C90-BK', '90 mm', 'Black', 560, '80 g'],
    ],
  },
  {
    category: 7031,
    brand: 'Korvane',
    unit: 'per pair',
    name: 'Ball bearing drawer runner {size}, full extension',
    text: [
      'Three-part ball bearing runner, 45 mm high, side mounted, pulls the drawer fully out.',
      'Allow 12.7 mm on each side; a lever releases the drawer.',
      'Left and right runner with screws.',
    ],
    lines: { Material: 'Steel, zinc plated', Load: '35 kg', Fixings: '3.5 × 16 mm' },
    rows: [
      [720, 'drawer-runner-ball-450', 'CAB-R450-ZN', '450 mm', 'Zinc plated', 1450, '1.0 kg'],
      [721, 'drawer-runner-ball-450', 'CAB-R350-ZN', '350 mm', 'Zinc plated', 1190, '780 g'],
      [722, 'drawer-runner-ball-450', 'CAB-R550-ZN', '550 mm', 'Zinc plated', 1780, '1.2 kg'],
    ],
  },
  {
    category: 7031,
    brand: 'Korvane',
    unit: 'box of 20 pairs',
    name: 'Ball bearing drawer runner {size}, box of 20 pairs',
    text: [
      'Twenty pairs of 450 mm full extension runners for a kitchen or a wardrobe workshop.',
      'Side mounted, 45 mm high, 35 kg to a drawer.',
      'Forty runners, screws in a separate bag.',
    ],
    lines: { Material: 'Steel, zinc plated', Load: '35 kg', Fixings: '3.5 × 16 mm' },
    rows: [[723, 'drawer-runner-ball-450', 'CAB-R450-ZN20', '450 mm', 'Zinc plated', 26400, '20 kg']],
  },
  {
    category: 7031,
    brand: 'Korvane',
    unit: 'per pair',
    name: 'Roller drawer runner {size}, white',
    text: [
      'Bottom-fix runner with nylon rollers, opens three quarters and stops by itself.',
      'Allow 12.5 mm on each side.',
      'Two cabinet and two drawer profiles, screws not included.',
    ],
    lines: { Material: 'Steel, epoxy coated', Load: '20 kg', Fixings: 'Takes 3.5 × 16 mm screws' },
    rows: [[724, 'drawer-runner-roller', 'CAB-R400-WH', '400 mm', 'White', 690, '620 g']],
  },
  {
    category: 7032,
    brand: 'Ellmarch',
    unit: 'pack of 20',
    name: 'Shelf supports {size}, spoon, {finish}',
    text: [
      'Pins for 5 mm shelf holes; the shelf lies on the flat end.',
      'Twenty pins, enough for five shelves.',
    ],
    lines: { Load: '15 kg per shelf' },
    rows: [
      [725, 'shelf-pins-spoon', 'CAB-P5-ZN', '5 mm', 'Zinc plated', 220, '60 g'],
      [726, 'shelf-pins-plug', 'CAB-P5-BP', '5 mm', 'Brass plated', 260, '70 g'],
    ],
    own: {
      725: { lines: { Material: 'Steel' } },
      726: {
        text: [
          'Round plugs for 5 mm shelf holes; the shelf lies on the collar.',
          'Twenty plugs, enough for five shelves.',
        ],
        name: 'Shelf supports 5 mm, plug, brass plated',
        lines: { Material: 'Steel, brass plated' },
      },
    },
  },
  {
    category: 7033,
    brand: 'Ellmarch',
    unit: 'each',
    name: 'Magnetic catch {size} with strike plate, {finish}',
    text: [
      'Magnetic catch for cupboard doors without a sprung hinge; slotted holes let it move 4 mm.',
      'Catch, strike plate and three screws.',
    ],
    lines: { Material: 'Plastic, ferrite magnet', Pull: '4 kg' },
    rows: [[727, 'magnetic-catch', 'CAB-M46-WH', '46 mm', 'White', 150, '30 g']],
  },
]
