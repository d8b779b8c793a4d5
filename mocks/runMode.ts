import isChromatic from 'chromatic/isChromatic'

/** The story runs in a test. */
export const inTest = import.meta.env.MODE === 'test'

/** A picture is taken of the story: by Chromatic, or with `chromatic=true` in the address. */
export const forPicture = isChromatic()

/** People look at the story and use it. */
export const interactive = !inTest && !forPicture
