import { atom } from 'jotai'

/** A question or a message that must be answered before going on (decision 27). */
export type Alert = {
  message: string
  /** More to say below the message, such as what changed. */
  detail?: string
  /** With a label the alert is a question: this button answers yes, Cancel answers no. */
  confirm?: string
  /** Instead of Cancel, where that word would be taken for the thing itself. */
  refuse?: string
  /** What is asked cannot be taken back: the focus is on the harmless answer. */
  danger?: boolean
  answer: (yes: boolean) => void
}

const openAtom = atom<Alert | null>(null)

/** The alert that stands, or null. */
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
