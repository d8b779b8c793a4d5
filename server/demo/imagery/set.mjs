// The set pieces: several parts in one picture at one true scale, with dimension lines. The parts are the level views
// of out/level, which have no perspective: their lower edges stand on the tape, and every measured edge is as long as
// its dimension line.
import fs from 'node:fs'
import path from 'node:path'
import { pictures, sharp } from './encode.mjs'

const out = path.join(import.meta.dirname, 'out')
const index = JSON.parse(fs.readFileSync(path.join(pictures, 'index.json'), 'utf8'))
const levels = path.join(out, 'level')
const level = JSON.parse(fs.readFileSync(path.join(levels, 'index.json'), 'utf8'))
/** The folders of the pieces that API responses name, and of the shop's own, which it has with any back end. */
const answered = path.join(pictures, 'set')
const own = path.join(import.meta.dirname, '../../../src/shop/public/set')

const ink = { stroke: '#45534E', text: '#151C1A' }
const onSteel = { stroke: '#C4CCC9', text: '#FFFFFF' }

/** A part at k px per mm, and its place in its frame. Ids without '--level' come from the encoded pictures. */
async function goods(id, k) {
  const [known, source] = id.endsWith('--level')
    ? [level[id], path.join(levels, `${id}.png`)]
    : [index[id], path.join(pictures, `${id}@800.webp`)]
  if (!known || !fs.existsSync(source)) throw new Error(`no picture of ${id}`)
  const frame = Math.round(known.mm_per_frame * k)
  if (frame > known.size * 1.1) throw new Error(`${id} is too small: ${known.size} px for ${frame}`)
  const [left, top, right, bottom] = known.box
  const picture = await sharp(source).resize(frame, frame, { kernel: 'lanczos3' }).png().toBuffer()
  return {
    picture,
    left: left * frame,
    bottom: bottom * frame,
    w: (right - left) * frame,
    h: (bottom - top) * frame,
  }
}

/**
 * `parts`: [subject, mm of its left edge, { across or upright: the dimension, up: mm above the base }]. `k`: px per mm.
 * `figure`: font size of the figures in px. A dimension line has the true length; a lip of the part may extend beyond
 * it.
 */
async function compose({ width, height, k, base, parts, colours, ground, floor, figure: size, line = 2 }) {
  const pen = { size, line, ...colours }
  const layers = []
  const marks = []
  const under = floor
    ? `<rect y="${floor.top}" width="${width}" height="${height}" fill="${floor.fill}"/>`
    : ''
  for (const [id, at, { up = 0, ...measured } = {}] of parts) {
    const part = await goods(id, k)
    const left = at * k
    const foot = base - up * k
    layers.push({
      input: part.picture,
      left: Math.round(left - part.left),
      top: Math.round(foot - part.bottom),
    })
    for (const [along, figure] of Object.entries(measured)) {
      const length = Number(figure.replace(/\D/g, '')) * k
      const extent = along === 'across' ? part.w : part.h
      if (extent < 0.98 * length || extent > 1.07 * length)
        throw new Error(`${id} is seen as ${(extent / k).toFixed(1)}, not ${figure}`)
      marks.push(
        along === 'across'
          ? across(left + part.w / 2, foot - part.h - size * 0.85, length, figure, pen)
          : upright(left + part.w + size * 0.85, foot - part.h / 2, length, figure, pen),
      )
    }
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

/** Crops the layers to the canvas, because the compositor accepts only layers that fit. Mostly empty frame is lost. */
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

/** Rounds to an odd pixel, on which a line of 2 px is sharp, also in the picture of half the width. */
const odd = (x) => 2 * Math.round((x - 1) / 2) + 1

function label(x, y, text, { size, text: fill }, more = '') {
  return `<text x="${x}" y="${y}" text-anchor="middle" font-family="IBM Plex Mono" font-weight="500" font-size="${size}" fill="${fill}" ${more}>${text}</text>`
}

/** Half the gap that a figure leaves in its dimension line, and half the length of the line's end strokes. */
const gapOf = (figure, size) => figure.length * size * 0.3 + size * 0.4
const stopOf = (size) => Math.round(size * 0.35)

function across(centre, at, length, figure, pen) {
  const y = odd(at)
  const [a, b] = [odd(centre - length / 2), odd(centre + length / 2)]
  const [gap, stop] = [gapOf(figure, pen.size), stopOf(pen.size)]
  const d = `M${a} ${y}H${centre - gap}M${centre + gap} ${y}H${b}M${a} ${y - stop}v${2 * stop}M${b} ${y - stop}v${2 * stop}`
  return `<path d="${d}" stroke="${pen.stroke}" stroke-width="${pen.line}" fill="none"/>${label(centre, y + pen.size * 0.35, figure, pen)}`
}

function upright(at, middle, length, figure, pen) {
  const x = odd(at)
  const [a, b] = [odd(middle + length / 2) - 2, odd(middle - length / 2)]
  const [gap, stop] = [gapOf(figure, pen.size), stopOf(pen.size)]
  const d = `M${x} ${a}V${middle + gap}M${x} ${middle - gap}V${b}M${x - stop} ${a}h${2 * stop}M${x - stop} ${b}h${2 * stop}`
  const turn = x + pen.size * 0.35
  return `<path d="${d}" stroke="${pen.stroke}" stroke-width="${pen.line}" fill="none"/>${label(turn, middle, figure, pen, `transform="rotate(-90 ${turn} ${middle})"`)}`
}

/** Writes two widths, the second half of the first: that is what `@1600` in an address promises. */
async function write(folder, name, picture, whole, transparent) {
  fs.mkdirSync(folder, { recursive: true })
  for (const width of [whole, whole / 2]) {
    const small = await sharp(picture).resize(width).png().toBuffer()
    const file = path.join(folder, `${name}@${width}`)
    await sharp(small).avif({ quality: 60, effort: 5 }).toFile(`${file}.avif`)
    await sharp(small)
      .webp({ quality: 76, effort: 6, ...(transparent && { alphaQuality: 84 }) })
      .toFile(`${file}.webp`)
  }
}

// 4 px per mm, transparent: the page draws the tape below the picture and sets the picture's width to its own scale. A
// figure is 13 px high as the page shows it: at half size on wide screens, at a third on phones.
const header = { height: 512, base: 512, k: 4, colours: onSteel }
const padlock = 'padlock-brass-50--level'
const hinge = 'butt-hinge-102-satin-nickel--level'
const disc = 'diamond-disc-115-segmented--level'
const headers = {
  'header-desktop': {
    ...header,
    width: 1680,
    figure: 26,
    parts: [
      ['wood-screw-6x80-torx--level', 2, { across: '80' }],
      [padlock, 104, { across: '50' }],
      [hinge, 181, { upright: '102' }],
      [disc, 302, { across: 'Ø 115' }],
    ],
  },
  'header-phone': {
    ...header,
    width: 1120,
    figure: 40,
    line: 3,
    parts: [
      [padlock, 2, { across: '50' }],
      [hinge, 66, { upright: '102' }],
      [disc, 163, { across: 'Ø 115' }],
    ],
  },
}

// 2:1, for the right two thirds of a slide and for phones: the text is beside it, on the same background and floor.
const slide = {
  width: 1600,
  height: 800,
  base: 720,
  colours: ink,
  figure: 40,
  line: 3,
  ground: '#D9DFDD',
  floor: { top: 686, fill: '#C4CCC9' },
}
/** name: [px per mm, parts] */
const slides = {
  'banner-discs-1': [
    2.7,
    [
      ['diamond-disc-115-segmented--level', 22, { across: 'Ø 115' }],
      ['diamond-disc-125-turbo--level', 177, { across: 'Ø 125' }],
      ['diamond-disc-230-segmented--level', 342, { across: 'Ø 230' }],
    ],
  ],
  'banner-discs-2': [
    2.7,
    [
      ['cutoff-disc-115--level', 27, { across: 'Ø 115' }],
      ['diamond-disc-115-tile--level', 182, { across: 'Ø 115' }],
      ['cutoff-disc-230-stone--level', 337, { across: 'Ø 230' }],
    ],
  ],
  'banner-finish-1': [
    3.4,
    [
      ['lever-plate-lock-nickel--level', 45, { upright: '180' }],
      ['butt-hinge-102-satin-nickel--level', 237, { upright: '102' }],
      ['euro-cylinder-60-satin-nickel--level', 366, { across: '60' }],
    ],
  ],
  'banner-finish-2': [
    2.8,
    [
      ['lever-plate-scroll-satin-brass--level', 24, { upright: '180' }],
      ['butt-hinge-76-satin-brass--level', 206, { upright: '76' }],
      ['letter-plate-254-satin-brass--level', 294, { across: '254' }],
    ],
  ],
  'banner-padlocks-1': [
    5.9,
    [
      ['padlock-brass-40--level', 34, { across: '40' }],
      ['padlock-brass-50--level', 108, { across: '50' }],
      ['padlock-long-shackle--level', 192, { across: '50' }],
    ],
  ],
  'banner-padlocks-2': [
    6.6,
    [
      ['laminated-padlock-50-zinc--level', 14, { across: '50' }],
      ['laminated-padlock-65--level', 88, { across: '65' }],
      ['padlock-black-50--level', 178, { across: '50' }],
    ],
  ],
  'banner-roofing-1': [
    1.01,
    [
      ['roof-sheet-anthracite--level', 95, { across: '1035' }],
      ['ridge-cap-anthracite--level', 1200],
    ],
  ],
  'banner-roofing-2': [
    2.5,
    [
      ['gutter-half-white', 63],
      ['downpipe-bend-white', 403],
    ],
  ],
}

// Transparent, so that they suit the dark steel panel as well as the light page.
const groups = {
  delivery: {
    width: 960,
    height: 720,
    base: 700,
    k: 1,
    parts: [
      ['cement-bag-50', 340, { up: 46 }],
      ['block-hollow-150', 12],
      ['pvc-pipe-50', 716, { up: 14 }],
    ],
  },
}
/** As tall as the grid cell of two rows that shows it. */
const promotion = {
  width: 800,
  height: 1480,
  base: 1420,
  k: 3.4,
  parts: [
    ['lever-plate-scroll-satin-brass', 45, { up: 205 }],
    ['butt-hinge-76-satin-brass', 92, { up: 105 }],
    ['padlock-brass-50', 90],
  ],
}

const groundless = true
const scenes = path.join(out, 'scenes')
const sceneFiles = fs.existsSync(scenes) ? fs.readdirSync(scenes).filter((file) => file.endsWith('.png')) : []
const drawing = (subject) => () => path.join(out, 'lines', `${subject}--lines.svg`)
/** name: [folder, width, how it is made, whether it is transparent] */
const pieces = {
  ...Object.fromEntries(
    Object.entries({ ...headers, ...groups }).map(([name, piece]) => [
      name,
      [own, piece.width, () => compose(piece), groundless],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(slides).map(([name, [k, parts]]) => [
      name,
      [answered, slide.width, () => compose({ ...slide, k, parts })],
    ]),
  ),
  ...Object.fromEntries(
    sceneFiles.map((file) => [
      `scene-${path.basename(file, '.png')}`,
      [own, 960, () => path.join(scenes, file)],
    ]),
  ),
  'promotion-brass': [answered, promotion.width, () => compose(promotion), groundless],
  'empty-cart': [own, 800, drawing('bucket-14'), groundless],
  'not-found': [own, 800, drawing('tape-measure-5'), groundless],
}

const names = process.argv.slice(2)
for (const [name, [folder, width, make, open]] of Object.entries(pieces))
  if (names.length === 0 || names.includes(name)) await write(folder, name, await make(), width, open)
