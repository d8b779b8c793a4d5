import { styled } from 'storybook/theming'

/** A button of Storybook's toolbar. */
export const Tool = styled.button(({ theme }) => ({
  minHeight: 28,
  padding: '0 8px',
  border: 0,
  borderRadius: theme.appBorderRadius,
  background: 'none',
  color: theme.barTextColor,
  font: 'inherit',
  fontSize: 13,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ':hover': { background: theme.background.hoverable, color: theme.barHoverColor },
  '@media (pointer: coarse)': { minHeight: 40 },
  ':focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: -2 },
  '&[aria-pressed=true]': { background: theme.barSelectedColor, color: theme.barBg },
}))
