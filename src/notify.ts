import { createElement } from 'react'
import { Link } from 'react-router-dom'
import { toast as sonner } from 'sonner'
import { limits } from './rules/limits.ts'

export type ToastKind = 'success' | 'error'

type ToastOptions = {
  /** Not repeated while the same message is shown. */
  once?: boolean
  /** A link below the message, and with it the toast stays until it is closed. */
  link?: { label: string; to: string; state?: unknown }
}

/** Shows `message` at the top right for `limits.toastMain` (§9); with a link until it is closed. */
export function toast(kind: ToastKind, message: string, { once, link }: ToastOptions = {}) {
  const id = sonner[kind](message, {
    id: once ? message : undefined,
    duration: link ? Number.POSITIVE_INFINITY : limits.toastMain,
    description:
      link &&
      createElement(Link, { to: link.to, state: link.state, onClick: () => sonner.dismiss(id) }, link.label),
  })
}
