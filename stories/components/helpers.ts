import { type ComponentType, createElement, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { palette } from '../../tailwind.config.ts'

/** Parameters of a story that renders fixed examples: its controls would change nothing. */
export const noControls = { controls: { disable: true } }

/** `render` of a story that shows several of a component, one below the other: its args, with each of these changes. */
export const each =
  <Props extends object>(Component: ComponentType<Props>, ...changes: Partial<Props>[]) =>
  (args: Props) =>
    createElement(
      'div',
      { className: 'grid gap-6' },
      ...changes.map((change) => createElement(Component, { ...args, ...change })),
    )

/** Takes the focus away: a story that is not about the focus ends without its ring. */
export const unfocus = () => (document.activeElement as HTMLElement).blur()

/** The value of a component, kept as the page around it would; the story's spy is told of each change. */
export function useKept<Value>(first: Value, onChange: (value: Value) => void) {
  const [value, setValue] = useState(first)
  const change = (next: Value) => {
    setValue(next)
    onChange(next)
  }
  return [value, change] as const
}

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

const outlines = { paper: palette['ink-900'], steel: palette['accent-400'] }

/** Expects the rings of the keyboard focus, which swap their colours on steel. Colours of controls change gradually. */
export const expectFocusRings = (element: Element, on: keyof typeof outlines = 'paper') =>
  waitFor(() =>
    expect(element).toHaveStyle({
      outlineStyle: 'solid',
      outlineWidth: '2px',
      ...(!forced() && { outlineColor: outlines[on] }),
    }),
  )
