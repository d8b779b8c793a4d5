import { existsSync } from 'node:fs'
import { join } from 'node:path'

// Runs first in `npm run check`, and in every program that measures dist/: otherwise a minute passes before one fails.
if (!existsSync(join(import.meta.dirname, '../dist/index.html'))) {
  process.stderr.write('There is no dist/ to measure: run npm run build first.\n')
  process.exit(1)
}
