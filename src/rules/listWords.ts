import { bullet, saidBy } from '../shop/orderListWords.ts'
import { type Amount, amountsOf, askedIn, isLength } from './amounts.ts'
import { countsAttached } from './attachedCount.ts'
import { toQuantity } from './cart.ts'
import type { Id } from './id.ts'
import { type Count, countOf, kindOf, likelySize, type PartFacts } from './listCount.ts'
import { indexProducts, type ListLine, offered, readOrderList } from './orderList.ts'
import { shapeOf } from './partShape.ts'
import type { SearchMatch } from './searchMatch.ts'
import { isWord, meaningOf, type Word, wordsOf } from './words.ts'

type Described = PartFacts & {
  product_id: Id
  category_name?: string | undefined
  brand?: string
  description?: string
}

/** A result of the shop's search; other back ends do not say how they took the query. */
type Result = { product_id: Id; match?: SearchMatch | undefined }

/** The most lines whose words are searched for, of them together, and of the parts of an answer that are looked through. */
const [mostSearched, atOnce, mostRead] = [60, 4, 60]

const singular = (word: string) => word.replace(/(?<=ch|sh|ss|x)es$|(?<=\p{L}{2}[^s\P{L}])s$/u, '')
/** The words of three letters of a text, in the singular; of other scripts, of two signs. */
const lettersOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}[\p{L}\p{M}]{2,}|(?!\p{Script=Latin})\p{L}[\p{L}\p{M}]/gu) ?? []).map(
    singular,
  )

/** A mistyped part number: 'PDL-O50-BR', and not '5-10mm'. */
const isLikeNumber = ({ text, value }: Amount): boolean =>
  Number.isNaN(value) && /^(?=.*\p{L}.*\p{L})(?=.*\d)(?!\P{L}+[cm]m$)\S{5,}$/iu.test(text)

/** 'PDL-O50-BR_2nos' and 'cement-10bags' in pieces: letters that are known, or many, name a part and are no piece of its number. */
function inPieces(word: Word, known: ReadonlySet<string>): Word[] {
  if (!amountsOf([word]).some(isLikeNumber)) return [word]
  const isName =
    lettersOf(word.text).some((each) => each.length > 4 || known.has(each)) ||
    /^\p{L}{3}.*\d(?:mm|cm|inch)$/iu.test(word.text)
  const counted = countsAttached(word.text).find(({ sign, count }) => /[\p{L}_]/u.test(sign + count))
  const pieces = isName
    ? word.text.split(/[-_:]+|(?<=\p{L})[./]?(?=\d)|(?<=\d)[./]?(?=\p{L}{3})/u)
    : counted
      ? [counted.number, counted.count]
      : [word.text]
  return wordsOf([pieces.join(' ')]).map((piece) => ({ ...piece, cell: word.cell }))
}

/** Kinds of words that name no part. */
const unsaid = [
  'and',
  'of',
  'courtesy',
  'request',
  'sentence',
  'label',
  'odd',
  'times',
  'rs',
  'priced',
] as const

/** What is searched for: the words that name the part, with its sizes, without quantities, prices and sayings. */
function queriesOf(words: readonly Word[], amounts: readonly Amount[]) {
  const numbers = amounts.filter(({ price, chained, value }) => !price && !chained && value > 0)
  // 'House no 7' is no quantity.
  const bare = numbers.filter(({ unit, from }) => unit === '' && !isWord(words[from - 1]?.text ?? '', 'no'))
  // What counts has a unit of sale, or none, or is what is sold by measure.
  const counted =
    numbers.find(({ unit }) => isWord(unit, 'unit', 'no', 'times')) ??
    bare[0] ??
    numbers.find(({ unit }) => /^(?:kg|m|ft)$/.test(unit))
  const without = (...dropped: readonly (Amount | undefined)[]) =>
    words
      .filter(({ text }, at) => {
        const isIn = (each: Amount | undefined) => each !== undefined && at >= each.from && at < each.to
        const isTimes = amounts.some(({ chained, from }) => chained && from === at + 1)
        return !dropped.some(isIn) && (isTimes || !isWord(text, ...unsaid))
      })
      .map(({ text }) => text)
  const prices = amounts.filter(({ price, unit }) => price || unit.endsWith(' of'))
  const isSize = bare.length === 1 && counted?.unit === '' && counted.value >= likelySize && counted.from > 0
  const lettersIn = (query: readonly string[]) =>
    query.filter((word) => !isWord(word, 'use')).flatMap(lettersOf)
  const names = lettersIn(without(...amounts))
  const queryOf = (query: readonly string[], more: readonly string[] = []) => ({
    query: query.join(' '),
    names: [...names, ...more],
    isThing: false,
  })
  // Before its number a unit may be a thing: 'roof sheet 10', 'scissors for tin 7'.
  const thing = (counted && words[counted.from]?.text) ?? ''
  const asThing = counted &&
    isWord(thing, 'unit') && {
      ...queryOf(without(...prices, ...bare, { ...counted, from: counted.from + 1 }), lettersOf(thing)),
      isThing: true,
    }
  const queries = [
    ...(isSize ? [queryOf(without(...prices))] : []),
    ...(asThing ? [asThing] : []),
    queryOf(without(...prices, ...bare, counted)),
  ]
  return { queries, names }
}

/**
 * The things that commas or 'and' divide, each with a number: two of 'door closer 2 & door stop 4', and, where `sharing` a name
 * is possible, of 'nails 2" - 1kg, 3" - 2kg'. Of one thing each has a size and a quantity: 'hinge 3", 6 pairs' is one.
 */
function thingsOf(text: string, sharing: boolean): string[] {
  const typed = text.replace(bullet, '')
  const [name = ''] = /^[^\d,]*/.exec(typed) ?? []
  // '2 each' is of all of them.
  const [, all = ''] = /\s(\d+) each\W*$/i.exec(typed) ?? []
  const parts = typed
    .replace(/ each\W*$/i, '')
    .split(/[,;](?!\d)(?![^(]*\))| (?=\d[.)] \p{L})| (?:&|\+|and) (?=\d* ?\p{L}{3}|\d+ ?\p{L}+ \p{L}{3})/iu)
  const counted = parts.map((each, at) => `${each.trim()}${all && at < parts.length - 1 ? ` ${all}` : ''}`)
  const things = counted.map((each) => (lettersOf(each).every(meaningOf) ? name + each : each))
  const isNamed = things.join() === counted.join()
  const areCounted = things.every((each) => (isNamed ? /\d/ : /\d.*\s\d/).test(each))
  return things.length > 1 && things.length < 10 && areCounted && (isNamed || sharing) ? things : []
}

/** `rank`: its place among what the search found. */
type Candidate<P> = { product: P; count: Count; missing: number; rank: number }

const isSetOf = ({ unit = '' }: PartFacts) => Number(/\bof \d|^per \d+$/.test(unit))

/** Orders candidates, the likeliest first, and a part before a set of twelve. */
const byFit = (one: Candidate<PartFacts>, other: Candidate<PartFacts>) =>
  one.missing - other.missing ||
  Number(other.count.maybeSize) - Number(one.count.maybeSize) ||
  Number(other.count.clear) - Number(one.count.clear) ||
  one.count.off - other.count.off ||
  isSetOf(one.product) - isSetOf(other.product)

/** Whether `other` is `part` with something added, which the line would say: by the words of their kind, or of all. */
function isSpecial(other: PartFacts, part: PartFacts): boolean {
  // How a finish is put on does not tell it from others: 'zinc plated' and 'yellow zinc'.
  const texts = [kindOf, (name: string) => name.replace(/ plated\b/, '')]
  return texts.some((textOf) => {
    const [words = [], own = []] = [other, part].map(({ name }) => [
      ...wordsOf([textOf(name)]).map(({ text }) => singular(text.toLowerCase())),
      ...(name.match(/\d[\d.]*/g) ?? []),
    ])
    const isMore = isSetOf(other) > isSetOf(part) || words.some((word) => !own.includes(word))
    return isMore && own.every((word) => words.includes(word))
  })
}

/**
 * Whether the first is plainly meant: it has all words, one quantity, and the others as good are special kinds or packs of
 * it. Where others differ in what the line does not say, such as the finish, all are offered (decision 80).
 */
function isPlain<P extends Described>(
  [best, ...others]: readonly Candidate<P>[],
  amounts: readonly Amount[],
) {
  if (!best || best.missing >= 1 || !best.count.clear || others.some(({ count }) => count.maybeSize))
    return false
  return others.every(({ product, missing, count, rank }) => {
    // Where the first has a word only in its category or description, none of the others is ruled out. Nor is what the
    // search puts before it: 'castor wheels' are no 'Fixed castor, nylon wheel' alone.
    const isAsNear =
      (best.missing > 0 || missing === 0 || rank < best.rank) && count.off - best.count.off < 0.5
    // '100 nails' may also be as many packs.
    return !isAsNear || isSpecial(product, best.product) || !countOf(amounts, product).clear
  })
}

/**
 * Checks a pasted list: reads it by the numbers of the parts, then searches for the lines that name a part in words, which
 * become ambiguous. A part of another size is never offered. `search` may fail for a line, with no results. BEY-24
 */
export async function checkList<P extends Described>(
  text: string,
  products: readonly P[],
  search: (query: string) => Promise<readonly Result[]>,
): Promise<ListLine<P>[]> {
  const byId = new Map(products.map((product) => [String(product.product_id), product]))
  const known = new Set(products.flatMap(({ name }) => lettersOf(name)))
  /** The categories of what is called by each word. */
  const kinds = new Map<string, Set<string>>()
  for (const { name, category_name = '' } of products)
    for (const word of lettersOf(kindOf(name)))
      kinds.set(word, (kinds.get(word) ?? new Set()).add(category_name))
  const complete = async (line: ListLine<P>): Promise<ListLine<P>> => {
    const words = line.asked.words.flatMap((word) => inPieces(word, known))
    const typed = askedIn(words)
    const isSimilar = typed.some(isLikeNumber)
    const own = typed.filter((each) => !isLikeNumber(each))
    const { queries, names } = queriesOf(words, own)
    const keys = words.map(({ key }) => shapeOf(key))
    const { counted, isDoubtful } = line.asked
    // How it is packed is said of the part, 'box of 5', also beside a column for the quantity.
    const isOfPart = (each: Amount) => isLength(each) || each.unit.endsWith(' of')
    const amounts = counted ? [...own.filter(isOfPart), ...askedIn(counted)] : own
    // A sentence, but for the words up to 'please send'. Without a number it asks for no part.
    const request = words.findLastIndex((word) => isWord(word.text, 'request'))
    const isTalk = words.slice(request + 1).some((word) => isWord(word.text, 'sentence'))
    if (names.length === 0 || (isTalk && !amounts.some(({ value }) => value > 0))) return line

    // Beside a column for the quantity a bare number is of the part: 'door closer size 3'.
    const bare = own.filter(
      ({ unit, value, chained, from }) =>
        counted && unit === '' && value > 0 && !chained && words[from]?.cell === words[from - 1]?.cell,
    )
    const packs = own.filter(({ unit }) => unit.endsWith(' of'))
    const unstated = ({ name, unit = '' }: PartFacts) => {
      const stated = amountsOf(wordsOf([name, unit]))
      const isStated = (each: Amount) =>
        stated.some((fact) => fact.value === each.value && (each.unit === '' || fact.unit.endsWith(' of')))
      return [...bare, ...packs].filter((each) => !isStated(each)).length
    }

    /** Without a size, it has one word of what a part is called, as have other kinds, and the finish: 'antique brass knob'. */
    const isBroad = (name: string) => {
      const [noun, ...more] = names.filter((word) => lettersOf(kindOf(name)).includes(word))
      const isSaid = names.every((word) => lettersOf(name).includes(word))
      const isSized = own.length > 1 || own.some(isLength)
      return !isSized && more.length === 0 && isSaid && (kinds.get(noun ?? '')?.size ?? 0) > 1
    }

    /** What the search found is another thing: fewer words would only find more of them. */
    let isOther = false
    /** Ranks what a search found: parts of another size are left out, those that lack a known word come last. */
    const candidatesOf = (results: readonly Result[], names: readonly string[]): Candidate<P>[] => {
      const named = names.filter((word) => known.has(word))
      const match = results[0]?.match
      const lost = match ? [...match.unknown, ...match.left_out] : []
      const leftOut = [...lost, ...(match?.not_sold ?? []), ...(match?.described ?? [])]
      // Less than half of the words were found as typed: that is another thing, or a sentence. A brand is neither.
      const found = match && leftOut.length > 0 ? lettersOf(match.words) : names
      const isLost = (word: string) => !match?.not_sold.length || lettersOf(lost.join(' ')).includes(word)
      const others = names.filter((word) => !found.includes(word) && isLost(word))
      if (!isSimilar && others.length > names.filter((word) => found.includes(word)).length) return []
      // An S hook is no coat hook.
      const isKind = (word: string) =>
        /^\p{L}$/u.test(word) && named.some((name) => RegExp(`\\b${word}[ -]${name}`, 'i').test(line.text))
      isOther ||= lost.some(isKind)
      if (isOther) return []
      const parts = results.slice(0, mostRead).flatMap(({ product_id }) => byId.get(String(product_id)) ?? [])
      // 'insulation tape': one word of two, which parts of several kinds have, and no size.
      const isGuess = match?.unknown.length && lettersOf(match.words).length === 1 && !amounts.some(isLength)
      if (isGuess && new Set(parts.map(({ category_name }) => category_name)).size > 1) return []
      const fitting = parts.flatMap((product, rank) => {
        const { name, category_name, brand, description } = product
        const texts = [[name, category_name], [brand], [description]].map((all) => lettersOf(all.join(' ')))
        const kind = lettersOf(`${kindOf(name)} ${category_name}`)
        // 'black', 'brick' of 'brick red': the line names its finish alone, and no size as '4x40' is.
        if (
          !own.some(({ chained }) => chained) &&
          names.every((word) => texts[0]?.includes(word) && !kind.includes(word))
        )
          return []
        const lack = (word: string) => {
          const place = texts.findIndex((text) => text.includes(word))
          return place >= 0 ? place / 4 : 1
        }
        const missing = named
          .filter((word) => !named.includes(saidBy[word] ?? ''))
          .reduce((sum, word) => sum + lack(word), leftOut.length + unstated(product))
        const count = countOf(amounts, product, { sure: counted !== undefined, worded: true })
        return count.off < Number.POSITIVE_INFINITY ? { product, count, missing, rank } : []
      })
      // There are some, of other sizes only.
      isOther ||= fitting.length === 0 && lost.length > 0 && lost.every((word) => /\d/.test(word))
      return fitting
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
    // At last by the known words alone, where they are most of them.
    const named = names.filter((word) => known.has(word))
    const last = { query: named.join(' '), names, isThing: false }
    for (const each of [...queries, ...(named.length * 2 > names.length ? [last] : [])]) {
      if ((found.size > 0 || isOther) && each === last) break
      const results = await search(each.query)
      const candidates = candidatesOf(results, each.names).toSorted(byFit)
      const [best, ...others] = candidates
      const isMeant = isSimilar
        ? others.length === 0 && best?.count.clear === true && keys.includes(shapeOf(best.product.sku))
        : results.length <= mostRead &&
          each !== last &&
          isPlain(candidates, amounts) &&
          !isBroad(best?.product.name ?? '')
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
    const isRead = each.length > 1 && each.every(isTaken)
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
