import { nextTask } from '../mocks/clock.ts'
import { frame, networkIdle } from '../mocks/networkIdle.ts'
import { picture } from '../mocks/picture.ts'
import { forPicture } from '../mocks/runMode.ts'

/** Leaves only the largest size of a photo: otherwise the browser may use any larger size that is already cached. */
function takeLargest(picture: HTMLImageElement) {
  for (const source of [picture, ...(picture.closest('picture')?.querySelectorAll('source') ?? [])])
    if (source.srcset.includes(',')) source.srcset = source.srcset.split(',').at(-1) ?? ''
}

/** Resolves when the picture is decoded, or has failed. */
async function decoded(picture: HTMLImageElement) {
  takeLargest(picture)
  picture.loading = 'eager'
  // The browser chooses among changed sizes in a task of its own, and `decode` does not wait for the new choice.
  await nextTask()
  if (!picture.complete)
    await new Promise<void>((resolve) => {
      for (const event of ['load', 'error']) picture.addEventListener(event, () => resolve(), { once: true })
    })
  await picture.decode().catch(() => undefined)
}

/** Stops all animations: at their end, or at their beginning if they are endless. */
function stopMotion() {
  for (const motion of document.getAnimations()) {
    if (motion.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) {
      motion.pause()
      motion.currentTime = 0
    } else motion.finish()
  }
}

/** Where the story rests: at the place that it names, or with the page locked behind a dialog. */
const atRest = () =>
  Boolean(picture.element?.isConnected) || Boolean(document.querySelector('[data-backdrop], dialog:modal'))

/**
 * Scrolls to the place where the story rests, and any other story to its top: how far the focus, or a page to which the
 * user returned, scrolled by itself depends on what had loaded by then.
 */
function stand() {
  // A page that is restoring its scroll position stops doing so when the user scrolls.
  window.dispatchEvent(new Event('wheel'))
  if (picture.element?.isConnected || !atRest()) window.scrollTo(0, 0)
  if (!picture.element?.isConnected) return
  const tall = picture.element.getBoundingClientRect().height > window.innerHeight
  picture.element.scrollIntoView({ block: tall ? 'start' : 'center', behavior: 'instant' })
}

let cropped: AbortController | undefined

const scrollPosition = Object.getOwnPropertyDescriptor(window, 'scrollY') ?? {}

/**
 * The picture of a story at rest is its window, that of any other the whole page: what takes pictures takes the page in its
 * full length, so the page becomes as long as the window, and its content scrolls within. The shop is not told that the
 * page no longer scrolls, nor reads it, or it would change what it shows.
 */
function cropToWindow(root: HTMLElement) {
  const { scrollY, innerHeight } = window
  cropped = new AbortController()
  const { signal } = cropped
  window.addEventListener('scroll', (event) => event.stopImmediatePropagation(), { capture: true, signal })
  Object.defineProperty(window, 'scrollY', { configurable: true, value: scrollY })
  Object.assign(root.style, { height: `${innerHeight}px`, overflow: 'hidden', position: 'relative' })
  root.scrollTop = scrollY
}

/** The next story begins with a page of its own length. */
export function uncrop() {
  if (!cropped) return
  cropped.abort()
  cropped = undefined
  Object.defineProperty(window, 'scrollY', scrollPosition)
  document.getElementById('storybook-root')?.removeAttribute('style')
}

const look = () => `${window.scrollX} ${window.scrollY} ${document.body.innerHTML}`

/** In frames. A story that still changes after this many never comes to rest, which is a fault of the story. */
const enough = 300

/** Resolves when two consecutive frames are equal. */
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
 * Rounds after which a story that never stops changing is left to `equalFrames`, which says so. A story that shows a
 * loading page takes them all.
 */
const mostRounds = 40

/** Whether the code of the page is still loading, which is no request that `networkIdle` knows of. */
const pageLoading = () => document.body.textContent.includes('Loading page')

/** Resolves when nothing of the page moves or loads any more, in the middle of a play. */
export async function beStill(): Promise<void> {
  await networkIdle()
  await Promise.all([...document.images].map(decoded))
  stopMotion()
  await equalFrames()
}

/** What is waited for now, in the document element: whoever takes the pictures reads it where the wait does not end. */
const nowWaitingFor = (what: 'requests' | 'fonts' | 'pictures' | 'equal frames') => {
  document.documentElement.dataset.settling = what
}

/**
 * Resolves when everything that a play set off has finished: no request is in flight except those that a mock holds
 * back, and the fonts are loaded. For a picture it also waits until all images of the page are decoded, nothing moves,
 * no caret blinks, and two consecutive frames are equal.
 */
export async function settle(): Promise<void> {
  nowWaitingFor('requests')
  await networkIdle()
  nowWaitingFor('fonts')
  await document.fonts.ready
  if (!forPicture) return
  document.documentElement.dataset.photographed = ''
  // Content that has come into view by then, or that was mounted in idle time, may contain further images and requests.
  let html: string
  let rounds = 0
  do {
    html = document.body.innerHTML
    rounds += 1
    nowWaitingFor('pictures')
    await Promise.all([...document.images].map(decoded))
    stopMotion()
    stand()
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }))
    nowWaitingFor('requests')
    await networkIdle()
  } while (rounds < 2 || (rounds < mostRounds && (pageLoading() || html !== document.body.innerHTML)))
  const root = document.getElementById('storybook-root')
  if (root && atRest()) cropToWindow(root)
  nowWaitingFor('equal frames')
  await equalFrames()
}
