import { addons } from 'storybook/preview-api'
import { type FoundPin, pinEvents, type ShownPin, storybook } from '../events.ts'
import { describe, elementAt, find, isSeen, readableIn } from './target.ts'

// Bound before a story can stop the clock.
const later = window.setTimeout.bind(window)
const nextFrame = window.requestAnimationFrame.bind(window)

/** Beside the page and not in it: the story neither sees nor lays out what is drawn here. */
const host = document.createElement('review-pins')
const style = `
  :host { all: initial; position: fixed; inset: 0; margin: 0; padding: 0; border: 0; width: auto; height: auto; overflow: hidden; pointer-events: none; background: none; z-index: 2147483647 }
  div { position: fixed; box-sizing: border-box; border: 2px solid #0d1311; outline: 2px solid #ffd21f; border-radius: 2px }
  div.chosen { outline-width: 4px; background: rgb(255 210 31 / 0.25) }
  div.cursor { border-style: dashed; outline-style: dashed }
  b { position: absolute; left: -2px; top: -2px; transform: translate(-50%, -50%); min-width: 22px; padding: 0 5px; box-sizing: border-box; background: #0d1311; color: #fff; font: 700 13px/22px system-ui, sans-serif; text-align: center; border-radius: 11px }
  @media (forced-colors: active) { div { border-color: CanvasText; outline-color: Highlight } b { background: Canvas; color: CanvasText } }
`

const page = () => document.body

/** Shows the pins of the review on the story's page, and lets a reviewer set one. */
export function beginPins() {
  const channel = addons.getChannel()
  const shadow = host.attachShadow({ mode: 'open' })
  let pins: readonly ShownPin[] = []
  let elements = new Map<string, Element>()
  let chosen = ''
  let choosing: AbortController | undefined
  let cursor: Element | undefined
  let due = false

  const mark = (element: Element, className: string, number?: number) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const box = document.createElement('div')
    box.className = className
    const sides = { left: left - 3, top: top - 3, width: width + 6, height: height + 6 }
    for (const [side, length] of Object.entries(sides)) box.style.setProperty(side, `${length}px`)
    if (number) {
      const label = Object.assign(document.createElement('b'), { textContent: String(number) })
      // At an edge of the window it would be cut.
      if (Math.min(left, top) < 15) label.style.transform = 'none'
      box.append(label)
    }
    return box
  }
  const draw = () => {
    if (pins.length === 0 && !choosing) return host.remove()
    const sheet = Object.assign(document.createElement('style'), { textContent: style })
    const marks = pins.flatMap(({ id, number }) => {
      const element = elements.get(id)
      return element && isSeen(element) ? [mark(element, id === chosen ? 'chosen' : '', number)] : []
    })
    if (choosing && cursor?.isConnected) marks.push(mark(cursor, 'cursor'))
    shadow.replaceChildren(sheet, ...marks)
    if (!host.isConnected) {
      host.ariaHidden = 'true'
      document.documentElement.append(host)
    }
  }
  const search = () => {
    due = false
    const found = pins.flatMap((pin) => {
      const { element, by } = find(pin.target, page()) ?? {}
      return element && by ? [{ id: pin.id, by, element }] : []
    })
    elements = new Map(found.map(({ id, element }) => [id, element]))
    channel.emit(
      pinEvents.found,
      found.map(({ id, by }): FoundPin => ({ id, by })),
    )
    draw()
  }
  const searchSoon = () => {
    if (due || pins.length === 0) return
    due = true
    later(search, 200)
  }
  const drawSoon = () => {
    if (pins.length > 0 || choosing) nextFrame(draw)
  }
  new MutationObserver(searchSoon).observe(page(), { subtree: true, childList: true, attributes: true })
  for (const type of ['scroll', 'resize'])
    window.addEventListener(type, drawSoon, { capture: true, passive: true })

  const stop = () => {
    choosing?.abort()
    choosing = undefined
    cursor = undefined
    draw()
  }
  const pin = (element: Element | undefined) => {
    if (!element) return
    const target = describe(element, page())
    stop()
    channel.emit(pinEvents.pinned, target)
  }
  const say = () => cursor && channel.emit(pinEvents.cursor, describe(cursor, page()))
  const move = (step: number) => {
    const list = readableIn(page())
    const at = cursor ? list.indexOf(cursor) : -1
    cursor = list[Math.max(0, Math.min(list.length - 1, at + step))]
    cursor?.scrollIntoView({ block: 'nearest' })
    say()
    draw()
  }
  const pressed = ({ clientX, clientY }: PointerEvent) => {
    const element = document.elementFromPoint(clientX, clientY)
    return element && page().contains(element) && element !== page() ? elementAt(element) : undefined
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => pin(cursor),
    ' ': () => pin(cursor),
    Escape: () => {
      stop()
      channel.emit(pinEvents.choosing, false)
    },
  }
  const choose = () => {
    choosing?.abort()
    choosing = new AbortController()
    const options = { capture: true, passive: false, signal: choosing.signal }
    const { activeElement } = document
    if (activeElement && activeElement !== page()) cursor = activeElement
    let from: PointerEvent | undefined
    // The story learns nothing of it. What its play function presses is its own.
    const take = (event: Event) => {
      if (!event.isTrusted) return
      event.stopImmediatePropagation()
      if (event.type !== 'touchstart') event.preventDefault()
    }
    const on = <Type extends keyof WindowEventMap>(
      type: Type,
      listener: (event: WindowEventMap[Type]) => void,
    ) => window.addEventListener(type, listener, options)
    for (const type of ['mousedown', 'mouseup', 'touchstart', 'touchend', 'click'] as const) on(type, take)
    on('pointerdown', (event) => {
      take(event)
      from = event
    })
    on('pointermove', (event) => {
      cursor = pressed(event)
      drawSoon()
    })
    on('pointerup', (event) => {
      take(event)
      const moved = from ? Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) : 99
      // After the click that follows, which is not the story's either.
      if (moved < 10) later(() => pin(pressed(event)), 60)
    })
    on('focusin', () => {
      cursor = document.activeElement ?? undefined
      say()
      draw()
    })
    on('keydown', (event) => {
      const act = keys[event.key]
      if (!act || !event.isTrusted) return
      take(event)
      act()
    })
    // Once it listens: a key before that is the frame's.
    window.focus()
    draw()
  }
  channel.on(pinEvents.pins, (shown: readonly ShownPin[]) => {
    pins = shown
    search()
  })
  channel.on(storybook.changed, stop)
  channel.on(pinEvents.choosing, (on: boolean) => (on ? choose() : stop()))
  channel.on(pinEvents.show, (id: string) => {
    chosen = id
    elements.get(id)?.scrollIntoView({ block: 'center' })
    draw()
  })
  channel.emit(pinEvents.wanted)
}
