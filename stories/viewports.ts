const sizes = {
  small: { name: 'Small phone', width: 320, height: 640 },
  phone: { name: 'Phone', width: 390, height: 844 },
  tablet: { name: 'Tablet', width: 768, height: 1024 },
  desktop: { name: 'Desktop', width: 1280, height: 900 },
  // Both sides of the widths at which the rows of the home page change (§9).
  row480: { name: 'Four in a row, up to', width: 480, height: 900 },
  row481: { name: 'Six in a row, from', width: 481, height: 900 },
  row768: { name: 'Six in a row, up to', width: 768, height: 900 },
  row769: { name: 'Eight in a row, from', width: 769, height: 900 },
}

export type Size = keyof typeof sizes

/** The widths of the toolbar's viewport button. */
export const viewports = Object.fromEntries(
  Object.entries(sizes).map(([size, { name, width, height }]) => [
    size,
    { name: `${name} ${width}`, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
)

const pictured: Size[] = ['phone', 'tablet', 'desktop']

/** The widths at which the visual tests photograph every story, in full length. */
export const modes = Object.fromEntries(pictured.map((size) => [size, { viewport: sizes[size].width }]))

type Parameters = { chromatic?: object; [name: string]: unknown }

/** Globals of stories that set their own user, or show none: they switch the toolbar's User off. */
export const ownUser = { who: '' }

/**
 * For a story whose play function needs one size of screen: shows, tests and photographs it at that size only.
 * `parameters` and `globals` are the story's others.
 */
export const onlyAt = (size: Size, { chromatic, ...parameters }: Parameters = {}, globals: object = {}) => ({
  globals: { ...globals, viewport: { value: size } },
  parameters: {
    ...parameters,
    chromatic: {
      ...chromatic,
      modes: {
        ...Object.fromEntries(pictured.map((other) => [other, { disable: other !== size }])),
        [size]: { viewport: sizes[size].width, disable: false },
      },
    },
  },
})
