/** @jsxRuntime classic */
import * as React from 'react'
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { palette } from '../../../tailwind.config.ts'
import { Paper } from './Paper.tsx'

const box: CSSProperties = {
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

type DialogProps = { label: string; onClose: () => void; children: ReactNode }

/** A dialog over Storybook's frame, open while it is rendered. */
export function Dialog({ label, onClose, children }: DialogProps) {
  const shell = useRef<HTMLDialogElement>(null)
  useEffect(() => shell.current?.showModal(), [])
  // Elsewhere in the document: the toolbar would take the arrow keys.
  return createPortal(
    <dialog ref={shell} aria-label={label} style={box} onClose={onClose}>
      <Paper>
        {children}
        {/* The last, because what comes first has the focus. */}
        <form method="dialog" className="close">
          <button type="submit" className="line">
            Close
          </button>
        </form>
      </Paper>
    </dialog>,
    document.body,
  )
}
