const sizes = {
  small: { name: 'Small phone', width: 320, height: 640 },
  phone: { name: 'Phone', width: 390, height: 844 },
  tablet: { name: 'Tablet', width: 768, height: 1024 },
  desktop: { name: 'Desktop', width: 1280, height: 900 },
  // Both sides of the bounds at which the home page's rows change (§9).
  row480: { name: 'Four in a row, at most', width: 480, height: 900 },
  row481: { name: 'Six in a row, from', width: 481, height: 900 },
  row768: { name: 'Six in a row, at most', width: 768, height: 900 },
  row769: { name: 'Eight in a row, from', width: 769, height: 900 },
}

export type Size = keyof typeof sizes

/** The widths at which everything is looked at: the choices of the toolbar. */
export const viewports = Object.fromEntries(
  Object.entries(sizes).map(([size, { name, width, height }]) => [
    size,
    { name: `${name} ${width}`, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
)

const pictured: Size[] = ['phone', 'tablet', 'desktop']

/** The pictures that the visual tests take of every story: its whole length, at each width. */
export const modes = Object.fromEntries(pictured.map((size) => [size, { viewport: sizes[size].width }]))

type Parameters = { chromatic?: object; [name: string]: unknown }

/**
 * For a story whose play needs one size of screen: it is shown, tested and photographed at that size alone. `parameters`
 * are the story's others. Nothing else says at which size a story stands.
 */
export const onlyAt = (size: Size, { chromatic, ...parameters }: Parameters = {}) => ({
  globals: { viewport: { value: size } },
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
