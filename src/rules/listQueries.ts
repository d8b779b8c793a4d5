import { bullet } from '../shop/orderListWords.ts'
import { type Amount, amountsOf } from './amounts.ts'
import { countsAttached } from './attachedCount.ts'
import { likelySize } from './listCount.ts'
import { isWord, type Kind, meaningOf, singular, type Word, wordsOf } from './words.ts'

/** The words of three letters of a text, in the singular; of other scripts, of two signs. */
export const lettersOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}[\p{L}\p{M}]{2,}|(?!\p{Script=Latin})\p{L}[\p{L}\p{M}]/gu) ?? []).map(
    singular,
  )

/** A mistyped part number: 'PDL-O50-BR', and not '5-10mm'. */
export const isLikeNumber = ({ text, value }: Amount): boolean =>
  Number.isNaN(value) && /^(?=.*\p{L}.*\p{L})(?=.*\d)(?!\P{L}+[cm]m$)\S{5,}$/iu.test(text)

/**
 * 'cement-10bags' and 'PDL-060-BR_2nos' in pieces: four letters together name a part, and are no piece of its number, which
 * is divided from its count only.
 */
export function inPieces(word: Word): Word[] {
  if (!amountsOf([word]).some(isLikeNumber)) return [word]
  const counted = countsAttached(word.text).find(({ sign, count }) => /[\p{L}_]/u.test(sign + count))
  const pieces = /\p{L}{4}|\d(?:mm|cm|inch)$/iu.test(word.text)
    ? word.text.replace(/[-_:]+|(?<=\p{L})[./]?(?=\d)|(?<=\d)[./]?(?=\p{L}{3})/gu, ' ')
    : counted && `${counted.number} ${counted.count}`
  return wordsOf([pieces ?? word.text]).map((piece) => ({ ...piece, cell: word.cell }))
}

/** Kinds of words that name no part. */
const unsaid = 'and of courtesy request sentence label odd times rs priced'.split(' ') as Kind[]

/** What is searched for: the words that name the part, with its sizes, without quantities, prices and sayings. */
export function queriesOf(words: readonly Word[], amounts: readonly Amount[]) {
  const numbers = amounts.filter(({ price, side, value }) => !price && side === 0 && value > 0)
  // 'House no 7' is no quantity.
  const bare = numbers.filter(({ unit, from }) => unit === '' && !isWord(words[from - 1]?.text ?? '', 'no'))
  // What counts has a unit of sale, or none, or is what is sold by measure.
  const counted =
    numbers.find(({ unit }) => isWord(unit, 'unit', 'no', 'times', 'multiple')) ??
    bare[0] ??
    numbers.find(({ unit }) => /^(?:kg|m|ft)$/.test(unit))
  const without = (...dropped: readonly (Amount | undefined)[]) =>
    words
      .filter(({ text }, at) => {
        const isIn = (each: Amount | undefined) => each !== undefined && at >= each.from && at < each.to
        const isTimes = amounts.some(({ side, from }) => side > 0 && from === at + 1)
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
 * The things that commas or 'and' divide, each with a number, or none: two of 'door closer 2 & door stop 4', three of 'hinges,
 * locks and nails', and, where `sharing` a name is possible, of 'nails 2" - 1kg, 3" - 2kg'. Of one thing each has a size and a
 * quantity: 'hinge 3", 6 pairs' is one.
 */
export function thingsOf(text: string, sharing: boolean): string[] {
  const typed = text.replace(bullet, '')
  const [name = ''] = /^[^\d,]*/.exec(typed) ?? []
  // '2 each' and '1 kg each' are of all of them.
  const [, all = ''] = /\s(?<!(?:rs|lkr|@)\W*)(\d+(?: ?\p{L}+)?) each\W*$/iu.exec(typed) ?? []
  const parts = typed
    .replace(/ each\W*$/i, '')
    .split(
      /[,;](?!\d)(?![^(]*\))| (?=\d[.)] \p{L})| (?:&|\+|and) (?=(?:an? |\d+ ?)?\p{L}{3}|\d+ ?\p{L}+ \p{L}{3}|[\d./]+ ?["”″])|(?<=\d ?(?:mm|["”″]) ?)\/(?= ?\d)/iu,
    )
    // 'Hi' names nothing.
    .filter((each) => !wordsOf([each]).every(({ text }) => isWord(text, 'courtesy', 'request')))
  const counted = parts.map((each, at) => `${each.trim()}${all && at < parts.length - 1 ? ` ${all}` : ''}`)
  const things = counted.map((each) => (lettersOf(each).every(meaningOf) ? name + each : each))
  const isNamed = things.join() === counted.join()
  const numbersIn = (each: string) => amountsOf(wordsOf([each])).filter(({ value }) => value > 0)
  const areCounted = things.every((each) => numbersIn(each).length > (isNamed ? 0 : 1))
  // Sentences have commas too.
  const isShort = (each: string) => {
    const words = wordsOf([each])
    return (
      words.length < 4 && words.every(({ text }) => !/\d/.test(text) && !isWord(text, 'sentence', 'request'))
    )
  }
  const areThings = areCounted || (sharing && things.every(isShort))
  return things.length > 1 && things.length < 10 && areThings && (isNamed || sharing) ? things : []
}
