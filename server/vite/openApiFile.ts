import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { openApi } from '../api/openapi.ts'
import { projectPath } from '../projectPath.ts'

/** Writes /openapi.json: the contract, for whoever makes a back end or a client of their own. */
export function openApiFile(): Plugin {
  return {
    name: 'openapi',
    apply: 'build',
    generateBundle() {
      const { version } = JSON.parse(readFileSync(projectPath('package.json'), 'utf8')) as { version: string }
      this.emitFile({
        type: 'asset',
        fileName: 'openapi.json',
        source: `${JSON.stringify(openApi(version), null, 2)}\n`,
      })
    },
  }
}
