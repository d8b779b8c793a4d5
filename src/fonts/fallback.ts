import plugin from 'tailwindcss/plugin'

// While Archivo loads, texts are set in Arial or the like, scaled to Archivo's width, so that lines break at the same
// words and nothing moves when the font arrives. The space has a face of its own: Archivo's is a quarter narrower than
// its letters would make it.

const bold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold', 'Roboto']
const regular = ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto']

type Face = [fonts: string[], stretch: string, weight: string, letters: number, space: number]

/**
 * For each width and weight in use (tailwind.config.ts, `type`), the ratio of Archivo's width to Arial's in per cent,
 * measured on the shop's texts. The widths above 100% are the logo's, measured on its own letters.
 */
const faces: Face[] = [
  [bold, '74% 75%', '551 900', 80.2, 51.9],
  [bold, '76% 77%', '551 900', 81.2, 53.6],
  [bold, '78% 79%', '551 900', 82.9, 55.1],
  [bold, '80% 82%', '551 900', 85.4, 56.1],
  [bold, '83% 86%', '551 900', 88, 59],
  [bold, '87% 90%', '551 900', 90.1, 62.6],
  [bold, '91% 93%', '551 900', 91.5, 66.3],
  [bold, '94% 95%', '551 590', 92.2, 68.4],
  [bold, '94% 95%', '591 900', 93.7, 67.3],
  [bold, '96% 97%', '551 900', 94.6, 69.1],
  [bold, '98% 100%', '551 650', 97.8, 72],
  [bold, '98% 100%', '651 900', 101.3, 70.5],
  [bold, '101% 104%', '551 700', 102.5, 79.6],
  [bold, '101% 104%', '701 900', 109.6, 73.1],
  [regular, '98% 100%', '400 450', 100.9, 75.2],
  [regular, '98% 100%', '451 550', 102.9, 73.8],
]

/** A letter stands as high in its line as Archivo's, whose ascent and descent are 878 and 210 thousandths. */
const fontFace = ([fonts, stretch, weight]: Face, sizeAdjust: number) => ({
  fontFamily: '"Archivo Fallback"',
  fontStretch: stretch,
  fontWeight: weight,
  src: fonts.map((font) => `local("${font}")`).join(', '),
  sizeAdjust: `${sizeAdjust}%`,
  // The browser scales these with the letters.
  ascentOverride: `${(8780 / sizeAdjust).toFixed(1)}%`,
  descentOverride: `${(2100 / sizeAdjust).toFixed(1)}%`,
  lineGapOverride: '0%',
})

export const fallbackFont = plugin(({ addBase }) => {
  for (const face of faces) {
    const [, , , letters, space] = face
    addBase({ '@font-face': fontFace(face, letters) })
    addBase({ '@font-face': { ...fontFace(face, space), unicodeRange: 'U+20, U+A0' } })
  }
})
