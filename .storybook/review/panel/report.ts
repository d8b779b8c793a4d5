import type { CatalogueState } from '../../../stories/start/catalogue.ts'
import { clausesOf } from '../../../stories/start/clauses.ts'
import { chosen, settings } from '../settings.ts'

type Reported = {
  story: string
  states: readonly CatalogueState[]
  globals: Record<string, unknown>
  address: string
}

/** Writes the report that a reviewer sends to an engineer: the address, the settings, and what was to be checked. */
export function reportOf({ story, states, globals, address }: Reported): string {
  const conditions = settings.flatMap((name) => {
    const value = chosen(globals[name])
    return value ? `${name} ${value}` : []
  })
  return [
    address,
    `Story: ${story}`,
    ...states.map(({ id, state }) => `State: ${id} ${state}`),
    `Settings: ${conditions.join(', ') || "the story's own"}`,
    `Browser: ${navigator.userAgent}`,
    '',
    ...states.flatMap(({ holds }) => clausesOf(holds).map((clause) => `[ ] ${clause}`)),
    '',
    'What I did:',
    'What I saw:',
    'What I expected:',
  ].join('\n')
}
