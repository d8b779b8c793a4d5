import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Snapshot } from './snapshots.ts'

/** Where Storybook finds the small pictures. */
export const thumbnails = join(import.meta.dirname, '../../stories/pictures')

/** Returns the scale of the thumbnail; pictures of a phone shrink less, to stay readable. */
const shrink = (width: number) => (width < 768 ? 0.5 : 0.375)

/** Saves the visible part of the finished story as a small picture, for the Docs pages and the state index. */
export async function thumbnail(page: Page, { story, width, height }: Snapshot) {
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  const scale = shrink(width)
  // The browser scales the picture down.
  const small = await page.evaluate(
    async ([png, w, h]) => {
      const picture = new Image()
      picture.src = `data:image/png;base64,${png}`
      await picture.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h })
      const context = canvas.getContext('2d')
      if (!context) return ''
      context.imageSmoothingQuality = 'high'
      context.drawImage(picture, 0, 0, Number(w), Number(h))
      return canvas.toDataURL('image/webp', 0.72).split(',')[1] ?? ''
    },
    [shot.toString('base64'), Math.round(width * scale), Math.round(height * scale)] as const,
  )
  mkdirSync(thumbnails, { recursive: true })
  writeFileSync(join(thumbnails, `${story}.webp`), Buffer.from(small, 'base64'))
}
