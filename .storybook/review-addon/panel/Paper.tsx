import { styled } from 'storybook/theming'
import { fonts, palette } from '../../../src/shop/design.ts'

const [ink, quiet, edge, line] = [
  palette['ink-900'],
  palette['ink-500'],
  palette['grey-500'],
  palette['grey-300'],
]
const mono = fonts.mono.join(', ')

/** The base of the panel, the bars and the dialog: the shop's type and rules in Storybook's frame. */
export const Paper = styled.div`
  min-height: 100%;
  padding: 16px 20px 40px;
  background: ${palette.white};
  color: ${ink};
  font-size: 14px;
  line-height: 20px;
  text-wrap: pretty;
  font-variant-numeric: tabular-nums;

  h2, h3, p, ul, ol, blockquote, fieldset { margin: 0; padding: 0 }
  ul, ol { list-style: none }
  h2 { font-size: 22px; line-height: 26px; font-weight: 700; font-stretch: 78% }
  h3 { font-size: 17px; line-height: 22px; font-weight: 660; font-stretch: 88% }
  h4 { margin: 16px 0 4px; font-size: 13px; line-height: 18px; font-weight: 600; color: ${palette['ink-600']} }
  section { margin-top: 20px; padding-top: 12px; border-top: 1px solid ${ink} }
  section:first-child { margin-top: 0; padding-top: 0; border: 0 }
  blockquote { margin-top: 8px; padding: 2px 0 2px 12px; border-left: 3px solid ${line} }
  li { padding: 6px 0; overflow-wrap: anywhere }
  li + li { border-top: 1px solid ${palette['grey-200']} }
  label { display: flex; gap: 10px; cursor: pointer }
  fieldset { min-width: 0; border: 0 }
  details { padding: 4px 0 }
  section > details { margin-top: 12px }
  summary { cursor: pointer; padding: 2px 0; overflow-wrap: anywhere }
  kbd { padding: 0 5px; border: 1px solid; border-radius: 2px; font: 12px/16px ${mono}; opacity: 0.7 }
  input[type=checkbox] { flex: none; width: 18px; height: 18px; margin: 1px 0; accent-color: ${ink} }

  .quiet { color: ${quiet}; font-size: 13px }
  .survived { color: ${palette['red-600']}; font-size: 13px; font-weight: 600 }
  .mono { font: 500 13px/20px ${mono} }
  .tag { display: inline-block; padding: 1px 6px; border-radius: 2px; background: ${palette['grey-200']}; font-size: 13px }
  .heard { list-style: decimal; margin: 12px 0; padding-left: 32px; font: 12px/18px ${mono} }
  .heard li { border: 0; padding: 1px 0 }
  .verdicts b { text-transform: capitalize }
  .verdicts p { white-space: pre-wrap; overflow-wrap: anywhere }
  .left { position: sticky; top: 0; z-index: 1; margin: -16px -20px 12px; padding: 6px 20px }
  .left { background: ${palette['grey-100']}; border-bottom: 1px solid ${line}; font-size: 13px }
  .left, .match { display: flex; align-items: center; justify-content: space-between; gap: 12px }
  .match > .link { align-self: flex-start; white-space: nowrap }
  .row { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 12px }
  .row + p, .row + div > p { margin-top: 12px }
  .cells { display: flex; gap: 0 }
  .cells button + button { margin-left: -1px }

  .line, .said, .find input:not([type=file]) { border: 1px solid ${edge}; border-radius: 3px; font: inherit; color: ${ink} }
  .line { min-height: 36px; padding: 7px 12px; background: ${palette.white}; font-weight: 620; font-stretch: 94% }
  .line, .link { cursor: pointer; text-decoration: none }
  .line:hover { background: ${palette['grey-100']} }
  .line:is(.main:enabled, [aria-pressed=true]) { background: ${ink}; border-color: ${ink}; color: ${palette.white} }
  .line:disabled { color: ${quiet}; background: ${palette['grey-200']}; cursor: default }
  .judge .line { flex: 1; padding: 7px 4px; white-space: nowrap }
  .link { padding: 2px 0; border: 0; background: none; color: ${ink}; font: inherit; text-align: left }
  .link { text-decoration: underline; text-underline-offset: 3px }
  .said { width: 100%; margin-top: -1px; padding: 8px 10px; background: ${palette.white}; font-size: 16px; resize: vertical }
  .find { display: grid; gap: 6px; margin-top: 12px }
  .find input:not([type=file]) { height: 44px; padding: 0 12px; font-size: 16px }
  .close { position: absolute; top: 12px; right: 20px }
  &:has(> .close) h2 { min-height: 44px; padding-right: 84px }
  :is(button, summary, input, textarea, a):focus-visible { outline: 2px solid ${ink}; outline-offset: 2px }
  :is(button, summary, input, textarea, a):focus-visible { box-shadow: 0 0 0 2px ${palette['accent-400']} }

  &.bar { flex: none; min-height: 0; max-height: 60%; margin: 0; padding: 4px 12px 8px; overflow: auto }
  &.bar { border: solid ${ink}; border-width: 2px 0 0 }
  &.bar .row { flex-wrap: nowrap; margin-top: 4px }
  &.bar .judge { flex: 1 }
  &[popover] { inset: auto 0 0 0; width: auto; padding: 10px 16px max(10px, env(safe-area-inset-bottom)) }
  &[popover] .row { flex-wrap: wrap; align-items: center; margin: 0 }
  &[popover] b { white-space: nowrap }
  &[popover] input { flex: 1 1 200px; min-width: 0; margin-top: 0 }

  /* On a phone the buttons stand in a row of their own. */
  @media (width < 600px) {
    &[popover] input { flex-basis: 100% }
  }
  /* For a thumb. */
  @media (pointer: coarse) {
    kbd, .keys { display: none }
    .line, .link { min-height: 44px }
    .line { padding-inline: 8px }
    .row:not(.cells) { gap: 6px }
    &.bar li label { padding: 6px 0 }
  }
`
