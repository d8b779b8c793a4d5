import '../mocks/api.ts'
import type { StoryContext } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import type { Visit } from '../mocks/visit.ts'
import { App } from '../src/App.tsx'
import { createShopStore } from '../src/store.ts'
import { Probe } from './Probe.tsx'

/** The whole routed shop at an address, with a store of its own and the mocked API behind it. */
export function Shop({ visit }: { visit: Visit }) {
  const [store] = useState(createShopStore)
  useEffect(() => () => window.scrollTo(0, 0), [])
  return (
    <MemoryRouter initialEntries={[visit]}>
      <Probe />
      <App store={store} />
    </MemoryRouter>
  )
}

/** `render` of a screen: the shop at the address of `parameters.visit`. */
export const shop = (_args: unknown, { parameters, id }: StoryContext) => (
  <Shop key={id} visit={parameters.visit} />
)
