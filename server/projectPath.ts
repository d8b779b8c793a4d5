import { fileURLToPath } from 'node:url'

/** The path of a file or folder of the project. */
export const projectPath = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))
