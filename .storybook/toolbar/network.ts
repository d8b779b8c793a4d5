import { delay, HttpResponse, http } from 'msw'
import type { SetupWorker } from 'msw/browser'

const responses = {
  slow: async () => {
    await delay(2500)
    // Falls through to the story's own handler.
    return undefined
  },
  failing: () => HttpResponse.json({ message: 'The server is not available.' }, { status: 503 }),
  offline: () => HttpResponse.error(),
}

const isChosen = (network: unknown): network is keyof typeof responses =>
  typeof network === 'string' && network in responses

let disconnected = false

/** Lets the page believe that it is disconnected, or see the connection of this machine. */
function connect(connected: boolean) {
  if (connected !== disconnected) return
  disconnected = !connected
  if (disconnected) Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  else Reflect.deleteProperty(navigator, 'onLine')
  window.dispatchEvent(new Event(navigator.onLine ? 'online' : 'offline'))
}

let chosen: keyof typeof responses | undefined
const toolbar = http.all('/api/*', () => chosen && responses[chosen]())
const changed = new WeakSet<SetupWorker>()

/** Keeps the toolbar's handler the first, also when a play function adds mocks or resets them. */
function keepFirst(worker: SetupWorker) {
  if (changed.has(worker)) return
  changed.add(worker)
  const use = worker.use.bind(worker)
  const resetHandlers = worker.resetHandlers.bind(worker)
  worker.use = (...added) => use(toolbar, ...added)
  worker.resetHandlers = (...initial) => {
    resetHandlers(...initial)
    use(toolbar)
  }
  use(toolbar)
}

/** Makes the chosen network take precedence over the story's mocks, until another is chosen. */
export function withNetwork(network: unknown, worker: SetupWorker | undefined) {
  if (!worker) return
  chosen = isChosen(network) ? network : undefined
  if (chosen) keepFirst(worker)
  connect(chosen !== 'offline')
}
