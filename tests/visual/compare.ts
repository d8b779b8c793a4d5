import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aboutOf, takenBy, treeOf } from './build.ts'
import { store, storedIndex } from './pictures.ts'

// `npm run visual -- REVISION` (default: the last commit): keeps the pictures of a revision, if they are not yet kept, and
// then those of the files as they are. Changed since, in Storybook, shows what differs.

const [revision = 'HEAD'] = process.argv.slice(2)
const root = join(import.meta.dirname, '../..')
// Outside the project: Node strips no types below node_modules.
const earlier = join(tmpdir(), 'visual-earlier')
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'inherit' })
/** The exit code: 2 when a picture could not be taken. */
const takePictures = (cwd: string) =>
  spawnSync('npm', ['run', '--silent', 'storybook:build'], { cwd, stdio: 'inherit' }).status ?? 2

const tree = treeOf(revision)
if (!storedIndex().versions.some((version) => version.id === tree && version.takenBy === takenBy())) {
  process.stdout.write(`Pictures of ${aboutOf(revision).commit}:\n`)
  // A run that was broken off leaves it.
  rmSync(earlier, { recursive: true, force: true })
  git('worktree', 'prune')
  git('worktree', 'add', '--quiet', '--detach', earlier, revision)
  try {
    symlinkSync(join(root, 'node_modules'), join(earlier, 'node_modules'))
    const there = join(earlier, 'stories/pictures')
    if (existsSync(store)) cpSync(store, there, { recursive: true })
    takePictures(earlier)
    if (existsSync(there)) cpSync(there, store, { recursive: true })
  } finally {
    git('worktree', 'remove', '--force', earlier)
  }
}
process.exitCode = takePictures(root)
