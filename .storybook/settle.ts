import { frame, networkIdle, pictureHeld } from '../mocks/networkIdle.ts'
import { rest } from '../mocks/rest.ts'
import { photographed } from '../mocks/watched.ts'

/** Of the sizes of a photo only the largest is left: else the browser takes any that it has at hand already. */
function takeLargest(picture: HTMLImageElement) {
  for (const source of [picture, ...(picture.closest('picture')?.querySelectorAll('source') ?? [])])
    if (source.srcset.includes(',')) source.srcset = source.srcset.split(',').at(-1) ?? ''
}

const decoded = (picture: HTMLImageElement) => {
  takeLargest(picture)
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

const inWindow = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/**
 * The window stands where the story rests, or at what has the focus: how far the focus itself has scrolled depends on
 * what had its height by then. A story that has scrolled away from the focus stays where it is.
 */
function stand() {
  const { activeElement } = document
  const focused = activeElement !== document.body && activeElement && inWindow(activeElement)
  const place = rest.place?.isConnected ? rest.place : focused && activeElement
  if (!place) return
  // A page that returns to where it was left stops that when one scrolls.
  window.dispatchEvent(new Event('wheel'))
  window.scrollTo(0, 0)
  place.scrollIntoView({ block: 'center', behavior: 'instant' })
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
  // What has come into sight by then may bring pictures of its own.
  let known: number
  let rounds = 0
  do {
    known = document.images.length
    rounds += 1
    await Promise.race([Promise.all([...document.images].map(decoded)), pictureHeld()])
    stopMotion()
    stand()
    await networkIdle()
  } while (rounds < 2 || known !== document.images.length)
  await equalFrames()
}
