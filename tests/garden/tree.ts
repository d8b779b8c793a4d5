import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { fastFolder } from '../fastFolder.ts'
import { freePort } from '../listen.ts'

const parts = [
  ...['server', 'src', 'index.html', 'package.json', 'tailwind.config.ts', 'tsconfig.json', 'vite.config.ts'],
]
const unused = /^(src\/shop|server\/demo\/pictures)(\/|$)/

/**
 * Copies the project without its `src/shop/` and puts `shop` there instead. This is all that an adopter does: what is
 * built and served from the copy knows nothing else of its shop.
 */
export function treeOf(shop: string): string {
  const tree = mkdtempSync(join(fastFolder(), 'shop-'))
  for (const part of parts)
    cpSync(part, join(tree, part), { recursive: true, filter: (file) => !unused.test(file) })
  cpSync(shop, join(tree, 'src/shop'), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(tree, 'node_modules'))
  return tree
}

/** Stories of the design system alone, which quote nothing of the specification. */
const stories = [
  'foundations/Colour.stories.tsx',
  ...['Button', 'Notice', 'Pager', 'Price', 'ProductCard'].map((name) => `components/${name}.stories.tsx`),
]

/**
 * Builds a Storybook of a few stories in a tree, without the tools for the review of the specification's states, which
 * quote it. Returns its folder.
 */
export function storybookIn(tree: string): string {
  const isNeeded = (file: string) =>
    !/\.(stories\.tsx|mdx)$/.test(file) || stories.some((each) => file.endsWith(each))
  for (const part of ['.storybook', 'mocks', 'stories'])
    cpSync(part, join(tree, part), {
      recursive: true,
      filter: (file) =>
        !/^(stories\/(pictures|design)|\.storybook\/manager\.tsx)$/.test(file) && isNeeded(file),
    })
  // The specification, which the frame quotes, has the first shop's working name.
  for (const file of ['specification.md', 'catalogue.md', 'decisions.md', 'documents.ts']) {
    const path = join(tree, 'stories/start', file)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/nilo|nlod/gi, 'shop'))
  }
  for (const folder of ['stories/design', 'server/demo/pictures'])
    mkdirSync(join(tree, folder), { recursive: true })
  cpSync('server/demo/pictures/index.json', join(tree, 'server/demo/pictures/index.json'))
  runIn(tree, ['storybook', 'build', '--quiet', '--test'], {
    STORYBOOK_VITE_CONFIG: '.storybook/vite.config.ts',
    PATH: `${join(process.cwd(), 'node_modules/.bin')}:${process.env.PATH}`,
  })
  return join(tree, 'storybook-static')
}

/** Runs a program in the tree. Throws with what it printed if it fails. */
export function runIn(tree: string, command: readonly string[], env: Record<string, string> = {}): string {
  const [program = '', ...args] = command
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: tree,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, ...env },
  })
  if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status}:\n${stdout}${stderr}`)
  return stdout
}

/** Starts the server of the tree as in production, and waits until it answers. */
export async function serve(
  tree: string,
  env: Record<string, string>,
): Promise<{ url: string; process: ChildProcess }> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = spawn('node', ['server/main.ts'], {
    cwd: tree,
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', ...env, PUBLIC_ORIGIN: url, PORT: String(port) },
    stdio: 'inherit',
  })
  const answers = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return { url, process: server }
}

/** The files below a folder with their contents, without what is compressed. */
export const filesIn = (folder: string): { file: string; text: string }[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(gz|br|png)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ file: relative(folder, path), text: readFileSync(path, 'utf8') }))

export const remove = (tree: string): void => rmSync(tree, { recursive: true, force: true })
