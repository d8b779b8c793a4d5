import fc from 'fast-check'
import { checkAll } from './invariants.ts'
import { openStage } from './stage.ts'
import { day, type Step } from './steps.ts'
import { createWorld, type World } from './world.ts'

const minute = 60_000

/** In the evening all is well again: every shopper who pressed Pay without being told of an order presses once more. */
async function endDay(world: World) {
  world.coming.length = 0
  for (const device of world.devices) device.online = true
  await world.pass(minute)
  for (const { tabs } of world.devices)
    for (const tab of tabs) {
      if (tab.draft === undefined) continue
      if (!tab.checkout) tab.go({ at: 'checkout' })
      await world.pass(minute)
      tab.checkout?.press()
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
  progress?: (sofar: Result) => void,
): Promise<Result> {
  const result: Result = { days: 0, steps: 0, orders: 0 }
  let world: World
  const stage = openStage((...request) => world.fetch(...request))
  const play = async (of: Iterable<Step>) => {
    world = createWorld(stage)
    await fc.asyncModelRun(() => ({ model: world, real: world }), of)
    await endDay(world)
    for (const { tabs } of world.devices) for (const tab of tabs) tab.scene.page.open = false
  }
  const brokenBy = (of: Iterable<Step>) =>
    play(of).then(
      () => '',
      (error: Error) => error.message,
    )

  /** Leaves out every step without which the same invariant is still broken. */
  const shortest = async (found: Step[], broken: string) => {
    const [name] = broken.split('\n')
    let story = found
    for (let at = story.length - 1; at >= 0; at -= 1) {
      const shorter = story.toSpliced(at, 1)
      if (!(await brokenBy(shorter)).startsWith(name!)) continue
      story = shorter
      at = story.length
    }
    return story
  }

  try {
    while (result.steps < steps) {
      const seedOfDay = seed + result.days
      const { failed, counterexample, errorInstance } = await fc.check(
        fc.asyncProperty(day as fc.Arbitrary<Iterable<Step>>, play),
        {
          seed: seedOfDay,
          numRuns: 1,
          unbiased: true,
        },
      )
      result.days += 1
      result.steps += world!.steps
      result.orders += world!.orders.size
      if (failed) {
        const broken = (errorInstance as Error).message
        const story = await shortest([...counterexample![0]], broken)
        return { ...result, failure: { seed: seedOfDay, broken: await brokenBy(story), story: world!.log } }
      }
      progress?.(result)
    }
    return result
  } finally {
    stage.close()
  }
}
