import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import { createInterface } from 'node:readline'
import { type Failure, failuresOfPlaywright, failuresOfVitest } from './failures.ts'

/** The folder for traces, pictures and reports of a run. Ignored by git. */
export const results = 'test-results'

export type Step = {
  name: string
  /** The program (npm, or one of `node_modules/.bin`) and its arguments. */
  command: readonly [string, ...string[]]
  env?: Record<string, string>
  /** Reads the failed tests after the run. Without it the whole command is reported as the one to repeat. */
  failures?: () => Failure[]
}

export type Outcome = { name: string; passed: boolean; seconds: number; failures: Failure[] }

const shell = process.platform === 'win32'

const cores = availableParallelism()

/** A vitest step: runs one of the projects of vitest.config.ts. */
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
      // On two cores vitest would use only one worker.
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

/** A Playwright step: runs the tests of a folder. */
export function playwright(name: string, folder: string, extra: readonly string[] = []): Step {
  const report = `${results}/${basename(folder)}.json`
  return {
    name,
    command: ['playwright', 'test', '-c', `${folder}/playwright.config.ts`, '--reporter=list,json', ...extra],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    failures: () => failuresOfPlaywright(report, folder),
  }
}

/**
 * Runs a step and shows its output as it comes. With `prefix`, for steps that run in parallel, each line begins with it.
 * Never rejects.
 */
export function run(step: Step, { prefix }: { prefix?: string | undefined } = {}): Promise<Outcome> {
  const [program, ...args] = step.command
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: prefix ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...step.env },
      shell,
    })
    for (const output of [child.stdout, child.stderr])
      if (output)
        createInterface({ input: output }).on('line', (line) => process.stdout.write(`${prefix}${line}\n`))
    const end = (passed: boolean) => {
      const failures = passed ? [] : (step.failures?.() ?? [])
      const again = step.command[0] === 'npm' ? step.command.join(' ') : `npx ${step.command.join(' ')}`
      resolve({
        name: step.name,
        passed,
        seconds: Math.round((performance.now() - started) / 1000),
        failures: passed || failures.length > 0 ? failures : [{ title: step.name, again, whole: true }],
      })
    }
    child.on('error', () => end(false))
    child.on('close', (code) => end(code === 0))
  })
}

/** Runs a failed test alone, `times` times or until it fails again. Returns whether it passed each time. Never rejects. */
export async function passesAlone(step: Step, { again }: Failure, times: number): Promise<boolean> {
  // Playwright empties its folder at the start, and with it the trace of the failure.
  const command = step.command[0] === 'playwright' ? `${again} --output=${results}/alone` : again
  for (let time = 0; time < times; time++) {
    const child = spawn(command, { stdio: 'inherit', env: { ...process.env, ...step.env }, shell: true })
    const code = await new Promise((resolve) => child.on('error', resolve).on('close', resolve))
    if (code !== 0) return false
  }
  return true
}
