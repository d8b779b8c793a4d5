// What the words of a pasted list mean (BEY-24), in English, Sinhala, Tamil, and both in Latin letters. Add the words of
// your customers to the rows. Plurals in -s and -es, -ක් and -යි are taken as well; case and full stops do not count.

/**
 * The words that count, by kind and by what they stand for. `unit` is what parts are sold by; `no` is a unit or the number of
 * a row; `sized` stands before a size; `label` names a quantity; `rs` stands before a price and `priced` after it.
 */
export const meanings = {
  number: {
    1: 'one එක ekak ஒன்று ஒரு ஒண்ணு',
    2: 'two දෙක dekak dekek deka இரண்டு rendu ரெண்டு',
    3: 'three තුන thunak tunak thuna மூன்று moonu மூணு',
    4: 'four හතර hatharak hatarak hathara நான்கு naalu நாலு',
    5: 'five පහ pahak ஐந்து anju அஞ்சு',
    6: 'six හය hayak ஆறு aaru',
    7: 'seven හත hathak hatak ஏழு',
    8: 'eight අට atak எட்டு ettu',
    9: 'nine නවය නමය namayak navayak ஒன்பது',
    10: 'ten දහය dahayak dahaya பத்து paththu',
    11: 'eleven එකොළහ பதினொன்று',
    12: 'twelve දොළහ dolahak பன்னிரண்டு',
    13: 'thirteen',
    14: 'fourteen',
    15: 'fifteen පහළොව පහළොස් பதினைந்து',
    16: 'sixteen',
    17: 'seventeen',
    18: 'eighteen',
    19: 'nineteen',
    20: 'twenty විස්ස wissak vissak இருபது',
    25: 'විසිපහ wisipahak',
    30: 'thirty තිහ thihak முப்பது',
    40: 'forty හතළිහ நாற்பது',
    50: 'fifty පනහ panahak ஐம்பது',
    60: 'sixty',
    70: 'seventy',
    80: 'eighty',
    90: 'ninety',
    100: 'hundred සියය siyayak siyak நூறு nooru',
    1000: 'thousand දාහ dahasak ஆயிரம்',
  },
  fraction: { 0.5: 'half බාගය bagayak அரை' },
  multiple: { 12: 'dozen doz dzn dz දුසිම දුසිම් dusim dusima dusimak dusin டஜன் dazan', 144: 'gross gz grs' },
  length: {
    mm: 'mm millimetre millimeter mili මිමී මි.මී மிமீ',
    cm: 'cm centimetre centimeter',
    inch: `inch inchi in " ” ″ angal agal angala agala අඟල් අඟල අඟුල් අංගුලම් ඉන්ච් அங்குலம் அங்குல இன்ச் இஞ்ச்`,
    ft: `ft feet foot ' ’ ′ අඩි adi அடி`,
    m: 'm metre meter mtr මීටර් மீட்டர்',
  },
  weight: {
    kg: 'kg kilo කිලෝ kilowak கிலோ',
    g: 'g gram grm gms',
    ton: 'ton tonne',
    lb: 'lb pound',
    l: 'l ltr lit litre liter ලීටර්',
    gallon: 'gallon',
    ml: 'ml',
    gauge: 'gauge guage swg',
    deg: 'deg degree',
    v: 'v',
    w: 'w',
  },
  unit: {
    piece: 'piece pc nos nr ea each unit ct count',
    pair: 'pair pr ජෝඩු ජෝඩුව jodu joduwa joduwak ஜோடி jodi',
    set: 'set සෙට් செட்',
    box: 'box bx පෙට්ටි පෙට්ටිය petti pettiya pettiyak பெட்டி',
    pack: 'pack pkt packet pk පැකට් පැකට්ටුව பாக்கெட்',
    bag: 'bag bg කොට්ට කොට්ටය මල්ල මලු kotta kottaya kottayak malla mallak மூட்டை மூடை பை பைகள் moottai mootai',
    carton: 'carton ctn',
    bundle: 'bundle',
    roll: 'roll රෝල්',
    sheet: 'sheet',
    length: 'length lgth lth',
    pallet: 'pallet',
    tube: 'tube',
    tin: 'tin can',
    drum: 'drum',
    coil: 'coil',
  },
  no: { no: 'no number num #' },
  sized: { size: 'size' },
  label: { x: 'qty quantity qnty ක් යි' },
  times: { x: 'x by' },
  rs: { rs: 'rs' },
  priced: { '₨': '₨ rupee රුපියල් ரூபாய்' },
}

/**
 * Words that do not count: `odd` makes a line doubtful, `use` says what a part is for, `request` asks for what comes after it,
 * and `sentence` is of one that asks for no part unless it has a number.
 */
export const sayings = {
  odd: 'couple few some several minus not cancel cancelled instead days hours weeks months about approx around maybe or was ?',
  and: 'a an and',
  of: 'of per',
  use: 'for with',
  courtesy: `hi hello hey dear sir madam team all friend bro brother sister machan aiya ayya malli akka anna thambi boss uncle good morning afternoon evening day ayubowan vanakkam sthuthi isthuthi bohoma nandri nanri please pls plz
    kindly can you could me us we i would the following these items list below here thanks thank lot very much many
    quotation supply supplying provide providing complete incl including approved needed required reqd wanted quality duty regards best kind sincerely yours ok okay today tomorrow monday tuesday wednesday thursday friday saturday sunday delivered urgent urgently asap now delivery only also so mewa meka
    me badu tika balanna kiyanna sales manager department sku finish colour color`,
  request: `send deliver need want like order quote එවන්න ewanna evanna දෙන්න denna ඕන ඕනෑ ona oni அனுப்பவும் anuppavum வேண்டும்
    vendum venum`,
  sentence: `to is are were will be been has have had do does did where when how what why who which my your our he she they it
    this that there price cost rate mila keeyada kiyada vilai discount stock available warranty come coming go going call calling tell told know see pay wait`,
}

/** Rooms, which say where a part goes: 'Kitchen - 2 tower bolts'; and words that do so beside them or each other, 'Main door'. */
export const rooms: Record<'named' | 'general', ReadonlySet<string>> = {
  named: new Set(
    `bedroom bathroom toilet washroom kitchen pantry living dining lounge lobby hall hallway corridor entrance garage balcony
    veranda verandah terrace office laundry storeroom upstairs downstairs කුස්සිය කාමරය நாන சமையலறை குளியலறை படுக்கையறை`.split(
      /\s+/,
    ),
  ),
  general: new Set(
    'room main front back rear side master guest maid store bed bath floor ground first second door window gate unit flat'.split(
      ' ',
    ),
  ),
}

/** A word, and another beside which it says nothing: a lever is a lever handle, a drawer's channel, slide or rail its runner. */
export const saidBy: Record<string, string | undefined> = {
  handle: 'lever',
  channel: 'drawer',
  slide: 'drawer',
  rail: 'drawer',
  track: 'drawer',
}

/** Names of more than the shop has, which are asked about: its adhesive is for tiles, and its pipe drains. */
export const broadNames: ReadonlySet<string> = new Set(
  'adhesive glue paint pipe tape wire cable board sheet hose oil fitting accessory hardware material'.split(
    ' ',
  ),
)

export const millimetres: Record<string, number> = { mm: 1, cm: 10, inch: 25.4, ft: 304.8, m: 1000 }

/** Diameters of screws in millimetres by their gauge. */
export const gauges: Record<number, number> = {
  4: 3,
  5: 3.2,
  6: 3.5,
  7: 3.9,
  8: 4.1,
  9: 4.5,
  10: 4.9,
  12: 5.5,
  14: 6.2,
}

/**
 * Plastic pipe and its fittings, and their outside diameters in millimetres by the inches that they are called by: 2 inch is 63
 * mm (nominal sizes of SLS 147). Conduit has sizes of its own.
 */
export const plasticPipe: { called: RegExp; inches: Record<number, number> } = {
  called:
    /^(?!.*\bconduit)(?=.*\bu?pvc\b).*\b(?:pipe|elbow|tee|bend|coupling|socket|reducer|union|valve|end cap|adaptor|junction|trap)s?\b/i,
  inches: {
    ...{ 0.5: 20, 0.75: 25, 1: 32, 1.25: 40, 1.5: 50, 2: 63, 2.5: 75 },
    ...{ 3: 90, 4: 110, 5: 140, 6: 160, 8: 225, 10: 280 },
  },
}

// '2k one' is two of them in Sinhala, and so is '2k' beside a word in it. Of what is weighed or sold by the thousand it may be
// kilos or thousands, as it may in English.
const sinhala =
  'baldi|baldiya|peeli|mitiya|handa|kalu|sudu|rathu|lachchu|mita|thahadu|takaran|polla|ibba|bata|petti|jodu|angal|adi|eka|eke|pittala|piththala|saraneru|agula?|yathuru|dora|janel|hulan|mewa|tika|evanna|ewanna|denna|ona|oni'
const weighed =
  'simen?thi|simenti|cement|kotta\\p{L}*|malla\\p{L}*|ana|kambi|yakada|gadol|gal|iskuruppu|nails?|bricks?|blocks?|screws?|bolts?|steel|bars?|rods?|wire'
const beside = (words: string) => `(?:^|.*\\P{L})(?:${words})(?!\\p{L}).*`
const sinhalaCount = RegExp(
  `(?<=\\d)(?:k one|(?<=${beside(sinhala)})(?<!${beside(weighed)})k)(?![\\p{L}\\p{N}])`,
  'giu',
)

// How building plans have the diameter of a reinforcing bar: 'T12'. A line that names nothing else asks for bars.
const bars =
  '(?<![\\p{L}\\p{M}])(?:(?:re)?bars?|rods?|steel|iron|tmt|tor|kambi|yakada|කම්බි|යකඩ|கம்பி)(?![\\p{L}\\p{M}])'
const diameter = '(?<![\\p{L}\\p{N}-])[ty](8|10|12|16|20|25|32)(?![\\p{L}\\p{N}]|-(?!\\d+ ?m))'
const unnamed = '\\P{L}*(?:(?:x|by|m|mm|ft|nos?|pcs|pieces|lengths?|qty)\\P{L}*)*'

// The class of a bolt's strength, 'grade 8.8', which is no size and no quantity.
const strength = '(?<![\\d.x×*] ?)(?:(?:grade|class|gr)\\.? ?)?(?:4\\.6|5\\.8|8\\.8|10\\.9|12\\.9)'

const slidingBolt = '(?:aldrop|tower bolt|barrel bolt)s?'
const rod = '\\d{1,2} ?mm(?: dia\\p{L}*)?'

/** Signs of a list alone: what is not meant, 'washer m10 (not m12)', and a sentence that asks for nothing. */
export const listSigns: typeof signs = [
  // How it is packed: '(100 pcs)', '(Box 25)', and '(100) x 2'.
  [/\((?:(?:box|pack(?:et)?|pkt)s? *(?:of *)?(\d+)|(\d+) *(?:pcs?|pieces?|nos?))\)/giu, ' pack of $1$2 '],
  [/(?<=\p{L}.*)\((\d+)\)(?=\s*[x×*]\s*\d+\s*\p{L}*\s*$)/gu, ' pack of $1 '],
  [/(?<!\p{L})(?:no|not|do not|don['’]?t) (?:needed|need|want|send)(?!\p{L})/giu, ' will '],
  [/\(\s*not\s[^)]*\)/gi, ' ? '],
  // A dash before what is missing: 'Hinge -'.
  [/(?<=\S)\s+[-–—=]+\s*$/u, ' ? '],
  // How many are all, or a lot, and 5 of each, or a day?
  [
    /(?<!\p{L})(?:all(?! (?:thread|purpose|weather|round)|-)|lot|(?:of|per) (?:each|day|week|month|room|door|house|floor))(?!\p{L})/giu,
    ' ? ',
  ],
  [/(?<!\p{L})(?:with out|w\/o)(?!\p{L})/giu, ' without '],
  // 'A pack of hooks'
  [/(?<!\p{L})an? (?=(?:pack|pair|box|bag|set|roll|length|sheet|tin)(?: of)? \p{L})/giu, '1 '],
  // The standard's size of a door closer: 'EN3'.
  [/(?<!\p{L})en ?(?=[1-7](?![\p{L}\d]))/giu, 'size '],
  [/(?<!\p{L})(?:c\/w|w\/)(?=\s|\p{L})/giu, ' with '],
  // A profile, and no unit.
  [/(?<!\p{L})box (?=(?:profile|section|rib|gutter)(?!\p{L}))/giu, 'box-'],
  // A class of pipe, which may be none of the shop's: 'type 400', 'class D', 'PN 10'.
  [/(?<!\p{L})(?:type|class|sch|schedule|pn|sdr)[ .-]{0,2}(?:\d{1,4}|[a-e])(?![\p{L}\d])/giu, ' ? '],
  // No inches: 'handles in black'.
  [/(?<![\d./"”″-]\s*)(?<!\p{L})in(?= \p{L})/giu, ' '],
  // What a bill of quantities says of every part: 'Supply and fix', 'with necessary screws etc. complete'.
  [
    /(?<!\p{L})(?:supply|provide|provid|fix)(?:ing)? (?:and|&) (?:supply|fix|install)(?:ing|ation)?(?: of)?(?!\p{L})/giu,
    ' ',
  ],
  [
    /(?<!\p{L})(?:(?:with|including) (?:all )?necess\p{L}+|(?:fixed|fitted|screwed|plugged) (?:in)?to(?!\p{L}))[^\d,;]*/giu,
    ' ',
  ],
  // How thick the rod of a bolt is, beside its length: '300 x 16 mm aldrop', '10mm dia. tower bolt 150 mm'.
  [
    RegExp(
      `(?<=\\d ?(?:mm|cm|inch|["”″]) ?)[x×*] ?\\d{1,2} ?mm(?:(?<=${slidingBolt}.*)|(?=[^\\d,;]*${slidingBolt}))`,
      'giu',
    ),
    '',
  ],
  [RegExp(`(?<=\\d ?)[x×*] ?\\d{1,2}(?= ?mm[^\\d,;]*${slidingBolt})`, 'giu'), ''],
  [RegExp(`(?<=${slidingBolt}[^\\d,;]*\\d{3} ?)[x×*] ?\\d{1,2}(?= ?mm)`, 'giu'), ''],
  [
    RegExp(`(?<!\\d ?[x×*] ?)\\b${rod}(?=[^\\d,;]*${slidingBolt}\\P{N}*\\d+ ?(?:mm|cm|inch|["”″]))`, 'giu'),
    '',
  ],
]

/**
 * Signs, with one for each meaning: 'x' for times, 'rs' before a price, '₨' after one, '?' for doubt, spaces for the rest.
 * A space that was not typed is a hair space.
 */
export const signs: readonly (readonly [RegExp, string])[] = [
  [RegExp(`(?<=${bars}.*)${diameter}|${diameter}(?=.*${bars})`, 'giu'), '$1$2mm'],
  [RegExp(`(?<=^${unnamed})${diameter}-?(?=${unnamed}$)`, 'iu'), '$1mm bar '],
  // Of a diameter, and of how strong a bolt is: 'Ø12 mm', 'grade 8.8'.
  [/[Øø⌀Φφ]\s*(?=\d)|(?<=\d ?(?:mm|cm|["”″])?\s*)[Øø⌀Φφ]/gu, ' '],
  [RegExp(`${strength}(?![\\d.]| ?(?:[x×*]|mm|cm|m|kg)(?!\\p{L}))`, 'giu'), ' '],
  [/(?<=\d)(?:''|’’)/g, '"'],
  // '6m-25' is no range.
  [/(?<=(?<![\p{L}\p{N}-])\d[\d./]*(?:mm|cm|m|ft|inch|kg|["”″]))-(?=\d)/giu, ' '],
  [/three[ -]quarters?(?: of)?(?: an?)?(?=[ -]inch)/gi, '3/4'],
  [/(?:\ba )?quarter(?: of)?(?: an?)?(?=[ -]inch)/gi, '1/4'],
  [
    /(?<=(?:twen|thir|for|fif|six|seven|eigh|nine)ty)-(?=(?:one|two|three|four|five|six|seven|eight|nine)(?!\p{L}))/giu,
    ' ',
  ],
  // A shape, and no number.
  [/\bhalf (?=round|moon)/gi, 'half-'],
  // 'hinge4inch'
  [/(?<=\p{L}{4})(?=\d[\d./]* ?(?:mm|cm|inch|in|ft|["”″])(?!\p{L}))/giu, '\u200a'],
  // '4"hinge', '50mmpadlock'
  [/(?<=\d(?:mm|cm|inch|["”″]))(?=\p{L}{3})/giu, '\u200a'],
  [/~(?=\s*\d)/g, ' ? '],
  // A discount or a rate, and neither a quantity nor a price: '2 @ 10%'.
  [/(?:@ *)?\d[\d.,]* ?%(?: *(?:disc(?:ount)?|off)(?!\p{L}))?/giu, ' ? '],
  // '1 200' with a space that does not break, and 1'200, are numbers; with another it may be 1 of 200.
  [/(?<=\d)[\u00a0\u2009\u202f'’](?=\d{3}(?!\d))/g, ''],
  [
    /(?<![\p{L}\p{N}.,/#-])(?<!\d[ x×*]*)(\d{1,3}) (\d{3})(?![\p{L}\p{N}.,/"”″'’×*]| ?(?:mm|cm|m|inch|x|@)(?!\p{L}))/giu,
    '$1$2 ? ',
  ],
  [/#(?=\d)/g, '#\u200a'],
  [/(?<=\p{L})\(s\)/giu, 's'],
  [
    /(?<!\p{L})(?:part|item|code|model|product|stock|cat|ref)(?:[. ]*(?:no|nr|number|code)(?!\p{L})|(?=\s*:))/giu,
    ' ',
  ],
  // No length is below zero: 'tower bolt -6 inch'.
  [/(?<=\s)-(?=[\d./]+ ?(?:inch|mm|cm|ft|["”″]))/gi, ''],
  // A cable of 2.5 mm² is one of 2.5 mm.
  [/(?<=\d ?)(?:sq\.? ?mm|mm[²2])(?![\p{L}\p{N}])/giu, 'mm'],
  // '2.1/2"' is two and a half.
  [/(?<![\p{N}.,/-]|(?![x×])\p{L})(\d{1,2})\.(?=\d{1,2}\/(?:2|4|8|16|32)(?!\d))/giu, '$1 '],
  [/½/g, ' 1/2'],
  [/¼/g, ' 1/4'],
  [/¾/g, ' 3/4'],
  // 'cement 5 bags at 1600'
  [
    /@|(?<!\p{L})at(?= *(?:(?:rs|lkr)\.? ?)?\d{3,}(?![\d.]*\p{L}))|(?<![\p{L}\p{M}])(?:rs|lkr|රු|ரூ)(?![\p{L}\p{M}])\.?|[$₹₨](?=\s*\d)/giu,
    ' rs ',
  ],
  [/\/[-=]+(?!\w)/g, ' ₨ '],
  [sinhalaCount, ' qty '],
  // The size is said: 'M10 x 100 x8'.
  [/(?<=\d ?x ?\d+ )x(?=\d+\s*$)/i, ' qty '],
  // 'Butt hinge 2 hole - 4'
  [/(?<=(?<!\S)\d+ (?:.*\p{L}.* )?)[-–—](?= \d+\s*$)/u, ' qty '],
  [/[×✕✖*]|(?<=\d(?:mm|["”″])?\s*)x(?=\s*\d)|(?<=(?<!\S)\d{1,4})x(?=[a-z]{2})/gi, '\u200ax\u200a'],
  [/[:=]-*>?|-+>|→|\.{2,}|…|[()[\]{}`]/g, ' '],
  [/(?<=[\p{L}\p{N}"”″)])\s*\?+(?!\S)/gu, ' ? '],
]

/** How people number and tick a list, each with what must follow it. */
const bullets = [
  // '1. Hinge', '3) Hinge', '5- Brass hinge 1'
  '\\d{1,3}(?:[.)](?:\\s+|(?=\\p{L}))|-\\s+(?=\\p{L}.*\\p{L}\\s+1?\\d\\s*$))',
  // 'a) Hinge', '(iv) Hinge'
  '[([]?(?:[a-z]|[ivx]{2,4})[.)\\]]\\s+',
  // 'Item 6: Hinge'
  '(?:item|line) ?\\d{1,3} ?[:.)-]\\s+(?=\\p{L})',
  // '[x] Hinge', '② Hinge'
  '\\[[ x]?\\]|[\\u2460-\\u24ff\\u2776-\\u2793]',
]
export const bullet = RegExp(`^[\\s*•–-]*(?:${bullets.join('|')})(?=.*[\\p{L}\\p{N}])`, 'iu')

const date = '\\d{1,4}[/.-]\\d{1,2}(?:[/.-]\\d{2,4})?'
const time = '\\d{1,2}[:.]\\d{2}(?:[:.]\\d{2})?'
/** '[10:42, 24/11/2026] Nimal: ', '24/11/2026, 10:42 a.m. - Nimal: ': as messages are copied or exported from a chat. */
export const messageHead = new RegExp(
  `^\\s*(?:\\[(?=[^\\]]*${date})(?=[^\\]]*${time})[^\\]]{8,40}\\]|${date},?[^\\d:]{1,14}${time}[^\\d:–-]{0,14}[-–:]\\s)(?:[^:]{1,40}:(?=\\s|$))?\\s*`,
  'u',
)

/** Lines that ask for no part. */
export const notices: readonly RegExp[] = [
  // A sum or a charge: 'Grand total Rs. 12,300', 'VAT 18% 6,483.60', 'Rs. 3,900.00'.
  /^\W*(?:(?:rs|lkr)(?=\.? ?\d)|(?:grand |sub[ -]?|g\/)?total|shipping|delivery charges?|vat|discount)\b\P{L}*(?:(?:rs|lkr)\P{L}*)?$/iu,
  // A telephone number, or an email address.
  /^(?:tel|phone|mobile|call|whatsapp)?(?:\W*(?:\+?94|0)(?:\W?\d){9})+$/iu,
  /^(?:e-?mail)?\W*[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\W*$/i,
  // What a chat writes in place of a picture or a deleted message, and about itself.
  /(?:omitted>?|\(file attached\)|message was deleted\.?|deleted this message\.?)$|end-to-end encrypted/i,
  // What a letter or an order form says of itself: 'Ship to: 12 Galle Road', 'VAT No: 114567890'.
  /^\W*(?:(?:deliver|ship|bill)(?:y|ed)?(?: (?:to|date|address))?|vendor|date|attn|subject|project|amount in words|payment(?: terms)?|vat(?: (?:no|reg))?|po no|purchase order(?: no)?|to|from|(?:authori[sz]|approv|prepar|check|order|request)ed by|web|e-?mail|(?:total|no\.? of) (?:lines|items)|sent|b?cc|reply-to) *:/i,
  /^\W*(?:(?:invoice|quotation|order|bill) ?(?:no|number|#)\W*[\w/-]+(?: confirmed)?|(?:carried|brought) (?:to|forward)\b.*|(?:awaiting|looking forward)\b.*)\W*$/i,
  /^\W*(?:bill of quantities|purchase order|quotation|(?:hardware|materials?|shopping|items?|orders?|requirements?) list)\W*$/i,
  // What a mail program writes: '-----Original Message-----', 'On Tue, 24 Nov 2026, Nimal wrote:', 'Sent from my phone'.
  /^\W*(?:original|(?:begin )?forwarded) message\W*$|^on .{6,100} wrote:$|^(?:sent|get outlook|download) (?:from|for) (?!\d)/i,
  /^total (?:no\.? of )?(?:items|lines|qty|quantity)\W*\d*\W*$/i,
  /^www\.[\w.-]+$/i,
  // A heading: '*Ground floor*'.
  /^\s*([*_]+)[^*\d]+\1:?$/,
]

/** A greeting before a name, or thanks; a telephone number may follow. */
export const greeting =
  /^[^\p{L}\d]*(?:hi|hello|hey|dear|(?:many )?thanks|thank you|(?:best |kind )?regards|ayubowan)[^\p{L}\d]+\p{L}+[^\p{L}\d]*(?:(?:94|0)(?:\W?\d){9}\W*)?$/iu

const quantity =
  'qty|quantity|qnty|nos|pcs|pieces|count|units|amount(?= (?:nos?|pcs|units)$)|ප්රමාණය|ගණන|ගාන|அளவு|எண்ணிக்கை'
const wanted = 'total|ord|orders?|ordered|reqd?|required|needed|wanted'
const number = 'number|num|no|nr|code|id|ref|reference|sku|#|p\\/?n|mpn|item'

/** What the head of a table calls its columns, in small letters without joiners; the first that fits. */
export const heads = {
  quantity: RegExp(
    `^(?:(?:(?:${wanted}) )?(?:${quantity})(?: (?:${wanted}|nos?|pcs|ea|each|units))*|(?!total|orders?$)(?:${wanted})|how many|to (?:buy|order|purchase))$`,
  ),
  row: /^(?:#|no|nr|s\/?n|(?:s|sl|sr|serial|line|row)(?: (?:no|number|#))?|item no|(?:අනු )?අංකය?|(?:வரிசை |தொடர் )?(?:எண்|இல|இலக்கம்))$/,
  part: RegExp(
    `^(?:${number}|part|model)s?$|\\b(?:part|item|product|stock|model|article|material|catalogue|cat|mfr|supplier|our|your) ?(?:${number})s?$|කේතය|(?:භාණ්ඩ|අයිතම) අංකය|குறியீடு|(?:பொருள்|பாக) எண்`,
  ),
  // Also a sum of money.
  amount: /^amount$/,
  price: /price|rate|amount|cost|disc|discount|total|vat|tax|mrp|lkr|මිල|එකතුව|වටිනාකම|விலை|தொகை|மொத்தம்/,
  // What names no part.
  note: /^(?:(?:sub ?)?category|group|remarks?|notes?|location|room|door|floor|area|supplier|vendor|date|status|(?:in )?stock|available|(?:in|on) hand|hsn(?: code)?|shipped|received|delivered|balance|back ?order)$/,
  unit: /^(?:units?|uom|u\/?m|unit of measure|ඒකකය?|அலகு)$/,
  text: /^(?:(?:(?:item|part|article) )?(?:description|desc|details?|particulars?|name|materials?|products?|goods|hardware|ironmongery|fittings?)\b|භාණ්ඩ|අයිතම|බඩු|විස්තර|නම$|பொருள்|பொருட்கள்|விபரம்|விவரம்|பெயர்)/,
}
