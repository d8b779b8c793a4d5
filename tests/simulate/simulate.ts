import fc from 'fast-check'
import { checkAll } from './invariants.ts'
import { openStage } from './stage.ts'
import { day, type Step } from './steps.ts'
import { createWorld, type World } from './world.ts'

const minute = 60_000

/** Ends a day: the network works again, and all who pressed Pay without being told of an order press once more. */
async function endDay(world: World) {
  world.coming.length = 0
  for (const device of world.devices) device.online = true
  await world.pass(minute)
  for (const tab of world.devices.flatMap(({ tabs }) => tabs)) {
    if (tab.draft === undefined) continue
    if (!tab.checkout) tab.run(() => tab.go({ at: 'checkout' }))
    await world.pass(minute)
    tab.run(() => tab.checkout?.press())
    await world.pass(minute)
  }
  await checkAll(world)
}

/** A broken invariant: the seed of its day, and the shortest story that breaks it. */
type Failure = { seed: number; broken: string; story: readonly string[] }
export type Result = { days: number; steps: number; orders: number; failure?: Failure }

/**
 * Simulates days until there were this many steps: the first from this seed, each next from the seed after. Ends with
 * the first day that breaks an invariant.
 */
export async function simulate(
  seed: number,
  steps: number,
  progress: (sofar: Result) => void,
): Promise<Result> {
  const result: Result = { days: 0, steps: 0, orders: 0 }
  const stage = openStage()
  let world: World

  /** Plays a day. Returns how it broke an invariant, and how many of its steps there were until then. */
  async function play(story: readonly Step[]) {
    world = createWorld(stage)
    let at = 0
    try {
      for (const { act, coming, pause } of story) {
        at += 1
        world.coming.splice(0, world.coming.length, ...coming)
        if (act(world) === false) continue
        world.steps += 1
        await world.pass(pause)
        await checkAll(world)
      }
      await endDay(world)
      return undefined
    } catch (error) {
      return { broken: (error as Error).message, at }
    } finally {
      for (const { tabs } of world.devices) for (const tab of tabs) tab.page.open = false
    }
  }

  /** Shortens a story that still breaks the same invariant: fewer steps, large pieces first, then fewer faults. */
  async function shortest(story: readonly Step[], broken: string): Promise<readonly Step[]> {
    const [name = ''] = broken.split('\n')
    let best = story
    const keep = async (shorter: readonly Step[]) => {
      const failure = await play(shorter)
      if (failure?.broken.startsWith(name)) best = shorter.slice(0, failure.at)
    }
    for (let size = story.length; size > 0; size = Math.floor(size / 2))
      for (let at = best.length - size; at > -size; at -= size)
        await keep(best.toSpliced(Math.max(at, 0), size))
    // Some steps can be left out only after others.
    if (best.length < story.length) return shortest(best, broken)
    for (const calm of [{ coming: [] }, { pause: 10_000 }])
      for (const at of best.keys()) await keep(best.with(at, { ...best[at]!, ...calm }))
    return best
  }

  try {
    while (result.steps < steps) {
      const seedOfDay = seed + result.days
      const [drawn = []] = fc.sample(day, { seed: seedOfDay, numRuns: 1, unbiased: true })
      const failure = await play(drawn)
      result.days += 1
      result.steps += world!.steps
      result.orders += world!.ledger.orders.size
      if (failure) {
        const last = await play(await shortest(drawn.slice(0, failure.at), failure.broken))
        const { log: story } = world!.ledger
        return { ...result, failure: { seed: seedOfDay, broken: last?.broken ?? failure.broken, story } }
      }
      progress(result)
    }
    return result
  } finally {
    stage.close()
  }
}
