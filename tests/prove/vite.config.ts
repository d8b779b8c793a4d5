import { defineConfig, mergeConfig } from 'vite'
import storybook from '../../.storybook/vite.config.ts'
import { mutantSwitches } from './instrument.ts'
import { allMutants } from './mutants.ts'

/** The Storybook of `npm run prove`: with every mutant in it, and stories as they run in tests. */
export default defineConfig(
  mergeConfig(storybook, {
    plugins: [mutantSwitches(allMutants())],
    define: { 'import.meta.env.MODE': '"test"' },
  }),
)
