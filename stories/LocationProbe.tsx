import { useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { visited } from '../mocks/visit.ts'

/** Gives play functions the location of the shop, after each navigation has been committed to the page. */
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
