import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { type Alert, alertAtom } from '../atoms/alert.ts'
import { useLazyComponent } from '../lib/useLazyComponent.ts'

const importDialog = () => import('./AlertDialog.tsx')

/** Lets the browser ask. */
function askNatively({ message, confirm, answer }: Alert) {
  if (confirm) answer(window.confirm(message))
  else {
    window.alert(message)
    answer(true)
  }
}

/** The alert that is open, if one is (decision 27). The code of its dialog loads with the first. */
export function Alerts() {
  const alert = useAtomValue(alertAtom)
  const [AlertDialog, load] = useLazyComponent(importDialog)
  useEffect(() => {
    if (!alert) return
    let open = true
    void load().then((loaded) => {
      // A question must be answered even where its dialog does not load.
      if (!loaded && open) askNatively(alert)
    })
    return () => {
      open = false
    }
  }, [alert, load])
  return AlertDialog && alert && <AlertDialog key={alert.message} alert={alert} />
}
