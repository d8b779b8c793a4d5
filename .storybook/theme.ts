import { create } from 'storybook/theming'
import { shop } from '../src/shop/config.ts'
import { fonts, palette } from '../src/shop/design.ts'

/** The theme of Storybook's frame and of its Docs pages, built from the shop's tokens. */
export const theme = create({
  base: 'light',
  brandTitle: shop.name,
  brandImage: './logo.svg',
  brandUrl: './',
  brandTarget: '_self',
  fontBase: fonts.sans.join(', '),
  fontCode: fonts.mono.join(', '),
  appBg: palette['grey-100'],
  appPreviewBg: palette['grey-50'],
  appBorderColor: palette['grey-300'],
  appBorderRadius: 3,
  appHoverBg: palette['grey-200'],
  textColor: palette['ink-900'],
  textMutedColor: palette['ink-600'],
  barTextColor: palette['ink-600'],
  barHoverColor: palette['ink-950'],
  barSelectedColor: palette['ink-950'],
  colorPrimary: palette['accent-400'],
  colorSecondary: palette['ink-700'],
  inputBorder: palette['grey-500'],
  inputTextColor: palette['ink-900'],
  inputBorderRadius: 3,
  buttonBg: palette.white,
  buttonBorder: palette['grey-500'],
  booleanBg: palette['grey-200'],
})
