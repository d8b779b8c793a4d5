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

/**
 * What a screen reader says of a page from top to bottom, a line for each thing that it stops at. Undefined where somebody
 * else asked meanwhile.
 */
async function listen(container: HTMLElement, isWanted: () => boolean): Promise<string[] | undefined> {
  // Loaded by the first who wants to hear: it is no part of a story.
  const { Virtual } = await import('@guidepup/virtual-screen-reader')
  const reader = new Virtual()
  await reader.start({ container })
  try {
    // The first line names the document.
    for (let said = 1; said < longest && isWanted(); said += 1) {
      await reader.next()
      if ((await reader.lastSpokenPhrase()) === 'end of document') break
    }
    const lines = (await reader.spokenPhraseLog()).slice(1).filter((line) => line !== 'end of document')
    return isWanted() ? worthHearing(lines) : undefined
  } finally {
    await reader.stop()
  }
}

/** Says what is heard of the story's page whenever the frame asks for it. */
export function beginHearing() {
  const channel = addons.getChannel()
  let wanted = 0
  channel.on(heardEvents.wanted, async (story: string) => {
    wanted += 1
    const own = wanted
    const heard = await listen(document.body, () => own === wanted).then(
      (lines) => lines && { story, lines },
      (error: unknown) => ({ story, lines: [], failed: String(error) }),
    )
    if (heard) channel.emit(heardEvents.heard, heard)
  })
}
