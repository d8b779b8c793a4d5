/** The words in place of a picture, usually the part number. */
export const fallbackStyle =
  'absolute inset-0 grid place-items-center p-1 text-center type-mono wrap-anywhere text-ink-soft'
