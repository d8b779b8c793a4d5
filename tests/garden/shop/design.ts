export const palette = {
  'ink-950': '#1b0f1e',
  'ink-900': '#26162b',
  'ink-800': '#35213b',
  'ink-700': '#4a3151',
  'ink-600': '#5a4661',
  'ink-500': '#6b5a70',
  'grey-500': '#8a7c86',
  'grey-400': '#b3a8b0',
  'grey-300': '#d3cacf',
  'grey-200': '#e4dde1',
  'grey-100': '#efeaed',
  'grey-50': '#f8f5f6',
  white: '#ffffff',
  'accent-600': '#5fae3f',
  'accent-500': '#74c650',
  'accent-400': '#8edd66',
  'accent-100': '#e6f7dc',
  'red-700': '#8f1d14',
  'red-600': '#ad271c',
  'red-100': '#fae7e4',
  'green-700': '#1b5f4a',
  'green-600': '#237a60',
  'green-400': '#5fc7a4',
  'green-100': '#e1f2ec',
  'amber-700': '#6d4a12',
  'amber-500': '#a06d1e',
  'amber-100': '#f6ecd9',
} as const

type StandIn = { ascent: number; descent: number; families: { family: string; faces: Face[] }[] }
export type Face = [fonts: string[], stretch: string, weight: string, letters: number, space: number]

/** The system's own: nothing to load, and nothing that stands in. */
export const fonts: { sans: string[]; mono: string[]; first: string[]; standIn: StandIn } = {
  sans: ['Georgia', '"Noto Serif"', '"Noto Serif Sinhala"', '"Noto Serif Tamil"', 'serif'],
  mono: ['ui-monospace', 'Menlo', 'monospace'],
  first: [],
  standIn: { ascent: 0, descent: 0, families: [] },
}
