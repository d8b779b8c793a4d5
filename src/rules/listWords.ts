import { type Amount, amountsOf, askedIn, countedIn, isLength } from './amounts.ts'
import { toQuantity } from './cart.ts'
import {
  type Asked,
  byFit,
  type Candidate,
  type Catalogue,
  catalogueOf,
  type Described,
  isBroad,
  isPlain,
  mostRead,
  type Result,
  rankResults,
} from './listCandidates.ts'
import { countOf, likelySize } from './listCount.ts'
import { inPieces, isLikeNumber, lettersOf, queriesOf, thingsOf } from './listQueries.ts'
import { indexProducts, type ListLine, offered, type ProductIndex, readOrderList } from './orderList.ts'
import { kindOf } from './partFacts.ts'
import { isWord, wordsOf } from './words.ts'

/** The most lines whose words are searched for, and of them together. */
const [mostSearched, atOnce] = [200, 4]

type Shop<P> = {
  catalogue: Catalogue<P>
  index: ProductIndex<P>
  search: (query: string) => Promise<readonly Result[]>
}

/** What a line asks for in words, and the queries for it; undefined for a sentence and for one that names nothing. */
function askedBy({ text, asked: { words: typed, counted } }: ListLine<unknown>) {
  const words = typed.flatMap(inPieces)
  const amounts = askedIn(words)
  const isSimilar = amounts.some(isLikeNumber)
  const own = amounts.filter((each) => !isLikeNumber(each))
  const { queries, names } = queriesOf(words, own)
  // How it is packed is said of the part, 'box of 5', also beside a column for the quantity.
  const packs = own.filter(({ unit }) => unit.endsWith(' of'))
  const ofPart = own.filter((each) => isLength(each) || packs.includes(each))
  const all = counted ? [...ofPart, ...countedIn(counted)] : own
  // A sentence, but for the words up to 'please send'. Without a number it asks for no part.
  const request = words.findLastIndex((word) => isWord(word.text, 'request'))
  const isTalk = words.slice(request + 1).some((word) => isWord(word.text, 'sentence'))
  if (names.length === 0 || (isTalk && !all.some(({ value }) => value > 0))) return undefined
  // Beside a column for the quantity a bare number is of the part: 'door closer size 3'.
  const bare = own.filter(
    ({ unit, value, side, from }) =>
      counted && unit === '' && value > 0 && side === 0 && words[from]?.cell === words[from - 1]?.cell,
  )
  const said = words.flatMap(({ text }) => lettersOf(text))
  const asked: Asked = { text, said, names, own, amounts: all, isSimilar, stated: [...bare, ...packs] }
  return { asked, queries, isTalk }
}

/** The parts of which '4 x 3 inch hinge', read as four of 3 inch, may ask for one: those of 4 x 3. */
function ofThatSize<P extends Described>(
  { asked: { words } }: ListLine<P>,
  { names }: Asked,
  { byId, known }: Catalogue<P>,
): P[] {
  const sides = amountsOf(words).filter(({ side }) => side > 0)
  if (sides[0]?.from !== 0 || askedIn(words)[0]?.side !== 0) return []
  const named = names.filter((word) => known.has(word))
  return [...byId.values()].filter((part) => {
    const own = lettersOf(part.name)
    return (
      named.every((word) => own.includes(word)) && countOf(sides, part, true).off < Number.POSITIVE_INFINITY
    )
  })
}

/** A line with the candidates that are offered for it. */
function withChoices<P extends Described>(
  line: ListLine<P>,
  candidates: readonly Candidate<P>[],
  { isSimilar }: Asked,
  plain: boolean,
): ListLine<P> {
  const sized = candidates.filter(
    ({ count: { maybeSize, quantities } }) => maybeSize && quantities[0] === 1 && quantities.length > 1,
  )
  const choices = (sized.length > 0 ? sized : candidates)
    .slice(0, offered)
    .map(({ product, count }) => ({ product, quantity: toQuantity(count.quantities[0]) }))
  const why = isSimilar ? 'similar' : 'words'
  return { ...line, state: 'ambiguous', choices, why, plain: plain && !line.asked.isDoubtful }
}

/**
 * A line with a size that no part has, read otherwise: 'elbow 50 x 6' as six of size 50, 'M10 nut x5' as five, 'hammer 2 x
 * 2,450.00' as two at a price, '2 x 6 ft hinge 32 mm' as two. Not '4x40', without a space, nor a number that is more likely a length.
 */
function withoutProduct<P>(line: ListLine<P>): ListLine<P> | undefined {
  const { words } = line.asked
  const at = words.findLastIndex(({ text }) => isWord(text, 'times'))
  const readAs = (from: number, count: number, text: string) => {
    const said = wordsOf([text]).map((word) => ({ ...word, cell: words[from]?.cell ?? 0 }))
    return { ...line, asked: { ...line.asked, words: words.toSpliced(from, count, ...said) } }
  }
  const [first] = words
  if (at === 1 && first && Number(first.text) < likelySize && askedIn(words)[1]?.unit)
    return readAs(0, 2, `qty ${first.text}`)
  const [size, , count, next] = words.slice(Math.max(0, at - 1))
  const isLast = !next || isWord(next.text, 'rs')
  if (!size || !count || !isLast || !/^m?\d+$/i.test(size.text) || !/^[\d,.]+$/.test(count.text))
    return undefined
  const number = Number(count.text.replaceAll(',', ''))
  const isCount = number < likelySize && RegExp(`\\s[x×*] ?${count.text}(?!\\d)`, 'i').test(line.text)
  const isPrice = Number(size.text) < likelySize && (number >= 1000 || /\.\d\d$/.test(count.text))
  if (!isCount && !isPrice) return undefined
  const named = /^m/i.test(size.text) || isWord(words[at - 2]?.text ?? '', 'sized') ? '' : 'size '
  return readAs(
    at - 1,
    3,
    isCount ? `${named}${size.text} qty ${count.text}` : `${size.text} rs ${count.text}`,
  )
}

/** 'Ditto 75mm' and '-do- 4"' with the words that name the thing of the line before them, for which they ask in another size. */
function withDitto<P>(line: ListLine<P>, before?: ListLine<P>): ListLine<P> {
  const [first, next] = line.asked.words
  const isDitto = first?.key === 'DITTO' || (first?.key === 'DO' && /^\d/.test(next?.text ?? ''))
  if (!before || !isDitto) return line
  const { words } = before.asked
  const amounts = askedIn(words)
  const names = words.filter((_, at) => !amounts.some(({ from, to }) => at >= from && at < to))
  const read = [...names.map((word) => ({ ...word, cell: first.cell })), ...line.asked.words.slice(1)]
  return { ...line, asked: { ...line.asked, words: read, isDoubtful: true } }
}

/** A line for which there are parts of other sizes only, the nearest first. Its sizes do not count them. */
function inOtherSizes<P extends Described>(
  line: ListLine<P>,
  parts: readonly P[],
  amounts: readonly Amount[],
) {
  const sold = amounts.filter(
    ({ unit, side }) => side === 0 && isWord(unit || 'x', 'unit', 'no', 'times', 'multiple'),
  )
  const counting =
    sold.length > 0
      ? sold.map((each) => ({ ...each, unit: each.unit || 'x' }))
      : amounts.filter((each) => !isLength(each))
  const choices = parts.slice(0, offered).map((product) => {
    const [quantity] = countOf(counting, product, true).quantities
    return { product, quantity: toQuantity(quantity) }
  })
  return { ...line, state: 'ambiguous', why: 'size', choices, plain: false } as const
}

/** A line with what the search finds for its words. */
async function searched<P extends Described>(line: ListLine<P>, shop: Shop<P>): Promise<ListLine<P>> {
  const { catalogue, search } = shop
  const read = askedBy(line)
  if (!read) return line
  const { asked, queries, isTalk } = read
  const { names, amounts, isSimilar } = asked
  const found = new Map<P, Candidate<P>>()
  let others: readonly P[] = []
  // At last by the known words alone, where they are most of them.
  const named = names.filter((word) => catalogue.known.has(word))
  const last = { query: named.join(' '), names, isThing: false }
  for (const each of [...queries, ...(named.length * 2 > names.length ? [last] : [])]) {
    if (found.size > 0 && each === last) break
    const results = await search(each.query)
    const ranking = rankResults(results, each.names, asked, catalogue)
    const { candidates, isOther, ofOtherSizes = [] } = ranking
    others = others.length > 0 ? others : ofOtherSizes
    if (isOther) break
    const isMeant =
      !isSimilar &&
      results.length <= mostRead &&
      each !== last &&
      isPlain(candidates, amounts) &&
      !isBroad(candidates[0]?.product.name ?? '', asked, catalogue, results[0]?.match?.corrected)
    // Without a number it may be a heading, or a sentence: 'Returns if needed'.
    if (isMeant && !isTalk && amounts.length > 0) {
      const ones = ofThatSize(line, asked, catalogue).map((product) => ({ product, quantity: 1 }))
      const taken = withChoices(line, candidates, asked, ones.length === 0)
      return { ...taken, choices: [...taken.choices, ...ones].slice(0, offered) }
    }
    for (const one of candidates) if (!found.has(one.product)) found.set(one.product, one)
    if (each.isThing && found.size > 0 && !results[0]?.match) break
  }
  if (found.size > 0) return withChoices(line, [...found.values()].toSorted(byFit), asked, false)
  const other = withoutProduct(line)
  const again = other && (await searched(other, shop))
  if (again && again.why !== 'size') return again
  return others.length > 0 && !isSimilar && !isTalk ? inOtherSizes(line, others, amounts) : line
}

/** A line may ask for several things; they are numbered 3.1, 3.2. What it offers as one is less than what they plainly are. */
async function divided<P extends Described>(line: ListLine<P>, shop: Shop<P>): Promise<ListLine<P>[]> {
  const isSeveral = line.why === 'several'
  const whole = isSeveral ? line : await searched(line, shop)
  const [best] = whole.why === 'size' ? [] : whole.choices
  // A row of a table with a column for the quantity is one.
  const isOne = whole.plain || line.asked.counted !== undefined
  const things = isOne ? [] : thingsOf(line.text, best === undefined)
  // What it offers as one has not all that it names: '4 bags of cement and 12 kg nails'.
  const has = lettersOf(`${best?.product.name} ${best?.product.category_name}`)
  const isShort = lettersOf(line.text).some((word) => shop.catalogue.known.has(word) && !has.includes(word))
  const read = readOrderList(things.join('\n'), shop.index)
  const each = isSeveral ? read : []
  // One after another: a back end may refuse many searches of one shopper at once.
  if (!isSeveral) for (const one of read) each.push(await searched(one, shop))
  // Of several part numbers each has a quantity of its own, or none is taken.
  const isTaken = ({ state, plain, text, choices: [first] }: ListLine<P>) => {
    if (isSeveral) return state === 'match' && first && (first.quantity > 1 || /(?<!\S)1(?!\d)/.test(text))
    // 'Cabinet knob 1.5", satin brass 7' is one: brass names no part.
    const noun = lettersOf(kindOf(first?.product.name ?? '')).at(-1)
    return plain || (first && (!best || (isShort && lettersOf(text).includes(noun ?? ''))))
  }
  // Of three things of which one is not found, two are.
  const isRead =
    each.length > 1 && (best ? each.every(isTaken) : each.some(({ choices }) => choices.length > 0))
  // Beside what is counted, a size alone counts nothing: 'Hand saw 500 mm, 7 teeth per inch 2' may be one thing.
  const counts = each.map(({ asked: { words } }) =>
    amountsOf(words).some((amount) => amount.value > 0 && !isLength(amount)),
  )
  return isRead
    ? each.map((one, at) => ({
        ...one,
        ...(one.plain && { plain: counts[at] || !counts.includes(true) }),
        number: line.number + one.number / 10,
      }))
    : [whole]
}

/**
 * Checks a pasted list: reads it by the numbers of the parts, then searches for the lines that name a part in words, which
 * become ambiguous. A part of another size is only offered where there is none of that size. `search` may fail for a line, with no results. BEY-24
 */
export async function checkList<P extends Described>(
  text: string,
  products: readonly P[],
  search: Shop<P>['search'],
): Promise<ListLine<P>[]> {
  const shop: Shop<P> = { catalogue: catalogueOf(products), index: indexProducts(products), search }
  const lines: ListLine<P>[] = []
  for (const line of readOrderList(text, shop.index)) lines.push(withDitto(line, lines.at(-1)))
  const hasLetters = ({ asked: { words } }: ListLine<P>) =>
    words.some(({ text }) => lettersOf(text).length > 0)
  const asked = lines
    .filter((line) => line.why === 'several' || (line.state === 'unknown' && hasLetters(line)))
    .slice(0, mostSearched)
  const read = new Map<ListLine<P>, ListLine<P>[]>()
  for (let at = 0; at < asked.length; at += atOnce)
    await Promise.all(
      asked.slice(at, at + atOnce).map(async (line) => read.set(line, await divided(line, shop))),
    )
  return lines.flatMap((line) => read.get(line) ?? line)
}
