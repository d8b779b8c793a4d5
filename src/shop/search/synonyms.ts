// Words as shoppers type them: in the singular and in lower case, as `plain` of searchText.ts writes them.

/** Words and phrases that mean the same to a shopper. */
export const synonyms: readonly string[] = [
  'stainless, stainless steel, ss, inox, rustproof',
  'galvanised, galvanized, gi, hdg',
  'aluminium, aluminum, alu',
  'polished chrome, chrome plated, cp',
  'grey, gray',
  'set, kit',
  'mortice, mortise',
  'draught, draft, weather',
  'door, main door, front door, entrance door, outside door, room door, house door',
  'cabinet, cupboard, pantry, pantry cupboard, kitchen cupboard, almirah, almari, wardrobe',
  'castor, caster, castor wheel, caster wheel, trolley wheel, furniture wheel',
  'castor with brake, locking castor, lockable castor',
  'padlock, pad lock, hanging lock',
  'deadlock, dead lock, deadbolt, dead bolt',
  'euro cylinder, cylinder lock, lock barrel, door cylinder, profile cylinder',
  'night latch, rim lock, spring lock',
  'handle, lever, pull',
  'door handle, lever on rose, handle on plate, entrance knob, pull handle, lever set, handle set, door handle set',
  'd pull handle, grab handle, shop front handle, glass door handle',
  'knob, round handle',
  'tower bolt, barrel bolt, slide bolt, door bolt, window bolt, aldrop, aldrop bolt, latch bolt',
  'hasp and staple, hasp, padlock hasp, hasp lock',
  'door viewer, peephole, peep hole, door eye, magic eye, spy hole',
  'numeral, house number, door number, number plate, house number plate, gate number, wall number',
  'letter plate, letter box, mail slot, mail box, post box, letter slot, letterbox, mailbox, postbox, mail plate',
  'door stop, stopper, door holder',
  'door closer, automatic door closer, hydraulic door closer, self closer, self closing door, door self closer, auto closer, door spring',
  'drawer runner, drawer slide, drawer channel, telescopic channel, drawer rail, ball bearing channel, runner channel, drawer track, side channel, telescopic runner, telescopic slide',
  'sliding track, sliding rail, sliding channel, sliding door track, sliding door rail',
  'roller, sliding door wheel',
  'magnetic catch, magnet catch, door magnet, magnet lock, cupboard magnet, magnet stopper, door catcher magnet, magnetic latch, magnetic lock catch',
  'shelf support, shelf pin, shelf stud, shelf peg, shelf clip, shelf button',
  'angle bracket, l bracket, l angle, corner bracket, angle plate, l plate, angle iron bracket, corner brace, angle brace, metal brace, brace, corner iron, angle cleat',
  'wall plug, rawl plug, rawlplug, raw plug, fischer plug, plastic plug, nylon plug',
  'anchor, anchor bolt, dynabolt, dyna bolt, expansion bolt, rawl bolt, rawlbolt, concrete bolt',
  'rivet, pop rivet',
  'cable tie, zip tie, zip, cable zip, tie wrap, cable strap, plastic tie, zip lock tie',
  'drywall, dry wall, gypsum, gypsum board, plasterboard, ceiling board, partition',
  'roofing screw, self drilling screw, self tapping screw, self tapper, tek screw, sheet screw',
  'coach screw, lag screw, lag bolt, hex head wood screw',
  'coach bolt, carriage bolt',
  'hex bolt, hexagon bolt, hexagonal bolt, machine bolt, nut and bolt',
  'socket cap screw, allen screw, allen bolt, allen key bolt',
  'chipboard screw, wood screw, timber screw, mdf screw, board screw',
  'turnbuckle, bottle screw, wire tensioner, rigging screw',
  'wire rope grip, cable clamp, wire clip, bulldog grip, u clamp, rope clamp, wire rope clamp, wire rope clip, rope clip, rope grip, wire clamp, cable clip, wire rope lock',
  'reinforcing bar, rebar, reinforcement bar, tor steel, tor bar, tmt, tmt bar, iron rod, iron bar, steel rod, steel bar, reinforcement steel, concrete bar, construction steel, deformed bar',
  'roof sheet',
  'corrugated sheet, zinc sheet, tin sheet, takaran, thakaran, takaran sheet, amano sheet, amano, gi sheet, galvanised sheet, zinc alum sheet, wavy sheet, wavy roof sheet, corrugated roof sheet, corrugated roofing',
  'ridge cap, ridge tile, ridge sheet, ridge cover',
  'gutter, rain gutter, rainwater gutter, valance gutter',
  'downpipe, down pipe, rain pipe, rainwater pipe, gutter pipe, rain water pipe',
  'roof ventilator, turbo ventilator, roof fan, exhaust ventilator, whirly bird, whirlybird, turbine fan, wind turbine, roof turbine, air ventilator',
  'drain pipe, sewer pipe, waste pipe, soil pipe',
  'pvc elbow, pvc bend, pipe elbow, pipe bend, elbow',
  'pvc tee, pvc t, pipe tee, tee joint, pipe t, pvc t joint',
  'pvc coupling, pvc socket, pipe socket, pipe joint, pipe coupling, pvc joint, pvc connector, pipe connector, pipe joiner, pvc joiner',
  'concrete block, cement block, block stone',
  'portland cement, opc, ordinary cement',
  'tile adhesive, tile mortar, tile gum, tile glue, tile fixing, tile paste, tile bond, tile cement',
  'twist drill, drill bit, hss bit, iron bit, metal drill, steel drill, metal drill bit, drill bit for metal, steel drill bit, iron drill bit, drill bit for steel, drill bit for iron, wood drill bit, drill bit for wood',
  'masonry drill, concrete drill bit, masonry bit, concrete bit, wall bit, wall drill, concrete drill, masonry drill bit, wall drill bit, drill bit for wall, drill bit for concrete, drill bit for brick, brick drill bit, drill bit for masonry',
  'sds drill, hammer bit, hammer drill bit, hilti bit, sds bit, rotary hammer bit, breaker bit',
  'trimming knife, utility knife, box cutter, paper cutter, cutter knife, stanley knife, retractable knife, blade knife',
  'aviation snips, tin snip, tin cutter, metal scissor, sheet cutter, tin scissor, sheet metal scissor, metal cutter scissor',
  'hole saw, hole cutter',
  'long shackle padlock, long neck padlock',
  'tape measure, steel tape, meter tape',
  'spirit level, water level, level bar, bubble level, spirit leveller, mason level',
  'diamond disc, diamond blade, diamond wheel, tile cutting disc, tile disc, tile blade, marble cutter blade, marble cutting disc, marble disc, granite disc, tile cutting blade, tile cutting wheel, diamond cutter blade, concrete cutting disc, concrete cutting blade, concrete blade, stone cutting blade',
  'cut-off disc, cutting disc, cutting wheel, grinder disc, grinder wheel, metal cutting disc, steel cutting disc, iron cutting disc, disc cutter blade, grinder blade',
  'trowel, masonry trowel, mason trowel',
  'brick trowel, mason spoon, mason hand',
  'plastering trowel, plaster trowel, smoothing trowel, steel float, plastering tool',
  'hand saw, wood saw, carpenter saw, timber saw',
  'claw hammer, nail hammer, carpenter hammer',
  'club hammer, sledge hammer, lump hammer',
  'piano hinge, continuous hinge, long hinge',
  'concealed hinge, concealed cabinet hinge, soft close hinge, auto hinge, hydraulic hinge, spring hinge, clip on hinge, cup hinge, euro hinge, soft hinge, press hinge, 35mm hinge, concealed door hinge, kitchen hinge',
  't hinge, tee hinge, cross garnet',
  'hook and band, band hinge, gate hook',
  'draught strip, draught excluder, draft excluder, weather strip, door seal, door rubber, window rubber, rubber beading',
  'brush strip, door bottom seal, door sweep, door brush, door bottom brush, door bottom strip',
  'threshold, door sill',
  'edge trim, tile trim, tile edge, stair nosing, floor trim',
  'casement stay, window stay, window arm, casement arm, window stopper, window holder, window hook, casement hook, window stay arm',
  'friction stay, friction hinge, window hinge',
  'casement fastener, window latch, window catch, window fastener, window lock, casement handle, casement lock, casement latch',
  'espagnolette, window handle',
  'joist hanger, joist shoe, beam hanger, timber hanger',
  'mending plate, mending strip, joining plate, flat strip',
  'barn door hanger, barn door roller, barn door wheel, barn door kit',
  'rain threshold, rain bar, door rain bar, weather bar',
  'ramp strip, carpet ramp, threshold ramp, floor ramp, transition strip',
  'downpipe bracket, pipe clip, pipe bracket, pipe clamp, downpipe clip, pipe holder',
  'perforated brick, brick with hole, holed brick',
  'sash lift, sash handle, sash pull, sash window handle',
  'coat hook, clothes hook, clothes hanger, hanging hook, towel hook, hat hook, robe hook, hook for hanging clothes, bag hook, door hook',
  'downpipe bend, downpipe elbow, down pipe elbow, gutter elbow, gutter bend',
  'flush pull, flush handle, recessed handle, inset handle, sliding door handle, pocket door handle, wardrobe door pull, concealed handle, finger pull',
  'cup handle, shell handle, half moon handle',
  'bar pull, bar handle, t bar handle, rod handle',
  'weatherproof, waterproof',
  'escutcheon, escutcheon plate, keyhole, keyhole cover, key hole cover, keyhole plate, key hole plate, key plate, lock cover',
  'bi fold pivot, bifold, bifold hinge, bifold pivot, folding door hinge, folding door pivot',
  'fire and smoke strip, smoke seal, fire seal, fire door seal, fire strip, smoke strip',
  'box profile sheet, box profile, profile sheet, ibr sheet, trapezoidal sheet',
  'clay roof tile, clay tile, roof tile, calicut tile',
  'flashing tape, leak tape, roof tape, waterproof tape, butyl tape',
]

/** What people ask for, and what the catalogue calls it, the best first: also where only some of a kind are meant. */
export const meanings: readonly (readonly [said: string, meant: string])[] = [
  [
    'door hinge',
    'butt hinge 102, butt hinge 127, butt hinge 100, butt hinge, ball tip hinge, parliament hinge',
  ],
  ['cabinet hinge', 'concealed hinge, flush hinge, piano hinge, brass butt hinge'],
  ['gate hinge, gate hanger', 'hook and band, t hinge, strap hinge'],
  ['shed hinge', 't hinge, strap hinge, galvanised butt hinge'],
  ['shutter hinge', 'strap hinge, brass butt hinge'],
  ['box hinge', 'strap hinge, flush hinge, piano hinge'],
  ['door lock', 'mortice lock, mortice deadlock, night latch, euro cylinder, tubular latch'],
  ['gate lock', 'padlock, hasp and staple, barrel bolt'],
  ['gate bolt', 'barrel bolt, tower bolt'],
  ['cabinet lock, locker lock, desk lock, letter box lock, showcase lock, drawer lock', 'cam lock'],
  ['same key padlock, padlock same key, master key padlock', 'padlock keyed alike'],
  [
    'door handle key, door handle lock, handle lock, handle lock set, door handle lock set',
    'lever lock handle, lever handle on plate, entrance knob set',
  ],
  ['shutter lock', 'padlock'],
  ['bathroom lock, toilet lock, thumbturn, thumb turn', 'bathroom door pack'],
  ['lock', 'padlock, deadlock, night latch'],
  ['latch', 'night latch, tubular latch'],
  ['key lock', 'mortice lock, padlock, cam lock'],
  ['lever lock, 3 lever lock, 5 lever lock, lever mortice lock', 'mortice lock, mortice deadlock'],
  ['lock set', 'mortice lock, entrance knob'],
  ['knob lock, door knob lock, door knob', 'entrance knob set'],
  [
    'window handle lock, window lock handle, lockable window handle, window handle key',
    'espagnolette key locking',
  ],
  ['gate wheel, gate roller', 'sliding gate wheel'],
  [
    'cabinet handle, drawer handle',
    'cabinet d handle, cabinet bow handle, cabinet cup handle, cabinet t-bar pull, cabinet bar pull, cabinet knob',
  ],
  ['drawer knob', 'cabinet knob'],
  ['shelf holder', 'shelf bracket, shelf support'],
  ['sash lift handle, lift handle sash window', 'sash lift'],
  ['door strip, door gap, gap', 'threshold, brush strip, draught strip'],
  ['threshold strip, threshold bar', 'threshold'],
  ['wooden knob, wood knob', 'oak cabinet knob'],
  ['wooden handle, wood handle', 'oak bar pull, hardwood bar pull'],
  ['slide', 'drawer runner'],
  ['foam tape', 'foam draught strip'],
  ['soft close', 'concealed hinge, drawer runner'],
  ['red brick, clay brick', 'facing brick, perforated brick'],
  ['gold', 'satin brass, polished brass'],
  ['silver', 'satin nickel, polished chrome, satin stainless'],
  ['pipe', 'downpipe bend'],
  ['concrete nail, wood nail', 'wire nail'],
  ['roof nail', 'clout nail'],
  ['nut', 'hex nut, nut and washer'],
  ['bolt', 'hex bolt, coach bolt, barrel bolt, tower bolt'],
  ['rod', 'reinforcing bar'],
  ['wheel', 'castor, sliding gate wheel, sliding door roller'],
  ['channel', 'drawer runner, guide channel'],
  ['tape', 'tape measure, flashing tape'],
  ['door accessory', 'door closer, door stop, door viewer'],
  ['curtain wall plug', 'wall plug'],
]

/** Words, and spellings that sound otherwise: a correction, which is said. */
export const spellings: Readonly<Record<string, string>> = {
  cupboard: 'kabard, kabad, cubboard, cuboard, cubard, cubord',
  screw: 'scru, skru, skrew, scrue',
  hinge: 'hinch, inges, henge',
  pipe: 'paip',
  chain: 'chane, chein',
  cement: 'saiment, siment, simint',
  handle: 'handal, andle',
  bucket: 'buket',
  brass: 'bras',
  steel: 'stil, steal',
  galvanised: 'galwanise',
  takaran: 'takkaran',
  drawer: 'draw, draws',
  door: 'dor',
  disc: 'disk',
  torx: 'torque, tork',
  anchor: 'anker, ankar',
}

/** The kinds of word in a query: a part is chosen first by its size, then its material, then its use. */
export const materials: ReadonlySet<string> = new Set(
  `brass steel stainless iron galvanised zinc aluminium chrome nickel bronze copper gold silver plastic nylon pvc upvc
  wooden oak rubber lead clay concrete black white grey brown green blue red yellow anthracite natural antique satin
  polished matt bright plated`.split(/\s+/),
)
export const uses: ReadonlySet<string> = new Set(
  `door gate cabinet cupboard wardrobe drawer window kitchen bathroom toilet roof wall floor ceiling garage shed shutter
  fence garden outdoor indoor wood timber metal masonry glass house room office shop`.split(/\s+/),
)

/**
 * Everyday goods of hardware and household. Such a word is never taken for another one, and only a part that is such a
 * thing has it: a lamp hook is no lamp, and a tape no tap.
 */
export const otherGoods: ReadonlySet<string> = new Set(
  `adaptor adhesive aggregate air axe ball balloon bamboo barrel basin basket bath bathtub battery bed bell belt bench bib bicycle
  bike blanket blind board boiler book boot bottle bowl box breaker broom brush buffer bulb cable camera candle canvas car
  carpet ceiling chair charger clamp clip clock cloth coal coat cock commode computer conduit cooker coop cot crowbar cup
  curtain cushion desk detergent dish dishwasher doormat downlight dryer dustbin emulsion enamel engine fan
  faucet felt filler filter flask flush foam fork freezer fridge fuel fuse generator geyser glass glove glue goggle
  grass gravel grease grill grille grinder grout gum gun heater helmet hoe hose jack jug kennel kettle
  lacquer ladder lamp lantern laptop led lid light lighter line lubricant machine mammoty marble mask mat mattress mesh
  meter microwave mirror mixer mobile mop motor mower multimeter mug net oil oven packing paint paintbrush pan paper
  pen pencil pesticide phone pick pickaxe pillow plank plaster plier pliers plumbing plywood polish pot
  primer printer pump putty radio rag rake razor refrigerator remote resin rice ring rope sander sandpaper screwdriver sealant
  sealer seat seed sensor shampoo silencer shoe shovel shower shutter sieve silicone silicon sink soap socket sofa
  solar solder soldering solvent spade spanner speaker spirit sponge spray spring stand starter stick stone stove string
  sugar switch table tank tap tarpaulin television thermometer thermostat thinner timer tin toilet toolbox
  torch towel toy transformer tray tricycle trolley trunking tub tube tv tyre umbrella undercoat urinal vacuum valve
  varnish vase vice washbasin washing watch wax weld welder welding wheelbarrow whitewash wiper wire
  wrench yarn`.split(/\s+/),
)

/**
 * What people mean by brands that the shop does not sell, and the brands as they are written. After a '/' is what else
 * a brand is asked for by.
 */
export const brandsNotSold: readonly (readonly [nearest: string, brands: string])[] = [
  ['night latch', 'Yale / yale lock'],
  ['mortice lock', 'Union, Godrej, Assa Abloy'],
  ['door closer', 'Dorma, Geze'],
  ['padlock', 'Solex, Viro, Globe'],
  ['concealed hinge', 'Hettich, Häfele, Blum'],
  ['drawer runner', 'Ebco'],
  [
    'cement',
    'Tokyo Cement / tokyo super, INSEE / insee cement, Sanstha, Holcim, UltraTech, Mahaweli, Nippon',
  ],
  ['anchor', 'Hilti / hilti bolt'],
  ['drill bit', 'Bosch, Makita, DeWalt'],
  ['wall plug', 'Fischer'],
  ['tape measure', 'Stanley'],
  ['hammer', 'INGCO, Total, Tolsen'],
  ['pvc pipe', 'S-lon / slon, Anton, Arpico, National PVC'],
  ['reinforcing bar', 'Melwa, Lanwa, GTB'],
  ['roof sheet', 'Zincal, Lysaght, Rhino, El Toro'],
  ['tile adhesive', 'Lanka Tiles, Weber, Sika'],
  ['cut-off disc', 'Norton'],
]
