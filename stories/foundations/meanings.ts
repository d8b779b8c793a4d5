import config, { palette } from '../../tailwind.config.ts'

const steps = new Map<string, string>(Object.entries(palette).map(([step, hex]) => [hex, step]))

const { transparent: _none, current: _current, ...colours } = config.theme.colors

/** Every colour by meaning: its name in class names, its value, and its step of the palette. */
export const meanings = Object.entries(colours).flatMap(([name, value]) => {
  const shades = typeof value === 'string' ? { DEFAULT: value } : value
  return Object.entries(shades).map(([shade, hex]) => ({
    name: shade === 'DEFAULT' ? name : `${name}-${shade}`,
    hex,
    step: steps.get(hex) ?? '',
  }))
})

const hexOf = (name: string): string => {
  const colour = meanings.find((meaning) => meaning.name === name)
  if (!colour) throw new Error(`No colour means ${name}`)
  return colour.hex
}

const pair = (front: string, ground: string, least: 3 | 4.5, use: string) => ({
  front,
  ground,
  least,
  use,
  values: [hexOf(front), hexOf(ground)] as const,
})

/** Colour pairs, foreground and background, with the minimum contrast: 4.5 for text, 3 for edges, stars and gauges. */
export const pairs = [
  pair('ink', 'surface', 4.5, 'Text on the page'),
  pair('ink', 'photo', 4.5, 'Text on the background of photos'),
  pair('ink-soft', 'surface', 4.5, 'Secondary text'),
  pair('ink-quiet', 'cell', 4.5, 'Labels, placeholders'),
  pair('ink-quiet', 'surface', 4.5, 'Quiet text on the page'),
  pair('ink-quiet', 'sunken', 4.5, 'Disabled button'),
  pair('action-ink', 'action', 4.5, 'Buy'),
  pair('action-ink', 'action-hover', 4.5, 'Buy, hovered'),
  pair('action-ink', 'action-pressed', 4.5, 'Buy, pressed'),
  pair('on-steel', 'steel', 4.5, 'Header, Add to Cart'),
  pair('on-steel-soft', 'steel', 4.5, 'Navigation'),
  pair('on-steel-quiet', 'steel-deep', 4.5, 'Top strip, footer'),
  pair('on-steel-faint', 'steel-deep', 4.5, 'Last line of the footer'),
  pair('on-steel', 'steel-hover', 4.5, 'Hover on steel'),
  pair('success-on-steel', 'steel', 4.5, 'Delivery on steel'),
  pair('danger', 'cell', 4.5, 'Error under a field'),
  pair('danger-strong', 'danger-tint', 4.5, 'Blocking notice'),
  pair('on-steel', 'danger', 4.5, 'Urgent'),
  pair('success-strong', 'cell', 4.5, 'Passwords match'),
  pair('success-strong', 'success-tint', 4.5, 'Delivery notice'),
  pair('ink', 'caution-tint', 4.5, 'Restriction'),
  pair('rating-strong', 'rating-tint', 4.5, 'Gold Member'),
  pair('edge', 'cell', 3, 'Edge of a control'),
  pair('edge', 'surface', 3, 'Edge of a control on the page'),
  pair('danger', 'cell', 3, 'Edge of a field with an error'),
  pair('success', 'cell', 3, 'Edge of a confirmed field'),
  pair('rating', 'cell', 3, 'Stars, gauge'),
  pair('action', 'steel', 3, 'Focus ring on steel'),
  pair('ink', 'action', 3, 'The two focus rings'),
]
