import { readdirSync, readFileSync } from 'node:fs'

const folder = 'stories/screens'

/** A number that follows from a text. */
const numberOf = (text: string) =>
  [...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 1_000_003, 7)

/** Returns arguments with which vitest runs `count` stories of the screens: those that `seed` draws by their names. */
export function drawnStories(count: number, seed: string): string[] {
  const drawn = readdirSync(folder)
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) =>
      [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/^ {2}name: '(\w+, .+)',$/gm)].map(
        ([, name = '']) => ({ file, name, at: numberOf(`${seed} ${file} ${name}`) }),
      ),
    )
    .sort((one, other) => one.at - other.at)
    .slice(0, count)
  const names = drawn.map(({ name }) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return [...new Set(drawn.map(({ file }) => `${folder}/${file}`)), '-t', `(${names.join('|')})$`]
}
