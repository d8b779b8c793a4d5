import { useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { visited } from '../mocks/visit.ts'

/** Tells plays where the shop is. Told when it stands: a transition renders before it does. */
export function LocationProbe() {
  const navigate = useNavigate()
  const location = useLocation()
  useLayoutEffect(() => {
    visited.location = location
    visited.go = (delta) => void navigate(delta)
    visited.open = (address) => void navigate(address)
  }, [location, navigate])
  return null
}
