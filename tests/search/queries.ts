/**
 * Queries as they are typed at shops, each with the parts of the demonstration shop that are right: a pattern that
 * their number and name match, or '-' where the shop has none. What stands after '!' must be said to be left out,
 * corrected or not sold.
 */
export const queries: Record<string, string> = {
  English: `
glass door pull handle | ^DRH
hinges that close themselves | concealed
flush | flush (hinge|pull) ! flush pull
spirit | spirit level ! spirit level
toilet seat cover | -
keep the rain from coming under my door | rain|storm threshold
way to fix a shelf to a brick wall | shelf bracket|gallows bracket
what to cut steel pipe with | cut-off disc|jigsaw blades? for metal
m12 bolt 4 inch long | bolt m12 × 100
fishing net | -
shed roof, which sheets | sheet
stainless eye bolt | eye bolt ! stainless
the number thing for house, number three | numeral 3
something for gap under door | strip|threshold
chis | chisel
box pr | box profile
butt 4x3 ss | butt hinge ! ss
hang a gate | hook and band|t hinge
drawer knobs wood | oak cabinet knob
turnbuckle hook and eye | turnbuckle
number 3 for house brass | numeral 3
lock that needs no key | bathroom door pack|bolt
mortice lock without cylinder brass | mortice.*brass ! cylinder
`,
  Trade: `
door spring | door closer
2 ply hinge | hinge ! 2 ply
3 speed drill bit | drill ! 3 speed
Oxford Butt Hinges 3" x 2" | butt hinge 76 ! Oxford
Magnetic Door Catcher (Heavy Duty) | magnetic catch ! heavy
Wire Nails 3 inch (1 kg Pack) | wire nail 75
Hacksaw Frame with Bi-Metal Blade | blade ! hacksaw
LH window handle | left hand
1 1/2" waste pipe | PVC pipe 50 ! 50 mm
mortise lock body | mortice
hole cutter 50mm | hole saw
gold door handle | brass
letter plate gold | letter plate.*brass
drawer rail soft close | drawer runner
grinding wheel 4 inch | cut-off disc ! 4 inch
zinc roofing sheet | sheet.*zinc
magic eye for door | door viewer
yale lock | night latch|lock ! Yale
tokyo cement | portland cement ! Tokyo
hettich soft close hinge | concealed ! Hettich
hafele drawer channel | drawer runner ! felle|Häfele
blum hinge | concealed ! Blum
stanley hammer | hammer ! Stanley
s-lon pipe | pipe ! S-lon
cup hooks brass | hook ! cup
curtain hook | hook ! curtain
picture hook | hook ! picture
thumb latch | latch ! thumb
gutter hook | hook ! gutter
umbrella nail | nail ! umbrella
tap bolt m10 | m10
ball lock for door | entrance knob
cylindrical door lock brass | entrance knob.*brass
shed door hinge 300mm | t hinge 300
post box lock with key | cam lock
weather proof padlock | weatherproof
weather proof pad lock 60 mm | weatherproof padlock 60
spring latch for lever handle | tubular latch
fire seal for door | intumescent|fire and smoke
lead sheet for roof | lead flashing
gap filler door sponge tape | foam draught
wire tightener for fence | turnbuckle
hanging door rollers and rail 80kg | sliding door track
chrome door lever | lever.*chrome
barn door track stainless | barn door.*stainless
t joint 50mm | tee 50
`,
  Misspelt: `
profession hinge | hinge ! profession
expensive bolt m12 | bolt m12 ! expensive
concerned bolt | bolt ! concerned
galvnised nails | clout nail|nail plate
ridj cap | ridge cap
aluminum tresh hold | threshold
galvanizd angle braket | angle bracket.*galvanised
tower boult | tower bolt
eskutcheon | escutcheon
espagnolet handle | espagnolette
measering tape | tape measure
corregated shet | corrugated ! sheet
masonary drill | masonry drill
`,
  Sizes: `
brass hinge 100mm | 102.*brass ! 102 mm
2½ inch padlock | padlock 65
screws 8x1 | screw ! 8x1
pvc pipe 1 1/2" | pvc pipe 50 ! 50 mm
pvc elbow 2" | pvc elbow.* 63 ! 63 mm
2" conduit | -
1/2" rebar | reinforcing bar 12
castor 3 inch | castor 75
grinder disc 4 1/2 | disc 115
6ft sliding track | 1\\.8 m track
through bolt m12 x 100 | m12 × 100
cement 50kg | 50 kg
tile adhesive 25 kg | tile adhesive
friction stay 12" | friction stay 300
roof sheet 8ft | sheet.*2\\.4 m
how much is 12mm steel | reinforcing bar 12
butt hinge 4 inch 2 pieces | butt hinge 10[02]
2 boxes of drywall screws | drywall screw
hinge 3 inch 10 pcs | hinge 76
wood screw 4x40 2 box | screw 4.0 × 40
hex bolt m10 x 60 20 pcs | m10 × 60
20 lengths 12mm steel | reinforcing bar 12
iron 16mm | reinforcing bar 16
set of 4 castors | set of 4
pack of 10 coach screws | coach screw
one dozen door hinges | hinge
100x100 angle bracket | angle bracket ! 100x100
key cylinder 35/35 | euro cylinder 35/35
6mm x 100 screws | torx wood screw 6\\.0 × 100
sledge hammer 4 lb | club hammer
`,
  'Part numbers': `
HNG-B76-SB | HNG-B76-SB
hng-b76-5b | HNG-B76-SB ! HNG-B76-SB
hngb76sd | HNG-B76-SB ! HNG-B76-SB
SKU: HNG-B76-SB | HNG-B76-SB
Item code: PDL-050-BR | PDL-050-BR
PDL-O50-BR | PDL-050-BR
pdl50 | PDL-050
pdl 050 br | PDL-050-BR
hng-k102 | HNG-K102
SLD-H80-42 | SLD-H80-(24|40)
`,
  Questions: `
how much is a bag of cement today | portland cement
hinge for kitchen cupboard | cabinet hinge|flush hinge|piano|butt hinge
wheels for a trolley | castor
disc to cut tiles | diamond disc.*tiles|diamond disc
do you sell paint | -
any stainless steel door handles | (lever|handle).*stainless
bolts for wooden door | barrel bolt|tower bolt|coach bolt
sheet for roof 8 feet | sheet.*2\\.4 m
glue for tiles | tile adhesive
marble hinge | hinge ! marble
roller for wardrobe sliding door | sliding door roller
16mm steel bar price in sri lanka | reinforcing bar 16
`,
  Singlish: `
gate ekata loku ibbek | padlock
dora saraneri | hinge
dora pollak 150mm | bolt 150
iskuruppu ana 4x40 | screw 4.0 × 40
block gal | concrete block
dora mita brass | (handle|lever).*brass
ulu kata | clay roof tile
dora yata brush eka | brush strip
jeneel kokka | casement stay
vidum katu set eka | drill
`,
  'Sinhala and Tamil': `
ඉබ්බන් 50mm | padlock.* 50
ලාච්චු හැඬල් | ^CAB
உள் பூட்டு | lock|latch
මිටියක් | hammer
කොක්කක් | hook
හින්ජස් 4 inch | hinge 10[02]|strap hinge 2 × 100 ! hinge
කේබල් ටයි | cable tie
කට්ටර් එක | knife|snips ! cutter
ட்ரில் பிட் | drill
දොර හැන්දල් | handle|lever
`,
  'Not sold': `
light switch | -
kamba | -
door mat | -
table lamp | -
key ring bathtub | -
ceiling fan | -
plywood | -
red oxide | -
window grill | -
guitar strings | -
kitchen sink | -
scrap metal | -
pipe wrench | . ! wrench
welding rod | -
binding wire 25kg roll | -
cockspur handle | casement fastener ! cockspur
`,
  'Heard at the counter': `
window handle with lock | window handle, key locking
round door knob lock | entrance knob ! round
roller shutter lock | padlock
drawer slide soft close | runner
wire rope 8mm | -
cement block 6 inch | concrete block 400 × 150
hinge 90mm | 125 × 90 ! 125 × 90 mm
coat hanger | coat hook
lever pb | polished brass
hinge 102 sss | satin stainless
grinding disc | cut-off ! grinding
folding bracket | shelf bracket ! folding
barrel bo1t 150mm | barrel bolt 150 ! bolt
globe valve | -
union mortice lock | mortice ! union
hollow block 8" | concrete block ! 8"
stone cutting disc | disc.*stone
tile grout | . ! grout
draft excluder for door | draught strip
dorata handle eka | lever|pull handle
screw driver | -
paint brush | -
door mat | -
wheel barrow | -
sand paper | -
handle which doesn't catch my sleeve | lever
bricks per 1000 | brick 215
rope clamp 6mm | Wire rope grip 6
door silencer | -
hilti bolt | anchor|Through bolt ! Hilti
y16 steel | Reinforcing bar 16
scissors for tin | snips
whirly bird vent | ventilator
hinges without screws | hinge
keyhole plate black | escutcheon.*black
house numeral no 7 | numeral 7
house no 7 black | numeral 7
door no 12 | numeral ! 12
galvanized hinges for chicken coop | hinge.*galvanised
mending strips | Mending plate
shelf holder white metal | Shelf bracket.*white ! metal
lift handle for sash window | sash lift
bricks with holes | Perforated brick
door hi | hinge
roofing s | (sheet|screw)
cutting d | disc
mortice handle ss | ^LVR-.*-SS
`,
  'Slips, noise and uses': `
concreet enchors | anchor|through bolt|wall plug ! anchor
padloc wethar proof | weatherproof padlock
door knobsw | knob ! knob
pocket hole screwsw | screw ! screw
m4 50 srcew | screw ! screw
gold hinges not silver | brass
hinges that are not brass | ^(?!.*brass).*hinge
padlock not in brass | ^(?!.*brass).*padlock
handle not brass or black | ^(?!.*(brass|black)).*handle
door handle but not black | ^(?!.*black).*(lever|handle|knob)
hinges except steel | ^(?!.*(stainless|steel)).*hinge
padlock that does not rust by the sea | weatherproof padlock
screws that will not rust | screw.*stainless
lock no brass | ^(?!.*brass).*(lock|latch|cylinder)
stop ants and dust coming under door | brush strip|draught strip|threshold
stop roof leaking near chimney | flashing ! chimney
stop door banging | door stop
show me everything for windows | ^WIN
list of padlocks | padlock
CUT-H5l-BM | CUT-H51-BM ! CUT-H51-BM
HNG-K1O2-BK | HNG-K102-BK ! HNG-K102-BK
three and a half inch hinge | hinge (8[789]|9[01]|125 × 90)
1 1/4 pvcsch 80 | pvc pipe 40 ! 40 mm
2 inch pvc | pvc pipe 63 ! 63 mm
something to see who is at the door | door viewer
protect bottom of door from kicks | kick plate
hang a heavy mirror | wall plug|bracket ! heavy
hang a bicycle from ceiling | hook|eye bolt
join two planks together | mending plate|angle bracket|nail plate
keep bathroom door locked from inside | bathroom door pack|bolt
padlock for outside | weatherproof
water coming under the door | threshold|rain deflector|water bar
wardrobe door will not stay shut | magnetic catch
brushed nickel knobw | knob.*nickel ! knob
milk | -
I do not want brass hinges | ^(?!.*brass).*hinge
`,
  'Two slips and joined words': `
plastring trowl | plastering trowel
parliment hinje | parliament
cylindar lock duble side | euro cylinder
steel joyst hanger | joist hanger
jigsaw tblades | jigsaw blade
thresh hold | threshold
drilbit | drill
walplug | wall plug
hammerdrillbit | sds|masonry
doorstopper | door stop
toilet cistern | -
pull handles for main doors | pull handle
roof panel | box profile`,
  'What for': `
something to join two pvc pipes | pvc coupling
turn pvc pipe 90 degree | pvc elbow
split water pipe into two | pvc tee
tie down wire fence tight | turnbuckle|grip
move a piano across the floor | castor
smooth cement on wall | plastering trowel|plastic float
knock down a brick wall | club hammer
remove nails from old wood | claw hammer
cut a curve in plywood | jigsaw blade
collect rain from roof | gutter
build a garden wall | brick|block|cement
make concrete slab stronger | reinforcing
secure a bike to a post | padlock|chain
check if wall is straight | spirit level
what holds a roof sheet down | roofing screw
can you cut chain to length | chain
is there a hinge that lifts off | ball tip|hook and band
bolt for steel gate | ^(?!.*stainless).*bolt
hinges for a steel door | ^(?!.*stainless).*hinge
hinge for white door | hinge ! white
bracket for roof | angle bracket 90 × 90 × 65 mm, galvanised`,
  'What tells apart': `
brass door number | numeral.*brass
nylon roller | nylon
padlok brss | brass padlock ! brass
ALUMINIUM FINISH LEGS | -
PVC CUPLING 75 MM | pvc coupling ! 75
wooden float | float ! wooden`,
  'Of the shop': `
track my order | -
order tracking | -
where is my order | -
tracking number | -
returns | -
i want to return my order | -
is cash on delivery ok | -
warranty on door closer | door closer ! warranty
door delivery | -`,
  // From stock lists, quotations, invoices and chats of other shops.
  'From other shops': `
Brass Butt Hinges 4 x 3 | butt hinge 102 ! brass
Brass Tower Bolt 4 x 1/2 | barrel bolt.*brass ! 4 x 1/2
Down Pipe Clip 75mm | downpipe bracket 75
Flash Band Tape 3" x 10m | flashing tape ! 3" x 10m
Wire Nails 4 inch 1kg | wire nail 100
Rawl Plugs No 8 Pack | wall plug 8
Padlock 40mm Brass Solex | brass padlock 40 ! Solex
PVC Pipe 2 inch Type 400 10ft | PVC pipe 63 ! 400
GI Binding Wire 22G | -
Wood Screws #8 x 1.5 inch | wood screw 4.0 × 40
Cable Ties 6 inch | cable tie 150
HINGES 4" (SS COLOUR) | hinge 102.*stainless ! colour
TOP GIDE | guide ! guide
SS MORTIZE LOCK WITH CYLINDER 57MM | mortice.*stainless ! mortice
110 MM P.V.C PIPE | PVC drain pipe 110
D TYPE HANDLE | D pull handle|D handle
L- Bracket Light 1x3 | angle bracket ! light
Flat Washers M10 | plain washer M10
Anchor Bolt M12 x 100mm | through bolt M12
padlock key | padlock ! key
bucket lid | bucket ! lid
Digital Keyless Door Lock | mortice|night latch|euro cylinder ! digital
Hold Open Door Closer 80 Kg | door closer ! hold
SS Hasp & Staple 6 inch | hasp ! 6 inch
Patch Lock with Strike Plate | hasp ! patch
Allen Cap Screw M8 | socket cap screw M8
Tor steel reinforcement bars Fe500 | reinforcing bar ! fe500
what holds a 65 inch tv on brick wall | wall plug|angle bracket ! 65 inch
mortis dead lok | deadlock ! mortise
screw for zinc sheet on iron purlin | roofing screw ! iron
0.9m threshold | threshold|ramp|trim ! 0.91 m
PDL05OBR | PDL-050-BR ! PDL-050-BR
PDL-O50-BR_2nos | ^PDL-050-BR ! PDL-050-BR
පී.වී.සී. පයිප්ප | PVC.*pipe
gum for pvc pipe | -
oil for hinges | -
paint for roof sheet | -
lock for chain | padlock
rooftop sheet | roof sheet
bail pull | (bow|D) handle
drawer slides 450mm soft close | drawer runner 450 ! soft closing
soft close drawer | drawer runner ! soft closing
closet door hardware | cabinet
l-drop 6" | bolt 150
putty knifes | knife
jogsaw | jigsaw ! jigsaw
lockwasher | washer ! lock
kohler shower cartridges | -
carpet chestnut | -
chain link gate | short link chain ! gate
suspended ceiling | -
gypsum board | drywall screw ! drywall screw
false ceiling | drywall screw ! drywall screw
screw steel | stainless
screws steel 2 inch | 5.0 × 50 mm.*stainless
drill bit steel | twist drill
3" long hinge | hinge 76
250mm deep shelf bracket | bracket 250
50mm long shackle padlock | long shackle
lever handle satin nickel | lock handle.*satin nickel|rose.*satin nickel
blade cutter | trimming knife
thread bar 12mm | through bolt ! threaded
angle iron 2 inch | angle bracket ! angle iron
hydraulic hinge | concealed ! soft clos
යකඩ කපන බ්ලේඩ් | cut-off disc
PDL 5O BR | ^PDL-050-BR
m12 threaded rod | through bolt ! threaded
soft close drawer channel 18 | runner 450 ! soft closing
down pipe 3 inch | downpipe bracket 75 ! downpipe bracket
downpipe | downpipe ! downpipe
drywall | drywall screw ! drywall
lead flashing 12 inch | lead flashing roll 300
aluminium section 50 x 25 | -
3-lever lock | mortice ! 3-lever
2 way hinges | hinge ! double action
2way hinge | hinge ! double action
double acting hinge | hinge ! double action
4 lever handles | lever ! 4
watering can | -
වැලි | -
මිටියෙන් | hammer
දැල් | -
ටයර් | -
ටැප් | -
ලයිට් | -
`,
}
