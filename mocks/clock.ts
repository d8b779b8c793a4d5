/** How long a play function waits for what must come, in milliseconds. Those waits are never held. */
export const playTimeout = 10_000

/** Milliseconds. Shorter timers are the machinery of libraries, and always real. */
const least = 150
const hastened = 20
let pauses: number[] = []

/** In a test nobody waits these pauses out in full, but where time is the subject. Milliseconds. */
export function shortenPauses(shopPauses: number[]) {
  pauses = shopPauses
}

/** Milliseconds. What closes, turns or leads on by itself after a while: toasts, rotations, redirects. */
const longAfter = 3000

const real = {
  setTimeout: globalThis.setTimeout.bind(globalThis) as typeof window.setTimeout,
  clearTimeout: globalThis.clearTimeout.bind(globalThis) as typeof window.clearTimeout,
}

/** One after another, so that what a step sets off has been set off before the next. */
export const nextTask = () => new Promise<void>((resolve) => real.setTimeout(resolve))

type Timer = { due: number; every: number | undefined; run: () => void; handle?: number }

const timers = new Map<number, Timer>()
// Far above the ids that the browser gives.
let lastId = 1e9
let now = 0
let held = false
let quick = false
let still = false

function arm(id: number, timer: Timer, ms: number) {
  timer.due = now + ms
  if (!held && !(still && ms >= longAfter))
    timer.handle = real.setTimeout(() => fire(id), quick && pauses.includes(ms) ? hastened : ms)
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

/** Timers that run before the first story begins, such as those of Mock Service Worker, are none of its business. */
function install() {
  if (installed) return
  installed = true
  const { setTimeout, setInterval, clearTimeout, clearInterval } = window
  const isOurs = (ms = 0) => ms >= least && ms !== playTimeout
  window.setTimeout = ((run: () => void, ms?: number, ...args: []) =>
    isOurs(ms)
      ? start(run, ms, args, false)
      : setTimeout.call(window, run, ms, ...args)) as typeof window.setTimeout
  window.setInterval = ((run: () => void, ms?: number, ...args: []) =>
    isOurs(ms)
      ? start(run, ms, args, true)
      : setInterval.call(window, run, ms, ...args)) as typeof window.setInterval
  window.clearTimeout = (id) => (timers.has(Number(id)) ? stop(Number(id)) : clearTimeout.call(window, id))
  window.clearInterval = (id) => (timers.has(Number(id)) ? stop(Number(id)) : clearInterval.call(window, id))
}

/** Runs the timer that falls due next, if it does by `until`. */
function fireNext(until: number): boolean {
  const [next] = [...timers].filter(([, { due }]) => due <= until).sort(([, a], [, b]) => a.due - b.due)
  if (!next) return false
  now = Math.max(now, next[1].due)
  fire(next[0])
  return true
}

/** The timers of the page. They are real until a story holds them. */
export const clock = {
  /**
   * A story begins; nothing of the one before will fire. Where people look at it (`watched`) it runs in real time. In a
   * test and for a picture the shop's pauses are short, and nothing closes or turns by itself: only `pass` does that.
   */
  begin(watched: boolean) {
    install()
    for (const id of [...timers.keys()]) stop(id)
    held = false
    quick = !watched
    still = !watched
  },

  /** From now on time stands still for all timers, those under way included, until `pass`. */
  hold() {
    held = true
    for (const timer of timers.values()) real.clearTimeout(timer.handle)
  },

  /** Whatever is begun from now on runs by itself. What was held stays so: the story rests in its state. */
  release() {
    held = false
  },

  /** So many milliseconds pass at once: what falls due meanwhile is run in its order. */
  async pass(ms: number) {
    const until = now + ms
    await nextTask()
    while (fireNext(until)) await nextTask()
    now = until
  },

  /** The same within one task: whatever comes next happens before the page shows what the timers have set off. */
  passAtOnce(ms: number) {
    const until = now + ms
    while (fireNext(until));
    now = until
  },
}
