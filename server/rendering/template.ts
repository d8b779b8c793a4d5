import type { Rendered } from '../../src/render.tsx'

type Manifest = Record<string, { file: string; imports?: string[] }>

const webFonts = /@font-face\s*\{[^}]*url\([^}]*\}/g
const between = (name: string) => new RegExp(`<!--${name}-->[\\s\\S]*?<!--/${name}-->`)

/** The files of a module of the build and of everything it imports statically. */
function filesOf(manifest: Manifest, module: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[module]
  if (!chunk || files.has(chunk.file)) return files
  files.add(chunk.file)
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, files)
  return files
}

/**
 * Reads the built page and returns what assembles a rendered one. `styles`, its style sheet, is inlined: the browser paints
 * without a second file. The rules of preloaded fonts stand apart: a script of index.html adds these fonts, or, where no
 * script runs, the rules apply.
 */
export function readTemplate(html: string, styles: string, manifest: Manifest) {
  const isPreloaded = (face: string) => html.includes(`href="${face.match(/url\("?([^")]+)/)?.[1]}"`)
  const fonts = (styles.match(webFonts) ?? []).filter(isPreloaded).join('')
  const others = styles.replace(webFonts, (face) => (isPreloaded(face) ? '' : face))
  const page = html
    .replace(between('no-script'), '')
    .replace('<!--fonts-->', () => `<style id="fonts" media="(scripting: none)">${fonts}</style>`)
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${others}</style>`)
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<link rel="preload" as="font"[^>]*>/g, '')
  const entry = page.match(/<script type="module"[^>]*src="\/([^"]+)"[^>]*><\/script>/)
  if (!entry?.[0] || !page.includes('<div id="root"></div>'))
    throw new Error('dist/index.html is not the shop')
  const [script, entryFile] = entry
  const shell = page.replace(script, '')
  // The first pictures are what a visitor came for, so they go before the scripts. Home shows many small ones below its
  // first screen: they would hold every connection, and on a slow line the page would answer 1.3 s later.
  const priority = (module: string) => (module.endsWith('/Home.tsx') ? 'high' : 'low')
  const preload = (module: string) => (file: string) =>
    file === entryFile
      ? script
      : `<link rel="modulepreload" fetchpriority="${priority(module)}" crossorigin href="/${file}">`

  /** The whole document. It keeps the loading screen only if the profile check is still pending (decision 37). */
  return ({ head, body, data, module, sessionKnown }: Rendered): string => {
    const files = new Set([...filesOf(manifest, 'index.html'), ...filesOf(manifest, module)])
    return shell
      .replace(between('head'), () => head)
      .replace(body.includes('data-first-paint') ? /<!--\/?first paint-->/g : between('first paint'), '')
      .replace(sessionKnown ? between('loading') : /<!--\/?loading-->/g, '')
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root" data-rendered>${body}</div><script type="application/json" id="responses">${data}</script>${[...files].map(preload(module)).join('')}`,
      )
  }
}
