import type { Style } from './style.ts'

export const door: Style[] = [
  {
    category: 3011,
    brand: 'Ostrel',
    unit: 'per set',
    name: 'Return-to-door lever on rose 19 mm, {finish}',
    text: [
      'Pair of 19 mm levers that turn back to the door, so that sleeves and straps do not catch.',
      'Sprung 52 mm roses with concealed fixings for doors of 35 to 45 mm.',
      'Two levers, two roses, 8 mm spindle, through bolts and an Allen key.',
    ],
    lines: { Size: '19 mm lever, 52 mm rose', Projection: '67 mm', Spindle: '8 mm square' },
    rows: [
      [301, 'lever-rose-rtd-satin-nickel', 'LVR-RTD19-SN', '19 mm', 'Satin nickel', 6950, '720 g'],
      [302, 'lever-rose-rtd-stainless', 'LVR-RTD19-SS', '19 mm', 'Satin stainless steel', 5450, '690 g'],
      [303, 'lever-rose-rtd-polished-brass', 'LVR-RTD19-PB', '19 mm', 'Polished brass', 7250, '740 g'],
    ],
    own: {
      301: { lines: { Material: 'Zinc die-cast, nickel plated' } },
      302: { brand: 'Veddel', lines: { Material: '304 stainless steel' } },
      303: { lines: { Material: 'Brass' } },
    },
  },
  {
    category: 3011,
    brand: 'Harrow & Finch',
    unit: 'per set',
    name: 'Straight lever on rose 19 mm, {finish}',
    text: [
      'Pair of straight round levers on 52 mm roses, for internal doors of 35 to 45 mm.',
      'The return spring sits in the rose, so the lever stays level with any latch.',
      'Two levers, two roses, 8 mm spindle and screws.',
    ],
    lines: { Size: '19 mm lever, 52 mm rose', Material: 'Zinc die-cast', Spindle: '8 mm square' },
    rows: [
      [304, 'lever-rose-straight-black', 'LVR-STR19-BK', '19 mm', 'Black', 4850, '640 g'],
      [305, 'lever-rose-straight-chrome', 'LVR-STR19-CH', '19 mm', 'Polished chrome', 4980, '640 g'],
    ],
  },
  {
    category: 3012,
    brand: 'Sethuma Brass',
    unit: 'per set',
    name: 'Lever latch handle on plate {size}, {finish}',
    text: [
      'Scroll lever on a plain plate without keyhole, for passage doors with a tubular latch.',
      'Cast brass, sprung behind the plate; reversible for left and right.',
      'Two handles, 8 mm spindle and four screws.',
    ],
    lines: { Material: 'Cast brass', Spindle: '8 mm square', Fixings: '4.0 × 25 mm, brass' },
    rows: [
      [306, 'lever-plate-scroll-satin-brass', 'LVR-P180-SB', '180 × 44 mm', 'Satin brass', 5850, '980 g'],
      [307, 'lever-plate-scroll-antique-brass', 'LVR-P180-AB', '180 × 44 mm', 'Antique brass', 5950, '980 g'],
    ],
  },
  {
    category: 3012,
    brand: 'Harrow & Finch',
    unit: 'per set',
    name: 'Lever handle on plate {size}, {finish}',
    text: [
      'Lever on a {size} plate cut for a lock, for use with a mortice lock of the same centres.',
      'Sprung lever, reversible, plates screwed from both sides.',
      'Two handles, 8 mm spindle and screws.',
    ],
    lines: { Material: 'Zinc die-cast', Spindle: '8 mm square' },
    rows: [
      [308, 'lever-plate-lock-nickel', 'LVR-K180-SN', '180 × 44 mm', 'Satin nickel', 4650, '860 g'],
      [309, 'lever-plate-euro-black', 'LVR-E220-BK', '220 × 44 mm', 'Black', 5350, '1.0 kg'],
    ],
    own: {
      308: {
        name: 'Lever lock handle on plate 180 × 44 mm, satin nickel',
        lines: { 'Cut-out': 'Key, 57 mm centres' },
      },
      309: {
        name: 'Lever handle on plate 220 × 44 mm, euro profile, black',
        lines: { 'Cut-out': 'Euro profile, 72 mm centres' },
      },
    },
  },
  {
    category: 3013,
    brand: 'Dunhask',
    unit: 'per set',
    name: 'Entrance knob set {size}, {finish}',
    text: [
      'Cylindrical knob set, keyed outside and with a push button inside, for doors of 35 to 45 mm.',
      'Needs a 54 mm hole through the door and a 25 mm hole into its edge.',
      'Knobs, latch with 60 or 70 mm backset, strike and three keys.',
    ],
    lines: { Material: 'Steel shell, brass cylinder', Backset: '60 or 70 mm', Keys: '3' },
    rows: [
      [310, 'knob-set-round-satin-nickel', 'KNB-E53-SN', '53 mm', 'Satin nickel', 3450, '640 g'],
      [311, 'knob-set-round-satin-brass', 'KNB-E53-SB', '53 mm', 'Satin brass', 3450, '640 g'],
      [312, 'knob-set-tulip-antique', 'KNB-T53-AB', '53 mm', 'Antique brass', 3850, '660 g'],
    ],
    own: { 312: { name: 'Entrance knob set, tulip knobs, antique brass' } },
  },
  {
    category: 3013,
    brand: 'Dunhask',
    unit: 'box of 10',
    name: 'Entrance knob set {size}, {finish}, box of 10',
    text: [
      'Ten entrance knob sets for flats and offices, every door with its own key and one master key over all.',
      'Each set fits doors of 35 to 45 mm.',
      'Knobs, latches and strikes for ten doors, thirty keys and two master keys.',
    ],
    lines: { Material: 'Steel shell, brass cylinder', Backset: '60 or 70 mm', Keys: '30 and 2 master keys' },
    rows: [
      [
        313,
        'knob-set-round-satin-nickel',
        'KNB-E53-SN10',
        '53 mm',
        'Satin nickel',
        33800,
        '6.6 kg',
        ['codOnly'],
      ],
    ],
  },
  {
    category: 3014,
    brand: 'Veddel',
    unit: 'each',
    name: 'D pull handle {size}, {finish}',
    text: [
      'Round bar pull bent to a D, {size}, for entrance, shop and office doors.',
      'Bolted through the door from the far side, so no screw shows on the pull side.',
      'One handle with two M8 through bolts for doors of 35 to 50 mm.',
    ],
    lines: { Material: '304 stainless steel', Projection: '71 mm', Fixings: 'M8, bolted through' },
    rows: [
      [
        314,
        'pull-handle-d-225-stainless',
        'DRH-D225-SS',
        '225 × 19 mm',
        'Satin stainless steel',
        1980,
        '420 g',
      ],
      [
        315,
        'pull-handle-d-225-stainless',
        'DRH-D300-SS',
        '300 × 19 mm',
        'Satin stainless steel',
        2450,
        '520 g',
      ],
      [316, 'pull-handle-d-225-black', 'DRH-D225-BK', '225 × 19 mm', 'Black', 2180, '420 g'],
    ],
    own: { 316: { lines: { Material: '304 stainless steel, powder coated' } } },
  },
  {
    category: 3014,
    brand: 'Veddel',
    unit: 'per pair',
    name: 'T-bar pull handle {size} centres, {finish}',
    text: [
      'Straight 25 mm bar on two posts, fixed back to back through glass or timber doors.',
      'The posts stand {size} apart and the bar runs past them by 40 mm at each end.',
      'Two bars, studs, nylon washers for glass and an Allen key.',
    ],
    lines: { Material: '304 stainless steel', Projection: '82 mm', Fixings: 'M8 studs, back to back' },
    rows: [
      [317, 'pull-handle-t-300', 'DRH-T300-SS', '300 mm', 'Satin stainless steel', 7850, '1.6 kg'],
      [318, 'pull-handle-t-300', 'DRH-T450-SS', '450 mm', 'Satin stainless steel', 9900, '2.1 kg'],
    ],
  },
  {
    category: 3014,
    brand: 'Veddel',
    unit: 'each',
    name: 'Pull handle on plate {size}, {finish}',
    text: [
      'D handle welded to a flat plate, for swing doors in clinics, schools and kitchens.',
      'The plate keeps hands off the paint and hides old holes.',
      'One handle with eight screws.',
    ],
    lines: { Material: '304 stainless steel', Projection: '71 mm', Fixings: '4.0 × 25 mm countersunk' },
    rows: [
      [319, 'pull-handle-plate-300', 'DRH-P300-SS', '300 × 76 mm', 'Satin stainless steel', 3250, '680 g'],
    ],
  },
  {
    category: 3021,
    brand: 'Ostrel',
    unit: 'per pair',
    name: 'Euro profile escutcheon {size}, {finish}',
    text: [
      'Round escutcheon with a euro profile cut-out, same diameter as the lever roses.',
      'Screwed to the door and covered by a snap-on cap, 8 mm thick.',
      'Two escutcheons with screws.',
    ],
    lines: { Thickness: '8 mm', 'Cut-out': 'Euro profile' },
    rows: [
      [320, 'escutcheon-euro-satin-nickel', 'DRH-E52-SN', '52 mm', 'Satin nickel', 880, '110 g'],
      [321, 'escutcheon-euro-satin-brass', 'DRH-E52-SB', '52 mm', 'Satin brass', 920, '120 g'],
      [322, 'escutcheon-key-black', 'DRH-K50-BK', '50 mm', 'Black', 740, '100 g'],
    ],
    own: {
      320: { lines: { Material: 'Zinc die-cast' } },
      321: { lines: { Material: 'Brass' } },
      322: {
        text: [
          'Square escutcheon for lever keys, the size of the lever roses.',
          'Screwed to the door from the front; a swinging cover is not part of it.',
          'Two escutcheons with screws.',
        ],
        name: 'Square key escutcheon 50 mm, black',
        brand: 'Harrow & Finch',
        lines: { Material: 'Zinc die-cast', 'Cut-out': 'Lever key' },
      },
    },
  },
  {
    // The turn is sold in this pack only: its picture comes first, because the other parts have pages of their own.
    category: 3021,
    brand: 'Ostrel',
    unit: 'per pack',
    name: 'Bathroom door pack with turn and release, {finish}',
    text: [
      'Everything for one bathroom door of 35 to 45 mm in one finish: turn and release, levers, latch and hinges.',
      'The turn has a coin slot outside, so the door can be opened in an emergency.',
      'One turn and release, one lever set, one 60 mm tubular latch, one pair of 102 mm butt hinges, all screws.',
    ],
    lines: { Size: '52 mm roses', Spindle: '8 mm square for the levers, 5 mm for the turn' },
    rows: [[323, 'thumb-turn-nickel', 'DRH-BP52-SN', '52 mm', 'Satin nickel', 10450, '1.7 kg']],
    own: {
      323: {
        pictures: [
          'lever-rose-rtd-satin-nickel',
          'tubular-latch-60-satin-nickel',
          'butt-hinge-102-satin-nickel',
        ],
      },
    },
  },
  {
    category: 3022,
    brand: 'Sethuma Brass',
    unit: 'each',
    name: 'Letter plate {size}, {finish}',
    text: [
      'Letter plate with a sprung flap, for a cut-out of 200 × 45 mm in the door.',
      'Two dome-headed bolts go through the door and are tightened from inside.',
      'Plate, two bolts and cap nuts.',
    ],
    lines: { Opening: '200 × 40 mm', Fixings: 'M5 bolts, 60 mm' },
    rows: [
      [324, 'letter-plate-254-satin-brass', 'DRH-L254-SB', '254 × 78 mm', 'Satin brass', 3950, '620 g'],
      [
        325,
        'letter-plate-254-stainless',
        'DRH-L254-SS',
        '254 × 78 mm',
        'Satin stainless steel',
        2980,
        '480 g',
      ],
    ],
    own: {
      324: { lines: { Material: 'Cast brass' } },
      325: { brand: 'Veddel', lines: { Material: '304 stainless steel' } },
    },
  },
  {
    category: 3023,
    brand: 'Sethuma Brass',
    unit: 'each',
    name: 'House numeral {size}, {finish}',
    text: [
      'House numeral for doors, gateposts and walls.',
      'Two screws from the front; one numeral with screws.',
    ],
    lines: { Thickness: '5 mm', Fixings: '3.0 × 25 mm' },
    rows: [
      [326, 'numeral-3-brass', 'DRH-N376-SB', '76 mm', 'Satin brass', 450, '50 g'],
      [327, 'numeral-7-black', 'DRH-N7100-BK', '100 mm', 'Black', 380, '60 g'],
    ],
    own: {
      326: { name: 'House numeral 3, 76 mm, satin brass', lines: { Material: 'Brass' } },
      327: {
        name: 'House numeral 7, 100 mm, black',
        brand: 'Pikemoor',
        lines: { Material: 'Zinc die-cast' },
      },
    },
  },
  {
    category: 3023,
    brand: 'Sethuma Brass',
    unit: 'each',
    name: 'Door viewer {size}, {finish}',
    text: [
      'Door viewer with a wide-angle glass lens and a cover on the inside.',
      'Fits a 14 mm hole in doors of 35 to 55 mm and is tightened with a coin.',
      'One viewer in two halves.',
    ],
    lines: { Material: 'Brass, glass lens', View: '180 degrees' },
    rows: [[328, 'door-viewer-brass', 'DRH-V55-PB', '35-55 mm', 'Polished brass', 690, '60 g']],
  },
  {
    category: 3031,
    brand: 'Dunhask',
    unit: 'each',
    name: 'Overhead door closer size {size}, {finish}',
    text: [
      'Rack and pinion closer with two valves, one for the swing and one for the last 15 degrees.',
      'Fits left and right doors, on the pull side.',
      'Closer, arm, screws and a drilling template.',
    ],
    lines: { Material: 'Aluminium body', Opening: 'Up to 180 degrees', Fixings: '5.0 × 40 mm' },
    rows: [
      [329, 'door-closer-size-3', 'DRH-C3-SL', '3', 'Silver', 7950, '1.9 kg'],
      [330, 'door-closer-size-3', 'DRH-C4-SL', '4', 'Silver', 9650, '2.3 kg'],
    ],
    own: {
      329: { lines: { Door: 'Up to 60 kg and 950 mm' } },
      330: { lines: { Door: 'Up to 80 kg and 1,100 mm' } },
    },
  },
  {
    category: 3031,
    brand: 'Dunhask',
    unit: 'set of 3',
    name: 'Overhead door closers size {size}, {finish}, set of 3',
    text: [
      'Three size 4 closers for a corridor or a pair of flats, adjusted with the same key.',
      'Each closes a door of up to 80 kg and 1,100 mm, left or right.',
      'Three closers with arms, screws and one template.',
    ],
    lines: { Material: 'Aluminium body', Door: 'Up to 80 kg and 1,100 mm', Fixings: '5.0 × 40 mm' },
    rows: [[331, 'door-closer-size-3', 'DRH-C4-SL3', '4', 'Silver', 27500, '7.0 kg']],
  },
  {
    category: 3032,
    brand: 'Pikemoor',
    unit: 'each',
    name: 'Floor door stop, half moon {size}, {finish}',
    text: [
      'Half-moon floor stop with a black rubber face, for tiled and timber floors.',
      'Stands 24 mm high; the door must clear the floor by less than 15 mm.',
      'One stop with screw, plug and locating pin.',
    ],
    lines: { Material: 'Zinc die-cast, rubber face', Fixings: '5.0 × 45 mm and 8 mm plug' },
    rows: [
      [332, 'door-stop-dome-45-satin-nickel', 'DRH-S45-SN', '45 mm', 'Satin nickel', 480, '120 g'],
      [333, 'door-stop-dome-45-satin-brass', 'DRH-S45-SB', '45 mm', 'Satin brass', 490, '120 g'],
    ],
  },
  {
    category: 3032,
    brand: 'Veddel',
    unit: 'each',
    name: 'Skirting door stop {size}, {finish}',
    text: [
      'Straight stop for walls and skirtings, 75 mm long with a rubber tip.',
      'The rose covers the fixing screw.',
      'One stop with double-ended screw and plug.',
    ],
    lines: { Material: '304 stainless steel, rubber tip', Rose: '38 mm' },
    rows: [[334, 'door-stop-wall-75', 'DRH-W75-SS', '75 mm', 'Satin stainless steel', 620, '140 g']],
  },
  {
    category: 3033,
    brand: 'Veddel',
    unit: 'each',
    name: 'Kick plate {size}, {finish}',
    text: [
      'Flat plate for the foot of a swing door, edges rounded and film on the face.',
      'Cut the width 25 mm less than the door.',
      'One plate with ten screws.',
    ],
    lines: { Material: '304 stainless steel', Thickness: '1.2 mm', Fixings: '3.5 × 16 mm countersunk' },
    rows: [
      [335, 'kick-plate-stainless', 'DRH-K750-SS', '750 × 150 mm', 'Satin stainless steel', 2850, '1.1 kg'],
      [336, 'kick-plate-stainless', 'DRH-K850-SS', '850 × 170 mm', 'Satin stainless steel', 3450, '1.4 kg'],
      [337, 'push-plate-300', 'DRH-F300-SS', '300 × 75 mm', 'Satin stainless steel', 990, '220 g'],
    ],
    own: {
      337: {
        text: [
          'Flat plate for hand height on a swing door, edges rounded and film on the face.',
          'Keeps the paint clean where the door is pushed.',
          'One plate with four screws.',
        ],
        name: 'Push plate 300 × 75 mm, satin stainless steel',
      },
    },
  },
]
