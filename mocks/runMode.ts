import isChromatic from 'chromatic/isChromatic'

/** The path that this Storybook is served from: '/', or a folder of a host. */
export const folder = new URL(import.meta.env.BASE_URL, document.baseURI).pathname

/** The story runs in a test. */
export const inTest = import.meta.env.MODE === 'test'

/** A picture is taken of the story: by Chromatic, or with `chromatic=true` in the address. */
export const forPicture = isChromatic()

/** People look at the story and use it. */
export const interactive = !inTest && !forPicture
