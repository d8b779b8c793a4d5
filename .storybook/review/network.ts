import { delay, HttpResponse, http } from 'msw'
import type { SetupWorker } from 'msw/browser'

const answers = {
  slow: async () => {
    await delay(2500)
    // Falls through to the story's own handler.
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

/** Makes the chosen network take precedence over the story's mocks. It is reset together with the story's handlers. */
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
