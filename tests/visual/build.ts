import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
export const cache = join(root, 'node_modules/.cache/visual')

const git = (args: string[], env: Record<string, string> = {}) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } }).trim()

/** Returns the git tree of a revision, or of the current files. Equal contents have equal tree names. */
export function treeOf(revision?: string): string {
  if (revision) return git(['rev-parse', '--verify', '--quiet', `${revision}^{tree}`])
  const index = join(cache, 'index')
  mkdirSync(cache, { recursive: true })
  cpSync(git(['rev-parse', '--path-format=absolute', '--git-path', 'index']), index)
  git(['add', '--all'], { GIT_INDEX_FILE: index })
  return git(['write-tree'], { GIT_INDEX_FILE: index })
}

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
