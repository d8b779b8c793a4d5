/**
 * Queries as they are typed at shops, each with the parts of the demonstration shop that are right: a pattern that
 * their number and name match, or '-' where the shop has none. What stands after '!' must be said to be left out,
 * corrected or not sold.
 */
export const queries: Record<string, string> = {
  English: `
threshold plate | threshold
door threshold bar | threshold
glass door pull handle | ^DRH
hinges that close themselves | concealed
flush | flush (hinge|pull) ! flush pull
spirit | spirit level ! spirit level
toilet seat cover | -
anything to hold the door open | door stop
keep the rain from coming under my door | rain|storm threshold
way to fix a shelf to a brick wall | shelf bracket|gallows bracket
what to cut steel pipe with | cut-off disc|jigsaw blades? for metal
8" barrel bolt | tower bolt 200 ! tower bolt
lach for night | night latch
m12 bolt 4 inch long | bolt m12 × 100
fishing net | -
shed roof, which sheets | sheet
stainless eye bolt | eye bolt ! stainless
door handle cover | lever|handle ! cover
hinge which doesn't squeak | hinge
the number thing for house, number three | numeral 3
something for gap under door | strip|threshold
10 inch strap hinge | strap hinge ! 10 inch
chis | chisel
box pr | box profile
butt 4x3 ss | butt hinge ! ss
tacks 1 inch | nail ! 1 inch
ridge cap green | ridge cap.*green
jigsaw blade for metal | jigsaw blades? for metal
return to door lever | return-to-door
cost of a door closer | door closer
hang a gate | hook and band|t hinge
drawer knobs wood | oak cabinet knob
turnbuckle hook and eye | turnbuckle
number 3 for house brass | numeral 3
lock that needs no key | bathroom door pack|bolt
mortice lock without cylinder brass | mortice.*brass ! cylinder
shelf L bracket black 10" | shelf bracket 250.*black
sliding door set for 4m opening | 4\\.0 m
`,
  Trade: `
tie wire | -
wire tie | cable tie
spring hinge | door closer ! spring hinge
spring hinges 4 inch | door closer ! spring hinge
door spring | door closer
2 ply hinge | hinge ! 2 ply
3 speed drill bit | drill ! 3 speed
Oxford Butt Hinges 3" x 2" | butt hinge 76 ! Oxford
SS Tower Bolt 8 inch | tower bolt 200.*stainless
Magnetic Door Catcher (Heavy Duty) | magnetic catch ! heavy
Wire Nails 3 inch (1 kg Pack) | wire nail 75
Hacksaw Frame with Bi-Metal Blade | blade ! hacksaw
LH window handle | left hand
waste pipe 63mm | PVC pipe 63
1 1/2" waste pipe | PVC pipe 50 ! 50 mm
ridge plate | ridge cap
mortise lock body | mortice
hole cutter 50mm | hole saw
gold door handle | brass
letter plate gold | letter plate.*brass
soft close hinge for pantry | concealed cabinet hinge
drawer rail soft close | drawer runner
grinding wheel 4 inch | cut-off disc ! 4 inch
pantry cupboard handle | cabinet|pull|handle
aldrop 6 inch | (barrel|tower) bolt 150
telescopic channel 18 inch | drawer runner 450
tor steel 12mm | reinforcing bar 12
zinc roofing sheet | sheet.*zinc
magic eye for door | door viewer
yale lock | night latch|lock ! Yale
tokyo cement | portland cement ! Tokyo
hettich soft close hinge | concealed ! Hettich
hafele drawer channel | drawer runner ! felle|Häfele
blum hinge | concealed ! Blum
stanley hammer | hammer ! Stanley
s-lon pipe | pipe ! S-lon
hexagonal bolt 10mm | bolt m10
cup hooks brass | hook ! cup
eye screw | screw ! eye
curtain hook | hook ! curtain
picture hook | hook ! picture
gate latch | latch ! gate
thumb latch | latch ! thumb
door chain | chain ! door
screw nut | nut ! screw
padlock chain | chain ! padlock
gutter hook | hook ! gutter
brick hammer | hammer ! brick
pad bolt | bolt ! pad
white cement | portland cement ! white
umbrella nail | nail ! umbrella
tap bolt m10 | m10
sinc sheet | sheet.*zinc ! zinc
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
brass tower bolt 6" | barrel bolt 150 mm, satin brass ! barrel bolt
drill bits for steel | twist drill
shop door handle big | d pull handle ! big
chrome door lever | lever.*chrome
antique brass door handles | (handle|knob).*antique brass
barn door track stainless | barn door.*stainless
t joint 50mm | tee 50
`,
  Misspelt: `
profession hinge | hinge ! profession
expensive bolt m12 | bolt m12 ! expensive
concerned bolt | bolt ! concerned
morties lock | mortice
silinder | cylinder
stainles steel hinge | stainless
sement | portland cement
kabard handle | cabinet|pull|handle
braket | bracket
galvnised nails | clout nail|nail plate
roofing skrews | roofing screw
ridj cap | ridge cap
chane | chain
door closr | closer
aluminum tresh hold | threshold
galvanizd angle braket | angle bracket.*galvanised
tower boult | tower bolt
eskutcheon | escutcheon
espagnolet handle | espagnolette
measering tape | tape measure
hinje 3 inch | hinge 76 ! hinge
oak nob | oak cabinet knob
padlog | padlock ! padlock
ruff sheet | roof sheet ! roof
rofing sheet | roof sheet ! roof
simint | portland cement ! cement
corregated shet | corrugated ! sheet
cieling screws | drywall ! ceiling
latter plate | letter plate
masonary drill | masonry drill
`,
  Sizes: `
4 inch brass hinge | 102.*brass
brass hinge 100mm | 102.*brass ! 102 mm
2½ inch padlock | padlock 65
tower bolt 8 inch | tower bolt 200
tower bolt 8 | tower bolt 200 ! 8 inch
barrel bolt 4" | barrel bolt 100
t hinge 12" | t hinge 300
6 inch t hinge | t hinge 150
screw 4 x 40 | screw 4.0 × 40
4*40 wood screw | screw 4.0 × 40
screws 8x1 | screw ! 8x1
4 inch nail | nail 100
1/2 inch pvc pipe | pvc pipe ! 1/2 inch
pvc pipe 1 1/2" | pvc pipe 50 ! 50 mm
pvc elbow 2" | pvc elbow.* 63 ! 63 mm
2" conduit | -
3 inch pvc pipe | pvc pipe ! 3 inch
iron rod 10mm | reinforcing bar 10
1/2" rebar | reinforcing bar 12
castor 3 inch | castor 75
grinder disc 4 1/2 | disc 115
4.5 inch diamond disc | diamond disc 115
6ft sliding track | 1\\.8 m track
20cm shelf bracket | shelf bracket 200
1 1/2 inch roofing screw | roofing screw 5.5 × 38
coach screw 10x80 | coach screw 10 × 80
through bolt m12 x 100 | m12 × 100
cement 50kg | 50 kg
tile adhesive 25 kg | tile adhesive
spirit level 24 inch | spirit level 600
tape measure 5m | tape measure 5
hole saw 2 inch | hole saw 51
friction stay 12" | friction stay 300
roof sheet 8ft | sheet.*2\\.4 m
how much is 12mm steel | reinforcing bar 12
butt hinge 4 inch 2 pieces | butt hinge 10[02]
2 boxes of drywall screws | drywall screw
hinge 3 inch 10 pcs | hinge 76
12 pairs butt hinge 3 inch | butt hinge 76
12 nos tower bolt 8 inch | tower bolt 200
wood screw 4x40 2 box | screw 4.0 × 40
hex bolt m10 x 60 20 pcs | m10 × 60
10 sheets blue corrugated | corrugated.*blue
2 rolls flashing tape | flashing tape
2 packets wall plugs 8mm | plug 8
6 dozen cabinet knobs | cabinet knob
20 lengths 12mm steel | reinforcing bar 12
iron 16mm | reinforcing bar 16
16 mm steel rod 6m | reinforcing bar 16
set of 4 castors | set of 4
pack of 10 coach screws | coach screw
one dozen door hinges | hinge
3/8 bolt | m10
100x100 angle bracket | angle bracket ! 100x100
key cylinder 35/35 | euro cylinder 35/35
half inch nuts | nut.*m12
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
FIX5060YZ | FIX-5060-YZ
(CUT-D115-SG) | CUT-D115-SG
code hng t200 bk please | HNG-T200-BK
SLD-H80-42 | SLD-H80-(24|40)
fix h12 100 | FIX-H12100
WINR300SS | WIN-R300-SS
`,
  Questions: `
do you have brass hinges? | brass.*hinge|hinge.*brass
how much is a bag of cement today | portland cement
which lock for a main door | lock|latch|cylinder
I need a padlock for my gate | padlock
hinges for a heavy gate | hook and band|heavy t hinge|hinge.*heavy|t hinge|galvanised butt
handle for main door | lever|handle|knob|pull
looking for screws for gypsum board | drywall screw
screws for roofing sheets please | roofing screw
hinge for kitchen cupboard | cabinet hinge|flush hinge|piano|butt hinge
wheels for a trolley | castor
disc to cut tiles | diamond disc.*tiles|diamond disc
drill bit for concrete wall | masonry|sds
wheel for sliding gate | sliding gate wheel
can I get a lock for a drawer | cam lock
pls send price for 4 inch hinges | hinge (102|100)|strap hinge 2 × 100
need 2 inch nails urgent | nail 50
do you sell paint | -
have you got light bulbs | -
any stainless steel door handles | (lever|handle).*stainless
what size wall plug for 6mm | wall plug 6
bolts for wooden door | barrel bolt|tower bolt|coach bolt
handles for wardrobe | handle|pull|knob
lock for two door cupboard | cam lock
lock for bathroom door | bathroom door pack|lock|latch
sheet for roof 8 feet | sheet.*2\\.4 m
glue for tiles | tile adhesive
big door hinge 4 inch brass | 102.*brass ! big
cheap door lock | lock|latch|cylinder
marble hinge | hinge ! marble
what hinges for a heavy door | butt hinge
which screws for door hinges | screw ! door hinges
how many hinges does a door need | butt hinge
screws for plasterboard ceiling | drywall screw
roller for wardrobe sliding door | sliding door roller
16mm steel bar price in sri lanka | reinforcing bar 16
`,
  Singlish: `
sarneru 4 agal | hinge (102|100)
bata agal 2 | PVC pipe 63 ! 63 mm
dam wela 6mm | chain 6
gate ekata loku ibbek | padlock
saraneru 4 inch | hinge (102|100)|strap hinge 2 × 100
dora saraneri | hinge
dora pollak 150mm | bolt 150
ibi yathura 50mm | padlock.* 50
2 inch ana | nail 50
kambi ana | nail
iskuruppu ana 4x40 | screw 4.0 × 40
dora saraneru 4 inch brass | hinge 102.*brass
block gal | concrete block
thahadu | sheet
tahadu 8 adi | sheet.*2\\.4 m
paippa 2 inch | pipe 63 ! 63 mm
pvc bata | BLD-P(0|110)
yakada kambi 10mm | reinforcing bar 10
almari handle | handle|pull|knob
mitiya | hammer
rodaya | castor|wheel
piththala saraneru | brass.*hinge|hinge.*brass
sudu janela handle | window handle.*white|handle.*white
poottu | lock|latch
dora mita brass | (handle|lever).*brass
seementhu | portland cement
cement tika kiyada | portland cement
hinge ekak ona | hinge
eskuruppu | screw
ulu kata | clay roof tile
wahala thahadu | roof sheet
kabard sarneru | cabinet hinge|flush hinge|piano hinge|brass butt
gate eka damana sarneru | hook and band|t hinge
dora yata brush eka | brush strip
yakada kapana disc | cut-off disc
jeneel kokka | casement stay
vidum katu set eka | drill
`,
  'Sinhala and Tamil': `
පිත්තල සරනේරු | brass.*hinge|hinge.*brass
දොර අගුල | lock|latch|cylinder
ඉබ්බා | padlock
ඉබ්බන් 50mm | padlock.* 50
යතුර | lock
ඇණ 2 අඟල් | nail 50
ඉස්කුරුප්පු ඇණ | screw
ලාච්චු හැඬල් | ^CAB
තහඩු | sheet
පයිප්ප | pipe
PVC පයිප්ප | BLD-P(0|110)
කළු සරනේරු | hinge.*black
දොර මිට brass | (handle|lever).*brass
දොර හැන්දල් | handle|lever
කම්බි 12mm | reinforcing bar 12
உள் பூட்டு | lock|latch
கதவு பூட்டு | lock|latch
கதவு கீல் | hinge
பித்தளை கீல் | brass.*hinge|hinge.*brass
ஆணி 3 அங்குலம் | nail 75
சிமெண்ட் | portland cement
சீமெந்து | portland cement
குழாய் | pipe
சுத்தியல் | hammer
கம்பி 10mm | reinforcing bar 10
கைப்பிடி | handle|lever|pull
செங்கல் | brick
தாழ்ப்பாள் | bolt
வெள்ளை | white
කබඩ් සරනේරු | cabinet hinge|flush hinge|piano hinge|brass butt
උළු | clay roof tile
මුරිච්චි | nut
මිටියක් | hammer
කොක්කක් | hook
கதவு தாழ்ப்பாள் | bolt
இரும்பு கம்பி 12mm | reinforcing bar 12
ஓடு | clay roof tile
சக்கரம் | castor|wheel
හින්ජස් 4 inch | hinge 10[02]|strap hinge 2 × 100 ! hinge
දොර ක්ලෝසර් | door closer
කේබල් ටයි | cable tie
කැස්ටර් වීල් | castor
කට්ටර් එක | knife|snips ! cutter
නට් M12 | nut m12|nuts and washers m12
டோர் குளோசர் | door closer
ட்ரில் பிட் | drill
டிராயர் சேனல் | drawer runner
ගේට් රෝද | gate wheel
`,
  'Not sold': `
get a quote | -
river sand | -
brass tap | -
light switch | -
kamba | -
door mat | -
hotel | -
table lamp | -
4 inch zebra | -
key ring bathtub | -
ceiling fan | -
toilet seat | -
plywood | -
hinge zebra | hinge ! zebra
white door | -
train timetable | -
sheep | -
red oxide | -
window grill | -
police | -
guitar strings | -
steel wool | -
kitchen sink | -
scrap metal | -
wine glasses | -
pipe wrench | . ! wrench
welding rod | -
welding rods 3.2mm | -
binding wire 25kg roll | -
cockspur handle | casement fastener ! cockspur
bike lock | padlock ! bicycle
cutting board | -
pipe saddle | downpipe bracket ! pipe saddles
pvc saddle 3/4 | downpipe bracket ! pipe saddles
pipe strap | downpipe bracket ! pipe straps
door saddle | threshold
saddle clip | wire rope grip
door sash | -
window sash | sash fastener ! window sashes
window sash lock | sash fastener
angle iron bracket | angle bracket
fischer plug | wall plug ! Fischer
soft close hinge | concealed ! soft closing
cable clip | cable tie ! cable clips
thimble | -
wali cube | -
vali | -
වීදුරු | -
கோடாரி | -
pack of 4 castors | set of 4 ! set of 4
pack of 100 screws | torx|decking ! box of 100
set of 10 entrance knobs | box of 10 ! box of 10
pack of 3 castors | castor ! pack of 3
quarter turn cam | cam lock
pvc junction 50mm | tee
කොන්ක්‍රීට් ගල් | block
how do i stop the rain coming through the roof | flashing
how do i stop a drawer from sticking | runner
wall anchor for heavy shelf | anchor ! shelf
door sash lock | mortice sash lock
`,
  'Heard at the counter': `
brick red sheet | sheet.*brick red
window handle with lock | window handle, key locking
mortice handle ss | ^LVR-.*-SS
locking window handle | window handle, key locking
round door knob lock | entrance knob ! round
roller shutter lock | padlock
self closing hinge | hinge ! closing
rising butt hinge | butt hinge ! rising
telescopic channel 14 inch | runner 350
drawer slide soft close | runner
cabinet knob gold | cabinet knob.*brass
curtain rod | bar ! curtain
cup hook | hook ! cup
wire rope 8mm | -
cement block 6 inch | concrete block 400 × 150
2.5" nails | wire nail ! 2\\.5"
65mm nail | wire nail ! 65mm
hinge 90mm | 125 × 90 ! 125 × 90 mm
bar handle 128mm black | bar pull, 128|T-bar pull 128
coat hanger | coat hook
lever pb | polished brass
hinge 102 sss | satin stainless
grinding disc | cut-off ! grinding
angle grinder disc | cut-off|diamond
folding bracket | shelf bracket ! folding
barrel bo1t 150mm | barrel bolt 150 ! bolt
nail plate | nail plate
pipe union | pvc coupling
GI union 3/4 | -
globe valve | -
union mortice lock | mortice ! union
hook 42mm | coat hook ! 42mm
hollow block 8" | concrete block ! 8"
8 inch cement block | concrete block ! 8 inch
4 inch pvc pipe | BLD-P110 ! 110 mm
rapid cement 42.5r | cement ! 42.5r
metal stones | -
stone cutting disc | disc.*stone
tile grout | . ! grout
roof sheet 8 feet | roof sheet.*2.4 m
asbestos sheet | sheet ! asbestos
pvc tee 2 inch | tee 50 ! 2 inch
masonry bit 8mm | masonry drills
hole saw 2 inch | hole saw 51
diamond wheel 5 inch | diamond disc 125
hacksaw blade | blade ! hacksaw
spirit level 24 inch | spirit level 600
draft excluder for door | draught strip
coach bolt m10 | coach bolt m10
anchor bolt m12 | m12
hinge inch 4 | hinge 10[02]
ana angal 3 | nail 75
ඇණ අඟල් 3 | nail 75
වහල තහඩු අඩි 8 | roof sheet.*2.4 m
pipe mm 50 | pipe 50
gate eke agula | padlock|hasp|bolt
dorata handle eka | lever|pull handle
scru 4x40 | screw 4.0 × 40 ! screw
handel for draw | handle ! drawer
draw knob | knob ! drawer
anker bolt | anchor|through bolt ! anchor
screw driver | -
paint brush | -
door mat | -
wheel barrow | -
sand paper | -
handle which doesn't catch my sleeve | lever
handle for pantry cupboard in black | black
what hinge for a heavy main door | butt hinge
something to close door automatically | door closer
bolt for gate 8 inch | bolt 200
soft closing hinges | Concealed cabinet hinge
bricks per 1000 | brick 215
rope clamp 6mm | Wire rope grip 6
door silencer | -
euro lock 70mm | cylinder 35/35
door cylinder 60mm | cylinder 30/30
cylinder 80 mm | cylinder 35/45
brass letterbox | Letter plate.*brass
door handle with key | Lever (lock|latch)
handle and lock set for main door | Lever (lock|latch)
cubord handles | ^CAB- ! cabinet|cupboard
hilti bolt | anchor|Through bolt ! Hilti
flush handle for sliding door | flush pull
t12 bar | Reinforcing bar 12
y16 steel | Reinforcing bar 16
four inch butt hinge black | butt hinge 102.*black
drill bits for metal | twist drills|SDS
wall drill bits | Masonry drills
disk cutter blade | Cut-off disc ! disc
scissors for tin | snips
whirly bird vent | ventilator
hinges without screws | hinge
waterproof lock | Weatherproof padlock
lever set nickel | nickel
keyhole plate black | escutcheon.*black
house numeral no 7 | numeral 7
house no 7 black | numeral 7
door no 12 | numeral ! 12
box profile red | Box profile.*red
galvanized hinges for chicken coop | hinge.*galvanised
mending strips | Mending plate
nailing plate | Nail plate
shelf holder white metal | Shelf bracket.*white ! metal
lift handle for sash window | sash lift
barn door roller stainless | Barn door hanger.*stainless
rain bar for door | Rain threshold
wavy roof sheet 8ft | Corrugated.*2.4
pipe clip 110 | Downpipe bracket 110
bricks with holes | Perforated brick
concrete cutting blade 9" | Diamond disc 230
screw ana 2 inch | screw 5.0 × 50
door hi | hinge
cabinet hand | (knob|handle|pull)
roofing s | (sheet|screw)
cutting d | disc
`,
  'Slips, noise and uses': `
castar weel | castor ! castor
concreet enchors | anchor|through bolt|wall plug ! anchor
padloc wethar proof | weatherproof padlock
door knobsw | knob ! knob
pocket hole screwsw | screw ! screw
m4 50 srcew | screw ! screw
hing pin door dtop | door stop ! stop
hand saw sharpner | hand saw ! sharp
gold hinges not silver | brass
hinges that are not brass | ^(?!.*brass).*hinge
padlock not in brass | ^(?!.*brass).*padlock
handle not brass or black | ^(?!.*(brass|black)).*handle
door handle but not black | ^(?!.*black).*(lever|handle|knob)
hinges except steel | ^(?!.*(stainless|steel)).*hinge
padlock that does not rust by the sea | weatherproof padlock
screws that will not rust | screw.*stainless
door not closing | door closer
lock no brass | ^(?!.*brass).*(lock|latch|cylinder)
stop ants and dust coming under door | brush strip|draught strip|threshold
stop roof leaking near chimney | flashing ! chimney
cut iron rod | cut-off disc|jigsaw blades for metal
cut a round hole in door for lock | hole saw
drill brick wall | masonry|sds
cut pvc pipe | hand saw
cut a brick | diamond disc
stop door banging | door stop
cut nails | knife|snips ! nails
price list for roofing sheets | sheet
show me everything for windows | ^WIN
rate list hinges | hinge
list of padlocks | padlock
mitiya ekak loku | hammer
loku chain eka gate ekata | chain
price list | -
loku | -
CUT-H5l-BM | CUT-H51-BM ! CUT-H51-BM
HNG-K1O2-BK | HNG-K102-BK ! HNG-K102-BK
2 and a half inch padlock | padlock 65
three and a half inch hinge | hinge (8[789]|9[01]|125 × 90)
1 1/4 pvcsch 80 | pvc pipe 40 ! 40 mm
2 inch pvc | pvc pipe 63 ! 63 mm
something to see who is at the door | door viewer
door makes a draft at night | draught strip|brush strip ! night
protect bottom of door from kicks | kick plate
hang a heavy mirror | wall plug|bracket ! heavy
hang a bicycle from ceiling | hook|eye bolt
join two planks together | mending plate|angle bracket|nail plate
keep bathroom door locked from inside | bathroom door pack|bolt
my cupboard door keeps opening by itself | magnetic catch
lock for bicycle chain | padlock|chain
padlock for outside | weatherproof
water coming under the door | threshold|rain deflector|water bar
magnetic door stop | door stop ! magnetic
stop mosquitoes coming under the door | strip|threshold
cabinet knob not wood | ^(?!.*oak).*knob
wardrobe door will not stay shut | magnetic catch
brushed nickel knobw | knob.*nickel ! knob
socks | -
boats | -
milk | -
I do not want brass hinges | ^(?!.*brass).*hinge
`,
  'Two slips and joined words': `
letre box | letter plate
esculation plate | escutcheon
gavanised chian | chain.*galv
wndow handel | window handle
plastring trowl | plastering trowel
shakle galvanised 12mm | shackle 12
sliping dor trak | sliding door track
parliment hinje | parliament
tubuler lach | tubular latch
barn dor sliding trak | barn door ! barn door
wardrob slidng dor track | sliding door track
satin nikel hinge for door 4 in | 102.*satin nickel
cylindar lock duble side | euro cylinder
steel joyst hanger | joist hanger
thinset mortar for tiels | tile adhesive
jigsaw tblades | jigsaw blade
thresh hold | threshold
drilbit | drill
walplug | wall plug
hammerdrillbit | sds|masonry
strap hinge6inch | strap hinge.*150
doorstopper | door stop
20ft zinc corrugated sheet | corrugated.*zinc.*6\\.0
2 and a half inch brass hinge | brass butt hinge 63
brass flush hinge | flush hinge.*brass
concrete nails 2" | nail ! concrete
toggle bolt | bolt ! toggle
scale | -
steel wool | -
toilet cistern | -
pull handles for main doors | pull handle
3 inch steel nails | nail 75
roof panel | box profile`,
  'What for': `
keep door shut | door closer|latch|bolt
something to join two pvc pipes | pvc coupling
turn pvc pipe 90 degree | pvc elbow
split water pipe into two | pvc tee
tie down wire fence tight | turnbuckle|grip
lock two chains together | shackle|padlock
move a piano across the floor | castor
post letters through door | letter plate
smooth cement on wall | plastering trowel|plastic float
knock down a brick wall | club hammer
remove nails from old wood | claw hammer
cut a curve in plywood | jigsaw blade
collect rain from roof | gutter
build a garden wall | brick|block|cement
make concrete slab stronger | reinforcing
secure a bike to a post | padlock|chain
keep my gate from swinging open | bolt|hasp|padlock
fix downpipe to wall | downpipe bracket
check if wall is straight | spirit level
make a hole for door lock | hole saw
stop cockroaches coming under the door | brush strip|draught|threshold
wardrobe door keeps opening | magnetic catch
what holds a roof sheet down | roofing screw
how can i make my drawer open fully | runner
can you cut chain to length | chain
which lock is for a bathroom | bathroom
replacement wheel for sliding wardrobe | sliding door roller
is there a hinge that lifts off | ball tip|hook and band
screws for steel | self-drilling
screws for metal | self-drilling
steel screw | screw.*stainless
bolt for steel gate | ^(?!.*stainless).*bolt
hinges for a steel door | ^(?!.*stainless).*hinge
bolt for gate black | bolt.*black
hinge for white door | hinge ! white
bracket for roof | angle bracket 90 × 90 × 65 mm, galvanised`,
  'What tells apart': `
rubber strip | rubber
turbo disc | turbo
metal disc | metal
half moon stopper | half moon
ball bearing channel | ball bearing
brass door number | numeral.*brass
steel bar | reinforcing
nylon roller | nylon
HAFELE BUTT HINGES 4" | butt hinge 10[02] ! Häfele
sharp saw | saw ! sharp
sides hinge | hinge ! sides
animals hinge | hinge ! animals
cheese hinge | hinge ! cheese
padlock cow | padlock ! cow
padlok brss | brass padlock ! brass
ALUMINIUM FINISH LEGS | -
PVC CUPLING 75 MM | pvc coupling ! 75
NAILS 1-1/4 X 14 | nail ! 1-1/4
STOPPER 6" | door stop ! 6
wooden float | float ! wooden`,
  'Of the shop': `
track my order | -
order tracking | -
where is my order | -
tracking number | -
cancel order 1042 | -
returns | -
i want to return my order | -
when do you open | -
lock my account | -
gift voucher | -
delivery charges to kandy | -
is cash on delivery ok | -
warranty on door closer | door closer ! warranty
can i return opened box of screws | screw ! return
door delivery | -`,
  // From stock lists, quotations, invoices and chats of other shops.
  'From other shops': `
Brass Butt Hinges 4 x 3 | butt hinge 102 ! brass
Brass Tower Bolt 4 x 1/2 | barrel bolt.*brass ! 4 x 1/2
Door Lock Gold | lock|latch|cylinder
Down Pipe Clip 75mm | downpipe bracket 75
Claw Hammer 0.5 | claw hammer ! 0.5
Flash Band Tape 3" x 10m | flashing tape ! 3" x 10m
White Cement | cement ! white
Measuring Tape 5m Stanley | tape measure ! Stanley
Spirit Level Heavy 24 inch | spirit level 600 ! heavy
Chisel Wood 1/2 inch | chisel 12
Mason Trowel 8 inch Pointed | brick trowel 200 ! pointed
Wire Nails 4 inch 1kg | wire nail 100
Rawl Plugs No 8 Pack | wall plug 8
Padlock 40mm Brass Solex | brass padlock 40 ! Solex
Door Lock Brass Mortise Set | mortice.*brass ! set
Door Hinge Steel 4 inch Pair | hinge
PVC Pipe 2 inch Type 400 10ft | PVC pipe 63 ! 400
Hacksaw Frame Adjustable | -
GI Binding Wire 22G | -
Wood Screws #8 x 1.5 inch | wood screw 4.0 × 40
Drill Bit Masonry 8mm | masonry drill ! 8mm
Bolt Carriage M10 x 50mm | coach bolt ! m10 x 50mm
Cable Ties 6 inch | cable tie 150
FULSH BOLT | bolt ! fulsh
HANDLE LOCK - BLACK | lever handle on plate.*black
WINDOW HANDLE (LEFT) | left hand
HINGES 4" (SS COLOUR) | hinge 102.*stainless ! colour
FRICTION STAY 10" | friction stay ! 10"
TOP GIDE | guide ! guide
Oxford Tee Hinges 8" | T hinge 200 ! oxford
CUPBOARD LOCK DOUBLE | cam lock ! double
DRAWER LOCK 32MM | cam lock ! 32mm
CONCEALED DOOR CLOSER | door closer ! concealed
SS MORTIZE LOCK WITH CYLINDER 57MM | mortice.*stainless ! mortice
CAPSUL TOWER BOLT 8" | tower bolt 200 ! capsul
TOWER BOLT -6 INCH | tower bolt 150|barrel bolt 150
CASTER WHEEL 6" | castor ! 6"
14" TELESCOPIC CHANNEL SOFT CLOSE | drawer runner 350
Rawl Plug 8x45 mm | wall plug ! 8x45 mm
ANCHOR FASTNER 75MM | anchor|through bolt ! 75mm
17 GUAGE NAILS | nail ! 17 guage
IRON CUTTING BLADE 4" | cut-off disc ! 4"
12MM REBAR 20' | reinforcing bar 12
UPVC COUPLING 2" | coupling 50 ! 2"
110 MM P.V.C PIPE | PVC drain pipe 110
D TYPE HANDLE | D pull handle|D handle
Gate Hook 6" | hook and band ! 6"
J- Hook Double | coat hook ! j
L- Bracket Light 1x3 | angle bracket ! light
green painted pop rivets | rivet ! green
1 black self tapping screws | roofing screw ! black
12 wire shelf bracket | shelf bracket 300 ! wire
door guards | door stop
milwaukee stone hole drill | hole saw ! stone
Y12 Steel Rebar (6m) | reinforcing bar 12
Iron Sheets (28 gauge 8ft) | corrugated sheet ! 28 gauge
Galvanised Nails 4 inch | clout nail ! 4 inch
Flat Washers M10 | plain washer M10
Anchor Bolt M12 x 100mm | through bolt M12
Panel Pins 25mm | -
hammer handle | hammer ! handle
chisel handle | chisel ! handle
padlock key | padlock ! key
door lock key | lock|latch|cylinder ! key
padlock shackle | padlock ! shackle
hinge washer | washer ! hinge
lock spring | lock|latch|cylinder ! spring
door closer arm | door closer ! arm
bucket lid | bucket ! lid
keyless digital lock | mortice|night latch|euro cylinder ! digital
Digital Keyless Door Lock | mortice|night latch|euro cylinder ! digital
SS Flush Sliding Door Handle | flush pull.*stainless
SS Bearing Hinge 5 x 3.5 inch Heavy | butt hinge 125 ! ss
SS Piano Hinge 3 Feet | piano hinge.*stainless ! 3 feet
SS Parliament Hinge 4 inch | parliament.*stainless
Hold Open Door Closer 80 Kg | door closer ! hold
Brass Pin Cylinder Lock Both Side Key | euro cylinder.*brass ! key
Heavy Duty Padlock 65mm Brass | padlock 65 ! brass
Bathroom Thumb Turn Lock Set | bathroom door pack
SS Hasp & Staple 6 inch | hasp ! 6 inch
Magnetic Door Catcher Heavy | magnetic catch ! heavy
Patch Lock with Strike Plate | hasp ! patch
SS Hex Bolt & Nut M10 | hex bolt M10 ! ss
Allen Cap Screw M8 | socket cap screw M8
Tor steel reinforcement bars Fe500 | reinforcing bar ! fe500
Wire-cut red brick 9 x 4 x 3 inch | brick ! 9 x 4 x 3 inch
what holds a 65 inch tv on brick wall | wall plug|angle bracket ! 65 inch
nite latch | night latch ! night latch
mortis dead lok | deadlock ! mortise
screw for zinc sheet on iron purlin | roofing screw ! iron
0.9m threshold | threshold|ramp|trim ! 0.91 m
hng-k102bk | HNG-K102-BK
PDL05OBR | PDL-050-BR ! PDL-050-BR
HNG B76 SB_12pcs | ^HNG-B76-SB
HNGB76SBx12 | ^HNG-B76-SB
12-HNG-B76-SB | ^HNG-B76-SB
PDL-O50-BR_2nos | ^PDL-050-BR ! PDL-050-BR
ரெண்டு சுத்தி | hammer
டஜன் திருகு | screw
செங்கல் கரண்டி | brick trowel
மூட்டை சிமெண்ட் | cement
பிவிசி பைப் 2 இன்ச் | PVC pipe 63 ! 63 mm
කටින් වීල් 9" | cut-off disc 230
පී.වී.සී. පයිප්ප | PVC.*pipe
නට් | nut|washer
simenthi kottayak | cement
gate ekata ibbek | padlock
lachchu channel 18 | drawer runner 450 ! 18 inch
brass hings | brass.*hinge ! hinge
galvanized roofing | sheet
gi roofing | sheet
gum for pvc pipe | -
oil for hinges | -
paint for roof sheet | -
lock for chain | padlock
rooftop sheet | roof sheet
bail pull | (bow|D) handle
drawer slides 450mm soft close | drawer runner 450 ! soft closing
soft close drawer | drawer runner ! soft closing
zn al sheet | zinc-aluminium
closet door hardware | cabinet
l-drop 6" | bolt 150
සිමෙන්ති කොට්ටයක් | cement
சிமெந்து மூடை | cement
wahalaye thahadu | roof sheet
nala 2 agal | PVC pipe 63 ! 63 mm
pipe elbo 2 angal | elbow.*63 ! 63 mm
shevles | shelf ! shelf
shower glass slelves | shelf ! shelf
garage shelve | shelf
tv shelv | shelf
putty knifes | knife
jogsaw | jigsaw ! jigsaw
screws for metal studs | drywall
lockwasher | washer ! lock
kohler shower cartridges | -
carpet chestnut | -
9.6 volt | -
block plane | block ! plane
thumbnail | -
schlade wirell door lock | mortice ! wirell
wirell cabinet lock | cam lock ! wirell
wireless door lock | mortice ! wireless
wirrel gate hinge | hook and band|t hinge ! wir
chain link gate | short link chain ! gate
chain link fence | short link chain ! fence
gate chain | short link chain
oil rubbed bronze door | dark bronze ! door
suspended ceiling | -
gypsum board | drywall screw ! drywall screw
false ceiling | drywall screw ! drywall screw
false ceiling screws | drywall screw
screw steel | stainless
screws steel 2 inch | 5.0 × 50 mm.*stainless
screw for steel | roofing screw
drill bit steel | twist drill
screws for zinc sheets | roofing screw
3" long hinge | hinge 76
250mm deep shelf bracket | bracket 250
50mm long shackle padlock | long shackle
hex cap screw m10 | hex bolt m10
Hex Cap Screw M10 x 60 — 8.8 | hex bolt m10 × 60
lever handle antique brass | latch handle.*antique brass
lever handle satin nickel | lock handle.*satin nickel|rose.*satin nickel
nail 3 | nail 75 ! 3 inch
ஆணி 3 | nail 75 ! 3 inch
nail 4 inch | nail 100
roofing nail 1 1/2" | clout nail
8 X 25 SS STAR SCREW | torx ! 8 x 25
cutter blade | jigsaw blade ! cutter
blade cutter | trimming knife
thread bar 12mm | through bolt ! threaded
angle iron 2 inch | angle bracket ! angle iron
folding shelf bracket | shelf bracket ! folding
hydraulic hinge | concealed ! soft clos
ලාච්චු රේල් | drawer runner
lachchu rail eka | drawer runner
ගල් කපන බ්ලේඩ් | diamond disc
යකඩ කපන බ්ලේඩ් | cut-off disc
thahadu ana | clout nail
ෆීතා 5m | tape measure
ලොකු ඉබි යතුර | padlock
ලොකු 40mm අගුල | padlock 40
PDL 5O BR | ^PDL-050-BR
m12 threaded rod | through bolt ! threaded
u bolt 8mm | wire rope grip 8 ! u-bolt
soft close drawer channel 18 | runner 450 ! soft closing
telescopic channel 18'' | runner 450
Ø12mm rebar | reinforcing bar 12
quarter inch chain | chain 6
three quarter inch shackle | d shackle (16|20)|bow shackle ! inch
down pipe 3 inch | downpipe bracket 75 ! downpipe bracket
downpipe | downpipe ! downpipe
drywall | drywall screw ! drywall
lead flashing 12 inch | lead flashing roll 300
set screw m10x60 | hex bolt m10 × 60
aluminium profile | -
aluminium section 50 x 25 | -
box profile sheet | box profile
euro profile cylinder | euro cylinder
metal 3/4 | -
5 lever mortice lock | mortice ! 5 lever
3-lever lock | mortice ! 3-lever
7 pin cylinder | euro cylinder ! 7 pin
2 way hinges | hinge ! double action
2way hinge | hinge ! double action
double acting hinge | hinge ! double action
4 way bracket | bracket ! 4 way
4 lever handles | lever ! 4
sds drill 10mm | sds
sds bit 14 x 160 | sds
sds bit 12 x 160 | sds ! 12 x 160
nails per kg | nail
wire nails 2 inch kilo | wire nail 50
door threshold strip | threshold
watering can | -
ear plugs | -
ordinary padlock | padlock
සාමාන්‍ය සරනේරු | hinge
flat iron 1" x 6mm | mending plate ! flat bars
ms flat bar | mending plate ! flat bars
වැලි | -
මණල | -
මිටි | lever|handle
මිටියෙන් | hammer
சுத்தி | hammer
දැල් | -
ටයර් | -
மணல் | -
ටැප් | -
ලයිට් | -
ඇන්කර් බෝල්ට් | anchor|through bolt
සින්ක් තහඩු | zinc-aluminium
`,
}
