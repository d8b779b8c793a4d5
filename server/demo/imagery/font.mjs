// The figures of the drawings are set in the shop's own mono type. It is installed as a web font, which the SVG
// renderer cannot read, so its tables are unpacked into a plain font file.
import fs from 'node:fs'
import path from 'node:path'
import { inflateSync } from 'node:zlib'

const web = path.join(
  import.meta.dirname,
  '../../../node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff',
)

function unpacked(woff) {
  const count = woff.readUInt16BE(12)
  const power = 2 ** Math.floor(Math.log2(count))
  const head = Buffer.alloc(12 + 16 * count)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(power * 16, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE((count - power) * 16, 10)
  const tables = []
  let at = head.length
  for (let i = 0; i < count; i++) {
    const entry = 44 + 20 * i
    const [offset, packed, length, sum] = [4, 8, 12, 16].map((field) => woff.readUInt32BE(entry + field))
    const raw = woff.subarray(offset, offset + packed)
    const table = packed < length ? inflateSync(raw) : raw
    woff.copy(head, 12 + 16 * i, entry, entry + 4)
    head.writeUInt32BE(sum, 16 + 16 * i)
    head.writeUInt32BE(at, 20 + 16 * i)
    head.writeUInt32BE(length, 24 + 16 * i)
    tables.push(table, Buffer.alloc(-length & 3))
    at += length + (-length & 3)
  }
  return Buffer.concat([head, ...tables])
}

/** Writes the font and a fontconfig file that points to it; returns that file's path, for FONTCONFIG_FILE. */
export function plexMono(out) {
  const dir = path.join(out, 'fonts')
  fs.mkdirSync(dir, { recursive: true })
  fs.writeFileSync(path.join(dir, 'plex-mono.ttf'), unpacked(fs.readFileSync(web)))
  const conf = path.join(dir, 'fonts.conf')
  fs.writeFileSync(
    conf,
    `<?xml version="1.0"?><fontconfig><dir>${dir}</dir><cachedir>${dir}</cachedir></fontconfig>\n`,
  )
  return conf
}
