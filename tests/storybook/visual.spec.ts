import { spawnSync } from 'node:child_process'
import { expect, test } from '@playwright/test'

for (const [options, message] of [
  ['--base nonsense', 'There is no revision nonsense.'],
  ['--against /nowhere', 'There are no pictures in /nowhere.'],
  ['--onyl checkout', "Unknown option '--onyl': see npm run visual -- --help"],
  ['--workers two', '--workers takes a number from 1, not two.'],
] as const)
  test(`npm run visual -- ${options} says what is wrong, which is no result of a comparison`, () => {
    const { status, stderr } = spawnSync(process.execPath, ['tests/visual/main.ts', ...options.split(' ')], {
      encoding: 'utf8',
    })
    expect(stderr).toBe(`${message}\n`)
    expect(status).toBe(2)
  })
