import { materials, uses } from '../../src/shop/search/synonyms.ts'
import { deniedBy } from './knownWords.ts'
import type { Postings } from './postings.ts'
import { beforeUse, labels, smallWords } from './smallWords.ts'
import { meaningOf, notSoldAt, type Word } from './vocabulary.ts'

/** What kind of word it is: a part is given up by its size last. */
export type Kind = 'word' | 'number' | 'use' | 'material' | 'size'

/** The kind of a word, or of words that mean one thing: by themselves, or for one word by what it means. */
export const kindOfWords = (words: readonly string[]): Kind => {
  if (words.length === 1 && /^m\d+$/.test(words[0] ?? '')) return 'size'
  const all = [words, ...(words.length === 1 ? (meaningOf(words)?.phrases ?? []) : [])]
  const is = (kind: ReadonlySet<string>) => all.some((phrase) => phrase.every((word) => kind.has(word)))
  return is(materials) ? 'material' : is(uses) ? 'use' : 'word'
}

/** A word of a query that is not small. `modifier`: it stands after a 'for'. `isFor`: it is the first after one. */
export type Content = Word & { modifier: boolean; isFor?: boolean }

type Contents = {
  content: Content[]
  /** The materials that the query does not want. */
  away: Word[]
  /** The names of what the shop does not sell, and the words of what is nearest to the last of them. */
  notSold: string[]
  near: readonly string[]
}

/**
 * Divides the words of a query into what is asked for, what is not wanted and what the shop does not sell. `isSold`: whether a
 * part has words in its name.
 */
export const contentReader =
  ({ heads, names }: Postings, isSold: (words: readonly string[]) => boolean) =>
  (words: readonly Word[], hasNumber: boolean): Contents => {
    const content: Content[] = []
    const away: Word[] = []
    const notSold: string[] = []
    let near: readonly string[] = []
    let modifier = false
    const isSaid = ({ word }: Word) => !smallWords.has(word) || beforeUse.has(word)
    for (let at = 0; at < words.length; at += 1) {
      const each = words[at]
      if (!each) continue
      // 'Not brass or black'.
      const isNeither = /^n?or$/.test(each.word) && away.length > 0 && away.at(-1) === words[at - 1]
      const deniedAt = isNeither ? at + 1 : deniedBy(words, at, heads)
      const next = words[deniedAt]
      const { word } = each
      const named = notSoldAt(words, at)
      if (named && !isSold(words.slice(at, at + named.count).map(({ word }) => word))) {
        notSold.push(named.name)
        near = named.nearest
        // A 'soft close drawer channel' is for a drawer.
        const own = words.slice(at, at + named.count).filter(({ word }) => near.slice(0, -1).includes(word))
        content.push(...own.map((each) => ({ ...each, modifier })))
        at += named.count - 1
      } else if (next) {
        // 'Not brass' takes all of brass away. 'Without screws' asks for no screws: no part has it, which is said.
        const isMaterial = kindOfWords([next.word]) === 'material'
        if (isMaterial) away.push(next)
        else
          content.push({ ...each, typed: `${each.typed} ${next.typed}`, word: `${next.word}less`, modifier })
        at = deniedAt
      } else if (beforeUse.has(word)) modifier = content.length > 0
      // 'hi' greets at the beginning; 'door hi' is being typed. Labels were copied along with a number.
      else if (word === 'hi' ? at > 0 : !smallWords.has(word) && !(labels.has(word) && hasNumber))
        content.push({ ...each, modifier, isFor: words.slice(0, at).findLast(isSaid)?.word === 'for' })
    }
    // Of a brand of concealed hinges a 'cup hinge' is one of them, and a brand alone is what it is known for.
    const isKind = content.some(({ word }, at) => names.has(`${content[at - 1]?.word} ${word}`))
    return { content, away, notSold, near: isKind ? [] : near }
  }
