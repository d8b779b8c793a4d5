import { meanings } from '../../src/shop/orderListWords.ts'
import { plain } from './searchText.ts'

// Words of the language, whatever the shop sells: as `plain` of searchText.ts writes them.

/** What counts, in all languages: 'two', 'dozen', 'kottaya'; not units that are also things, 'sheet', nor 'pr', which begins words. */
const counting = [meanings.number, meanings.multiple, meanings.unit].flatMap((rows) =>
  Object.entries<string>(rows).flatMap(([name, words]) =>
    plain(words)
      .split(/\s+/)
      .filter((word) => word !== name && !/^[a-z]{1,2}$/.test(word)),
  ),
)

/** Words that say nothing about a part: they fall away. */
export const smallWords: ReadonlySet<string> = new Set([
  ...`a an the per of and or with for to in on at by from is are am be it its this that these those do does did you your i
  we us me my our he they have has had got get getting give given want wanted wants need needs needed needing like
  looking look find buy buying sell sells selling show order could will would shall should may please pls plz kindly
  sir madam bro boss hi hello dear thank thanks what which who where when why how much many price prices cost costs
  rate rates any some all there here so not if then than too also only just about into up out use used using suitable
  good best cheap type types kind item items thing things stuff product products available stock no nr pc ea kg kilo pcs pce piece
  pieces pair pairs guys qty quantity sri lanka today now urgent help recommend size sizes mm inch off onto under over
  something anything someone way keep keeps come comes coming go goes going make makes making put work works must very
  send themselves itself myself until while again still list everything together but instead more been being was were
  them him her don doesn isn won original new nice proper normal ordinary regular standard usual near dia diametre
  thick rs lkr rupees whatsapp hoda honda
  tiyeda thiyeda thiyenawa tiyanawa nadda naddha ganna puluwanda wage keeyak kiyak kiyada api daanna danna damana
  gahana karana ganne wenna loku podi alut dena eka eke ekata tika denna ona oni thiyenawada thiyanawada tiyenawada
  tiyanawada mata keeyada gana ganak walata pata paata sandaha saha ඕන ඕනේ එකක් එකේ එකට කීයද තියෙනවද තියෙනවාද මට සහ
  සඳහා එක්ක සමඟ ගණන වේද ලොකු පොඩි අලුත් හොඳ සාමාන්‍ය பெரிய சிறிய வேண்டும் எவ்வளவு இருக்கிறதா விலை சாதாரண`.split(/\s+/),
  ...counting,
])
/** A pack of a part: 'box of 50'. */
export const pack: RegExp =
  /(?<!\p{L})(?:box|carton|set|pallet|drum|tin|bundle|pack|roll|bag) of \d+(?: boxes)?(?![\p{L}\p{N}])/u
/** What a size may be said to be: '3 inch long'. */
export const sidesOfSizes: ReadonlySet<string> = new Set(
  'long wide high tall deep thick length width height depth'.split(' '),
)
/** What is contracted to its word: "'t" of "doesn't", "'s" of "mason's". */
export const contracted = /['’](?<=\p{L}.)(?:[tsmd]|re|ve|ll)(?![\p{L}\p{N}])/gu
/** After these a query says what the part is for, and no longer what it is. */
export const beforeUse: ReadonlySet<string> = new Set(
  'for with without on to in into onto from that which under over'.split(' '),
)
/** What is copied along with a part number. */
export const labels: ReadonlySet<string> = new Set(
  'part parts number numbers no num nr sku code item ref reference model art article catalogue cat id'.split(
    ' ',
  ),
)
/** What people ask of a shop, and what is done with it: 'track my order' asks for no track. In the singular. */
export const shopMatters: ReadonlySet<string> = new Set(
  `order parcel package delivery shipment tracking return refund exchange warranty guarantee account password payment
  invoice receipt bill voucher code status policy hour time timing date number`.split(/\s+/),
)
export const shopVerbs: ReadonlySet<string> = new Set(
  'track return cancel change check close open opening closing lock handle cut hold follow pay reset'.split(
    ' ',
  ),
)
/**
 * Common words that are near those of the trade, in the singular: they are never taken for such a word (a 'river' is
 * no rivet, 'volt' no bolt). Most are from SCOWL, levels 10 and 20 (wordlist.aspell.net). Copyright 2000-2016 by Kevin
 * Atkinson. Permission to use, copy, modify, distribute and sell these word lists is hereby granted without fee, provided
 * that the above copyright notice and this permission notice appear in all copies. No warranty.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `abolished addiction addition aggressive album alice alive amending amino analyzed anger animation anna announced antigua armor
  author baffle bake ban bank banned barely barking barne bear bearding beating behaving beijing belle biase biasing
  billfold bind blake blame blaming blank blend blink blog bloody blown booked booklet born boulder brand brave breeze broke
  brook browse browsed browser bruce brussel buck built burn burying cached cake caller camp cancelled carter
  cartridge casa casey cashier castle catering cattle cause central century chapel charle cheat chess chestnut cite
  cited city clash clause clever click clone closest cloud cluster coast cobbler coded compelling compiler compiling
  complete complex conceived concerned consented consumption contentiou context continual continue continued
  continuously continuum contribution controlled controller conversation converting cooking cooling cornell corrupted
  corrupting costed counting couple courier cracked cramped crap crawled crunched cunning curing darling dawn deal
  dealer dealing death decorating denying deriving detector dire discuss ditch divx donor doubtless drawn dread
  dreaming drift drinking driving dusty eater enhance eval evening expensive expression extensive faith falling farce
  fare faster fastest fate fear feeding feeling fiction fiddling fighting file filing filling filming final finding
  fining fist flag flagging flawing fleet flesh flipping flowing focusing folk following fool forcing forming founding
  fraction function funding game gary gasp gather gathering generally generate generic generou geneva glow god golf
  gram granny graph grave greene groan guessing guided guitar hacker handy happened harbor harmless harvard hate hear
  holme hope horse host hotel hunger impossible incident instance instant kill knight lacking lang later latter lawyer
  leach leather lesser licking liking linux litter liver losing loving lung luther market matrice meaning mechanic
  mental merging might mile minding missouri mother motion movie mutual naturally neutral nicked nicole nikon notice
  numeric numerical numerou offering officer outline overall oversea oxygen pain pale paul paypal performed permission
  personal petition phased phasing phrase pill placed plan plane planet planned planted played player playing plotted
  pointless police poll pool pope possessed primary processor production profession professor promised proportion
  prose published pulse punished quick quieter quitting quoted quoting radar ranging rather readable reasonable
  received relate released relevance reliable reliance rephrase replace reserved reverse ridding ride riding rise
  risking rival river road rode roger role rosa rover ruin ryan safely sale sank say scare score scoring scrap
  scripting season selfish sending senegal sequel serving seventh sheep shocked shortage shot siemen sighting sillier
  silly sister skating sleeping slicing slowing smoked smoker snack society solving soon sort sorting soundtrack south
  southern spank speeding spelling spite spoke sport sporting stable stale starting stat steering sticker stirring
  story straw stray street strict strive stroke study studying suicide suite summer sunk supporter switching tail tale
  task taxi tear temper terrifying thorough though thought throughout thumbnail title toll toner took toolbar tore
  torn tour tracing tract trading trailing train training travel treat trek trick trip truck tyler vacancy variance
  vend vessel vid video viewed vile villa village viral viru vital volt voltage voter wade wale walk wallace walter
  washed went western whether wiser wont write`.split(/\s+/),
)
