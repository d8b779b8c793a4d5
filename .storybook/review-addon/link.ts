import type { API } from 'storybook/manager-api'
import { decodeReview, mergeVerdicts, type Verdict } from './review.ts'
import { changeReview } from './useReview.ts'

const codeIn = (hash: string) => /^#review=([\w-]+)$/.exec(hash)?.[1]

// Read at once: Storybook writes the address anew when it starts.
let code = codeIn(window.location.hash)

/** Adds others' verdicts to those kept here. Returns what was added, in words. */
export function addVerdicts(verdicts: readonly Verdict[]): string {
  changeReview((review) => ({ ...review, verdicts: mergeVerdicts(review.verdicts, verdicts) }))
  const names = [...new Set(verdicts.map(({ name }) => name || 'no name'))].join(', ')
  return verdicts.length > 0 ? `Verdicts added: ${verdicts.length} (${names}).` : 'There is no review in it.'
}

/** Adds the review of a link `#review=...`, now and whenever one is opened in this window. */
export function openLinks(api: API) {
  const openLink = async () => {
    if (!code) return
    const verdicts = await decodeReview(code)
    code = undefined
    // Opened again, it would be in the history and in every link that is copied.
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
    const headline =
      verdicts.length > 0 ? addVerdicts(verdicts) : 'The link holds no review, or only half of it.'
    api.addNotification({ id: 'review', duration: 10_000, content: { headline } })
  }
  void openLink()
  window.addEventListener('hashchange', () => {
    code = codeIn(window.location.hash)
    void openLink()
  })
}
