import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'

export type Failure = {
  title: string
  /** The failure message of the test. */
  why?: string
  /** The command that runs only this test. */
  again: string
  /** A trace or picture to look at. */
  look?: string
  /** The step as a whole failed: it names no test. */
  whole?: boolean
}

const read = <Report>(file: string): Report | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // A runner that stopped before its first test has written no report.
    return undefined
  }
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Shortens a failure message, because some messages quote the whole page. */
const whyOf = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, 6)
    .map((line) => line.slice(0, 200))
    .join('\n')

/** Returns the failed tests of vitest's JSON report, and the files that could not run at all. */
export function failuresOfVitest(report: string, project: string): Failure[] {
  const command = (file: string) => `npx vitest run --project=${project} ${file}`
  return (read<JsonTestResults>(report)?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0 && message)
      return [{ title: `${file}: ${message.split('\n')[0]}`, again: command(file) }]
    return failed.map(({ title, fullName, failureMessages }) => ({
      title: `${file} › ${title}`,
      why: whyOf(failureMessages?.[0]),
      again: `${command(file)} -t ${quoted(`${escaped(fullName)}$`)}`,
    }))
  })
}

/** Returns the failed tests of Playwright's JSON report on the tests of a folder. */
export function failuresOfPlaywright(report: string, folder: string): Failure[] {
  const failed = (suite: JSONReportSuite): Failure[] => [
    ...suite.specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName, results }) => {
          const trace = results.flatMap(({ attachments }) => attachments).find(({ name }) => name === 'trace')
          return {
            title: `${projectName} › ${folder}/${file}:${line} › ${title}`,
            why: whyOf(results.flatMap(({ errors }) => errors)[0]?.message),
            // By its title too: the tests of a table stand in one line.
            again: `npx playwright test -c ${folder}/playwright.config.ts --trace=on --project=${quoted(projectName)} ${file}:${line} -g ${quoted(`${escaped(title)}( @|$)`)}`,
            ...(trace?.path && {
              look: `npx playwright show-trace ${relative(process.cwd(), trace.path)}`,
            }),
          }
        }),
    ),
    ...(suite.suites ?? []).flatMap(failed),
  ]
  return (read<JSONReport>(report)?.suites ?? []).flatMap(failed)
}
