import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
export const cache = join(root, 'node_modules/.cache/visual')

const git = (args: string[], env: Record<string, string> = {}) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } }).trim()

/** What no story shows: changes here need no other Storybook and no other pictures. */
const unseen = [
  'tests',
  '.github',
  '.ci',
  'README.md',
  'stories/README.md',
  'server/README.md',
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

/** Says what a revision is, or what the current files are: commit, branch, time and subject. */
export const nameOf = (revision = 'HEAD') =>
  git(['log', '-1', '--format=%h %s (%cd)', '--date=iso', revision])
export const branch = () => git(['rev-parse', '--abbrev-ref', 'HEAD'])

function run(command: string, args: string[], cwd: string) {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}`)
}

/** Returns the folder of a tree's static Storybook, building it if it is not cached. */
export function buildOf(tree: string, say: (words: string) => void): string {
  const built = join(cache, tree)
  if (existsSync(built)) {
    say(`Storybook of ${tree.slice(0, 8)} is there already`)
    return built
  }
  const started = performance.now()
  say(`Building the Storybook of ${tree.slice(0, 8)}`)
  // Build outside the project: the cache folder is ignored by git, and the build would skip ignored files.
  const source = join(tmpdir(), 'visual', tree)
  rmSync(source, { recursive: true, force: true })
  mkdirSync(source, { recursive: true })
  run('sh', ['-c', `git -C "$1" archive ${tree} | tar -x -C "$2"`, 'sh', root, source], root)
  const sameModules =
    git(['rev-parse', `${tree}:package-lock.json`]) === git(['hash-object', 'package-lock.json'])
  if (sameModules) symlinkSync(join(root, 'node_modules'), join(source, 'node_modules'), 'junction')
  else run('npm', ['ci', '--no-audit', '--no-fund'], source)
  const output = `${built}.part`
  run(
    process.execPath,
    ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--quiet', '-o', output],
    source,
  )
  renameSync(output, built)
  rmSync(source, { recursive: true, force: true })
  say(`Built in ${Math.round((performance.now() - started) / 1000)} s`)
  return built
}

/** Builds storybook-static/ from the current files. */
export const buildHere = () => run('npm', ['run', '--silent', 'storybook:build'], root)
