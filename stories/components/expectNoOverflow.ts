import { expect } from 'storybook/test'

/** Expects that the page does not scroll sideways. */
export const expectNoOverflow = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
