import { otherGoods } from '../../src/shop/search/otherGoods.ts'
import { materials, uses } from '../../src/shop/search/synonyms.ts'
import { inFigures, type TypedSize, takeSizes } from './lengths.ts'
import { type Hits, type Postings, place, strong } from './postings.ts'
import { romanised } from './romanised.ts'
import { plain, singular, soundOf, squeeze, withoutIng } from './searchText.ts'
import { beforeUse, contracted, labels, perNumber, quantities, smallWords } from './smallWords.ts'
import type { numberSpelling, spelling } from './spelling.ts'
import {
  brandAt,
  inCatalogueWords,
  longestPhrase,
  meaningOf,
  respelt,
  saidWords,
  type Word,
  withoutEnding,
} from './vocabulary.ts'

/** The words of a query that are searched for; nobody types more, and each costs time. */
const maxWords = 10
const maxSizes = 4

/** What kind of word it is: a part is given up by its size last. */
export type Kind = 'word' | 'number' | 'use' | 'material' | 'size'

/** A word, phrase or size of a query, and the products that have it. */
export type Term = {
  typed: string
  at: number
  kind: Kind
  hits: Hits
  /** Other ways to take it, if no product has the query otherwise. */
  others: readonly { hits: Hits; meant: string }[]
  /** It says what the part is. `modifier`: it stands after a 'for', and says what that thing is for. */
  noun: boolean
  modifier: boolean
  /** No part is called so: it begins what parts are called by, is spelt otherwise, or means more than they are. */
  broad?: boolean
  /** The products that are called so, and those that are called otherwise and mean the same. */
  own?: Hits
  same?: readonly (readonly [phrase: string, hits: Hits])[]
  /** What it was taken for. */
  meant?: string | undefined
  /** Measures in millimetres, for the nearest size. */
  mm?: readonly number[]
  sku?: boolean
}

export type Query = { terms: Term[]; notSold: string[] }

export type Catalogue = Postings & {
  correct: ReturnType<typeof spelling>
  /** For words in other scripts. */
  correctLoosely: ReturnType<typeof spelling>
  correctNumber: ReturnType<typeof numberSpelling>
}

/** A squeezed part number without leading zeros in its figures: 'pdl50' of PDL-050. */
const withoutZeros = (number: string) => number.replace(/(?<!\d)0+(?=\d)/g, '')

const none: Hits = new Map()

/** The hits of all words of a phrase, each in its weakest place. */
function inCommon(all: readonly Hits[]): Hits {
  const [first = none, ...others] = [...all].sort((one, other) => one.size - other.size)
  const common = new Map<number, number>()
  for (const [at, where] of first) {
    const places = [where, ...others.map((hits) => hits.get(at) ?? 0)]
    if (!places.includes(0)) common.set(at, Math.min(...places))
  }
  return common
}

/** The hits of several words or phrases, each in its best place. */
function together(all: readonly Hits[]): Hits {
  if (all.length <= 1) return all[0] ?? none
  const union = new Map<number, number>()
  for (const hits of all)
    for (const [at, where] of hits) if (where > (union.get(at) ?? 0)) union.set(at, where)
  return union
}

const filtered = (hits: Hits, keep: (where: number) => boolean, change = (where: number) => where): Hits =>
  new Map([...hits].flatMap(([at, where]) => (keep(where) ? [[at, change(where)] as const] : [])))
const isStrong = (where: number) => where >= strong
/** The place of a word that was not typed as it stands there. */
const lower = (where: number) => (where > place.parent ? Math.max(place.parent, where - 2) : where)

/** Reads queries over a catalogue. */
export function queryReader(catalogue: Catalogue): (query: string) => Query {
  const {
    hitsOf,
    has,
    heads,
    names,
    ranges,
    words: nameWords,
    products,
    measures,
    skus,
    correct,
    correctLoosely,
    correctNumber,
  } = catalogue
  const sorted = [...nameWords.keys()].sort()

  /** The words of the catalogue that begin with another. */
  const beginning = (word: string) => {
    let low = 0
    for (let high = sorted.length; low < high; ) {
      const middle = (low + high) >> 1
      if ((sorted[middle] ?? '') < word) low = middle + 1
      else high = middle
    }
    let end = low
    while (sorted[end]?.startsWith(word)) end += 1
    return sorted.slice(low, end)
  }
  const isName = (word: string) => nameWords.has(word)
  const longerHits = (word: string): Hits =>
    filtered(
      together(beginning(word).flatMap((each) => (each === word ? [] : [hitsOf(each)]))),
      isStrong,
      lower,
    )
  /** A word as it stands, or (`open`) the beginning of others. */
  const ownHits = (word: string, open: boolean): Hits =>
    isName(word) || otherGoods.has(word) || !open
      ? calledHits(word)
      : together([calledHits(word), longerHits(word)])
  /** The hits of what a thing is called: 'brick' of 'brick red' is a colour, and comes after the bricks. */
  const calledHits = (word: string): Hits =>
    heads.has(word)
      ? filtered(
          hitsOf(word),
          () => true,
          (where) => (where === place.name ? place.ofCategory : where),
        )
      : hitsOf(word)
  const phraseHits = (phrase: readonly string[]) =>
    inCommon(
      phrase.map((word, at) =>
        filtered(at === phrase.length - 1 ? calledHits(word) : hitsOf(word), isStrong),
      ),
    )
  const meantHits = (words: readonly string[]): Hits[] => {
    const { phrases, ranked } = meaningOf(words) ?? { phrases: [], ranked: false }
    return phrases.map((phrase, at) =>
      filtered(phraseHits(phrase), isStrong, (where) =>
        ranked ? Math.max(place.parent, place.name - at / 2) : lower(where),
      ),
    )
  }
  const isNoun = (words: readonly string[]) =>
    [words, ...(meaningOf(words)?.phrases ?? [])].some((phrase) => heads.has(phrase.at(-1) ?? ''))
  const kindOf = (words: readonly string[]): Kind => {
    if (words.length === 1 && /^m\d+$/.test(words[0] ?? '')) return 'size'
    const all = [words, ...(words.length === 1 ? (meaningOf(words)?.phrases ?? []) : [])]
    const is = (kind: ReadonlySet<string>) => all.some((phrase) => phrase.every((word) => kind.has(word)))
    return is(materials) ? 'material' : is(uses) ? 'use' : 'word'
  }

  /** Takes part numbers out of a query, also without their dashes; blanks stand for them. */
  const takeNumbers = (text: string): { terms: Term[]; rest: string } => {
    const terms: Term[] = []
    const chunks = [...text.matchAll(/\S+/gu)]
    let rest = text
    for (let from = 0; from < chunks.length; ) {
      let count = Math.min(4, chunks.length - from)
      let hits: Hits = none
      const [before, first] = [chunks[from - 1]?.[0] ?? '', chunks[from]?.[0] ?? '']
      // The second half of 'M12 x 100', and no part number.
      if (/^x\d*$/.test(first) && /\d$/.test(before)) count = 0
      for (; count > 0; count -= 1) {
        hits = numberHits(squeeze(chunks.slice(from, from + count).join('')))
        if (hits.size > 0) break
      }
      if (count > 0) {
        const { index: start } = chunks[from] ?? { index: 0 }
        const last = chunks[from + count - 1]
        const end = (last?.index ?? 0) + (last?.[0].length ?? 0)
        terms.push(term(text.slice(start, end), start, 'word', hits, { noun: true, sku: true }))
        rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
      }
      from += Math.max(count, 1)
    }
    return { terms, rest }
  }
  const numberHits = (typed: string): Hits => {
    const hits = new Map<number, number>()
    if (typed.length < 4 || !/\d/.test(typed) || !/\p{L}/u.test(typed)) return hits
    skus.forEach((sku, at) => {
      if (sku.startsWith(typed)) hits.set(at, sku === typed ? 99 : 90)
      else if (sku.includes(typed)) hits.set(at, 80)
    })
    if (hits.size === 0)
      skus.forEach((sku, at) => {
        if (withoutZeros(sku).startsWith(withoutZeros(typed))) hits.set(at, 85)
      })
    return hits
  }

  const term = (typed: string, at: number, kind: Kind, hits: Hits, more: Partial<Term> = {}): Term => ({
    typed,
    at,
    kind,
    hits,
    others: [],
    noun: false,
    modifier: false,
    ...more,
  })
  const sizeTerm = ({ typed, at, readings, mm, bare }: TypedSize): Term => {
    const found = readings.map(({ fits, meant = '' }) => ({
      meant,
      hits: new Map(
        measures.flatMap((each, index) =>
          fits(each) ? [[index, fits(each, true) ? place.name : place.mixedCategory] as const] : [],
        ),
      ),
    }))
    const [first, ...others] = found
    const hits = new Map(first?.hits ?? none)
    if (bare && typed.length >= 3)
      skus.forEach((sku, index) => {
        if (sku.includes(typed) && !hits.has(index)) hits.set(index, place.number)
      })
    return term(typed, at, bare ? 'number' : 'size', hits, { others, mm })
  }

  const isKnown = (word: string) =>
    has(word) ||
    otherGoods.has(word) ||
    smallWords.has(word) ||
    labels.has(word) ||
    saidWords.has(word) ||
    meaningOf([word]) !== undefined ||
    (word.length >= 2 && beginning(word).length > 0)
  /** 'doorhandle' as two words that are both known. */
  const parted = (word: string) => {
    if (!/^[a-z]{6,24}$/.test(word)) return undefined
    for (let at = 3; at <= word.length - 3; at += 1) {
      const parts = [word.slice(0, at), word.slice(at)].map(singular)
      if (parts.every(isName)) return parts
    }
    return undefined
  }
  /** 'thres hold' as the one word that both are, also misspelt. */
  const joined = (one?: Word, two?: Word) => {
    if (!one || !two) return undefined
    const whole = one.word + two.word
    if (otherGoods.has(whole)) return whole
    if (saidWords.has(whole) && !meaningOf([one.word, two.word])) return whole
    if (isKnown(one.word) && isKnown(two.word)) return undefined
    if (isName(whole)) return whole
    const near = whole.length > 7 ? correct(whole) : undefined
    return near !== undefined && heads.has(near) ? near : undefined
  }
  /** Each word as the catalogue has it: corrected, parted where two were joined, joined where one was parted. */
  const known = (words: readonly Word[]): Word[] => {
    const inBrand = new Set(
      words.flatMap((_, at) =>
        Array.from({ length: brandAt(words, at)?.count ?? 0 }, (_, more) => at + more),
      ),
    )
    return words.flatMap((typed, at): Word[] => {
      const latin = isKnown(typed.word) ? typed.word : singular(romanised(typed.word))
      const isForeign = latin !== typed.word
      const word = isForeign ? ((isKnown(latin) ? undefined : correctLoosely(latin)) ?? latin) : latin
      const each = { ...typed, word, corrected: typed.corrected || isForeign }
      const next = words[at + 1]
      const before = words[at - 1]
      if (joined(before, each)) return []
      const whole = next && joined(each, next)
      if (whole)
        return [
          {
            ...each,
            typed: `${each.typed} ${next.typed}`,
            word: whole,
            corrected: whole !== word + next.word,
          },
        ]
      if (isKnown(word) || inBrand.has(at)) return [each]
      const inflected = withoutEnding(word)
      if (inflected) return [{ ...each, word: inflected }]
      const parts = parted(word)
      if (parts)
        return parts.map((part, index) => ({ ...each, typed: index === 0 ? each.typed : '', word: part }))
      const base = withoutIng(word)
      if (isName(base)) return [{ ...each, word: base }]
      const corrected = correct(word)
      const far = corrected !== undefined && soundOf(corrected) !== soundOf(word)
      return [corrected ? { ...each, word: corrected, corrected: true, far } : each]
    })
  }

  /** `isTyped`: it is the last word of the query. */
  const termOfWords = (words: readonly Word[], modifier: boolean, open: boolean, isTyped = false): Term => {
    const plainWords = words.map(({ word }) => word)
    const [first = ''] = plainWords
    const typed = words.flatMap(({ typed }) => typed || []).join(' ')
    const own = words.length === 1 ? ownHits(first, open) : phraseHits(plainWords)
    const longer = isTyped && isName(first) ? longerHits(first) : none
    const meant = meantHits(plainWords)
    const { phrases = [], ranked = true } = meaningOf(plainWords) ?? {}
    return term(typed, words.at(-1)?.at ?? 0, kindOf(plainWords), together([own, ...meant]), {
      own: filtered(own, isStrong),
      same: (ranked ? [] : phrases).map((phrase, at) => [phrase.join(' '), meant[at] ?? none] as const),
      noun:
        isNoun(plainWords) ||
        (open && own.size > 0 && !isName(first) && beginning(first).some((each) => heads.has(each))),
      modifier,
      broad:
        words.length === 1 && (words[0]?.far || (!isName(first) && (meaningOf(plainWords)?.ranked ?? true))),
      // 'cabinet hand' is about to become handles, though there is a hand saw.
      others: longer.size > 0 ? [{ hits: longer, meant: '' }] : [],
      meant: words.some(({ corrected }) => corrected) ? plainWords.join(' ') : undefined,
    })
  }

  const termsOf = (words: readonly (Word & { modifier: boolean })[], lastAt: number): Term[] => {
    const left = [...words]
    const terms: Term[] = []
    const take = (taken: typeof left) => {
      for (const each of taken) left.splice(left.indexOf(each), 1)
      terms.push(
        termOfWords(
          taken,
          taken.every(({ modifier }) => modifier),
          false,
        ),
      )
    }
    // 'hinge for a door' is a door hinge.
    const takePairs = (fits: (one: (typeof left)[number], other: (typeof left)[number]) => boolean) => {
      for (const one of [...left])
        for (const other of [...left])
          if (one !== other && left.includes(one) && left.includes(other) && fits(one, other))
            if (meaningOf([other.word, one.word])) take([other, one])
    }
    const takePhrases = (longest: number, shortest: number) => {
      for (let count = Math.min(longest, left.length); count >= shortest; count -= 1)
        for (let at = 0; at + count <= left.length; ) {
          const phrase = left.slice(at, at + count)
          const said = phrase.map(({ word }) => word)
          if (meaningOf(said) || names.has(said.join(' '))) take(phrase)
          else at += 1
        }
    }
    const firstUse = left.find(({ modifier }) => modifier)
    takePhrases(longestPhrase, 3)
    takePairs((one, other) => other === firstUse && !one.modifier)
    takePhrases(2, 2)
    takePairs(() => true)
    for (const each of left) {
      const isTyped = each.at === lastAt
      terms.push(termOfWords([each], each.modifier, isTyped || each.word.length > 1, isTyped))
    }
    // A lamp hook is no lamp: other goods are found by what is called so, and as a word beside such a noun.
    const isOther = ({ typed, noun }: Term) => !noun && otherGoods.has(singular(typed))
    if (terms.some(({ noun }) => noun)) return terms
    return terms.map((each) => {
      const isBeside = terms.some(
        (other) =>
          !isOther(other) &&
          other.kind === 'word' &&
          [...inCommon([each.hits, other.hits]).values()].some(isStrong),
      )
      if (!isOther(each) || isBeside) return each
      // 'cable' alone may become the cable ties, which are a range of the shop.
      const begun = terms.length === 1 ? (ranges.get(singular(each.typed)) ?? []) : []
      const meant = begun.map((words) => words.join(' ')).join(' or ')
      return { ...each, hits: together(begun.map(phraseHits)), ...(meant && { noun: true, meant }) }
    })
  }

  return (query) => {
    const text = inFigures(plain(query.trim()).replace(/\s+/g, ' '))
      .replace(contracted, '')
      .replace(perNumber, (typed) =>
        products.some(({ name }) => plain(name).includes(typed)) ? typed : ' '.repeat(typed.length),
      )
      .replace(quantities, (_, count: string, unit: string) => {
        const kept = heads.has(singular(unit)) ? unit : ''
        return kept.padStart(count.length + unit.length)
      })
      .slice(0, 200)
    const numbers = takeNumbers(text)
    const { sizes: taken, rest } = takeSizes(numbers.rest)
    // '200' of 'need 200 facing bricks' is how many.
    const isCount = ({ bare, at, typed }: TypedSize) =>
      bare &&
      /^[\p{L}\s]*$/u.test(text.slice(0, at)) &&
      (text.slice(at + typed.length).match(/^(?:\s+\p{L}+){1,3}/u)?.[0] ?? '')
        .split(' ')
        .some((word) => singular(word) !== word && heads.has(singular(word)))
    const sizes = taken.filter((size) => !isCount(size))
    const typed = [...rest.matchAll(/[\p{L}\p{M}\p{N}]+/gu)]
      .slice(0, 3 * maxWords)
      .map(({ 0: word, index }): Word => {
        const fixed = respelt(word)
        // 'chis' is the beginning of a chisel, and no plural.
        const one = singular(word)
        const whole = isName(one) || beginning(word).length === 0 ? one : word
        return { typed: word, word: fixed ?? whole, at: index, corrected: fixed !== undefined }
      })
    const words = inCatalogueWords(known(inCatalogueWords(typed)))
    const notSold: string[] = []
    const content: (Word & { modifier: boolean })[] = []
    let modifier = false
    let nearest: string[] = []
    for (let at = 0; at < words.length; at += 1) {
      const each = words[at]
      if (!each) continue
      const brand = brandAt(words, at)
      if (brand && !words.slice(at, at + brand.count).every(({ word }) => isName(word))) {
        notSold.push(brand.brand)
        nearest = brand.nearest
        at += brand.count - 1
      } else if (beforeUse.has(each.word) && content.length > 0 && !/[,.;:]\s*$/.test(text.slice(0, each.at)))
        modifier = true
      // 'hi' greets at the beginning; 'door hi' is being typed.
      else if ((at > 0 && each.word === 'hi') || !(smallWords.has(each.word) || smallWords.has(each.typed)))
        content.push({ ...each, modifier })
    }
    // '12mm steel' is a bar of it, where the shop has a word for one.
    const [only] = content
    if (only && content.length === 1 && sizes.length > 0 && materials.has(only.word))
      if (meaningOf([only.word, 'bar'])) content.push({ ...only, typed: '', word: 'bar' })
    const distinct = content.filter(({ word }, at) => content.findIndex((each) => each.word === word) === at)
    let terms = termsOf(distinct.slice(0, maxWords), words.at(-1)?.at ?? -1)
    const isThing = ({ noun, modifier }: Term) => noun && !modifier
    // Of a brand of concealed hinges 'hinge' is one of them.
    terms = terms.filter(({ typed }) => singular(typed) !== nearest.at(-1))
    if (notSold.length > 0 && !terms.some(isThing))
      terms.push(
        ...termsOf(
          nearest.map((word) => ({ typed: word, word, at: text.length, modifier: false })),
          -1,
        ),
      )
    // Labels that no part has were copied along with a number.
    terms = terms.filter(
      ({ typed, hits }) => !labels.has(typed) || (hits.size > 0 && numbers.terms.length === 0),
    )
    const all = [...numbers.terms, ...terms, ...sizes.slice(0, maxSizes).map(sizeTerm)]
    const spelled =
      numbers.terms.length > 0 || typed.some(({ word }) => /^\D+$/.test(word) && isName(word))
        ? undefined
        : numberIn(text)
    if (spelled) return { terms: [spelled], notSold: [] }
    return { terms: all.sort((one, other) => one.at - other.at), notSold }
  }

  /** The part number that a query without its labels is nearest to. */
  function numberIn(text: string): Term | undefined {
    const typed = text
      .split(' ')
      .filter((word) => !labels.has(squeeze(word)) && !smallWords.has(squeeze(word)))
    const sku = correctNumber(squeeze(typed.join('')))
    const hits = new Map(products.flatMap((product, at) => (product.sku === sku ? [[at, 99] as const] : [])))
    return sku === undefined
      ? undefined
      : term(typed.join(' '), 0, 'word', hits, { noun: true, sku: true, meant: sku })
  }
}
