import type { CSSProperties } from 'react'
import { palette } from '../../../tailwind.config.ts'

/** The box of the dialog; its content is on Paper. */
export const dialog: CSSProperties = {
  width: 'min(720px, calc(100vw - 24px))',
  maxHeight: 'calc(100vh - 80px)',
  margin: '40px auto auto',
  padding: 0,
  overflow: 'auto',
  border: `1px solid ${palette['ink-900']}`,
  borderRadius: 4,
  background: palette.white,
  boxShadow: '0 12px 28px -8px rgb(13 19 17 / 0.28)',
}
