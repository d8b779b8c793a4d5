import { describe, expect, test } from 'vitest'
import { readTemplate } from '../../server/rendering/template.ts'

const html = `<html><head><!--fonts--><!--head--><title>Shop</title><!--/head-->
<script type="module" crossorigin src="/assets/entry.js"></script>
<link rel="modulepreload" crossorigin href="/assets/vendor.js">
<link rel="stylesheet" crossorigin href="/assets/style.css">
<link rel="preload" as="font" type="font/woff2" href="/assets/text.woff2" crossorigin="">
</head><body><!--loading--><div id="loading"></div><!--/loading--><div id="root"></div>
<!--first paint--><script>paint()</script><!--/first paint--><!--no-script--><noscript>No script</noscript><!--/no-script--></body></html>`
const manifest = {
  'index.html': { file: 'assets/entry.js', imports: ['vendor'] },
  vendor: { file: 'assets/vendor.js' },
  'src/pages/Home.tsx': { file: 'assets/Home.js', imports: ['vendor'] },
  'src/pages/ProductList.tsx': { file: 'assets/ProductList.js', imports: ['vendor'] },
}
const more = '@font-face{font-family:Text;src:url(/assets/more.woff2)}'
const local = '@font-face{font-family:Fallback;src:local(Arial)}'
const styles = `@font-face{font-family:Text;src:url(/assets/text.woff2)}${more}${local}body{color:red}`
const assemble = readTemplate(html, styles, manifest)
const rendered = {
  status: 200,
  head: '<title>Home</title>',
  body: '<img src="/first.avif">',
  data: '[]',
  module: 'src/pages/Home.tsx',
  sessionKnown: true,
  whole: true,
}
const page = assemble(rendered)

describe('a rendered page', () => {
  test('has its own head and its styles in the document', () => {
    expect(page).toContain('<title>Home</title>')
    expect(page).not.toContain('<title>Shop</title>')
    expect(page).toContain(`<style>${more}${local}body{color:red}</style>`)
    expect(page).not.toContain('rel="stylesheet"')
  })

  test('asks for the first picture, then the scripts of its page', () => {
    const files = [...page.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, file]) => file)
    expect(files).toEqual(['first.avif', 'assets/entry.js', 'assets/vendor.js', 'assets/Home.js'])
  })

  test.each([
    ['home, with many small pictures', 'src/pages/Home.tsx', 'high'],
    ['a list, whose pictures go first', 'src/pages/ProductList.tsx', 'low'],
  ])('names the scripts of %s with their priority', (_, module, priority) => {
    const scripts = assemble({ ...rendered, module }).match(/<link rel="modulepreload"[^>]*>/g)
    expect(scripts).toHaveLength(2)
    for (const script of scripts ?? []) expect(script).toContain(`fetchpriority="${priority}"`)
  })

  test('has the fonts that are preloaded in a style sheet that applies by itself only without scripts', () => {
    expect(page).toContain(
      '<style id="fonts" media="(scripting: none)">@font-face{font-family:Text;src:url(/assets/text.woff2)}</style>',
    )
  })

  test('has the script that paints what the device holds where the page has a box for it', () => {
    expect(page).not.toContain('paint()')
    expect(assemble({ ...rendered, body: '<div data-first-paint></div>' })).toContain('paint()')
  })

  test('has no loading screen once the profile check has ended', () => {
    expect(page).not.toContain('id="loading"')
  })
})
