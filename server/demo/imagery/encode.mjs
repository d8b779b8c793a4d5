// Encodes the results of render.py and lineart.py in out/ for the shop: four files per picture, and the index.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { plexMono } from './font.mjs'

const here = import.meta.dirname
const out = path.join(here, 'out')
export const pictures = path.join(here, '../pictures')

process.env.FONTCONFIG_FILE = plexMono(out)
/** sharp is installed into out/, see the README: the shop does not need it. */
export const sharp = createRequire(path.join(out, 'x.js'))('sharp')

const fills = {
  800: { avif: { quality: 60, effort: 5 }, webp: { quality: 76, alphaQuality: 84, effort: 6 } },
  400: { avif: { quality: 56, effort: 6 }, webp: { quality: 74, alphaQuality: 82, effort: 6 } },
}
// Thin lines on a transparent background: everything that shows is in the alpha channel.
const lines = {
  800: { avif: { quality: 50, effort: 2 }, webp: { quality: 50, alphaQuality: 60, effort: 3 } },
  400: { avif: { quality: 55, effort: 3 }, webp: { quality: 50, alphaQuality: 70, effort: 3 } },
}

/** Lowers the quality of an AVIF until the file keeps the size limit of the first picture of a product page. */
async function fitting(picture, type, settings) {
  for (let quality = settings.quality; ; quality -= 6) {
    const file = await sharp(picture)
      [type]({ ...settings, quality })
      .toBuffer()
    if (type !== 'avif' || file.length <= 40 * 1024 || quality < 30) return file
  }
}

async function encode(source, id, settings) {
  for (const width of [800, 400]) {
    const small = await sharp(source).resize(width, width, { kernel: 'lanczos3' }).png().toBuffer()
    for (const type of ['avif', 'webp'])
      fs.writeFileSync(
        path.join(pictures, `${id}@${width}.${type}`),
        await fitting(small, type, settings[width][type]),
      )
  }
}

function isOlder(id, source) {
  const file = path.join(pictures, `${id}@400.avif`)
  return !fs.existsSync(file) || fs.statSync(file).mtimeMs < fs.statSync(source).mtimeMs
}

function remove(id) {
  for (const width of [800, 400])
    for (const type of ['avif', 'webp'])
      fs.rmSync(path.join(pictures, `${id}@${width}.${type}`), { force: true })
}

function read(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {}
}

function list(folder, type) {
  const dir = path.join(out, folder)
  if (!fs.existsSync(dir)) return []
  return fs
    .readdirSync(dir)
    .filter((file) => file.endsWith(type) && !file.endsWith(`.sh${type}`))
    .sort()
    .map((file) => ({ id: file.slice(0, -type.length), source: path.join(dir, file) }))
}

/** Writes one line per picture, sorted, so that a change shows as one line of a diff. */
function writeIndex(index) {
  const rows = Object.keys(index)
    .sort()
    .map((id) => `  ${JSON.stringify(id)}: ${JSON.stringify(index[id])}`)
  fs.writeFileSync(path.join(pictures, 'index.json'), `{\n${rows.join(',\n')}\n}\n`)
}

async function main() {
  const index = read(path.join(pictures, 'index.json'))
  const rendered = read(path.join(out, 'png/index.json'))
  const level = read(path.join(out, 'level/index.json'))
  const figures = read(path.join(out, 'drawings/figures.json'))
  const { subjects } = read(path.join(here, 'subjects.json'))
  const fronts = new Set(subjects.filter(({ front }) => front).map(({ id }) => `${id}--level`))
  const photos = [...list('png', '.png'), ...list('level', '.png').filter(({ id }) => fronts.has(id))]
  for (const { id, source } of photos) {
    const { hash, preset, size, mm_per_frame, box } = rendered[id] ?? level[id] ?? {}
    if (!hash) continue
    if (isOlder(id, source)) await encode(source, id, fills)
    index[id] = { hash, preset, size, mm_per_frame, box }
  }
  // Finishes of one size share one drawing, which is stored once.
  const drawn = new Map()
  for (const { id, source } of list('drawings', '.svg')) {
    const sheet = fs.readFileSync(source, 'utf8')
    const same = drawn.get(sheet)
    if (same) remove(id)
    else if (isOlder(id, source)) await encode(source, id, lines)
    if (!same) drawn.set(sheet, id)
    index[id] = { figures: figures[id.replace('--drawing', '')].map(Number), ...(same && { same }) }
  }
  // A subject that is not rendered yet shows its line drawing.
  for (const { id, source } of list('sketches', '.svg')) {
    if (index[id.replace('--lines', '')]) remove(id)
    else {
      if (isOlder(id, source)) await encode(source, id, lines)
      index[id] = {}
    }
  }
  for (const id of Object.keys(index))
    if (!fs.existsSync(path.join(pictures, `${index[id].same ?? id}@400.avif`))) delete index[id]
  writeIndex(index)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
