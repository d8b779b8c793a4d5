import { addons } from 'storybook/preview-api'
import { heardEvents } from './events.ts'

/** A page of which more is said than this is not one that anybody listens to whole. */
const longest = 2000

/** The ends of small things, and paragraphs, which screen readers leave out or only sound. */
const small =
  /^(end of (button|cell|columnheader|heading|img|link|listitem|paragraph|row|strong)\b|paragraph$)/

/** The lines without what adds nothing: ends of small things, and a text that repeats the name said just before. */
const worthHearing = (lines: readonly string[]) =>
  lines.filter((line, index) => !small.test(line) && !lines[index - 1]?.includes(`, ${line}`))

/** What a screen reader says of a page from top to bottom, a line for each thing that it stops at. */
async function listen(container: HTMLElement): Promise<string[]> {
  // Loaded by the first who wants to hear: it is no part of a story.
  const { Virtual } = await import('@guidepup/virtual-screen-reader')
  const reader = new Virtual()
  await reader.start({ container })
  try {
    const { length } = await reader.spokenPhraseLog()
    for (let said = length; said < longest; said += 1) {
      await reader.next()
      if ((await reader.lastSpokenPhrase()) === 'end of document') break
    }
    // The first line and the last name the document.
    return worthHearing((await reader.spokenPhraseLog()).slice(1, -1))
  } finally {
    await reader.stop()
  }
}

/** Says what is heard of the story's page whenever the frame asks for it. */
export function beginHearing() {
  const channel = addons.getChannel()
  channel.on(heardEvents.wanted, async () => {
    try {
      channel.emit(heardEvents.heard, { lines: await listen(document.body) })
    } catch (error) {
      channel.emit(heardEvents.heard, { lines: [], failed: String(error) })
    }
  })
}
