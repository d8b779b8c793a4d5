import { frame, networkIdle, pictureHeld } from '../mocks/networkIdle.ts'
import { photographed } from '../mocks/watched.ts'

const decoded = (picture: HTMLImageElement) => {
  picture.loading = 'eager'
  return picture.decode().catch(() => undefined)
}

/** What moves stands: it is at its end, or at its beginning where it has none. */
function stopMotion() {
  for (const motion of document.getAnimations()) {
    if (motion.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) {
      motion.pause()
      motion.currentTime = 0
    } else motion.finish()
  }
}

const look = () => `${window.scrollX} ${window.scrollY} ${document.body.innerHTML}`

/** Frames. What has not come to rest by then never will, which is a mistake of the story. */
const enough = 300

/** Two frames in a row are the same. */
async function equalFrames() {
  let before = ''
  for (let frames = 0; frames < enough; frames += 1) {
    await frame()
    const now = look()
    if (now === before) return
    before = now
  }
  throw new Error('The story does not come to rest')
}

/**
 * Whatever a play has set off has come to its end: no call is under way but those that a mock holds, and the fonts are
 * there. For a picture, moreover, the pictures of the whole page are decoded, nothing moves, no caret blinks, and two
 * frames in a row are the same.
 */
export async function settle(): Promise<void> {
  await networkIdle()
  await document.fonts.ready
  if (!photographed) return
  document.documentElement.dataset.photographed = ''
  for (const _again of ['what the pictures set off', 'and what that did']) {
    await Promise.race([Promise.all([...document.images].map(decoded)), pictureHeld()])
    stopMotion()
    await networkIdle()
  }
  await equalFrames()
}
