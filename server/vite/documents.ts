import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { openApi } from '../api/openapi.ts'
import { projectPath } from '../projectPath.ts'
import { securityText } from '../securityText.ts'

/** Writes /openapi.json, the contract for a back end or a client of one's own, and /.well-known/security.txt. */
export function documents(): Plugin {
  return {
    name: 'documents',
    apply: 'build',
    generateBundle() {
      const { version } = JSON.parse(readFileSync(projectPath('package.json'), 'utf8')) as { version: string }
      this.emitFile({
        type: 'asset',
        fileName: 'openapi.json',
        source: `${JSON.stringify(openApi(version), null, 2)}\n`,
      })
      this.emitFile({
        type: 'asset',
        fileName: '.well-known/security.txt',
        source: securityText(new Date()),
      })
    },
  }
}
