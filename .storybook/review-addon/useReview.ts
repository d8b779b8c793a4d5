import { useSyncExternalStore } from 'react'
import { type Review, readReview } from './review.ts'

/** Local storage: the review. Stories leave it alone: see preview.tsx. */
const reviewKey = 'storybook-review'

const listeners = new Set<() => void>()
let current: Review | undefined

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
  current ??= load()
  return current
}

function tell() {
  for (const listener of listeners) listener()
}

/** Changes the review, and keeps it in this browser. */
export function changeReview(change: (review: Review) => Review) {
  current = change(getReview())
  try {
    localStorage.setItem(reviewKey, JSON.stringify(current))
  } catch {
    // Blocked or full: it can still be handed over.
  }
  tell()
}

// Another tab, or the page in Storybook's frame, has changed it.
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key !== reviewKey && key !== null) return
    current = undefined
    tell()
  })

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The review, in a component that shows it. */
export const useReview = () => useSyncExternalStore(subscribe, getReview)
