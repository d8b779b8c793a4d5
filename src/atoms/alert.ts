import { atom } from 'jotai'

/** A question or a message that must be answered before going on (decision 27). */
export type Alert = {
  message: string
  detail?: string
  /** Label of the confirm button. With it the alert is a question: this button answers yes, Cancel answers no. */
  confirm?: string
  /** Label that replaces Cancel, where that word could be mistaken for the action in question. */
  refuse?: string
  /** The action cannot be undone: the harmless answer has the focus. */
  danger?: boolean
  answer: (yes: boolean) => void
}

const openAtom = atom<Alert | null>(null)

export const alertAtom = atom((get) => get(openAtom))

/** Shows an alert and waits for its answer: true for OK or the confirm button, false for Cancel and Escape. */
export const openAlertAtom = atom(
  null,
  (get, set, message: string, options: Omit<Alert, 'message' | 'answer'> = {}): Promise<boolean> => {
    get(openAtom)?.answer(false)
    return new Promise((resolve) => {
      set(openAtom, {
        message,
        ...options,
        answer: (yes) => {
          set(openAtom, null)
          resolve(yes)
        },
      })
    })
  },
)
