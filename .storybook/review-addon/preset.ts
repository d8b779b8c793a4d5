import { fileURLToPath } from 'node:url'

/** Adds the review to Storybook's frame, with the State panel before all other panels. */
export const managerEntries = (others: string[] = []) => [
  fileURLToPath(new URL('./manager.tsx', import.meta.url)),
  ...others,
]
