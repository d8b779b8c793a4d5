import { spawnSync } from 'node:child_process'

/** `npm run chromatic`: sends the stories to Chromatic, with the settings of chromatic.config.json. */
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  process.stderr.write(`CHROMATIC_PROJECT_TOKEN is not set, so there is no Chromatic project to send the stories to.

  1. Sign in at https://www.chromatic.com and add this repository as a project.
  2. Copy the project's token from Manage, Configure.
  3. CHROMATIC_PROJECT_TOKEN=<token> npm run chromatic
     In CI: a repository secret of the same name.

Without an account: npm run visual compares the pictures on this machine.
`)
  process.exit(1)
}
const { status } = spawnSync('chromatic', process.argv.slice(2), {
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
process.exit(status ?? 1)
