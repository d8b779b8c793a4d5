// What the shop does not sell, in words as `plain` of searchText.ts writes them, except for the names of brands.

/**
 * Everyday goods of hardware and household. Such a word is never taken for another one, and only a part that is such a
 * thing has it: a lamp hook is no lamp, and a tape no tap.
 */
export const otherGoods: ReadonlySet<string> = new Set(
  `adaptor adhesive aggregate air axe ball balloon bamboo barrel basin basket bath bathtub battery bed bell belt bench bib bicycle
  bike blanket blind board boiler book boot bottle bowl box breaker broom brush buffer bulb cable camera candle canvas car
  carpet ceiling chair charger cistern clamp clip clock cloth coal coat cock commode computer conduit cooker coop cot crowbar cup
  curtain cushion desk detergent dish dishwasher doormat downlight dryer dustbin earplug emulsion enamel engine extinguisher fan fishing
  faucet felt filler filter flange flask flour flush foam fork freezer fridge fuel fuse generator geyser glass glide glove glue goggle
  grass gravel grease grill grille grinder grout gum gun heater helmet hoe hose jack jug kennel kettle
  lacquer ladder lamp lantern laptop led lid light lighter line lubricant machine mammoty marble mask mat mattress mesh
  meter microwave milk mirror mixer mobile mop motor mower multimeter mug net nipple oil oven packing paint paintbrush pan paper
  pen pencil pesticide phone pick pickaxe pillow plank plaster plier pliers plumbing plywood polish pot
  primer printer profile pulley pump putty radio rag rake razor refrigerator remote resin rice ring rope sander sandpaper screwdriver sealant
  sealer seat section seed sensor shampoo silencer shoe shovel shower shutter sieve silicone silicon sink soap socket sofa
  solar solder soldering solvent spade spanner speaker spirit sponge spray spring stand starter stick stone stove string
  sugar suitcase switch table tank tap tarpaulin television thermometer thermostat thimble thinner timer tin toilet toolbox
  torch towel toy transformer tray tricycle trolley trunking tub tube tv tyre umbrella undercoat urinal vacuum valve
  varnish vase vice washbasin washing watch watering wax wool weld welder welding wheelbarrow whitewash wiper wire
  wrench yarn kamba lanu කඹ ලණු கயிறு wali weli vali manal වැලි மணல் theentha thintha තීන්ත weeduru viduru kannadi
  වීදුරු கண்ணாடி porowa kodari පොරොව கோடாரி udalla උදැල්ල மண்வெட்டி`.split(/\s+/),
)

/**
 * Names by which people ask for what the shop does not sell, brands and kinds of things, with what is nearest to them here, if
 * anything is: wire for binding bars is no bar.
 * After a '/' is what else one is asked for by. A brand that is also a word stands with what it is of: a union joins pipes.
 */
export const namesNotSold: readonly (readonly [nearest: string, names: string])[] = [
  'night latch: Yale / yale lock',
  'mortice lock: Union locks / union mortice / union deadlock / union cylinder / union door, Godrej, Assa Abloy',
  'door closer: Dorma, Geze, spring hinges / spring hinge / door spring hinge / single action spring hinge, door springs / door spring / door closing spring / gate spring / floor spring',
  'padlock: Solex, Viro, Globe padlocks / globe lock, bicycle locks / bicycle lock / bike lock / cycle lock / bicycle chain lock / bike chain lock / chain lock',
  'magnetic catch: magnetic locks / magnetic lock / magnetic door lock / electromagnetic lock',
  'door stop: door guards / door guard',
  'diamond disc: tile cutters / tile cutter / tile cutting machine',
  'concealed hinge: Hettich, Häfele, Blum',
  'drawer runner: Ebco, soft closing runners / soft close drawer / soft close channel / soft close runner / soft close slide / soft close rail',
  'concealed hinge: soft closing fittings / soft close / soft closing / hydraulic hinge',
  'cement: Tokyo Cement / tokyo super, INSEE / insee cement, Sanstha, Holcim, UltraTech, Mahaweli, Nippon',
  'anchor: Hilti / hilti bolt',
  'through bolt: threaded rods / threaded rod / thread rod / stud rod / all thread rod / thread bar / threaded bar',
  'nail plate: wall ties / wall tie / brick tie, strap ties / strap tie',
  'angle bracket: angle irons / angle iron / angle bar / l iron / steel angle / ms angle',
  'shelf bracket: folding brackets / folding bracket / folding shelf bracket / fold down bracket',
  'downpipe bracket: pipe saddles / pipe saddle / conduit saddle / pvc saddle, pipe straps / pipe strap',
  'sash fastener: window sashes / window sash / timber sash / wooden sash',
  'cable tie: cable clips / cable clip / electric cable clip',
  'wire rope grip: U-bolts / u bolt / u bolt clamp',
  'drill bit: Bosch, Makita, DeWalt',
  'wall plug: Fischer',
  'tape measure: Stanley',
  'socket cap screw: allen keys / allen key / hex key / allen key set / hex key set / torx key set',
  'hammer: INGCO, Total tools / total hammer, Tolsen',
  'pvc pipe: S-lon / slon, Anton, Arpico, National PVC',
  'mending plate: flat bars / flat bar / flat iron',
  'reinforcing bar: Melwa, Lanwa, GTB',
  'casement fastener: cockspur handles / cockspur handle / cockspur / cockspur fastener / cockspur window handle',
  'roof sheet: Zincal, Lysaght, Rhino, El Toro',
  'tile adhesive: Lanka Tiles, Weber, Sika',
  'cut-off disc: Norton, grinding discs / grinding disc / grinding wheel / grinding stone',
  'hinge: double action hinges / double action hinge / double acting hinge / double swing hinge / way hinge / double action spring hinge',
  'door lock: digital locks / digital lock / digital door lock / keyless digital lock / digital keyless lock / digital keyless door lock / keyless digital door lock / smart lock / smart door lock / electronic lock / electronic door lock / keypad lock / fingerprint lock / fingerprint door lock / biometric lock / card lock / rfid lock',
  ': door sashes / door sash, tie wire / rebar tie wire, binding wire / gi binding wire, welding rods / welding rod / welding electrode / welding electrodes, cutting boards / cutting board / chopping board',
].map((row) => row.split(': ') as [string, string])
