import { descriptionParts, plainText } from './description.ts'
import { isDrawing } from './pictures.ts'

type Drawn = { description: string; images: readonly string[] }

/**
 * Finds the first of a family's parts whose drawing explains its table (BEY-23): its description has letters for at
 * least one of the `columns`. Returns the part, the address of the drawing and the letters by column, 'A × B' for 'Size'.
 */
export function drawnPart<P extends Drawn>(parts: readonly P[], columns: readonly string[]) {
  for (const part of parts) {
    const drawing = part.images.find(isDrawing)
    if (drawing === undefined) continue
    const letters = new Map(
      descriptionParts(plainText(part.description)).rows.flatMap(({ label, letters }) =>
        letters && columns.includes(label) ? [[label, letters] as const] : [],
      ),
    )
    if (letters.size > 0) return { part, drawing, letters }
  }
  return undefined
}
