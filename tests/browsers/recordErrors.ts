import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where a tab keeps the errors of its pages. */
export const errorsKey = 'errors of the walk'

const script = (key: string) => {
  const record = (error: unknown) =>
    sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ''}${location.pathname}: ${error}\n`)
  addEventListener('error', ({ message }) => message && record(message))
  addEventListener('unhandledrejection', ({ reason }) => record(reason))
  const { error } = console
  console.error = (...args) => {
    record(args.join(' '))
    error(...args)
  }
}

/**
 * Returns a copy of the built shop whose pages record errors of scripts and of the console in `errorsKey`: WebKit's driver
 * does not report them. The recording script is the first of each page.
 */
export function recordErrors(dist: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'shop-browsers-'))
  cpSync(dist, copy, { recursive: true })
  writeFileSync(join(copy, 'recordErrors.js'), `(${script})(${JSON.stringify(errorsKey)})`)
  for (const page of ['index.html', 'shell.html'])
    writeFileSync(
      join(copy, page),
      readFileSync(join(copy, page), 'utf8').replace(
        '<head>',
        '<head><script src="/recordErrors.js"></script>',
      ),
    )
  return copy
}
