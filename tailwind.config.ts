import type { Config } from 'tailwindcss'
import plugin from 'tailwindcss/plugin'
import { fallbackFont } from './src/fonts/fallback.ts'

/**
 * The design tokens. `palette` has the raw colours; components use only the semantic names in `theme.colors`. The
 * Foundations pages of Storybook import this file, so that they show the tokens in use.
 */
export const palette = {
  'ink-950': '#0d1311',
  'ink-900': '#151c1a',
  'ink-800': '#202a27',
  'ink-700': '#33423d',
  'ink-600': '#45534e',
  'ink-500': '#56645f',
  'galv-500': '#788580',
  'galv-400': '#a1aca8',
  'galv-300': '#c4ccc9',
  'galv-200': '#d9dfdd',
  'galv-100': '#e9edeb',
  'galv-50': '#f2f5f4',
  white: '#ffffff',
  'tape-600': '#dbab00',
  'tape-500': '#f1c000',
  'tape-400': '#ffd21a',
  'tape-100': '#fff3c2',
  'crimson-700': '#9b1230',
  'crimson-600': '#b8163a',
  'crimson-100': '#fae7eb',
  'leaf-700': '#1b6a35',
  'leaf-600': '#23803f',
  'leaf-400': '#5cc37d',
  'leaf-100': '#e3f2e7',
  'brass-700': '#74540f',
  'brass-500': '#a97c20',
  'brass-100': '#f5ecd6',
} as const

/** Text roles: [size, line height, weight, width]. Widths are an axis of the font, set by font-stretch. */
export const type = {
  display: ['clamp(1.875rem, 4vw, 2.875rem)', '1.02', 720, '74%'],
  h1: ['clamp(1.6875rem, 3vw, 2.25rem)', '1.08', 700, '76%'],
  h2: ['clamp(1.375rem, 2.2vw, 1.6875rem)', '1.12', 700, '78%'],
  'h2-form': ['1.375rem', '1.12', 700, '78%'],
  h3: ['1.125rem', '1.5rem', 660, '88%'],
  body: ['1rem', '1.5rem', 400, '100%'],
  control: ['0.9375rem', '1.25rem', 620, '94%'],
  nav: ['0.9375rem', '1.25rem', 560, '94%'],
  label: ['0.875rem', '1.25rem', 600, '92%'],
  compact: ['0.9375rem', '1.375rem', 400, '100%'],
  small: ['0.875rem', '1.25rem', 400, '100%'],
  micro: ['0.8125rem', '1.125rem', 400, '100%'],
  name: ['0.9375rem', '1.25rem', 600, '96%'],
  price: ['1.3125rem', '1.5rem', 700, '84%'],
  'price-lg': ['2.25rem', '2.5rem', 700, '78%'],
  total: ['1.625rem', '1.875rem', 720, '80%'],
} as const

const mono = ['"IBM Plex Mono"', 'ui-monospace', '"Cascadia Mono"', 'Menlo', 'monospace']

const headings: readonly string[] = ['display', 'h1', 'h2', 'h2-form']

const textRoles = plugin(({ addComponents }) => {
  for (const [role, [fontSize, lineHeight, fontWeight, fontStretch]] of Object.entries(type)) {
    addComponents({
      [`.type-${role}`]: {
        fontSize,
        lineHeight,
        fontWeight: String(fontWeight),
        fontStretch,
        // The narrow widths of the font kern words together: 'Other sizes', 'Order Summary'.
        ...(headings.includes(role) ? { textWrap: 'balance', wordSpacing: '0.07em' } : {}),
      },
    })
  }
  // Part numbers, order numbers and dimensions only.
  addComponents({
    '.type-mono': {
      fontFamily: mono.join(', '),
      fontSize: '0.8125rem',
      lineHeight: '1.125rem',
      fontWeight: '500',
      fontStretch: '100%',
    },
  })
})

export default {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      surface: palette['galv-50'],
      cell: palette.white,
      photo: palette['galv-100'],
      sunken: palette['galv-200'],
      steel: {
        DEFAULT: palette['ink-900'],
        deep: palette['ink-950'],
        image: palette['ink-800'],
        hover: palette['ink-700'],
      },
      ink: {
        DEFAULT: palette['ink-900'],
        strong: palette['ink-700'],
        soft: palette['ink-600'],
        quiet: palette['ink-500'],
      },
      'on-steel': {
        DEFAULT: palette.white,
        soft: palette['galv-200'],
        quiet: palette['galv-300'],
        faint: palette['galv-400'],
      },
      line: palette['galv-300'],
      edge: palette['galv-500'],
      action: {
        DEFAULT: palette['tape-400'],
        hover: palette['tape-500'],
        pressed: palette['tape-600'],
        ink: palette['ink-950'],
      },
      caution: { DEFAULT: palette['tape-600'], tint: palette['tape-100'] },
      danger: {
        DEFAULT: palette['crimson-600'],
        strong: palette['crimson-700'],
        tint: palette['crimson-100'],
      },
      success: {
        DEFAULT: palette['leaf-600'],
        strong: palette['leaf-700'],
        'on-steel': palette['leaf-400'],
        tint: palette['leaf-100'],
      },
      rating: { DEFAULT: palette['brass-500'], strong: palette['brass-700'], tint: palette['brass-100'] },
      veil: 'rgb(13 19 17 / 0.62)',
    },
    // In rem, so that Tailwind can sort them and they follow the reader's text size. `row` is where home rows take four
    // columns.
    screens: { xs: '30rem', md: '48rem', row: '48.0625rem', lg: '64rem', xl: '80rem', '2xl': '100rem' },
    borderRadius: { none: '0', tag: '2px', control: '3px', modal: '4px', full: '9999px' },
    boxShadow: { over: '0 12px 28px -8px rgb(13 19 17 / 0.28)', none: 'none' },
    fontFamily: {
      sans: [
        '"Archivo Variable"',
        '"Archivo Fallback"',
        'Archivo',
        '"Noto Sans Sinhala"',
        '"Noto Sans Tamil"',
        '"Arial Narrow"',
        'Arial',
        'sans-serif',
      ],
      mono,
    },
    transitionDuration: { DEFAULT: '120ms', menu: '160ms', panel: '220ms' },
    transitionTimingFunction: { DEFAULT: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    extend: {
      maxWidth: { page: 'var(--page)' },
      spacing: { target: '2.75rem' },
    },
  },
  plugins: [fallbackFont, textRoles],
} satisfies Config
