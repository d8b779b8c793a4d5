export const sizes = {
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

/** The pictures of a story, unless it says otherwise: one, on a desktop. */
export const modes = { desktop: { viewport: sizes.desktop.width } }

const others = {
  small: { viewport: sizes.small.width },
  phone: { viewport: sizes.phone.width },
  tablet: { viewport: sizes.tablet.width },
  forcedColours: { viewport: sizes.desktop.width, forcedColors: 'active' },
}

/**
 * `chromatic` of the story that shows a screen as it usually is: it is photographed also where the layout of the screen
 * differs, and in forced colours.
 */
export const photographedAlso = (...also: (keyof typeof others)[]) => ({
  modes: Object.fromEntries(also.map((mode) => [mode, others[mode]])),
})

/**
 * `chromatic` of a story tagged `behaviour` or `redirecting`: what happens in it leaves nothing of its own to see, and its
 * last page has a picture already.
 */
export const notPhotographed = { disableSnapshot: true }

type Parameters = {
  chromatic?: { modes?: object; forcedColors?: string; disableSnapshot?: boolean }
  [name: string]: unknown
}

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
        ...chromatic?.modes,
        desktop: { disable: true },
        [size]: { viewport: sizes[size].width, disable: false },
      },
    },
  },
})
