import { useSyncExternalStore } from 'react'
import { hashAt, readPictures } from './pictures.ts'
import { type Place, type Review, readReview, type Said, withEnded, withVerdict } from './review.ts'
import { reviewKey } from './settings.ts'

const listeners = new Set<() => void>()
let current: Review | undefined
let signed: Said | undefined
/** The version of the project that this Storybook shows. */
let version = ''

function load(): Review {
  let kept: unknown
  try {
    kept = JSON.parse(localStorage.getItem(reviewKey) ?? 'null')
  } catch {
    // Blocked or broken.
  }
  const review = readReview(kept)
  return review.by ? review : { ...review, by: Math.random().toString(36).slice(2, 12) }
}

/** The review as it is now. Without storage it lasts until the page is closed. */
export function getReview(): Review {
  current ??= withEnded({ ...load(), ...(signed && { signed }) }, (place) => hashAt(place))
  return current
}

function tell() {
  for (const listener of listeners) listener()
}

/** Changes the review, and keeps it in this browser. */
export function changeReview(change: (review: Review) => Review) {
  current = change(getReview())
  try {
    const { signed: _, ...kept } = current
    localStorage.setItem(reviewKey, JSON.stringify(kept))
  } catch {
    // Blocked or full: it can still be handed over.
  }
  tell()
}

/** Seconds since 1970. */
export const now = () => Math.floor(Date.now() / 1000)

/** Changes what this browser's reviewer says of places, as they are shown now. */
export const say = (places: readonly Place[], change: Parameters<typeof withVerdict>[2]) =>
  changeReview((before) =>
    places.reduce(
      (review, place) =>
        withVerdict(review, place, change, { at: now(), picture: hashAt(place) ?? '', of: version }),
      before,
    ),
  )

const again = () => {
  current = undefined
  tell()
}

/** Reads what is beside this Storybook: the sign-off, and of which pictures it is. */
async function readSigned() {
  const read: unknown = await (await fetch('./reviews/reviews.json')).json()
  const { verdicts, pins } = readReview(read)
  signed = { verdicts, pins }
  version = String((read as { of?: unknown }).of ?? '')
  again()
}

let begun = false

/** Begins with the first component that shows the review: the page of a story reads nothing. */
function begin() {
  begun = true
  // Another tab, or the page in Storybook's frame, has changed it.
  window.addEventListener('storage', ({ key }) => {
    if (key === reviewKey || key === null) again()
  })
  // Another Storybook may be without them.
  void readSigned().catch(() => undefined)
  void readPictures().then(again)
}

function subscribe(listener: () => void) {
  if (!begun) begin()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The review, in a component that shows it. */
export const useReview = () => useSyncExternalStore(subscribe, getReview)
