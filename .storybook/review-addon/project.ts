import { addons } from 'storybook/manager-api'
import type { Beside, CatalogueState } from './states.ts'

/** What a project says of itself: `addons.setConfig({ review: { states, ... } })` in its `manager.ts`. */
export type Project = Beside & {
  states: readonly CatalogueState[]
  /** The address of a new issue. */
  issues?: string
  /** The page that finds states and shows them as pictures. The link of a review opens there; without it, at the first story. */
  index?: string
}

/** The project whose Storybook this is. */
export const project = (): Project => ({ states: [], ...(addons.getConfig().review as Partial<Project>) })

export const stateOf = (id: string | undefined) => project().states.find((state) => state.id === id)

/** The width in pixels of a viewport of the toolbar, by its name or as typed. Undefined for that of the window. */
export const pixelsOf = (name: string): number | undefined =>
  ({ small: 320, phone: 390, tablet: 768, desktop: 1280 })[name] ||
  Number(/^\D*(\d+)(?!\d*pct)/.exec(name)?.[1]) ||
  undefined

/** The address of a line of the source, where the project takes issues on GitHub, GitLab or their like. */
export function sourceOf(file: string, line = 1): string | undefined {
  const [, repository] = /^(.+\/)issues\/new\b/.exec(project().issues ?? '') ?? []
  return repository && `${repository}blob/HEAD/${file}#L${line}`
}
