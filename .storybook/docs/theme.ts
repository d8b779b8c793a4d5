import { create } from 'storybook/theming'
import { palette } from '../../tailwind.config.ts'

/** Docs pages in the type and colours of the shop. The fonts are named here: the preview imports nothing of the shop. */
export const theme = create({
  base: 'light',
  fontBase: '"Archivo Variable", "Archivo Fallback", "Arial Narrow", Arial, sans-serif',
  fontCode: '"IBM Plex Mono", ui-monospace, monospace',
  textColor: palette['ink-900'],
  textMutedColor: palette['ink-600'],
  appBorderColor: palette['galv-300'],
  appBorderRadius: 3,
  colorSecondary: palette['ink-900'],
  inputBg: palette.white,
  inputBorder: palette['galv-500'],
  inputTextColor: palette['ink-900'],
  inputBorderRadius: 3,
  booleanBg: palette['galv-200'],
  booleanSelectedBg: palette.white,
})
