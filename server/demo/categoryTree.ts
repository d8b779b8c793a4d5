/** A category: its id, name, description and the categories below it. */
export type Branch = [id: number, name: string, description: string, children?: Branch[]]

// A secondary id is the primary id with two more digits, a tertiary id the secondary id with one more digit. Thresholds
// & Joinery Seals has no subcategories, and six secondary categories have no tertiary ones.
export const tree: Branch[] = [
  [
    1,
    'Hinges',
    'Hinges for doors, gates, windows and cupboards, in brass, steel and stainless steel.',
    [
      [
        101,
        'Butt Hinges',
        'Plain butt hinges for doors, shutters and cupboards.',
        [
          [1011, 'Brass butt hinges', 'Extruded brass with a steel pin.'],
          [1012, 'Steel butt hinges', 'Plated, powder coated and galvanised steel.'],
          [1013, 'Stainless butt hinges', 'For kitchens, bathrooms and houses near the sea.'],
        ],
      ],
      [
        102,
        'Decorative Hinges',
        'Hinges that are meant to be seen.',
        [
          [1021, 'Ball tip hinges', 'Lift-out pins with turned tips.'],
          [1022, 'Parliament hinges', 'Carry the door clear of its architrave.'],
        ],
      ],
      [
        103,
        'Gate & Strap Hinges',
        'Long hinges for gates, sheds and lids.',
        [
          [1031, 'T hinges', 'For ledged doors and light gates.'],
          [1032, 'Strap hinges', 'Two straps of equal length.'],
          [1033, 'Hooks and bands', 'Lift-off hinges for field and drive gates.'],
        ],
      ],
      [
        104,
        'Cabinet Hinges',
        'Hinges for board doors, flaps and lids.',
        [
          [1041, 'Concealed hinges', 'Sprung hinges with a 35 mm cup.'],
          [1042, 'Flush hinges', 'No recess to cut.'],
          [1043, 'Piano hinges', 'Continuous hinges by the length.'],
        ],
      ],
    ],
  ],
  [
    2,
    'Locks & Latches',
    'Padlocks, door locks, cylinders, bolts and hasps.',
    [
      [
        201,
        'Padlocks',
        'Padlocks for gates, stores and site boxes.',
        [
          [2011, 'Brass padlocks', 'Brass bodies with hardened shackles.'],
          [2012, 'Laminated padlocks', 'Riveted steel plates.'],
          [2013, 'Weatherproof padlocks', 'Coated bodies for gates in the rain.'],
        ],
      ],
      [
        202,
        'Door Locks',
        'Locks, cylinders and latches for timber doors.',
        [
          [2021, 'Euro cylinders', 'Double cylinders by length.'],
          [2022, 'Mortice locks', 'Sash locks and deadlocks.'],
          [2023, 'Tubular latches', 'For levers and knobs.'],
          [2024, 'Night latches', 'Surface-mounted latches for entrance doors.'],
        ],
      ],
      [
        203,
        'Bolts & Hasps',
        'Bolts, hasps and staples for sheds, shutters and doors.',
        [
          [2031, 'Barrel bolts', 'Round shoots in two guides.'],
          [2032, 'Tower bolts', 'Flat plates with open guides.'],
          [2033, 'Hasps and staples', 'For padlocks.'],
        ],
      ],
      [204, 'Cam Locks', 'Cam locks for drawers, post boxes and metal cupboards.'],
    ],
  ],
  [
    3,
    'Door Hardware',
    'Handles, plates, closers and stops for internal and entrance doors.',
    [
      [
        301,
        'Door Handles',
        'Levers, knobs and pulls in sets and pairs.',
        [
          [3011, 'Levers on rose', 'Sprung levers on 52 mm roses.'],
          [3012, 'Levers on plate', 'For latches, keys and euro cylinders.'],
          [3013, 'Entrance knobs', 'Keyed knob sets.'],
          [3014, 'Pull handles', 'Bolted through or back to back.'],
        ],
      ],
      [
        302,
        'Door Furniture',
        'Escutcheons, letter plates, numerals and viewers.',
        [
          [3021, 'Escutcheons and turns', 'Cylinder and key covers, bathroom turns.'],
          [3022, 'Letter plates', 'With sprung flaps.'],
          [3023, 'Numerals and viewers', 'For entrance doors and gateposts.'],
        ],
      ],
      [
        303,
        'Door Control',
        'What closes a door, stops it and keeps it clean.',
        [
          [3031, 'Door closers', 'Overhead closers by size.'],
          [3032, 'Door stops', 'For floors and skirtings.'],
          [3033, 'Kick and push plates', 'Stainless plates.'],
        ],
      ],
    ],
  ],
  [
    4,
    'General Hardware',
    'Brackets, plates, castors, chain and hooks.',
    [
      [
        401,
        'Brackets & Plates',
        'For timber frames, shelves and repairs.',
        [
          [4011, 'Angle brackets and joist hangers', 'Galvanised, for roof and floor timber.'],
          [4012, 'Shelf brackets', 'In pairs.'],
          [4013, 'Flat plates', 'Mending, corner, T and nail plates.'],
        ],
      ],
      [
        402,
        'Rigging & Chain',
        'Shackles, eyes, chain and wire rope fittings. None of them for lifting people.',
        [
          [4021, 'Shackles', 'D and bow shackles.'],
          [4022, 'Eye bolts and turnbuckles', 'With metric threads.'],
          [4023, 'Chain and rope grips', 'Chain by the metre or the drum.'],
        ],
      ],
      [
        403,
        'Castors',
        'Castors for trolleys, racks and benches.',
        [
          [4031, 'Swivel castors', 'With and without brake.'],
          [4032, 'Fixed castors', 'For trolleys that run straight.'],
        ],
      ],
      [404, 'Hooks', 'Coat hooks and S-hooks.'],
    ],
  ],
  [
    5,
    'Window Hardware',
    'Stays, fasteners, lifts and handles for timber, aluminium and uPVC windows.',
    [
      [
        501,
        'Casement Fittings',
        'For windows that swing.',
        [
          [5011, 'Casement stays', 'Bulb end stays with pins.'],
          [5012, 'Casement fasteners', 'Wedge and mortice plate fasteners.'],
          [5013, 'Friction stays', 'Four-bar hinges in pairs.'],
        ],
      ],
      [
        502,
        'Sash Fittings',
        'For windows that slide.',
        [
          [5021, 'Sash lifts', 'Hooks and bars.'],
          [5022, 'Sash fasteners', 'Fitch fasteners.'],
        ],
      ],
      [
        503,
        'Window Handles',
        'Espagnolette handles for aluminium and uPVC.',
        [
          [5031, 'Straight handles', 'Key locking.'],
          [5032, 'Cranked handles', 'For narrow stiles.'],
        ],
      ],
    ],
  ],
  [
    6,
    'Sliding & Folding Door Hardware',
    'Track, hangers, pulls and pivots for doors that slide or fold.',
    [
      [
        601,
        'Sliding Door Gear',
        'Sets, track by the length, guides and rollers.',
        [
          [6011, 'Track and hanger sets', 'Top-hung sets with everything in the box.'],
          [6012, 'Tracks and channels', 'Aluminium by the length.'],
          [6013, 'Guides and rollers', 'For floors, rails and gates.'],
        ],
      ],
      [602, 'Barn Door Gear', 'Strap hangers on exposed flat track.'],
      [
        603,
        'Flush Pulls',
        'Pulls set into the door.',
        [
          [6031, 'Round flush pulls', 'For a bored hole.'],
          [6032, 'Oblong and oval flush pulls', 'For a routed recess.'],
        ],
      ],
      [604, 'Folding Door Pivots', 'Top and bottom pivots for bi-fold doors.'],
    ],
  ],
  [
    7,
    'Cabinet Hardware',
    'Knobs, pulls, runners and shelf fittings for kitchens and wardrobes.',
    [
      [
        701,
        'Knobs & Wooden Pulls',
        'One-hole knobs and wooden bars.',
        [
          [7011, 'Metal knobs', 'Brass and plated.'],
          [7012, 'Wooden knobs and pulls', 'Lacquered oak and hardwood.'],
        ],
      ],
      [
        702,
        'Cabinet Handles',
        'By the distance between the screws.',
        [
          [7021, 'Bar pulls', '12 mm bars on two posts.'],
          [7022, 'D and bow handles', 'Bent wire and cast bows.'],
          [7023, 'Cup handles', 'Half-round drawer pulls.'],
        ],
      ],
      [
        703,
        'Drawer & Shelf Fittings',
        'What runs, carries and closes.',
        [
          [7031, 'Drawer runners', 'Ball bearing and roller.'],
          [7032, 'Shelf supports', 'For 5 mm holes.'],
          [7033, 'Catches', 'Magnetic catches.'],
        ],
      ],
    ],
  ],
  [
    8,
    'Thresholds & Joinery Seals',
    'Sills, cover strips, brushes and seals that keep out rain, dust and smoke.',
  ],
  [
    9,
    'Fixings & Consumables',
    'Screws, bolts, nails, plugs and anchors by the box and the pack.',
    [
      [
        901,
        'Screws',
        'For timber, board and gypsum.',
        [
          [9011, 'Wood screws', 'Countersunk and torx.'],
          [9012, 'Decking and drywall screws', 'Stainless and phosphated.'],
          [9013, 'Coach screws', 'Hexagon heads.'],
        ],
      ],
      [
        902,
        'Bolts, Nuts & Washers',
        'Metric, in packs.',
        [
          [9021, 'Bolts', 'Hex, coach and socket.'],
          [9022, 'Nuts and washers', 'To match.'],
        ],
      ],
      [
        903,
        'Nails & Rivets',
        'By the kilogram and the box.',
        [
          [9031, 'Nails', 'Wire and clout nails.'],
          [9032, 'Rivets', 'Blind rivets.'],
        ],
      ],
      [
        904,
        'Plugs & Anchors',
        'For brick, block and concrete.',
        [
          [9041, 'Wall plugs', 'Plastic and nylon.'],
          [9042, 'Metal anchors', 'Sleeve anchors and through bolts.'],
        ],
      ],
      [905, 'Cable Ties', 'Nylon ties in packs of a hundred.'],
    ],
  ],
  [
    10,
    'Roofing System',
    'Sheets, ridges, flashings, gutters and the screws that hold them.',
    [
      [
        1001,
        'Roof Coverings',
        'Steel sheets and clay tiles.',
        [
          [10011, 'Box profile sheets', 'Colour-coated, by the bundle.'],
          [10012, 'Corrugated sheets', 'By the sheet.'],
          [10013, 'Clay tiles', 'By the hundred.'],
        ],
      ],
      [
        1002,
        'Ridges & Flashings',
        'For the edges and the joints of a roof.',
        [
          [10021, 'Ridge caps', 'Plain and roll-top.'],
          [10022, 'Flashing rolls', 'Lead and butyl.'],
        ],
      ],
      [
        1003,
        'Gutters & Downpipes',
        'uPVC gutter with its fittings.',
        [
          [10031, 'Gutters', 'Half-round and square, with brackets.'],
          [10032, 'Downpipe fittings', 'Bends and brackets.'],
        ],
      ],
      [
        1004,
        'Roof Fixings & Ventilation',
        'Screws with washers, and ventilators.',
        [
          [10041, 'Roofing screws', 'Self-drilling, with washer.'],
          [10042, 'Ventilators', 'Driven by the wind.'],
        ],
      ],
    ],
  ],
  [
    41,
    'Building and Construction',
    'Cement, bricks, blocks, pipe, bar and the tools to place them.',
    [
      [
        4101,
        'Cement, Bricks & Blocks',
        'Delivered in and around Colombo.',
        [
          [41011, 'Cement and adhesives', 'By the bag.'],
          [41012, 'Bricks', 'By the piece and by the load.'],
          [41013, 'Concrete blocks', 'Hollow and solid.'],
        ],
      ],
      [
        4102,
        'Pipes & Fittings',
        'Waste and drain pipe with solvent fittings.',
        [
          [41021, 'Pipes', 'By the 3 m length.'],
          [41022, 'Pipe fittings', 'Elbows, tees and couplings.'],
        ],
      ],
      [4103, 'Reinforcement', 'Ribbed bar in lengths of 6 m, to be collected.'],
      [
        4104,
        'Site Tools',
        'Trowels, levels, hammers and buckets.',
        [
          [41041, 'Trowels and floats', 'For brick and plaster.'],
          [41042, 'Spirit levels', 'With three vials.'],
          [41043, 'Hammers and buckets', 'For every site.'],
        ],
      ],
    ],
  ],
  [
    35,
    'Cutting Tools',
    'Discs, drills, saws and knives, and the tape to measure first.',
    [
      [
        3501,
        'Discs',
        'For angle grinders, bore 22.2 mm.',
        [
          [35011, 'Diamond discs', 'Segmented, turbo and continuous rim.'],
          [35012, 'Cut-off discs', 'For metal and stone.'],
        ],
      ],
      [
        3502,
        'Drills & Hole Saws',
        'For steel, timber and concrete.',
        [
          [35021, 'Twist drills', 'High-speed steel sets.'],
          [35022, 'Masonry and SDS drills', 'With carbide tips.'],
          [35023, 'Hole saws', 'Bi-metal, with arbor.'],
        ],
      ],
      [
        3503,
        'Saws & Blades',
        'By hand and by machine.',
        [
          [35031, 'Hand saws', 'Hard-pointed.'],
          [35032, 'Jigsaw blades', 'T shank.'],
        ],
      ],
      [
        3504,
        'Hand Tools',
        'Chisels, knives, snips and tapes.',
        [
          [35041, 'Chisels', 'Bevel-edge.'],
          [35042, 'Knives and snips', 'For board and sheet metal.'],
          [35043, 'Measuring', 'Steel tapes.'],
        ],
      ],
    ],
  ],
]

const paths = ([id, name, , children = []]: Branch, above = ''): [string, number][] => [
  [above + name, id],
  ...children.flatMap((child) => paths(child, `${above}${name} > `)),
]

/** The id of each category by its path: 'Hinges > Butt Hinges'. */
export const categoryIds: ReadonlyMap<string, number> = new Map(tree.flatMap((branch) => paths(branch)))
