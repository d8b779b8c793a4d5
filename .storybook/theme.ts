import { create } from 'storybook/theming'
import { shop } from '../src/shop/config.ts'
import { palette } from '../tailwind.config.ts'

const [first = '', ...others] = shop.name.split(' ')
const division = (x: number) => `<path d="M${x} ${x === 50 ? 0 : 3}V9"/>`

/** The shop's logo, a blade with ten divisions, drawn from the tokens. */
const logo = `
  <span style="position:relative;display:inline-block;padding:4px 14px 15px 10px;background:${palette['tape-400']};color:${palette['ink-950']};font-size:19px;line-height:20px;font-stretch:104%;white-space:nowrap">
    <b style="font-weight:840">${first}</b> <span style="font-weight:560">${others.join(' ')}</span>
    <svg aria-hidden="true" viewBox="0 0 100 9" preserveAspectRatio="none" style="position:absolute;left:0;bottom:0;width:calc(100% - 4px);height:9px;stroke:currentColor">${[10, 20, 30, 40, 50, 60, 70, 80, 90].map(division).join('')}</svg>
    <span style="position:absolute;top:0;right:0;width:4px;height:44px;background:${palette['galv-300']}"></span>
  </span>`

/** The theme of Storybook's frame and of its Docs pages, built from the shop's tokens. */
export const theme = create({
  base: 'light',
  brandTitle: logo,
  brandUrl: './',
  brandTarget: '_self',
  // The font is called Archivo in the frame and Archivo Variable in the pages.
  fontBase: '"Archivo", "Archivo Variable", "Archivo Fallback", "Arial Narrow", Arial, sans-serif',
  fontCode: '"IBM Plex Mono", ui-monospace, monospace',
  appBg: palette['galv-100'],
  appContentBg: palette.white,
  appPreviewBg: palette['galv-50'],
  appBorderColor: palette['galv-300'],
  appBorderRadius: 3,
  appHoverBg: palette['galv-200'],
  textColor: palette['ink-900'],
  textMutedColor: palette['ink-600'],
  textInverseColor: palette.white,
  barBg: palette.white,
  barTextColor: palette['ink-600'],
  barHoverColor: palette['ink-950'],
  barSelectedColor: palette['ink-950'],
  colorPrimary: palette['tape-400'],
  colorSecondary: palette['ink-700'],
  inputBg: palette.white,
  inputBorder: palette['galv-500'],
  inputTextColor: palette['ink-900'],
  inputBorderRadius: 3,
  buttonBg: palette.white,
  buttonBorder: palette['galv-500'],
  booleanBg: palette['galv-200'],
  booleanSelectedBg: palette.white,
})
