import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
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
 * Returns a copy of the built shop, beside its renderer, whose pages record errors of scripts and of the console in
 * `errorsKey`: WebKit's driver does not report them. The recording script is the first of each page.
 */
export function recordErrors(dist: string): string {
  const copy = join(mkdtempSync(join(tmpdir(), 'shop-browsers-')), 'dist')
  // Without the compressed pages, which would be sent in place of the changed ones.
  cpSync(dist, copy, { recursive: true, filter: (file) => !/\.html\.\w+$/.test(file) })
  symlinkSync(`${dist}-server`, `${copy}-server`)
  writeFileSync(join(copy, 'recordErrors.js'), `(${script})(${JSON.stringify(errorsKey)})`)
  for (const page of ['index.html', 'shell.html']) {
    const html = readFileSync(join(copy, page), 'utf8')
    writeFileSync(join(copy, page), html.replace('<head>', '<head><script src="/recordErrors.js"></script>'))
  }
  return copy
}
