import { create } from 'storybook/theming'

/** Docs pages in the shop's type. The preview imports nothing of the shop, so the fonts are named here. */
export const theme = create({
  base: 'light',
  fontBase: '"Archivo Variable", "Archivo Fallback", "Arial Narrow", Arial, sans-serif',
  fontCode: '"IBM Plex Mono", ui-monospace, monospace',
})
