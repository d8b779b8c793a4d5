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
  good best cheap type types kind item items thing things stuff product products available stock no nr pc ea pcs pce piece
  pieces pair pairs guys qty quantity sri lanka today now urgent help recommend size sizes mm inch off onto under over
  something anything someone way keep keeps come comes coming go goes going make makes making put work works must very
  send themselves itself myself until while again still list everything together but instead more been being was were
  them him her don doesn isn won original new nice proper near dia diametre thick rs lkr rupees whatsapp hoda honda
  tiyeda thiyeda thiyenawa tiyanawa nadda naddha ganna puluwanda wage keeyak kiyak kiyada api daanna danna damana
  gahana karana ganne wenna loku podi alut dena eka eke ekata tika denna ona oni thiyenawada thiyanawada tiyenawada
  tiyanawada mata keeyada gana ganak walata pata paata sandaha saha ඕන ඕනේ එකක් එකේ එකට කීයද තියෙනවද තියෙනවාද මට සහ
  සඳහා ගණන වේද வேண்டும் எவ்வளவு இருக்கிறதா விலை`.split(/\s+/),
  ...counting,
])
/** A pack of a part: 'box of 50'. */
export const pack: RegExp =
  /(?<!\p{L})(?:box|carton|set|pallet|drum|tin|bundle|pack|roll|bag) of \d+(?: boxes)?(?![\p{L}\p{N}])/u
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
 * no rivet, 'booked' no bucket). From SCOWL, levels 10 and 20 (wordlist.aspell.net). Copyright 2000-2016 by Kevin Atkinson.
 * Permission to use, copy, modify, distribute and sell these word lists is hereby granted without fee, provided that the
 * above copyright notice and this permission notice appear in all copies. No warranty.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `abolished aggressive album alive amending anger announced applying attractive author authority baffle bake ban
  banned barely barking bearding beating behaving biase biasing billfold bind blame blaming blink bloody blown
  booked booklet born brand brave breeze broke browse browsed built burn burying caller catering cattle central
  century chapel cheat chess cite cited city clash clause clever clone cloud coast cobbler coded coding collection
  comment compelling compiler compiling complete complex conceived concerned consented consumption contentiou
  context continual continue continued continuously continuum contribution controlled controller conversation
  converting cooking cooling corrupted corrupting costed counting courier cracked cramped crawled crunched cunning
  curing darling dawn deal dealing death decade delay demand denying deriving detail detector dire discuss ditch
  doubtless dread dream dreaming drift drinking driving dusty eater enhance evening expensive expression extensive
  faith falling farce fare faster fastest fate fear feeding feeling fiction fiddling field fighting filling filming
  final finding fining flagging flawing fleet flesh flipping flowing following fool forcing forming founding
  fraction function funding gasp gather gathering generally generate generic generou glow god golf goody grave groan
  group guessing guided guitar hacker handy happened harmless hate hear horse host hotel impossible incident
  instance instant invite kidding kill knight lacking later latter lawyer leach leather lesser liking litter liver
  losing loving lung matrice meaning mechanic mental mention merging might minding mother motion movie mutual
  naturally neutral nicked notice numerou offering officer outline overall oversea oxygen pain pale patch path
  performed permission personal phased phasing phrase pill placed plan planned planted played playing plotted
  pointless police pool pope possessed primary processor production profession professor promised proportion prose
  published pulse punished queued quick quieter quitting quoted quoting radar raise ranging rather ratio readable
  reasonable received recorded reduced relevance reliable repeated rephrase replace reserved reuse revealed reverse
  ridding ride riding rise risking rival river road rode ruin safely sale sank say scare score scoring scrap season
  selfish sending sequel service serving seventh sheep shocked shortage shot sighting sillier silly sister sleeping
  slicing slowing smoked smoker snack society solving soon sort sorting south southern speeding spelling spite spoke
  sport stable stale starting steering stirring story straw stray street strict strive stroke study studying sudden
  suicide suite summer sunk supporter surprise switching tail tale temper terrifying thorough though thought
  throughout title toll took tore torn tracing trading trailing train training travel treat trek trick truck trust
  truth vacancy variance vend vessel video viewed vile viru vital voter wade walk washed went western whether wiser
  wont write`.split(/\s+/),
)
