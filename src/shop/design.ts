/** The raw colours. Components use only the names by meaning that tailwind.config.ts gives them. */
export const palette = {
  'ink-950': '#0d1311',
  'ink-900': '#151c1a',
  'ink-800': '#202a27',
  'ink-700': '#33423d',
  'ink-600': '#45534e',
  'ink-500': '#56645f',
  'grey-500': '#788580',
  'grey-400': '#a1aca8',
  'grey-300': '#c4ccc9',
  'grey-200': '#d9dfdd',
  'grey-100': '#e9edeb',
  'grey-50': '#f2f5f4',
  white: '#ffffff',
  'accent-600': '#dbab00',
  'accent-500': '#f1c000',
  'accent-400': '#ffd21a',
  'accent-100': '#fff3c2',
  'red-700': '#9b1230',
  'red-600': '#b8163a',
  'red-100': '#fae7eb',
  'green-700': '#1b6a35',
  'green-600': '#23803f',
  'green-400': '#5cc37d',
  'green-100': '#e3f2e7',
  'amber-700': '#74540f',
  'amber-500': '#a97c20',
  'amber-100': '#f5ecd6',
} as const

const bold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold', 'Roboto']
const regular = ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto']

/**
 * Fonts of the system that stand in while a font loads, scaled to its width, so that lines break at the same words and
 * nothing moves when it arrives. `ascent` and `descent` of the font are in thousandths. For each width and weight in use
 * (tailwind.config.ts, `type`), `letters` is the ratio of the font's width to that of the system's in per cent, measured
 * on the shop's texts, and `space` that of the space. Without a web font there are no faces.
 */
type StandIn = { ascent: number; descent: number; families: { family: string; faces: Face[] }[] }
export type Face = [fonts: string[], stretch: string, weight: string, letters: number, space: number]

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
  [regular, '98% 100%', '400 450', 100.9, 75.2],
  [regular, '98% 100%', '451 550', 102.9, 73.8],
]

const narrow = ['Arial Narrow Bold', 'ArialNarrow-Bold', 'Liberation Sans Narrow Bold']
/** Where the system has Arial Narrow, the widths of headings stand in it: Arial, scaled to them, has lower letters. */
const narrowFaces: Face[] = [
  ...faces
    .filter(([, stretch]) => Number.parseFloat(stretch) <= 80)
    // As wide as Arial of 82%.
    .map(
      ([, stretch, weight, letters, space]): Face => [narrow, stretch, weight, letters / 0.82, space / 0.82],
    ),
  // No such font: without a face here, the other widths would take the nearest of these, and not the next family.
  [['none'], '83% 100%', '400 900', 100, 100],
]

/**
 * The families of texts and of part numbers, first choice first. Their files and rules are in fonts/fonts.css.
 * `first`: the files, by the beginning of their names, that the first screen needs; they are preloaded.
 */
export const fonts: { sans: string[]; mono: string[]; first: string[]; standIn: StandIn } = {
  sans: [
    '"Archivo Variable"',
    '"Archivo Fallback Narrow"',
    '"Archivo Fallback"',
    'Archivo',
    '"Noto Sans Sinhala"',
    '"Noto Sans Tamil"',
    '"Arial Narrow"',
    'Arial',
    'sans-serif',
  ],
  mono: ['"IBM Plex Mono"', 'ui-monospace', '"Cascadia Mono"', 'Menlo', 'monospace'],
  first: ['archivo-basic', 'plex-mono-basic'],
  standIn: {
    ascent: 878,
    descent: 210,
    families: [
      { family: 'Archivo Fallback Narrow', faces: narrowFaces },
      { family: 'Archivo Fallback', faces },
    ],
  },
}
