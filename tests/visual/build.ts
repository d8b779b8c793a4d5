import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import chromatic from '../../chromatic.config.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')
/** What is kept from build to build, and nowhere shown. */
export const cache = join(root, 'node_modules/.cache/visual')

const git = (args: string[], env: Record<string, string> = {}) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } }).trim()

/** What no story shows: changes here need no other Storybook and no other pictures. */
const unseen = [
  ...['tests', '.github', '.ci', 'deploy', 'README.md', 'AGENTS.md', 'stories/README.md', 'server/README.md'],
  'server/OPERATING.md',
]

/** Returns the git tree of what the stories of a revision, or of the current files, are made from. Equal contents have equal tree names. */
export function treeOf(revision?: string): string {
  const index = join(cache, 'index')
  const env = { GIT_INDEX_FILE: index }
  mkdirSync(cache, { recursive: true })
  if (revision) git(['read-tree', `${revision}^{tree}`], env)
  else {
    cpSync(git(['rev-parse', '--path-format=absolute', '--git-path', 'index']), index)
    git(['add', '--all'], env)
  }
  git(['rm', '-r', '--cached', '-f', '--quiet', '--ignore-unmatch', ...unseen], env)
  return git(['write-tree'], env)
}

/** What is known of a revision. */
export function aboutOf(revision = 'HEAD') {
  const [commit = '', subject = '', author = '', date = ''] = git([
    'log',
    '-1',
    '--format=%h%x00%s%x00%an%x00%cI',
    revision,
  ]).split('\0')
  const tags = git(['tag', '--points-at', revision]).split('\n').filter(Boolean)
  return { commit, subject, author, date, tags }
}

/** What takes pictures: another version of it may take other ones. */
export const takenBy = () => git(['hash-object', 'tests/visual/take.ts']).slice(0, 8)

/** The large pictures of a tree, until the small ones are made of them. */
export const picturesOf = (tree: string) => join(cache, `${tree}-${takenBy()}`)

/**
 * Returns the story files that show any of these files, as Chromatic tells from the modules of a build; undefined: all.
 * What imports a file by way of those `beyond` does not count.
 */
export function storyFiles(
  changed: readonly string[],
  stats: string,
  beyond: readonly string[] = [],
): string[] | undefined {
  const ofAll = ['package-lock.json', ...chromatic.externals]
  if (changed.some((path) => ofAll.some((glob) => matchesGlob(path, glob)))) return undefined
  const traced = changed.filter((path) => path !== 'package.json')
  if (traced.length === 0) return []
  const untraced = [...chromatic.untraced, ...beyond].flatMap((glob) => ['-u', glob])
  const args = ['trace', '-m', 'compact', '-s', stats, ...untraced, ...traced]
  const { stdout, stderr } = spawnSync(process.execPath, ['node_modules/chromatic/dist/bin.cjs', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '0' },
  })
  if (stderr.includes('TurboSnap disabled') || !/Traced \d+ changed/.test(stdout)) return undefined
  return [...stdout.matchAll(/^— (\S+)/gm)].flatMap(([, file]) => file ?? [])
}

/** The files that differ between two trees. */
export const changedFiles = (base: string, now: string) =>
  git(['diff', '--name-only', base, now]).split('\n').filter(Boolean)
