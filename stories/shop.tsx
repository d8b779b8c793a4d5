import '../mocks/api.ts'
import type { StoryContext } from '@storybook/react-vite'
import { useEffect, useLayoutEffect, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { toast } from 'sonner'
import { picture } from '../mocks/picture.ts'
import { interactive } from '../mocks/runMode.ts'
import { storyRouter, type Visit } from '../mocks/visit.ts'
import { App } from '../src/App.tsx'
import { matchRoute, routes } from '../src/routes/routes.ts'
import { createShopStore } from '../src/store.ts'
import { LocationProbe } from './LocationProbe.tsx'

// In tests and for pictures, loads the pages before the story starts, so that none appears late.
if (!interactive) await Promise.all(routes.map(({ load }) => load()))

/** The page at the present address. One that a story has made up is none. */
async function shownPage() {
  const { pathname = '/', search = '' } = storyRouter.location ?? {}
  const { route } = matchRoute(new URL(pathname + search, window.location.origin))
  return route.module ? (await route.load()).default : undefined
}

/** Renders the whole routed shop at an address, with a store of its own and the mocked API behind it. */
function Shop({ visit }: { visit: Visit }) {
  const [store] = useState(createShopStore)
  // A toast that the previous shop was closed before showing would be shown by this one.
  useLayoutEffect(() => void toast.dismiss(), [])
  useLayoutEffect(() => {
    picture.page = shownPage
    return () => {
      picture.page = undefined
    }
  }, [])
  useEffect(() => () => window.scrollTo(0, 0), [])
  return (
    <MemoryRouter initialEntries={[visit]}>
      <LocationProbe />
      <App store={store} />
    </MemoryRouter>
  )
}

/**
 * `render` of a screen: the shop at the address of `parameters.visit`. The pages that are seen stand in `component` and
 * `subcomponents` of the file: a change of a page needs new pictures only of the stories whose file imports it.
 */
export const shop = (_args: unknown, { parameters, id }: StoryContext) => (
  <Shop key={id} visit={parameters.visit} />
)
