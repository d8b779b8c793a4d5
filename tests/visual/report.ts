import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { palette } from '../../tailwind.config.ts'
import type { Change } from './compare.ts'
import type { Failure } from './take.ts'

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const style = `
  body { margin: 0; background: ${palette['galv-50']}; color: ${palette['ink-900']}; font: 15px/22px Archivo, Arial, sans-serif; }
  header { padding: 20px 32px; background: ${palette['ink-900']}; color: #fff; }
  h1 { margin: 0; font-size: 24px; line-height: 30px; }
  main { padding: 8px 32px 64px; }
  article { margin-top: 28px; padding-top: 12px; border-top: 1px solid ${palette['ink-900']}; }
  h2 { margin: 0 0 8px; font-size: 17px; overflow-wrap: anywhere; }
  figure { margin: 0; } figcaption { color: ${palette['ink-600']}; font-size: 14px; }
  img { display: block; max-width: 100%; border: 1px solid ${palette['galv-300']}; }
  .sides { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; align-items: start; }
  .slider { position: relative; width: fit-content; max-width: 100%; }
  .slider img + img { position: absolute; top: 0; left: 0; clip-path: inset(0 0 0 var(--at, 50%)); }
  .slider + input { display: block; width: min(100%, 640px); margin: 12px 0; }
  button { min-height: 36px; margin: 0 8px 12px 0; padding: 0 12px; border: 1px solid ${palette['galv-500']}; border-radius: 3px; background: #fff; font: inherit; cursor: pointer; }
  button[aria-pressed=true] { background: ${palette['ink-900']}; color: #fff; }
  :focus-visible { outline: 2px solid ${palette['ink-900']}; outline-offset: 2px; box-shadow: 0 0 0 2px ${palette['tape-400']}; }
  [hidden] { display: none; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 12px; border: 1px solid ${palette['crimson-600']}; background: #fff; }
`

const script = `
  for (const article of document.querySelectorAll('article.changed')) {
    const [sides, slide] = article.querySelectorAll('button')
    const views = article.querySelectorAll('[data-view]')
    const show = (at) => {
      views.forEach((view, index) => { view.hidden = index !== at });
      [sides, slide].forEach((button, index) => button.setAttribute('aria-pressed', String(index === at)))
    }
    sides.onclick = () => show(0)
    slide.onclick = () => show(1)
    const range = article.querySelector('input')
    range.oninput = () => article.querySelector('.slider').style.setProperty('--at', range.value + '%')
  }
`

const figure = (of: string, name: string, words: string) =>
  `<figure><figcaption>${words}</figcaption><img loading="lazy" alt="${words}: ${escaped(name)}" src="${of}/${name}.png" /></figure>`

const changed = ({ name, pixels }: Change) => `
  <article class="changed"><h2>${escaped(name)}</h2>
    <p>${pixels.toLocaleString('en')} ${pixels === 1 ? 'pixel differs' : 'pixels differ'}.</p>
    <button type="button" aria-pressed="true">Side by side</button><button type="button" aria-pressed="false">Slider</button>
    <div class="sides" data-view>${figure('before', name, 'Before')}${figure('after', name, 'Now')}${figure('difference', name, 'Difference')}</div>
    <div data-view hidden><div class="slider"><img loading="lazy" alt="Before" src="before/${name}.png" /><img loading="lazy" alt="Now" src="after/${name}.png" /></div>
      <input type="range" min="0" max="100" value="50" aria-label="Before to the left, now to the right" /></div>
  </article>`

const single = ({ name, kind }: Change) => `
  <article><h2>${escaped(name)}</h2>${kind === 'new' ? figure('after', name, 'New') : figure('before', name, 'Removed')}</article>`

const failed = (words: string) => (failure: Failure) =>
  `
  <article><h2>${escaped(failure.snapshot.title)}</h2><p>${words}</p><pre>${escaped(failure.why)}</pre></article>`

const alike = (groups: readonly string[][]) => `
  <article><h2>${groups.length} groups of pictures are the same</h2>
    <p>Some stories only look the same. Others do not rest in the state they are named after.</p>
    <ul>${groups.map((names) => `<li>${names.map(escaped).join(', ')}</li>`).join('')}</ul>
  </article>`

export type Result = {
  before: string
  changes: Change[]
  failures: Failure[]
  /** Pictures of the base that could not be taken. */
  baseFailures: Failure[]
  /** Groups of stories whose pictures are the same. */
  repeated: string[][]
  taken: number
  seconds: number
}

/** Summarises the result: '2 changed, 1 new, 0 removed, 0 failed of 1062 pictures'. */
export function summary({ changes, failures, baseFailures, taken }: Result): string {
  const count = (kind: Change['kind']) => changes.filter((change) => change.kind === kind).length
  const atBase = baseFailures.length > 0 ? ` (and ${baseFailures.length} failed at the base)` : ''
  return `${count('changed')} changed, ${count('new')} new, ${count('removed')} removed, ${failures.length} failed of ${taken} pictures${atBase}`
}

/** Writes index.html into the folder whose pictures are in `before`, `after` and `difference`. */
export function writeReport(folder: string, result: Result) {
  const { changes, failures, baseFailures, repeated } = result
  const of = (kind: Change['kind']) => changes.filter((change) => change.kind === kind)
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" />
<title>Pictures: ${summary(result)}</title><style>${style}</style></head><body>
<header><h1>${summary(result)}</h1><p>Against ${escaped(result.before)}, ${result.seconds} s</p></header>
<main>${changes.length + failures.length + baseFailures.length === 0 ? '<p>Every picture is as it was.</p>' : ''}
${failures.map(failed('No picture: the story failed.')).join('')}${baseFailures.map(failed('Nothing to compare with: the story failed at the base.')).join('')}${of('changed').map(changed).join('')}${[...of('new'), ...of('removed')].map(single).join('')}${repeated.length > 0 ? alike(repeated) : ''}</main>
<script>${script}</script></body></html>`
  writeFileSync(join(folder, 'index.html'), html)
}
