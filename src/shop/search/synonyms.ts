// Words as shoppers type them: in the singular and in lower case, as `plain` of searchText.ts writes them.

/** Words and phrases that mean the same to a shopper. */
export const synonyms: readonly (readonly string[])[] = [
  ['stainless', 'stainless steel', 'ss', 'inox', 'rustproof'],
  ['galvanised', 'galvanized', 'gi', 'hdg'],
  ['aluminium', 'aluminum', 'alu'],
  ['polished chrome', 'chrome plated', 'cp'],
  ['grey', 'gray'],
  ['set', 'kit'],
  ['mortice', 'mortise'],
  ['draught', 'draft', 'weather'],
  ['door', 'main door', 'front door', 'entrance door', 'outside door', 'room door', 'house door'],
  ['cabinet', 'cupboard', 'pantry', 'pantry cupboard', 'kitchen cupboard', 'almirah', 'almari', 'wardrobe'],
  ['castor', 'caster', 'castor wheel', 'caster wheel', 'trolley wheel', 'furniture wheel'],
  ['castor with brake', 'locking castor', 'lockable castor'],
  ['padlock', 'pad lock', 'hanging lock'],
  ['deadlock', 'dead lock', 'deadbolt', 'dead bolt'],
  ['euro cylinder', 'cylinder lock', 'lock barrel', 'lock cylinder', 'door cylinder', 'profile cylinder'],
  ['night latch', 'rim lock', 'spring lock'],
  ['handle', 'lever', 'pull'],
  ['door handle', 'lever on rose', 'handle on plate', 'entrance knob', 'pull handle'],
  ['d pull handle', 'grab handle', 'shop front handle', 'glass door handle'],
  ['knob', 'round handle'],
  [
    'tower bolt',
    'barrel bolt',
    'slide bolt',
    'door bolt',
    'window bolt',
    'aldrop',
    'aldrop bolt',
    'latch bolt',
  ],
  ['hasp and staple', 'hasp', 'padlock hasp'],
  ['door viewer', 'peephole', 'peep hole', 'door eye', 'magic eye', 'spy hole'],
  ['numeral', 'house number', 'door number', 'number plate'],
  ['letter plate', 'letter box', 'mail slot', 'mail box', 'post box'],
  ['door stop', 'door stopper', 'stopper', 'door holder'],
  ['door closer', 'automatic door closer', 'hydraulic door closer'],
  [
    'drawer runner',
    'drawer slide',
    'drawer channel',
    'telescopic channel',
    'drawer rail',
    'ball bearing channel',
  ],
  ['sliding track', 'sliding rail', 'sliding channel', 'sliding door track', 'sliding door rail'],
  ['roller', 'sliding door wheel'],
  ['magnetic catch', 'magnet catch', 'door magnet', 'magnet lock', 'cupboard magnet'],
  ['shelf support', 'shelf pin', 'shelf stud', 'shelf peg'],
  ['angle bracket', 'l bracket', 'l angle', 'corner bracket', 'angle plate', 'l plate', 'angle iron bracket'],
  ['wall plug', 'rawl plug', 'rawlplug', 'raw plug', 'fischer plug', 'plastic plug', 'nylon plug'],
  ['anchor', 'anchor bolt', 'expansion bolt', 'rawl bolt', 'rawlbolt', 'concrete bolt'],
  ['rivet', 'pop rivet'],
  ['cable tie', 'zip tie', 'zip', 'cable zip'],
  ['drywall', 'gypsum', 'gypsum board', 'plasterboard', 'ceiling board', 'partition'],
  [
    'roofing screw',
    'self drilling screw',
    'self tapping screw',
    'self tapper',
    'tek screw',
    'self drill screw',
    'roof screw',
    'sheet screw',
  ],
  ['coach screw', 'lag screw', 'lag bolt'],
  ['coach bolt', 'carriage bolt'],
  ['hex bolt', 'hexagon bolt', 'hexagonal bolt', 'machine bolt', 'nut and bolt', 'bolt and nut', 'nut bolt'],
  ['socket cap screw', 'allen screw', 'allen bolt', 'allen key bolt'],
  ['chipboard screw', 'wood screw', 'timber screw', 'mdf screw', 'board screw'],
  ['turnbuckle', 'bottle screw', 'wire tensioner', 'rigging screw'],
  ['wire rope grip', 'cable clamp', 'wire clip', 'bulldog grip', 'u clamp'],
  [
    'reinforcing bar',
    'rebar',
    'reinforcement bar',
    'tor steel',
    'tor bar',
    'tmt',
    'tmt bar',
    'iron rod',
    'iron bar',
    'steel rod',
    'steel bar',
  ],
  ['roof sheet', 'roofing sheet'],
  ['corrugated sheet', 'zinc sheet', 'tin sheet', 'takaran', 'thakaran', 'takaran sheet', 'amano sheet'],
  ['ridge cap', 'ridge tile', 'ridge sheet', 'ridge cover'],
  ['gutter', 'rain gutter', 'rainwater gutter', 'valance gutter'],
  ['downpipe', 'down pipe', 'rain pipe', 'rainwater pipe'],
  ['roof ventilator', 'turbo ventilator', 'roof fan', 'exhaust ventilator'],
  ['drain pipe', 'sewer pipe', 'waste pipe', 'soil pipe'],
  ['pvc elbow', 'pvc bend', 'pipe elbow', 'pipe bend', 'elbow'],
  ['pvc tee', 'pvc t', 'pipe tee', 'tee joint'],
  ['pvc coupling', 'pvc socket', 'pipe socket', 'pipe joint', 'pipe coupling', 'pvc joint'],
  ['concrete block', 'cement block', 'block stone'],
  ['portland cement', 'opc', 'ordinary cement'],
  ['tile adhesive', 'tile mortar', 'tile gum', 'tile glue', 'tile fixing', 'tile paste', 'tile bond'],
  ['twist drill', 'drill bit', 'hss bit', 'iron bit', 'metal drill', 'steel drill'],
  [
    'masonry drill',
    'concrete drill bit',
    'masonry bit',
    'concrete bit',
    'wall bit',
    'wall drill',
    'concrete drill',
  ],
  ['sds drill', 'hammer bit', 'hammer drill bit', 'hilti bit'],
  ['trimming knife', 'utility knife', 'box cutter', 'paper cutter', 'cutter knife', 'stanley knife'],
  ['aviation snips', 'tin snip', 'tin cutter', 'metal scissor', 'sheet cutter'],
  ['hole saw', 'hole cutter'],
  ['long shackle padlock', 'long neck padlock'],
  ['tape measure', 'measuring tape', 'steel tape', 'meter tape'],
  ['spirit level', 'water level', 'level bar', 'bubble level'],
  [
    'diamond disc',
    'diamond blade',
    'diamond wheel',
    'tile cutting disc',
    'tile cutter disc',
    'tile disc',
    'tile blade',
    'marble cutter blade',
  ],
  [
    'cut-off disc',
    'cutting disc',
    'cutting wheel',
    'grinder disc',
    'grinder wheel',
    'grinding disc',
    'grinding wheel',
    'cutter wheel',
    'metal cutting disc',
  ],
  ['trowel', 'masonry trowel', 'mason trowel'],
  ['brick trowel', 'mason spoon', 'mason hand'],
  ['plastering trowel', 'plaster trowel', 'smoothing trowel'],
  ['hand saw', 'wood saw', 'carpenter saw'],
  ['claw hammer', 'nail hammer', 'carpenter hammer'],
  ['club hammer', 'sledge hammer', 'lump hammer'],
  ['piano hinge', 'continuous hinge', 'long hinge'],
  [
    'concealed hinge',
    'concealed cabinet hinge',
    'soft close hinge',
    'auto hinge',
    'hydraulic hinge',
    'spring hinge',
    'clip on hinge',
    'cup hinge',
    'euro hinge',
  ],
  ['t hinge', 'tee hinge', 'cross garnet'],
  ['hook and band', 'band hinge', 'gate hook'],
  ['draught strip', 'weather strip', 'door seal', 'door rubber', 'window rubber', 'rubber beading'],
  ['brush strip', 'door bottom seal', 'door sweep', 'door brush'],
  ['threshold', 'door sill', 'door strip'],
  ['edge trim', 'tile trim', 'tile edge', 'stair nosing', 'floor trim'],
  ['casement stay', 'window stay', 'window arm', 'casement arm'],
  ['friction stay', 'friction hinge', 'window hinge'],
  ['casement fastener', 'window latch', 'window fastener', 'window lock'],
  ['espagnolette', 'window handle'],
  ['clay roof tile', 'clay tile', 'roof tile', 'calicut tile', 'roofing tile'],
  ['flashing tape', 'leak tape', 'roof tape', 'waterproof tape', 'butyl tape'],
]

/** What people ask for, and what the catalogue calls it, the best first: also where only some of a kind are meant. */
export const meanings: readonly (readonly [said: string, meant: readonly string[]])[] = [
  [
    'door hinge',
    [
      'butt hinge 102',
      'butt hinge 127',
      'butt hinge 100',
      'butt hinge',
      'ball tip hinge',
      'parliament hinge',
    ],
  ],
  ['cabinet hinge', ['concealed hinge', 'flush hinge', 'piano hinge', 'brass butt hinge']],
  ['gate hinge', ['hook and band', 't hinge', 'strap hinge']],
  ['shed hinge', ['t hinge', 'strap hinge', 'galvanised butt hinge']],
  ['shutter hinge', ['strap hinge', 'brass butt hinge']],
  ['box hinge', ['strap hinge', 'flush hinge', 'piano hinge']],
  ['door lock', ['mortice lock', 'mortice deadlock', 'night latch', 'euro cylinder', 'tubular latch']],
  ['gate lock', ['padlock', 'hasp and staple', 'barrel bolt']],
  ['gate bolt', ['barrel bolt', 'tower bolt']],
  ['cabinet lock', ['cam lock']],
  ['drawer lock', ['cam lock']],
  ['shutter lock', ['padlock']],
  ['bathroom lock', ['bathroom door pack']],
  ['toilet lock', ['bathroom door pack']],
  ['lock', ['padlock', 'deadlock', 'night latch']],
  ['latch', ['night latch', 'tubular latch']],
  ['key lock', ['mortice lock', 'padlock', 'cam lock']],
  ['lock set', ['mortice lock', 'entrance knob']],
  ['gate wheel', ['sliding gate wheel']],
  ['gate roller', ['sliding gate wheel']],
  ['cabinet handle', ['cabinet knob', 't-bar pull', 'd handle', 'bow handle', 'cup handle', 'bar pull']],
  ['drawer knob', ['cabinet knob']],
  ['soft close', ['concealed hinge', 'drawer runner']],
  ['red brick', ['facing brick', 'perforated brick']],
  ['clay brick', ['facing brick', 'perforated brick']],
  ['gold', ['satin brass', 'polished brass']],
  ['silver', ['satin nickel', 'polished chrome', 'satin stainless']],
  ['drawer handle', ['d handle', 'bow handle', 'cup handle', 't-bar pull', 'bar pull']],
  ['pipe', ['downpipe bend']],
  ['concrete nail', ['wire nail']],
  ['wood nail', ['wire nail']],
  ['roof nail', ['clout nail']],
  ['roofing nail', ['clout nail']],
  ['nut', ['hex nut', 'nut and washer']],
  ['bolt', ['hex bolt', 'coach bolt', 'barrel bolt', 'tower bolt']],
  ['rod', ['reinforcing bar']],
  ['wheel', ['castor', 'sliding gate wheel', 'sliding door roller']],
  ['channel', ['drawer runner', 'guide channel']],
  ['tape', ['tape measure', 'flashing tape']],
  ['door accessory', ['door closer', 'door stop', 'door viewer']],
  ['curtain wall plug', ['wall plug']],
]

/** Spellings that sound otherwise than the word: a correction, which is said. */
export const spellings: Readonly<Record<string, string>> = {
  kabard: 'cupboard',
  kabad: 'cupboard',
  cubboard: 'cupboard',
  cuboard: 'cupboard',
  cubard: 'cupboard',
  skru: 'screw',
  skrew: 'screw',
  scrue: 'screw',
  hinch: 'hinge',
  inges: 'hinge',
  henge: 'hinge',
  paip: 'pipe',
  chane: 'chain',
  chein: 'chain',
  saiment: 'cement',
  siment: 'cement',
  handal: 'handle',
  andle: 'handle',
  buket: 'bucket',
  bras: 'brass',
  stil: 'steel',
  steal: 'steel',
  galwanise: 'galvanised',
  takkaran: 'takaran',
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

/** Words that say nothing about a part: they fall away. */
export const smallWords: ReadonlySet<string> = new Set(
  `a an the of and or with for to in on at by from is are am be it its this that these those do does did you your i we
  us me my our he they have has had got get getting give given want wanted wants need needs needed needing like looking
  look find buy buying sell sells selling show order can could will would shall should may please pls plz kindly sir
  madam bro boss hi hello dear thank thanks what which who where when why how much many price prices cost costs rate
  rates any some one all there here so not if then than too also only just about into up out use used using suitable
  good best cheap type types kind item items thing things stuff product products available stock nos no pcs pc pce
  piece pieces qty quantity ea each today now urgent help me recommend size sizes mm inch off onto under over
  eka ekak tika denna ona oni thiyenawada thiyanawada tiyenawada tiyanawada mata kiyada keeyada gana ganak walata
  sandaha saha ඕන ඕනේ එක එකක් කීයද තියෙනවද තියෙනවාද මට සහ සඳහා ගණන වේද வேண்டும் எவ்வளவு இருக்கிறதா விலை ஒரு`.split(
    /\s+/,
  ),
)
/** After these a query says what the part is for, and no longer what it is. */
export const beforeUse: ReadonlySet<string> = new Set([
  'for',
  'with',
  'on',
  'to',
  'in',
  'into',
  'onto',
  'from',
  'that',
  'under',
  'over',
])
/** What is copied along with a part number. */
export const labels: ReadonlySet<string> = new Set(
  'part parts number numbers no num nr sku code item ref reference model art article catalogue cat id'.split(
    ' ',
  ),
)

/**
 * Everyday goods of hardware and household. Such a word is never taken for another one, and only a part that is such a
 * thing has it: a lamp hook is no lamp, and a tape no tap.
 */
export const otherGoods: ReadonlySet<string> = new Set(
  `adaptor adhesive air axe ball balloon bamboo barrel basin basket bath bathtub battery bed bell belt bench bib bicycle
  bike blanket blind board boiler book boot bottle bowl box breaker broom brush bulb cable camera candle canvas car
  carpet ceiling chair charger clamp clip clock cloth coal coat cock commode computer conduit cooker cot crowbar cup
  curtain cushion desk detergent dish dishwasher doormat downlight dryer dustbin emulsion enamel engine fan
  faucet felt filler filter flask flush foam fork freezer fridge fuel fuse generator geyser glass glove glue goggle
  grass gravel grease grinder grout gum gun heater helmet hoe hose jack jug kettle
  lacquer ladder lamp lantern laptop led lid light lighter line lubricant machine mammoty marble mask mat mattress mesh
  meter microwave mirror mixer mobile mop motor mower multimeter mug net oil oven packing paint paintbrush pan paper
  pen pencil pesticide phone pick pickaxe pillow plank plaster plier pliers plumbing plywood polish pot
  primer printer pump putty radio rag rake razor refrigerator remote resin rice ring rope sander sandpaper sealant
  sealer seat seed sensor shampoo shoe shovel shower shutter sieve silicone silicon sink soap socket sofa
  solar solder soldering solvent spade spanner speaker spirit sponge spray spring stand starter stick stove string
  sugar switch table tank tap tarpaulin television thermometer thermostat thinner timer tin toilet toolbox
  torch towel toy transformer tray tricycle trolley trunking tub tube tv tyre umbrella undercoat urinal vacuum valve
  varnish vase vice washbasin washing watch wax weld welder welding wheelbarrow whitewash wiper wire
  wrench yarn`.split(/\s+/),
)

/** Brands that people ask for by name and the shop does not sell, what they mean by it, and how it is written. */
export const brandsNotSold: readonly (readonly [said: string, nearest: string, brand: string])[] = [
  ['yale lock', 'night latch', 'Yale'],
  ['yale', 'night latch', 'Yale'],
  ['union', 'mortice lock', 'Union'],
  ['godrej', 'mortice lock', 'Godrej'],
  ['dorma', 'door closer', 'Dorma'],
  ['geze', 'door closer', 'Geze'],
  ['assa abloy', 'mortice lock', 'Assa Abloy'],
  ['solex', 'padlock', 'Solex'],
  ['viro', 'padlock', 'Viro'],
  ['globe', 'padlock', 'Globe'],
  ['hettich', 'concealed hinge', 'Hettich'],
  ['hafele', 'concealed hinge', 'Häfele'],
  ['blum', 'concealed hinge', 'Blum'],
  ['ebco', 'drawer runner', 'Ebco'],
  ['tokyo cement', 'cement', 'Tokyo Cement'],
  ['tokyo super', 'cement', 'Tokyo Cement'],
  ['insee', 'cement', 'INSEE'],
  ['insee cement', 'cement', 'INSEE'],
  ['sanstha', 'cement', 'Sanstha'],
  ['holcim', 'cement', 'Holcim'],
  ['ultratech', 'cement', 'UltraTech'],
  ['mahaweli', 'cement', 'Mahaweli'],
  ['nippon', 'cement', 'Nippon'],
  ['bosch', 'drill bit', 'Bosch'],
  ['makita', 'drill bit', 'Makita'],
  ['dewalt', 'drill bit', 'DeWalt'],
  ['hilti', 'anchor', 'Hilti'],
  ['fischer', 'wall plug', 'Fischer'],
  ['stanley', 'tape measure', 'Stanley'],
  ['ingco', 'hammer', 'INGCO'],
  ['total', 'hammer', 'Total'],
  ['tolsen', 'hammer', 'Tolsen'],
  ['s-lon', 'pvc pipe', 'S-lon'],
  ['slon', 'pvc pipe', 'S-lon'],
  ['anton', 'pvc pipe', 'Anton'],
  ['arpico', 'pvc pipe', 'Arpico'],
  ['national pvc', 'pvc pipe', 'National PVC'],
  ['melwa', 'reinforcing bar', 'Melwa'],
  ['lanwa', 'reinforcing bar', 'Lanwa'],
  ['gtb', 'reinforcing bar', 'GTB'],
  ['zincal', 'roof sheet', 'Zincal'],
  ['lysaght', 'roof sheet', 'Lysaght'],
  ['rhino', 'roof sheet', 'Rhino'],
  ['el toro', 'roof sheet', 'El Toro'],
  ['lanka tile', 'tile adhesive', 'Lanka Tiles'],
  ['weber', 'tile adhesive', 'Weber'],
  ['sika', 'tile adhesive', 'Sika'],
  ['norton', 'cut-off disc', 'Norton'],
]
