import type { Config } from 'tailwindcss'
import plugin from 'tailwindcss/plugin'
import { type Face, fonts, palette } from './src/shop/design.ts'

/**
 * The design tokens: the shop's colours and fonts (src/shop/design.ts) by meaning, sizes, spaces and breakpoints. The
 * Foundations pages of Storybook import this file, so that they show the tokens in use.
 */
export { palette }

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
      fontFamily: fonts.mono.join(', '),
      fontSize: '0.8125rem',
      lineHeight: '1.125rem',
      fontWeight: '500',
      fontStretch: '100%',
    },
  })
})

const { ascent, descent, families } = fonts.standIn

/** A letter stands as high in its line as the font's own. The browser scales ascent and descent with the letters. */
const standInFace = (family: string, [local, stretch, weight]: Face, sizeAdjust: number) => ({
  fontFamily: `"${family}"`,
  fontStretch: stretch,
  fontWeight: weight,
  src: local.map((font) => `local("${font}")`).join(', '),
  sizeAdjust: `${sizeAdjust.toFixed(1)}%`,
  ascentOverride: `${((ascent * 10) / sizeAdjust).toFixed(1)}%`,
  descentOverride: `${((descent * 10) / sizeAdjust).toFixed(1)}%`,
  lineGapOverride: '0%',
})

/** The space has a face of its own: it is not as much narrower than the system's as the letters are. */
const standIn = plugin(({ addBase }) => {
  for (const { family, faces } of families)
    for (const face of faces) {
      const [, , , letters, space] = face
      addBase({ '@font-face': standInFace(family, face, letters) })
      addBase({ '@font-face': { ...standInFace(family, face, space), unicodeRange: 'U+20, U+A0' } })
    }
})

export default {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      surface: palette['grey-50'],
      cell: palette.white,
      photo: palette['grey-100'],
      sunken: palette['grey-200'],
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
        soft: palette['grey-200'],
        quiet: palette['grey-300'],
        faint: palette['grey-400'],
      },
      line: palette['grey-300'],
      edge: palette['grey-500'],
      action: {
        DEFAULT: palette['accent-400'],
        hover: palette['accent-500'],
        pressed: palette['accent-600'],
        ink: palette['ink-950'],
      },
      caution: { DEFAULT: palette['accent-600'], tint: palette['accent-100'] },
      danger: {
        DEFAULT: palette['red-600'],
        strong: palette['red-700'],
        tint: palette['red-100'],
      },
      success: {
        DEFAULT: palette['green-600'],
        strong: palette['green-700'],
        'on-steel': palette['green-400'],
        tint: palette['green-100'],
      },
      rating: { DEFAULT: palette['amber-500'], strong: palette['amber-700'], tint: palette['amber-100'] },
      backdrop: `${palette['ink-950']}9e`,
    },
    // In rem, so that Tailwind can sort them and they follow the reader's text size. `row` is where home rows take four
    // columns.
    screens: { xs: '30rem', md: '48rem', row: '48.0625rem', lg: '64rem', xl: '80rem', '2xl': '100rem' },
    borderRadius: { none: '0', tag: '2px', control: '3px', modal: '4px', full: '9999px' },
    boxShadow: { over: `0 12px 28px -8px ${palette['ink-950']}47`, none: 'none' },
    fontFamily: {
      sans: fonts.sans,
      mono: fonts.mono,
    },
    transitionDuration: { DEFAULT: '120ms', menu: '160ms', panel: '220ms' },
    transitionTimingFunction: { DEFAULT: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    extend: {
      // `text` is the measure of a paragraph.
      maxWidth: { page: 'var(--page)', text: '34.5em' },
      // `aside` has a narrow column beside the content: a summary, or ways to contact the shop.
      gridTemplateColumns: {
        aside: 'minmax(0, 1fr) min(24.25rem, 40%)',
        uneven: 'minmax(0, 5fr) minmax(0, 4fr)',
      },
      spacing: { target: '2.75rem' },
    },
  },
  plugins: [standIn, textRoles],
} satisfies Config
