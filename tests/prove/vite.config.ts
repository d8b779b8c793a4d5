import { readFileSync } from 'node:fs'
import { defineConfig, mergeConfig } from 'vite'
import storybook from '../../.storybook/vite.config.ts'
import { mutantSwitches } from './instrument.ts'

/** The mutants of this run, as main.ts has written them. */
const mutants = JSON.parse(readFileSync('node_modules/.cache/prove.json', 'utf8'))

/** The Storybook of `npm run prove`: with every mutant in it, and stories as they run in tests. */
export default defineConfig(
  mergeConfig(storybook, {
    plugins: [mutantSwitches(mutants)],
    define: { 'import.meta.env.MODE': '"test"' },
  }),
)
