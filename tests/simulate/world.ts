import { createApi } from '../../server/api/api.ts'
import { memoryStore } from '../../server/memory/store.ts'
import type { User } from '../../server/store/records.ts'
import { noon, places, seed } from '../api/shop.ts'
import { Ledger } from './ledger.ts'
import { type Fate, network } from './network.ts'
import type { openStage } from './stage.ts'
import { type Day, newDevice, Tab } from './tab.ts'

export const password = 'Right@2026'
export const contactOf = (name: string) => ({
  firstName: name.charAt(0).toUpperCase() + name.slice(1),
  lastName: 'Perera',
  email: `${name}@mail.example`,
  phone: '0771234567',
})
const account = (user_id: number, username: string): User & { password: string } => {
  const { firstName, lastName, email, phone } = contactOf(username)
  return {
    user_id,
    username,
    password,
    email,
    phone,
    first_name: firstName,
    last_name: lastName,
    name: `${firstName} ${lastName}`,
    address: `17 ${firstName} Road, Wellawatte, Colombo 06`,
    membershipLevel: 'standard',
    loyaltyPoints: 0,
  }
}

/** Compares passwords as texts: real hashing runs in threads, which end in a different order in each run. */
const plainPasswords = {
  hash: async (text: string) => text,
  verify: async (text: string, hash: string) => text === hash,
}

export type World = ReturnType<typeof createWorld>

/** One day: a shop that has just opened, two devices, and what the invariants ask about what happened. */
export function createWorld(stage: ReturnType<typeof openStage>) {
  stage.reset(noon)
  const data = { ...seed(), users: [account(1, 'amal'), account(2, 'bimal')], orders: [] }
  const server = memoryStore(data, plainPasswords)
  const ledger = new Ledger()
  const coming: Fate[] = []
  const devices = [
    newDevice('home computer', ['amal', 'bimal'], 'hasini'),
    newDevice('phone', ['amal'], 'piyal'),
  ]

  // Notes every change of a status, also one that is undone before a page shows it.
  const { setOrderStatus } = server
  server.setOrderStatus = (id, status) =>
    setOrderStatus(id, status).finally(async () => {
      const statuses = ledger.orders.get(id)?.statuses
      const order = await server.order(id)
      if (order && statuses?.at(-1) !== order.status) statuses?.push(order.status)
    })

  const api = createApi({
    store: server,
    passwords: plainPasswords,
    places: async () => ({ towns: places }),
    clientOf: (c) => c.req.header('x-device') ?? '',
    log: {
      info: () => {},
      error: (text, error) => ledger.broken.push(`The server never fails by itself.\n  ${text}: ${error}`),
    },
  })
  const day: Day = { ledger, fetch: network(api, ledger, coming) }
  for (const device of devices) new Tab(day, device)
  return { ...day, data, server, devices, coming, steps: 0, pass: (ms: number) => stage.pass(ms) }
}
