// Words of the language, whatever the shop sells: as `plain` of searchText.ts writes them.

/** Words that say nothing about a part: they fall away. */
export const smallWords: ReadonlySet<string> = new Set(
  `a an the per of and or with for to in on at by from is are am be it its this that these those do does did you your i we
  us me my our he they have has had got get getting give given want wanted wants need needs needed needing like looking
  look find buy buying sell sells selling show order can could will would shall should may please pls plz kindly sir
  madam bro boss hi hello dear thank thanks what which who where when why how much many price prices cost costs rate
  rates any some one all there here so not if then than too also only just about into up out use used using suitable
  good best cheap type types kind item items thing things stuff product products available stock nos no pcs pc pce
  piece pieces pair pairs guys qty quantity dozen doz ea each sri lanka today now urgent help me recommend size sizes mm inch off onto under over
  there something anything someone way keep keeps come comes coming go goes going make makes making put work works must very send themselves itself myself until while again still list everything together but instead
  more been being was were them him her don doesn isn won two three four five six
  original new nice proper near dia diametre thick rs lkr rupees whatsapp
  hoda honda tiyeda thiyeda thiyenawa tiyanawa nadda naddha ganna puluwanda wage keeyak kiyak kiyada api daanna danna damana gahana karana ganne wenna loku podi alut dena
   eka ekak eke ekata tika denna ona oni thiyenawada thiyanawada tiyenawada tiyanawada mata kiyada keeyada gana ganak walata pata paata
  sandaha saha ඕන ඕනේ එක එකක් එකේ එකට කීයද තියෙනවද තියෙනවාද මට සහ සඳහා ගණන වේද வேண்டும் எவ்வளவு இருக்கிறதா விலை ஒரு`.split(
    /\s+/,
  ),
)
/** How many are wanted: '2' of '2 boxes of screws'. Not the '1' of '8 x 1 box'. */
export const quantities =
  /(?<![\p{L}\p{N}./"x*-])(?<!\d\s*x\s*)(\d{1,4}\s*)(pieces?|pcs?|nos?|pairs?|prs?|sets?|box(?:es)?|packets?|pkts?|packs?|bags?|rolls?|sheets?|lengths?|doz(?:ens?)?|cartons?|bundles?)(?![\p{L}\p{N}])/gu
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
