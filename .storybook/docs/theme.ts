import { create } from 'storybook/theming'

/** Docs pages in the fonts of the shop. They are named here because the preview imports nothing of the shop. */
export const theme = create({
  base: 'light',
  fontBase: '"Archivo Variable", "Archivo Fallback", "Arial Narrow", Arial, sans-serif',
  fontCode: '"IBM Plex Mono", ui-monospace, monospace',
})
