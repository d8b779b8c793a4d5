import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { type Alert, alertAtom } from '../atoms/alert.ts'
import { useLazyComponent } from '../components/shop/useLazyComponent.ts'

const importDialog = () => import('./AlertDialog.tsx')

/** Asks with the browser's native dialogs. */
function askNatively({ message, confirm, answer }: Alert) {
  if (confirm) answer(window.confirm(message))
  else {
    window.alert(message)
    answer(true)
  }
}

/** Shows the open alert, if any (decision 27). The code of the dialog loads with the first alert. */
export function Alerts() {
  const alert = useAtomValue(alertAtom)
  const [AlertDialog, load] = useLazyComponent(importDialog)
  useEffect(() => {
    if (!alert) return
    let open = true
    void load().then((loaded) => {
      // A question must be answered even when the dialog's code does not load.
      if (!loaded && open) askNatively(alert)
    })
    return () => {
      open = false
    }
  }, [alert, load])
  return AlertDialog && alert && <AlertDialog key={alert.message} alert={alert} />
}
