const sizes = {
  small: { name: 'Small phone', width: 320, height: 640 },
  phone: { name: 'Phone', width: 390, height: 844 },
  tablet: { name: 'Tablet', width: 768, height: 1024 },
  desktop: { name: 'Desktop', width: 1280, height: 900 },
}

type Size = keyof typeof sizes

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

/** Parameters of a story whose play needs one size of screen: the visual tests take its picture at that width alone. */
export const onlyAt = (size: Size) => ({
  chromatic: {
    modes: {
      ...Object.fromEntries(pictured.map((other) => [other, { disable: other !== size }])),
      [size]: { viewport: sizes[size].width, disable: false },
    },
  },
})
