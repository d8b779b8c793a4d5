import { type Amount, askedIn, countedIn, isLength } from './amounts.ts'
import { toQuantity } from './cart.ts'
import {
  type Asked,
  byFit,
  type Candidate,
  catalogueOf,
  type Described,
  isBroad,
  isPlain,
  mostRead,
  type Ranking,
  type Result,
  rankResults,
} from './listCandidates.ts'
import { inPieces, isLikeNumber, lettersOf, queriesOf, thingsOf } from './listQueries.ts'
import { indexProducts, type ListLine, offered, readOrderList } from './orderList.ts'
import { kindOf } from './partFacts.ts'
import { shapeOf } from './partShape.ts'
import { isWord } from './words.ts'

/** The most lines whose words are searched for, and of them together. */
const [mostSearched, atOnce] = [60, 4]

/**
 * Checks a pasted list: reads it by the numbers of the parts, then searches for the lines that name a part in words, which
 * become ambiguous. A part of another size is never offered. `search` may fail for a line, with no results. BEY-24
 */
export async function checkList<P extends Described>(
  text: string,
  products: readonly P[],
  search: (query: string) => Promise<readonly Result[]>,
): Promise<ListLine<P>[]> {
  const catalogue = catalogueOf(products)
  const { known } = catalogue
  const complete = async (line: ListLine<P>): Promise<ListLine<P>> => {
    const words = line.asked.words.flatMap(inPieces)
    const typed = askedIn(words)
    const isSimilar = typed.some(isLikeNumber)
    const own = typed.filter((each) => !isLikeNumber(each))
    const { queries, names } = queriesOf(words, own)
    const keys = words.map(({ key }) => shapeOf(key))
    const { counted, isDoubtful } = line.asked
    // How it is packed is said of the part, 'box of 5', also beside a column for the quantity.
    const isOfPart = (each: Amount) => isLength(each) || each.unit.endsWith(' of')
    const amounts = counted ? [...own.filter(isOfPart), ...countedIn(counted)] : own
    // A sentence, but for the words up to 'please send'. Without a number it asks for no part.
    const request = words.findLastIndex((word) => isWord(word.text, 'request'))
    const isTalk = words.slice(request + 1).some((word) => isWord(word.text, 'sentence'))
    if (names.length === 0 || (isTalk && !amounts.some(({ value }) => value > 0))) return line

    // Beside a column for the quantity a bare number is of the part: 'door closer size 3'.
    const bare = own.filter(
      ({ unit, value, side, from }) =>
        counted && unit === '' && value > 0 && side === 0 && words[from]?.cell === words[from - 1]?.cell,
    )
    const packs = own.filter(({ unit }) => unit.endsWith(' of'))
    const asked: Asked = {
      text: line.text,
      said: words.flatMap(({ text }) => lettersOf(text)),
      names,
      own,
      amounts,
      isSimilar,
      stated: [...bare, ...packs],
    }

    const read = (candidates: readonly Candidate<P>[], plain: boolean): ListLine<P> => {
      const sized = candidates.filter(
        ({ count: { maybeSize, quantities } }) => maybeSize && quantities[0] === 1 && quantities.length > 1,
      )
      const choices = (sized.length > 0 ? sized : candidates)
        .slice(0, offered)
        .map(({ product, count }) => ({ product, quantity: toQuantity(count.quantities[0]) }))
      return {
        ...line,
        state: 'ambiguous',
        choices,
        why: isSimilar ? 'similar' : 'words',
        plain: plain && !isDoubtful,
      }
    }
    const found = new Map<P, Candidate<P>>()
    let isOther = false
    // At last by the known words alone, where they are most of them.
    const named = names.filter((word) => known.has(word))
    const last = { query: named.join(' '), names, isThing: false }
    for (const each of [...queries, ...(named.length * 2 > names.length ? [last] : [])]) {
      if ((found.size > 0 || isOther) && each === last) break
      const results = await search(each.query)
      const ranking: Ranking<P> = isOther
        ? { candidates: [], isOther }
        : rankResults(results, each.names, asked, catalogue)
      isOther = ranking.isOther
      const candidates = ranking.candidates.toSorted(byFit)
      const [best, ...others] = candidates
      const isMeant = isSimilar
        ? others.length === 0 && best?.count.clear === true && keys.includes(shapeOf(best.product.sku))
        : results.length <= mostRead &&
          each !== last &&
          isPlain(candidates, amounts) &&
          !isBroad(best?.product.name ?? '', asked, catalogue, results[0]?.match?.corrected)
      // Without a number it may be a heading, or a sentence: 'Returns if needed'.
      if (isMeant && !isTalk && amounts.length > 0) return read(candidates, true)
      for (const one of candidates) if (!found.has(one.product)) found.set(one.product, one)
      if (each.isThing && found.size > 0 && !results[0]?.match) break
    }
    return found.size > 0 ? read([...found.values()].toSorted(byFit), false) : line
  }
  const index = indexProducts(products)
  /** A line may ask for several things; they are numbered 3.1, 3.2. What it offers as one is less than what they plainly are. */
  const completeAll = async (line: ListLine<P>): Promise<ListLine<P>[]> => {
    const isSeveral = line.why === 'several'
    const whole = isSeveral ? line : await complete(line)
    const [best] = whole.choices
    const things = whole.plain ? [] : thingsOf(line.text, best === undefined)
    // What it offers as one has not all that it names: '4 bags of cement and 12 kg nails'.
    const has = lettersOf(`${best?.product.name} ${best?.product.category_name}`)
    const isShort = lettersOf(line.text).some((word) => known.has(word) && !has.includes(word))
    const read = readOrderList(things.join('\n'), index)
    const each = isSeveral ? read : await Promise.all(read.map(complete))
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
    return isRead ? each.map((one) => ({ ...one, number: line.number + one.number / 10 })) : [whole]
  }
  const lines = readOrderList(text, index)
  const hasLetters = ({ asked: { words } }: ListLine<P>) =>
    words.some(({ text }) => lettersOf(text).length > 0)
  const asked = lines
    .filter((line) => line.why === 'several' || (line.state === 'unknown' && hasLetters(line)))
    .slice(0, mostSearched)
  const read = new Map<ListLine<P>, ListLine<P>[]>()
  for (let at = 0; at < asked.length; at += atOnce)
    await Promise.all(
      asked.slice(at, at + atOnce).map(async (line) => read.set(line, await completeAll(line))),
    )
  return lines.flatMap((line) => read.get(line) ?? line)
}
