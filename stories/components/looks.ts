import { expect, waitFor } from 'storybook/test'
import { palette } from '../../tailwind.config.ts'

/** Whether the browser forces its own colours, which replace those of every component. */
const forced = () => window.matchMedia('(forced-colors: active)').matches

const coloursOf = (element: Element) => {
  const { backgroundColor, borderTopColor, color } = getComputedStyle(element)
  return `${backgroundColor} ${borderTopColor} ${color}`
}

/** Expects that no two of the elements have the same colours. */
export async function expectDifferentColours(elements: Element[]) {
  if (!forced()) await expect(new Set(elements.map(coloursOf)).size).toBe(elements.length)
}

/** Expects an element to have this background. */
export async function expectBackground(element: Element | null, backgroundColor: string) {
  if (!forced()) await expect(element).toHaveStyle({ backgroundColor })
}

const outlines = { paper: palette['ink-900'], steel: palette['tape-400'] }

/** Expects the rings of the keyboard focus, which swap their colours on steel. Colours of controls change gradually. */
export const expectFocusRings = (element: Element, on: keyof typeof outlines = 'paper') =>
  waitFor(() =>
    expect(element).toHaveStyle({
      outlineStyle: 'solid',
      outlineWidth: '2px',
      ...(!forced() && { outlineColor: outlines[on] }),
    }),
  )
