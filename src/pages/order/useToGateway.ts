import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readPaymentState } from '../../paths.ts'

/**
 * The form of the gateway's page while the shopper is on the way there. It is taken out of the history entry at once, so
 * that Back from the gateway, also to a page that the browser kept, shows the order instead of leaving again.
 */
export function useToGateway() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [form, setForm] = useState(() => readPaymentState(state)?.payment)
  useEffect(() => {
    if (form) navigate(pathname + search, { replace: true, state: null })
  }, [form, navigate, pathname, search])
  useEffect(() => {
    const back = (event: PageTransitionEvent) => event.persisted && setForm(undefined)
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])
  return form
}
