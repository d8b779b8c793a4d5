import { expect } from 'storybook/test'

/** Nothing sticks out of the window sideways. */
export const expectNoOverflow = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
