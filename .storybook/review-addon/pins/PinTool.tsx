/** @jsxRuntime classic */
import * as React from 'react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useAddonState, useChannel, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { type FoundPin, pinEvents, type ShownPin, storybook } from '../events.ts'
import { shown, widthOf } from '../judge.ts'
import { statesShownBy } from '../listing.ts'
import { addKey } from '../open.ts'
import { Paper } from '../panel/Paper.tsx'
import { Tool } from '../panel/Tool.tsx'
import { useCopy } from '../panel/useCopy.tsx'
import { project } from '../project.ts'
import { allPins } from '../review.ts'
import { changeReview, getReview, now, useReview } from '../useReview.ts'
import { inWords, type Pin, pinsOf, type Target } from './pins.ts'

/** Where the frame keeps which pins the page has found. */
export const foundState = 'review/found'

export const changePin = (pin: Pin, change: Partial<Pick<Pin, 'text' | 'gone'>>) =>
  changeReview((review) => ({
    ...review,
    pins: review.pins.map((each) =>
      each.id === pin.id && each.by === pin.by
        ? { ...each, ...change, name: review.name, at: Math.max(now(), pin.at) }
        : each,
    ),
  }))

/** Lets the reviewer press an element of the story, and say what about it. Sends the story its pins. */
export function PinTool() {
  const api = useStorybookApi()
  const { storyId, viewMode } = useStorybookState()
  const isStory = viewMode === 'story' && storyId !== project().index
  const review = useReview()
  const bar = useRef<HTMLDivElement>(null)
  const tool = useRef<HTMLButtonElement>(null)
  const [, setFound] = useAddonState<FoundPin[]>(foundState, [])
  const [choosing, setChoosing] = useState(false)
  const [at, setAt] = useState('')
  const [pinned, setPinned] = useState<string>()
  const { copyLink, say, copied } = useCopy()
  const pins = pinsOf(allPins(review), { story: storyId, states: statesShownBy(storyId) })
  const latest = pins.find(({ id }) => id === pinned)
  const shownPins = pins.map(({ id, target }, index): ShownPin => ({ id, target, number: index + 1 }))
  const key = shownPins.map(({ id, number }) => `${number}${id}`).join()

  const emit = useChannel(
    {
      [pinEvents.found]: setFound,
      [pinEvents.choosing]: (on: boolean) => {
        setChoosing(on)
        if (!on && choosing) tool.current?.focus()
      },
      [pinEvents.cursor]: (target: Target) => setAt(inWords({ target })),
      [pinEvents.wanted]: () => emit(pinEvents.pins, shownPins),
      [storybook.rendered]: () => emit(pinEvents.pins, shownPins),
      [pinEvents.pinned]: (target: Target) => {
        const alone = { state: '', width: widthOf(api.getGlobals().viewport), story: storyId }
        const [place = alone] = shown(api)
        const { by, name } = getReview()
        const id = Math.random().toString(36).slice(2, 8)
        const pin = { id, ...place, target, text: '', gone: false, by, name, at: now() }
        changeReview((kept) => ({ ...kept, pins: [...kept.pins, pin] }))
        setChoosing(false)
        setPinned(id)
      },
    },
    [key, api, choosing],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent anew when a pin is added or taken away
  useEffect(() => emit(pinEvents.pins, shownPins), [emit, key])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another story ends it
  useEffect(() => {
    setChoosing(false)
    setPinned(undefined)
  }, [storyId])

  const choose = (on: boolean) => {
    setAt('')
    say('')
    setPinned(undefined)
    setChoosing(on)
    emit(pinEvents.choosing, on)
  }
  const close = () => {
    if (choosing) choose(false)
    setPinned(undefined)
    tool.current?.focus()
  }
  const toggle = useRef(() => {})
  toggle.current = () => isStory && choose(!choosing)
  useEffect(() => {
    addKey(api, 'P', 'Pin an element of the story', () => toggle.current())
  }, [api])
  const open = choosing || latest !== undefined
  useEffect(() => {
    if (open) bar.current?.showPopover()
  }, [open])

  if (!isStory) return null
  return (
    <>
      <Tool
        ref={tool}
        type="button"
        aria-label="Pin an element (P)"
        aria-keyshortcuts="P"
        aria-pressed={choosing}
        onClick={() => choose(!choosing)}
      >
        Pin
      </Tool>
      {/* Elsewhere in the document: the toolbar would take the focus and the arrow keys. */}
      {open &&
        createPortal(
          // Above everything: it leaves the story free, also on a phone.
          <Paper ref={bar} popover="manual" role="region" aria-label="Pin" className="bar">
            {choosing && (
              <div className="row">
                <span role="status" style={{ flex: '1 1 200px' }}>
                  {at || 'Press what you mean in the story.'}{' '}
                  {!at && <span className="keys">By keyboard: Tab or the arrow keys, then Enter.</span>}
                </span>
                <button type="button" className="line" onClick={close}>
                  Cancel
                </button>
              </div>
            )}
            {latest && (
              <form
                className="row"
                onSubmit={(event) => {
                  event.preventDefault()
                  close()
                }}
              >
                <label htmlFor="pin-words">
                  <b>{`Pin ${pins.indexOf(latest) + 1}`}</b> <span className="quiet">{inWords(latest)}</span>
                </label>
                <input
                  id="pin-words"
                  className="said"
                  autoFocus
                  autoComplete="off"
                  placeholder="What about it?"
                  value={latest.text}
                  onChange={({ target }) => changePin(latest, { text: target.value })}
                  onKeyDown={({ key }) => key === 'Escape' && close()}
                />
                <button type="submit" className="line">
                  Done
                </button>
                <button type="button" className="line" onClick={() => choose(true)}>
                  Next pin
                </button>
                <button type="button" className="line" onClick={copyLink}>
                  Copy link
                </button>
                {copied}
              </form>
            )}
          </Paper>,
          document.body,
        )}
    </>
  )
}
