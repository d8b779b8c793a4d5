import { useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { storyRouter } from '../mocks/visit.ts'

/** Gives play functions the location of the shop, after each navigation has been committed to the page. */
export function LocationProbe() {
  const navigate = useNavigate()
  const location = useLocation()
  useLayoutEffect(() => {
    storyRouter.location = location
    storyRouter.go = (delta) => void navigate(delta)
    storyRouter.open = (address) => void navigate(address)
  }, [location, navigate])
  return null
}
