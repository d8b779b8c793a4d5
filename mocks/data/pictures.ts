// Which pictures exist is read from the folder's index, so a picture added there joins its products by itself.
import index from '../pictures/index.json' with { type: 'json' }

const ids = Object.keys(index)
const known = new Set(ids)

export function hasPicture(subject: string): boolean {
  return known.has(subject)
}

/** The path as the API gives it; `@400` and `.avif` of the same name lie beside it. */
export function picture(subject: string): string {
  return `/images/${subject}@800.webp`
}

/** Main view first, then its details, which are named `{subject}--{view}`. */
export function pictures(subject: string): string[] {
  const details = ids.filter((id) => id.startsWith(`${subject}--`))
  return [subject, ...details].filter(hasPicture).map(picture)
}
