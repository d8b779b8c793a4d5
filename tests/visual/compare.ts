import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { aboutOf, takenBy, treeOf } from './build.ts'
import { store, storedIndex } from './pictures.ts'

// `npm run visual -- REVISION` (default: the last commit): keeps the pictures of a revision, if they are not yet kept, and
// then those of the files as they are. Changed since, in Storybook, shows what differs.

const [revision = 'HEAD'] = process.argv.slice(2)
const root = join(import.meta.dirname, '../..')
const earlier = join(root, 'node_modules/.cache/visual/earlier')
const run = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd, stdio: 'inherit' })
const takePictures = (folder: string) => run(folder, 'npm', 'run', '--silent', 'storybook:build')

const tree = treeOf(revision)
if (!storedIndex().versions.some((version) => version.id === tree && version.takenBy === takenBy())) {
  process.stdout.write(`Pictures of ${aboutOf(revision).commit}:\n`)
  // A run that was broken off leaves it.
  rmSync(earlier, { recursive: true, force: true })
  run(root, 'git', 'worktree', 'prune')
  run(root, 'git', 'worktree', 'add', '--quiet', '--detach', earlier, revision)
  try {
    symlinkSync(join(root, 'node_modules'), join(earlier, 'node_modules'))
    const there = join(earlier, 'stories/pictures')
    if (existsSync(store)) cpSync(store, there, { recursive: true })
    takePictures(earlier)
    cpSync(there, store, { recursive: true })
  } finally {
    run(root, 'git', 'worktree', 'remove', '--force', earlier)
  }
}
takePictures(root)
