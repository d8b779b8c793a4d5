import { inTest } from './runMode.ts'

/**
 * Milliseconds that a play function waits for an expected result. Outside tests it is longer: several pictures are taken at
 * a time, and on a reviewer's busy machine a story would stop on its way to its state.
 */
const playTimeout = inTest ? 10_000 : 60_000

/** The timeout to give to the testing library: its waits run in real time and end after `playTimeout`, even while held. */
export const waitTimeout = Number.POSITIVE_INFINITY

/** Milliseconds. Shorter timers belong to libraries, and always run in real time. */
const least = 150
/** How much faster than real time the shop's pauses pass in a test. */
const speed = 10

/** Milliseconds. Timers this long close, rotate or redirect something by themselves: toasts, sliders, redirects. */
const longAfter = 3000

const real = {
  setTimeout: globalThis.setTimeout.bind(globalThis) as typeof window.setTimeout,
  clearTimeout: globalThis.clearTimeout.bind(globalThis) as typeof window.clearTimeout,
}

/** Resolves in a task of its own, so that the effects of one timer have run before the next timer fires. */
export const nextTask = () => new Promise<void>((resolve) => real.setTimeout(resolve))

type Timer = { due: number; every: number | undefined; run: () => void; handle?: number }

const timers = new Map<number, Timer>()
/** What the testing library does where a wait has been too long. */
const waits = new Map<number, () => void>()
// Far above the browser's own timer ids.
let lastId = 1e9
let now = 0
let isHeld = false
let quick = false

function arm(id: number, timer: Timer, ms: number) {
  timer.due = now + ms
  if (!isHeld && !(quick && ms >= longAfter))
    timer.handle = real.setTimeout(() => fire(id), quick ? ms / speed : ms)
}

function fire(id: number) {
  const timer = timers.get(id)
  if (!timer) return
  if (timer.every === undefined) timers.delete(id)
  else arm(id, timer, timer.every)
  timer.run()
}

function start(run: TimerHandler, ms = 0, args: unknown[], repeated: boolean): number {
  const timer: Timer = {
    due: 0,
    every: repeated ? ms : undefined,
    run: () => (typeof run === 'function' ? run(...args) : undefined),
  }
  lastId += 1
  timers.set(lastId, timer)
  arm(lastId, timer, ms)
  return lastId
}

function stop(id: number | undefined) {
  real.clearTimeout(timers.get(id ?? 0)?.handle)
  timers.delete(id ?? 0)
}

let installed = false

/** Replaces the window's timer functions. Timers started earlier, such as those of Mock Service Worker, are left alone. */
function install() {
  if (installed) return
  installed = true
  const { setTimeout, setInterval, clearTimeout, clearInterval } = window
  window.setTimeout = ((run: () => void, ms = 0, ...args: []) => {
    if (ms === waitTimeout) {
      const id = Number(setTimeout.call(window, run, playTimeout))
      waits.set(id, run)
      return id
    }
    return ms < least ? setTimeout.call(window, run, ms, ...args) : start(run, ms, args, false)
  }) as typeof window.setTimeout
  window.setInterval = ((run: () => void, ms = 0, ...args: []) =>
    ms < least
      ? setInterval.call(window, run, ms, ...args)
      : start(run, ms, args, true)) as typeof window.setInterval
  window.clearTimeout = (id) => {
    waits.delete(Number(id))
    if (timers.has(Number(id))) stop(Number(id))
    else clearTimeout.call(window, id)
  }
  window.clearInterval = (id) => (timers.has(Number(id)) ? stop(Number(id)) : clearInterval.call(window, id))
}

/** Runs the next timer if it falls due by `until`; returns whether it did. */
function fireNext(until: number): boolean {
  const [next] = [...timers].filter(([, { due }]) => due <= until).sort(([, a], [, b]) => a.due - b.due)
  if (!next) return false
  now = Math.max(now, next[1].due)
  fire(next[0])
  return true
}

/** The timers of the page. They run in real time until a story holds them. */
export const clock = {
  /**
   * Begins a story and cancels the timers of the previous one. Where people look at the story (`interactive`), it runs in
   * real time. In a test and for a picture its pauses pass faster, and nothing closes, rotates or redirects by itself:
   * only `pass` makes it happen.
   */
  begin(interactive: boolean) {
    install()
    for (const id of [...timers.keys()]) stop(id)
    isHeld = false
    quick = !interactive
  },

  /** Ends all waits of the play, which then fails: its story is left. */
  giveUp() {
    for (const [id, run] of waits) {
      real.clearTimeout(id)
      waits.delete(id)
      run()
    }
  },

  /** Stops the time of all timers, including those already running, until `pass`. */
  hold() {
    isHeld = true
    for (const timer of timers.values()) real.clearTimeout(timer.handle)
  },

  /** Lets timers started from now on run by themselves. Held timers stay held: the story rests in its state. */
  release() {
    isHeld = false
  },

  /** Lets `ms` milliseconds pass at once: runs the timers that fall due meanwhile, in their order. */
  async pass(ms: number) {
    const until = now + ms
    // The effects of what was rendered last, which may start timers, run after its frame.
    await new Promise(requestAnimationFrame)
    await nextTask()
    while (fireNext(until)) await nextTask()
    now = until
  },

  /** Milliseconds until the next timer falls due: of what it does, the page may show nothing at once. */
  next: () => Math.min(...[...timers.values()].map(({ due }) => due)) - now,

  /** Like `pass`, but within one task: the code that follows runs before the page shows the effects of the timers. */
  passAtOnce(ms: number) {
    const until = now + ms
    while (fireNext(until));
    now = until
  },
}
