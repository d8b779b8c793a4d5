import { delay, HttpResponse, http } from 'msw'
import type { SetupWorker } from 'msw/browser'

const answers = {
  slow: async () => {
    await delay(2500)
    // The story's own answer follows.
    return undefined
  },
  failing: () => HttpResponse.json({ message: 'The server is not available.' }, { status: 503 }),
  offline: () => HttpResponse.error(),
}

const isChosen = (network: unknown): network is keyof typeof answers =>
  typeof network === 'string' && network in answers

let online: PropertyDescriptor | undefined

function connect(connected: boolean) {
  if (navigator.onLine === connected) return
  if (connected && online) {
    Reflect.deleteProperty(navigator, 'onLine')
    online = undefined
  } else {
    online = { configurable: true, get: () => false }
    Object.defineProperty(navigator, 'onLine', online)
  }
  window.dispatchEvent(new Event(connected ? 'online' : 'offline'))
}

let applied: unknown

/** Puts the chosen network before whatever the story has mocked. Reset with the handlers of the story. */
export function withNetwork(network: unknown, worker: SetupWorker | undefined) {
  if (!worker) return
  const first = worker.listHandlers()[0]
  if (isChosen(network) && first !== applied) {
    const handler = http.all('/api/*', answers[network])
    worker.use(handler)
    applied = handler
  }
  connect(network !== 'offline')
}
