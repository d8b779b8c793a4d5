import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { type Failure, failuresOfPlaywright, failuresOfVitest } from './failures.ts'

/** What is left of a run to look at: traces, pictures, reports. Ignored by git. */
export const results = 'test-results'

export type Step = {
  name: string
  /** The program and its arguments: one of `node_modules/.bin`, or npm. */
  command: readonly [string, ...string[]]
  env?: Record<string, string>
  /** Which tests have failed, read after the run. Without it the command itself is what to run again. */
  failures?: () => Failure[]
}

export type Outcome = { name: string; passed: boolean; seconds: number; failures: Failure[] }

const cores = availableParallelism()

/** A step of vitest: one of the projects of vite.config.ts. */
export function vitest(
  name: string,
  project: 'unit' | 'pglite' | 'postgres' | 'operate' | 'stories',
  extra: readonly string[] = [],
): Step {
  const report = `${results}/${project}.json`
  return {
    name,
    command: [
      'vitest',
      'run',
      `--project=${project}`,
      // Its own choice on two cores is one.
      `--maxWorkers=${cores}`,
      '--reporter=default',
      '--reporter=json',
      ...(project === 'stories' ? ['--reporter=./tests/storiesShow.ts'] : []),
      `--outputFile.json=${report}`,
      ...extra,
    ],
    failures: () => failuresOfVitest(report, project),
  }
}

/** The step of Playwright. */
export function playwright(name: string, extra: readonly string[] = []): Step {
  const report = `${results}/e2e.json`
  return {
    name,
    command: ['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts', '--reporter=list,json', ...extra],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    failures: () => failuresOfPlaywright(report),
  }
}

/** Runs a step. Its output is shown as it comes, or kept for when it has ended (`quiet`). Never rejects. */
export function run(step: Step, { quiet = false } = {}): Promise<Outcome> {
  const [program, ...args] = step.command
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: quiet ? 'pipe' : 'inherit',
      env: { ...process.env, ...step.env },
      shell: process.platform === 'win32',
    })
    const said: Buffer[] = []
    child.stdout?.on('data', (chunk) => said.push(chunk))
    child.stderr?.on('data', (chunk) => said.push(chunk))
    const end = (passed: boolean) => {
      if (quiet && !passed) process.stdout.write(Buffer.concat(said))
      const failures = passed ? [] : (step.failures?.() ?? [])
      const again = step.command[0] === 'npm' ? step.command.join(' ') : `npx ${step.command.join(' ')}`
      resolve({
        name: step.name,
        passed,
        seconds: Math.round((performance.now() - started) / 1000),
        failures: passed || failures.length > 0 ? failures : [{ title: step.name, again }],
      })
    }
    child.on('error', () => end(false))
    child.on('close', (code) => end(code === 0))
  })
}
