// The set pieces: several parts on one ground at one true scale, with dimension lines. Made from the encoded pictures
// and, for the header, from the level views in out/png, so that a part's edge stands on the tape.
import fs from 'node:fs'
import path from 'node:path'
import { pictures, sharp } from './encode.mjs'

const out = path.join(import.meta.dirname, 'out')
const index = JSON.parse(fs.readFileSync(path.join(pictures, 'index.json'), 'utf8'))
const levels = path.join(out, 'level')
const level = JSON.parse(fs.readFileSync(path.join(levels, 'index.json'), 'utf8'))

const ink = { line: '#45534E', text: '#151C1A' }
const onSteel = { line: '#C4CCC9', text: '#FFFFFF' }

/** The goods alone, cut out of their frame, and their size in mm. */
async function goods(id, k, shadow) {
  const known = id.endsWith('--level') ? level[id] : index[id]
  const source = id.endsWith('--level')
    ? path.join(levels, `${id}.png`)
    : path.join(pictures, `${id}@800.webp`)
  if (!known || !fs.existsSync(source)) throw new Error(`no picture of ${id}`)
  const frame = Math.round(known.mm_per_frame * k)
  const [left, top, right, bottom] = known.box
  const picture = await sharp(source).resize(frame, frame, { kernel: 'lanczos3' }).png().toBuffer()
  return { picture, frame, left, top, right, bottom, shadow, mm: known.mm_per_frame }
}

/**
 * parts: [subject, mm of its left edge, 'width' | 'height' to dimension, the figure]. k: px per mm.
 * A dimension line has the true length; a part seen at an angle, whose outline would not agree, gets none.
 */
async function compose({ width, height, k, base, parts, colours, ground, floor }) {
  const layers = []
  const marks = []
  if (floor)
    marks.push(`<rect y="${base - floor.up}" width="${width}" height="${height}" fill="${floor.fill}"/>`)
  const under = marks.splice(0).join('')
  for (const [id, at, along, figure] of parts) {
    const part = await goods(id, k)
    const x = at * k
    const y = base - part.bottom * part.frame
    const w = (part.right - part.left) * part.frame
    const h = (part.bottom - part.top) * part.frame
    layers.push({ input: part.picture, left: Math.round(x - part.left * part.frame), top: Math.round(y) })
    if (!figure) continue
    const value = Number(String(figure).replace(/\D/g, ''))
    const length = value * k
    const seen = along === 'width' ? w : h
    if (Math.abs(seen - length) > 0.02 * length) continue
    marks.push(
      along === 'width'
        ? across(x + w / 2, base - h - 20, length, figure, colours)
        : upright(x + w + 18, base, length, figure, colours),
    )
  }
  const svg = (inner) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`)
  return sharp({
    create: { width, height, channels: 4, background: ground ?? { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([
      { input: svg(under) },
      ...(await fitting(layers, width, height)),
      { input: svg(marks.join('')) },
    ])
    .png()
    .toBuffer()
}

/** What sticks out of the canvas (empty frame, mostly) is cut off: the compositor wants layers that fit. */
async function fitting(layers, width, height) {
  return Promise.all(
    layers.map(async ({ input, left, top }) => {
      const { width: w, height: h } = await sharp(input).metadata()
      const cut = { left: Math.max(0, -left), top: Math.max(0, -top) }
      const size = {
        width: Math.min(w - cut.left, width - Math.max(0, left)),
        height: Math.min(h - cut.top, height - Math.max(0, top)),
      }
      const piece = await sharp(input)
        .extract({ ...cut, ...size })
        .toBuffer()
      return { input: piece, left: Math.max(0, left), top: Math.max(0, top) }
    }),
  )
}

const label = (x, y, text, { text: fill }, more = '') =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-family="IBM Plex Mono" font-weight="500" font-size="20" fill="${fill}" ${more}>${text}</text>`

function across(centre, y, length, figure, colours) {
  const [a, b] = [centre - length / 2, centre + length / 2]
  const gap = String(figure).length * 6 + 10
  const d = `M${a} ${y}H${centre - gap}M${centre + gap} ${y}H${b}M${a} ${y - 7}v14M${b} ${y - 7}v14`
  return `<path d="${d}" stroke="${colours.line}" stroke-width="1.5" fill="none"/>${label(centre, y + 7, figure, colours)}`
}

function upright(x, base, length, figure, colours) {
  const middle = base - length / 2
  const gap = String(figure).length * 6 + 10
  const d = `M${x} ${base}V${middle + gap}M${x} ${middle - gap}V${base - length}M${x - 7} ${base}h14M${x - 7} ${base - length}h14`
  return `<path d="${d}" stroke="${colours.line}" stroke-width="1.5" fill="none"/>${label(x + 7, middle, figure, colours, `transform="rotate(-90 ${x + 7} ${middle})"`)}`
}

async function write(name, picture, widths, transparent) {
  for (const width of widths) {
    const small = await sharp(picture).resize(width).png().toBuffer()
    const file = path.join(pictures, 'set', `${name}@${width}`)
    await sharp(small).avif({ quality: 62, effort: 4 }).toFile(`${file}.avif`)
    await sharp(small)
      .webp({ quality: 78, effort: 5, ...(transparent && { alphaQuality: 85 }) })
      .toFile(`${file}.webp`)
  }
}

const slide = {
  width: 1600,
  height: 800,
  base: 720,
  colours: ink,
  ground: '#D9DFDD',
  floor: { up: 34, fill: '#C4CCC9' },
}

/** name: [px per mm, parts] */
const slides = {
  'banner-discs-1': [
    4.6,
    [
      ['diamond-disc-115-segmented--level', 40, 'width', 'Ø 115'],
      ['diamond-disc-125-turbo', 190],
    ],
  ],
  'banner-discs-2': [
    4,
    [
      ['cutoff-disc-115', 24],
      ['hole-saw-51', 155],
      ['hss-drill-set', 232],
    ],
  ],
  'banner-finish-1': [
    4.4,
    [
      ['lever-rose-rtd-satin-nickel', 20],
      ['butt-hinge-102-satin-nickel--level', 198, 'height', '102'],
      ['euro-cylinder-60-satin-nickel', 300],
    ],
  ],
  'banner-finish-2': [
    2.8,
    [
      ['lever-plate-scroll-satin-brass--level', 30, 'height', '180'],
      ['butt-hinge-76-satin-brass--level', 225, 'height', '76'],
      ['letter-plate-254-satin-brass', 300],
    ],
  ],
  'banner-padlocks-1': [
    5.6,
    [
      ['padlock-brass-40', 20],
      ['padlock-brass-50--level', 80, 'width', '50'],
      ['padlock-long-shackle', 155],
    ],
  ],
  'banner-padlocks-2': [
    5.6,
    [
      ['laminated-padlock-50-zinc', 20],
      ['laminated-padlock-65', 95],
      ['padlock-black-50', 190],
    ],
  ],
  'banner-roofing-1': [
    0.84,
    [
      ['roof-sheet-anthracite', 40],
      ['ridge-cap-anthracite', 1310],
    ],
  ],
  'banner-roofing-2': [
    2.7,
    [
      ['gutter-half-white', 40],
      ['downpipe-bend-white', 345],
    ],
  ],
  delivery: [
    1.05,
    [
      ['block-hollow-150', 60],
      ['cement-bag-50', 520],
      ['pvc-pipe-50', 1010],
    ],
  ],
}

async function main() {
  fs.mkdirSync(path.join(pictures, 'set'), { recursive: true })
  // 4 px to the mm, without a ground: the page draws the tape under it and gives it the width of its own scale.
  const header = { height: 600, base: 600, k: 4, colours: onSteel }
  const parts = [
    ['wood-screw-6x80-torx--level', 4, 'width', '80'],
    ['padlock-brass-50--level', 110, 'width', '50'],
    ['butt-hinge-102-satin-nickel--level', 190, 'height', '102'],
    ['diamond-disc-115-segmented--level', 302, 'width', 'Ø 115'],
  ]
  await write('header-desktop', await compose({ ...header, width: 1680, parts }), [1680, 840], true)
  const few = [parts[1], parts[2]].map(([id, , along, figure], i) => [id, [8, 80][i], along, figure])
  await write(
    'header-phone',
    await compose({ ...header, width: 720, height: 520, base: 520, parts: few }),
    [720, 360],
    true,
  )
  for (const [name, [k, parts]] of Object.entries(slides))
    await write(name, await compose({ ...slide, k, parts }), [800, 400])
  const brass = [
    ['lever-plate-scroll-satin-brass--level', 20, 'height', '180'],
    ['butt-hinge-76-satin-brass--level', 185, 'height', '76'],
  ]
  await write(
    'promotion-brass',
    await compose({ ...slide, width: 1000, height: 1000, base: 900, k: 3.8, parts: brass }),
    [800, 400],
  )
  for (const [name, subject] of [
    ['empty-cart', 'bucket-14'],
    ['not-found', 'tape-measure-5'],
  ])
    await write(name, path.join(out, 'lines', `${subject}--lines.svg`), [800, 400], true)
}

await main()
