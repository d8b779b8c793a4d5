import { lazyComponent } from '../../src/components/shop/lazyComponent.ts'
import { routes } from '../../src/routes/routes.ts'

/** Adds a page to the route table for the duration of the story. */
export function withPage(path: string, load: (typeof routes)[number]['load']) {
  const route = { ...routes.at(-1)!, module: '', path, load, Page: lazyComponent(load) }
  routes.unshift(route)
  return () => {
    routes.splice(routes.indexOf(route), 1)
  }
}
