import * as z from 'zod/mini'
import { text } from '../lib/wire.ts'
import { plainText } from '../rules/description.ts'

/** Words that the shop's editors write. Where their editor stores HTML, its words: no page shows tags. */
export const editorText = z.pipe(text, z.transform(plainText))
