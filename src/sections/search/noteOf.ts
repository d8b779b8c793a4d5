import type { SearchResult } from '../../api/products.ts'
import { missingNote, searchNote } from '../../rules/searchNote.ts'
import { missingWords } from '../../rules/searchWords.ts'

/** What a search did with the words of a query (BEY-32); '' where there is nothing to say. `count`: of all results. */
export function noteOf(results: readonly SearchResult[], query: string, count?: number): string {
  const [first] = results
  if (first?.match) return searchNote(first.match, count)
  if (!first?.brief) return ''
  return missingNote(missingWords(results, query))
}
