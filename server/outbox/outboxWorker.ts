import type { Log } from '../observability/log.ts'
import type { OutboxStore, Sender } from '../store/outbox.ts'

type Delivery = { store: OutboxStore; sender: Sender; now?: () => Date; log: Log }

const second = 1000
const minute = 60 * second
/** Attempts per message. The wait between them doubles from half a minute up to an hour. */
const maxAttempts = 10
const firstWait = 30 * second
const maxWait = 60 * minute
/** How long a taken message is reserved: longer than a mail server needs whose every answer takes nearly 20 seconds. */
const lease = 5 * minute

/** Sends the due messages until `signal` is aborted. A failed one is retried, at last a dead letter. */
export async function deliverDue(
  { store, sender, now = () => new Date(), log }: Delivery,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    const message = await store.takeDueMessage(Number(now()), lease)
    if (!message) return
    try {
      await sender.send(message)
      await store.messageSent(message.id, Number(now()))
    } catch (error) {
      const last = message.attempts >= maxAttempts
      const wait = Math.min(firstWait * 2 ** (message.attempts - 1), maxWait)
      const reason = error instanceof Error ? error.message : String(error)
      await store.messageFailed(message.id, reason, last ? 'never' : Number(now()) + wait, Number(now()))
      log.error(
        `Message ${message.id} (${message.kind}) was not sent${last ? ', and is given up' : ''}`,
        error,
      )
    }
  }
}

/** Delivers once a second, and at once on `wake`. `stop` waits only for the message that is being sent. */
export function startDelivery(delivery: Delivery): { wake(): void; stop(): Promise<void> } {
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  let again = false
  const run = () => {
    if (running) {
      again = true
      return
    }
    running = deliverDue(delivery, stopping.signal)
      .catch((error) => delivery.log.error('The outbox could not be read', error))
      .then(() => {
        running = undefined
        if (!again) return
        again = false
        run()
      })
  }
  const timer = setInterval(run, second)
  timer.unref()
  return {
    wake: run,
    async stop() {
      clearInterval(timer)
      stopping.abort()
      again = false
      await running
    },
  }
}
