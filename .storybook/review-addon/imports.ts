import { once } from './once.ts'

/** `imports.json`: of each file of stories, by the index of `files`, what it imports of the source. */
export type Imports = { files: string[]; stories: Record<string, number[]> }

/** Only a built Storybook has it. */
export const readImports = () =>
  once(
    'imports',
    (): Promise<Imports> =>
      fetch('./imports.json')
        .then((response) => response.json())
        .catch(() => ({ files: [], stories: {} })),
  )

/** The files that a file of stories imports, first those that the fewest others import. */
export const importedBy = (story: string, { files, stories }: Imports) =>
  (stories[story] ?? []).flatMap((index) => files[index] ?? [])

/** A path as Storybook keeps it in an address, where it takes no slashes and dots. */
export const inAddress = (path: string) => path.replaceAll(/\W+/g, ' ')
