import { addons } from 'storybook/preview-api'
import { type Heard, heardEvents, storybook } from './events.ts'

/** A page of which more is said than this is not one that anybody listens to whole. */
const longest = 2000

/** The ends of small things, and paragraphs, which screen readers leave out or only sound. */
const small =
  /^(end of (button|cell|columnheader|heading|img|link|listitem|paragraph|row|strong)(,|$)|paragraph$)/

/** Whether a text is the name that was said just before, whole, after the role: 'Home' after 'link, Home, current page'. */
const repeats = (text: string, before = '') =>
  `${before.slice(before.indexOf(', ') + 2)}, `.startsWith(`${text}, `) && before.includes(', ')

/** The lines without what adds nothing: ends of small things, and a text that repeats the name said just before. */
export const worthHearing = (lines: readonly string[]) =>
  lines.filter((line, index) => !small.test(line) && !repeats(line, lines[index - 1]))

/** What a screen reader says of a page from top to bottom, a line for each thing that it stops at, until nobody listens. */
async function listen(container: HTMLElement, isWanted: () => boolean): Promise<Omit<Heard, 'story'>> {
  // Loaded by the first who wants to hear: it is no part of a story.
  const { Virtual } = await import('@guidepup/virtual-screen-reader')
  const reader = new Virtual()
  await reader.start({ container })
  try {
    let ended = false
    // The first line names the document.
    for (let said = 1; said < longest && isWanted() && !ended; said += 1) {
      await reader.next()
      ended = (await reader.lastSpokenPhrase()) === 'end of document'
    }
    const lines = (await reader.spokenPhraseLog()).slice(1).filter((line) => line !== 'end of document')
    return { lines: worthHearing(lines), ...(!ended && { limit: longest }) }
  } finally {
    await reader.stop()
  }
}

/** Says what is heard of the story on the page whenever the frame asks for it, once that story has played. */
export function beginHearing() {
  const channel = addons.getChannel()
  let selected = ''
  let played: string | undefined
  let asked = 0
  channel.on(storybook.selected, ({ storyId }: { storyId: string }) => {
    selected = storyId
    played = undefined
  })
  channel.on(storybook.remount, () => {
    played = undefined
  })
  // A story that was left in the middle of its play may end later.
  channel.on(storybook.finished, ({ storyId }: { storyId: string }) => {
    if (storyId === selected) played = storyId
  })
  channel.on(heardEvents.wanted, async () => {
    asked += 1
    const [own, story] = [asked, played]
    if (!story) return
    const isWanted = () => own === asked && played === story
    const heard = await listen(document.body, isWanted).catch((error: unknown) => ({
      lines: [],
      failed: String(error),
    }))
    if (isWanted()) channel.emit(heardEvents.heard, { story, ...heard } satisfies Heard)
  })
}
