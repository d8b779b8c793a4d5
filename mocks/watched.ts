import isChromatic from 'chromatic/isChromatic'

/** The story runs in a test. */
export const inTest = import.meta.env.MODE === 'test'

/** A picture is taken of the story: by Chromatic, or with `chromatic=true` in the address. */
export const photographed = isChromatic()

/** People look at the story. */
export const watched = !inTest && !photographed
