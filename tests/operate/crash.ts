import { orderMaker, sendOrder } from './customer.ts'
import { startShop } from './liveShop.ts'
import { type Audit, auditOrders, type Sent } from './orders.ts'

const atOnce = 4
/** Bounds of the random time, in milliseconds, between the process's first response and its kill. */
const lifeMs = [20, 400] as const

export type CrashResult = Audit & {
  rounds: number
  sent: number
  /** Orders answered before the process was killed. */
  answered: number
  /** Median time from start to readiness in ms, after a crash, including recovery. */
  restartMs: number
  /** Orders that got a different number when sent again. */
  changed: number
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/**
 * Repeatedly kills a shop's process in the middle of a stream of orders. After each restart every order of the previous
 * round is sent again, as a browser does when the response was lost. At the end the database is compared with the
 * responses.
 */
export async function crash(options: {
  rounds: number
  /** DATA_DIR or DATABASE_URL of the shop. */
  env: Record<string, string>
  database: { url?: string; folder?: string }
  done?: (round: number) => void
}): Promise<CrashResult> {
  const { rounds, env, database, done } = options
  const all: Sent[] = []
  const starts: number[] = []
  let answered = 0
  let changed = 0
  let before: Sent[] = []

  const start = () => startShop({ ...env, TRUSTED_PROXIES: '1' })
  const sendAgain = async (url: string) => {
    for (const each of before) {
      const id = await sendOrder(url, each.key, each.body)
      if (each.id === undefined) each.id = id
      else if (each.id !== id) changed += 1
    }
  }

  for (let round = 1; round <= rounds; round += 1) {
    const shop = await start()
    starts.push(shop.startMs)
    const make = await orderMaker(shop.url)
    await sendAgain(shop.url)
    before = []
    let killed: Promise<unknown> | undefined
    // The first response starts the timer of the kill; all workers continue until the process is gone.
    const going = async (worker: number) => {
      for (let n = 1; ; n += 1) {
        const key = `r${round}w${worker}n${n}`
        const order: Sent = { key, body: make(key) }
        before.push(order)
        const id = await sendOrder(shop.url, key, order.body)
        if (id === undefined) return
        order.id = id
        answered += 1
        const [least, most] = lifeMs
        // biome-ignore lint/style/noRestrictedGlobals: the process is killed at a random moment.
        killed ??= new Promise((resolve) => setTimeout(resolve, least + Math.random() * (most - least))).then(
          () => shop.end('SIGKILL'),
        )
      }
    }
    await Promise.all(Array.from({ length: atOnce }, (_, worker) => going(worker)))
    await killed
    all.push(...before)
    done?.(round)
  }

  const shop = await start()
  await sendAgain(shop.url)
  await shop.end('SIGTERM')
  const audit = await auditOrders(database, all)
  return {
    ...audit,
    rounds,
    sent: all.length,
    answered,
    changed,
    restartMs: Math.round(median(starts.slice(1))),
  }
}
