import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { mutantSwitches } from './instrument.ts'

/** The tests that name a state of which no story tells, with the mutant of PROVE_MUTANT. */
export default defineConfig({
  plugins: [mutantSwitches(JSON.parse(readFileSync('node_modules/.cache/prove.json', 'utf8')))],
  define: { 'globalThis.__mutant': JSON.stringify(process.env.PROVE_MUTANT) },
  test: {
    root: '.',
    environment: 'node',
    include: ['tests/{rules,lib,forms,api,server}/**/*.test.ts'],
    // It does not know the mutants: one that has changed under its name would run as it was.
    fsModuleCache: false,
  },
})
