import { readdirSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { treeOf } from './build.ts'

/** Ends with the exit code of a comparison that did not take place, and says why in a sentence. */
export function refuse(why: string): never {
  process.stderr.write(`${why}\n`)
  process.exit(2)
}

function options() {
  try {
    return parseArgs({
      options: {
        base: { type: 'string', default: 'HEAD' },
        against: { type: 'string' },
        only: { type: 'string', default: '' },
        workers: { type: 'string', default: String(availableParallelism()) },
        keep: { type: 'string' },
        slow: { type: 'string' },
        count: { type: 'boolean', default: false },
        pictures: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values
  } catch (error) {
    const [sentence] = error instanceof Error ? error.message.split(/\.(?= |$)/) : [String(error)]
    return refuse(`${sentence}: see npm run visual -- --help`)
  }
}

function number(option: string, text: string): number {
  return Number(text) >= 1 ? Number(text) : refuse(`--${option} takes a number from 1, not ${text}.`)
}

const hasPictures = (folder: string) =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory() &&
  readdirSync(folder).some((name) => name.endsWith('.png'))

function baseTree(revision: string): string {
  try {
    return treeOf(revision)
  } catch {
    return refuse(`There is no revision ${revision}.`)
  }
}

/** Reads the options of the command line; with values that cannot be, it does not return. */
export function asked() {
  const { base, against, workers, slow, ...others } = options()
  if (against !== undefined && !hasPictures(against)) refuse(`There are no pictures in ${against}.`)
  return {
    ...others,
    against,
    workers: number('workers', workers),
    slow: slow === undefined ? undefined : number('slow', slow),
    base: {
      revision: base,
      tree: against === undefined && !others.pictures && !others.count ? baseTree(base) : '',
    },
  }
}
