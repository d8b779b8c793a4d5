import type { Plugin } from 'vite'

const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Asks the browser to compile all functions of a script while it is being downloaded, beside the main thread. Otherwise
 * each is compiled on the main thread when it is first called: during hydration and the first presses. Chromium follows
 * this comment (explicit compile hints) at the start of a file; others ignore it.
 */
export function compileHint(): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    // After Vite has put its list of files at the start of the entry.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = hint + file.code
      },
    },
  }
}
