import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { palette } from '../../tailwind.config.ts'
import type { Box, Change } from './compare.ts'
import type { Snapshot } from './snapshots.ts'
import type { Failure } from './take.ts'

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const style = `
  body { margin: 0; background: ${palette['grey-50']}; color: ${palette['ink-900']}; font: 15px/22px Archivo, Arial, sans-serif; }
  header { padding: 20px 32px; background: ${palette['ink-900']}; color: #fff; }
  h1 { margin: 0; font-size: 24px; line-height: 30px; }
  header p { margin: 4px 0 0; }
  main { padding: 8px 32px 64px; }
  article { margin-top: 28px; padding-top: 12px; border-top: 1px solid ${palette['ink-900']}; }
  h2 { margin: 0 0 4px; font-size: 19px; line-height: 24px; overflow-wrap: anywhere; }
  h3 { margin: 20px 0 8px; font-size: 15px; }
  article > p { margin: 0 0 4px; max-width: 90ch; }
  figure { margin: 0; } figcaption { color: ${palette['ink-600']}; font-size: 14px; }
  img, .zoom { display: block; max-width: 100%; border: 1px solid ${palette['grey-300']}; }
  .sides { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; margin-bottom: 12px; }
  .zoom { background-repeat: no-repeat; }
  .whole img { max-width: min(100%, 480px); }
  a { color: inherit; } header a { color: #fff; }
  summary { cursor: pointer; margin: 8px 0; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 12px; border: 1px solid ${palette['red-600']}; background: #fff; }
`

/** A story, from this report in Storybook's folder `changes`. */
const storyAt = (id: string) => `../?path=/story/${id}`

/** Opened as a file, the report links to the Storybook of `npm run storybook`. */
const asFile = `if (location.protocol === 'file:') for (const link of document.querySelectorAll('a[target=_top]')) link.href = 'http://localhost:6006/' + link.getAttribute('href').slice(3)`

const figure = (of: string, name: string, words: string) =>
  `<figure><figcaption>${words}</figcaption><a href="${of}/${name}.png"><img loading="lazy" alt="${words}" src="${of}/${name}.png" /></a></figure>`

/** Pixels around the change, so that one sees where it is. */
const around = 40

/** The part of a picture that has changed, in its own size. */
function zoom(of: string, name: string, words: string, { x, y, width, height }: Box) {
  const [left, top] = [Math.max(0, x - around), Math.max(0, y - around)]
  const size = `width:${x - left + width + around}px;height:${y - top + height + around}px`
  return `<figure><figcaption>${words}</figcaption><div class="zoom" role="img" aria-label="${words}" style="${size};background-image:url(${of}/${name}.png);background-position:-${left}px -${top}px"></div></figure>`
}

function picture({ name, kind, pixels, box }: Change, look: string) {
  const heading = `<h3>At ${escaped(look)}</h3>`
  if (kind === 'new') return `${heading}<div class="whole">${figure('after', name, 'New')}</div>`
  if (kind === 'gone') return `${heading}<div class="whole">${figure('before', name, 'Gone')}</div>`
  const sides = [['before', 'Before'] as const, ['after', 'Now'] as const]
  return `${heading}<p>${pixels.toLocaleString('en')} ${pixels === 1 ? 'pixel differs' : 'pixels differ'}.</p>
    <div class="sides">${box ? sides.map(([of, words]) => zoom(of, name, words, box)).join('') : ''}</div>
    <details><summary>Whole pictures</summary><div class="sides whole">${sides.map(([of, words]) => figure(of, name, words)).join('')}${figure('difference', name, 'Difference')}</div></details>`
}

const storyOf = ({ name }: Change) => name.replace(/--at-.*$/, '')

const words = { new: 'New', changed: 'Changed', gone: 'Gone' }
const order = Object.keys(words)

/** All pictures of a story that differ, under its name, with what its states say. */
function story(changes: readonly Change[], of: ReadonlyMap<string, Snapshot>) {
  const [first] = changes
  if (!first) return ''
  const snapshot = of.get(first.name)
  const id = storyOf(first)
  const kinds = [...new Set(changes.map(({ kind }) => words[kind]))].join(', ')
  return `
  <article><h2>${escaped(snapshot?.title ?? id)}</h2>
    <p>${kinds}.${kinds === words.gone ? '' : ` <a href="${storyAt(id)}" target="_top">Open the story</a>`}</p>
    ${(snapshot?.holds ?? []).map((sentence) => `<p>${escaped(sentence)}</p>`).join('')}
    ${changes.map((change) => picture(change, of.get(change.name)?.look ?? change.name.replace(/^.*--at-/, ''))).join('')}
  </article>`
}

const failed = (words: string) => (failure: Failure) =>
  `
  <article><h2>${escaped(failure.snapshot.title)}</h2><p>At ${escaped(failure.snapshot.look)}. ${words}</p><pre>${escaped(failure.why)}</pre></article>`

const alike = (groups: readonly string[][]) => `
  <article><h2>${groups.length} ${groups.length === 1 ? 'group' : 'groups'} of pictures are the same</h2>
    <p>Their stories do not rest in the state they are named after, or show behaviour: see <code>notPhotographed</code>.</p>
    <ul>${groups.map((names) => `<li>${names.map(escaped).join(', ')}</li>`).join('')}</ul>
  </article>`

export type Result = {
  /** What was compared, in words. */
  before: string
  after: string
  changes: Change[]
  failures: Failure[]
  /** Pictures of the base that could not be taken. */
  baseFailures: Failure[]
  /** Groups of stories whose pictures are the same. */
  repeated: string[][]
  /** The pictures taken, of now and of the base. */
  snapshots: Snapshot[]
  taken: number
  seconds: number
}

/** Summarises the result: '2 changed, 1 new, 0 gone, 0 failed of 1062 pictures'. */
export function summary({ changes, failures, baseFailures, taken }: Result): string {
  const count = (kind: Change['kind']) => changes.filter((change) => change.kind === kind).length
  const atBase = baseFailures.length > 0 ? ` (and ${baseFailures.length} failed at the base)` : ''
  return `${count('changed')} changed, ${count('new')} new, ${count('gone')} gone, ${failures.length} failed of ${taken} pictures${atBase}`
}

/** Writes index.html into the folder whose pictures are in `before`, `after` and `difference`. */
export function writeReport(folder: string, result: Result) {
  const { changes, failures, baseFailures, repeated, snapshots } = result
  const of = new Map(snapshots.map((snapshot) => [snapshot.name, snapshot]))
  const stories = [...new Set(changes.map(storyOf))]
    .map((id) => changes.filter((change) => storyOf(change) === id))
    .sort((one, other) => order.indexOf(one[0]!.kind) - order.indexOf(other[0]!.kind))
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" />
<title>Pictures: ${summary(result)}</title><style>${style}</style></head><body>
<header><h1>${summary(result)}</h1><p>Before: ${escaped(result.before)}</p><p>Now: ${escaped(result.after)}</p><p>Compared in ${result.seconds} s, ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC</p></header>
<main>${changes.length + failures.length + baseFailures.length === 0 ? '<p>Every picture is as it was.</p>' : ''}
${failures.map(failed('No picture: the story failed.')).join('')}${baseFailures.map(failed('Nothing to compare with: the story failed at the base.')).join('')}${stories.map((each) => story(each, of)).join('')}${repeated.length > 0 ? alike(repeated) : ''}</main>
<script>${asFile}</script></body></html>`
  writeFileSync(join(folder, 'index.html'), html)
}
