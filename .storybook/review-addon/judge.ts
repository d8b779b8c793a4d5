import type { API } from 'storybook/manager-api'
import { allStates, statesShownBy } from './listing.ts'
import { addKey, open, statePanel, targetState } from './open.ts'
import { pixelsOf, stateOf } from './project.ts'
import { type Answer, answers, isJudged, nextPlace, type Place, verdictAt } from './review.ts'
import { chosen, isPhone, phone } from './settings.ts'
import { placesOf } from './storiesAt.ts'
import type { Width } from './tags.ts'
import { getReview, say } from './useReview.ts'

/** Every state at each width that it opens at, in the order of the State index. */
export const allPlaces = (): readonly Place[] => placesOf(allStates())

/** The width at which a story is seen with this choice of the toolbar's viewport. */
export function widthOf(viewport: unknown): Width {
  const pixels = pixelsOf(String(chosen(viewport) ?? ''))
  if (!pixels) return isPhone() ? 'phone' : 'desktop'
  if (pixels < phone) return 'phone'
  return pixels < 1024 ? 'tablet' : 'desktop'
}

/** The states of the story that is shown, at its width: the one for which it was opened first. */
export function shown(api: API): Place[] {
  const story = api.getCurrentStoryData()?.id
  const width = widthOf(api.getGlobals().viewport)
  const target = api.getAddonState<string | undefined>(targetState)
  return statesShownBy(story)
    .toSorted((one, other) => Number(other === target) - Number(one === target))
    .map((state) => ({ state, width, story: story ?? '' }))
}

/** Answers for a place. The same answer again takes it back. Returns whether it stands now. */
export function answer(place: Place, given: Answer): boolean {
  const { answer: before, ended } = verdictAt(getReview(), place)
  const stands = before !== given || Boolean(ended)
  say([place], { answer: stands ? given : undefined })
  return stands
}

/** Opens a place to be judged. */
export const openPlace = (api: API, { story, state, width }: Place) =>
  open(api, { story, state, viewport: width })

/**
 * Opens the next state that this reviewer has not judged. Once this one is judged, one of the same screen that opens in the
 * same story comes first.
 */
export function goOn(api: API) {
  const [current] = shown(api)
  const review = getReview()
  const places = allPlaces()
  const section = stateOf(current?.state)?.section
  const here = places.filter(
    ({ story, width, state }) =>
      story === current?.story && width === current.width && stateOf(state)?.section === section,
  )
  const ofStory = current && isJudged(review, current) ? nextPlace(review, here, current) : undefined
  const next = ofStory ?? nextPlace(review, places, current)
  if (next) openPlace(api, next)
}

/** Makes 1, 2, 3, W and N shortcuts of Storybook. Its own 1, 2 and 3 move the focus: they go to Alt and the digit. */
export function registerKeys(api: API) {
  const features = ['focusNav', 'focusIframe', 'focusPanel'] as const
  for (const [index, given] of (Object.keys(answers) as Answer[]).entries()) {
    const [key, feature] = [String(index + 1), features[index]]
    if (feature && api.getShortcutKeys()[feature]?.join() === key) void api.setShortcut(feature, ['alt', key])
    addKey(api, key, `Verdict: ${answers[given]}`, () => {
      const [place] = shown(api)
      if (!place) return
      answer(place, given)
      api.setSelectedPanel(statePanel)
      api.togglePanel(true)
    })
  }
  addKey(api, 'W', 'Words about the state', () => {
    api.setSelectedPanel(statePanel)
    api.togglePanel(true)
    document.querySelector<HTMLElement>('[aria-keyshortcuts=W]')?.focus()
  })
  addKey(api, 'N', 'Next state to judge', () => goOn(api))
}
