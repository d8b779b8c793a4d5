import { useAtomValue, useStore } from 'jotai'
import { useEffect } from 'react'
import { alertAtom } from '../atoms/alert.ts'
import { useLazyComponent } from '../lib/useLazyComponent.ts'

const load = () => import('./AlertDialog.tsx')

/** The alert that stands, if one does (decision 27). Its dialog loads with the first. */
export function Alerts() {
  const store = useStore()
  const alert = useAtomValue(alertAtom)
  // A question must be answered even where its dialog does not arrive: then the browser asks it.
  const askPlainly = () => {
    const waiting = store.get(alertAtom)
    if (!waiting) return
    const { message, confirm, answer } = waiting
    if (confirm) answer(window.confirm(message))
    else {
      window.alert(message)
      answer(true)
    }
  }
  const [AlertDialog, want] = useLazyComponent(load, askPlainly)
  useEffect(() => {
    if (alert) want()
  }, [alert, want])
  return AlertDialog && alert && <AlertDialog key={alert.message} alert={alert} />
}
