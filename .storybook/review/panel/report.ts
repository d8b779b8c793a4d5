import type { CatalogueState } from '../../../stories/start/catalogue.ts'
import { clausesOf } from '../../../stories/start/clauses.ts'

type Reported = {
  story: string
  states: readonly CatalogueState[]
  globals: Record<string, unknown>
  address: string
}

const plainValue = (value: unknown) => (typeof value === 'object' && value ? Object.values(value)[0] : value)

/** Writes the report that a reviewer sends to an engineer: the address, the settings, and what was to be checked. */
export function reportOf({ story, states, globals, address }: Reported): string {
  const settings = Object.entries(globals)
    .filter(
      ([name, value]) => ['viewport', 'who', 'network', 'motion', 'text', 'colours'].includes(name) && value,
    )
    .map(([name, value]) => `${name} ${plainValue(value)}`)
  return [
    address,
    `Story: ${story}`,
    ...states.map(({ id, state }) => `State: ${id} ${state}`),
    `Settings: ${settings.join(', ') || "the story's own"}`,
    `Browser: ${navigator.userAgent}`,
    '',
    ...states.flatMap(({ holds }) => clausesOf(holds).map((clause) => `[ ] ${clause}`)),
    '',
    'What I did:',
    'What I saw:',
    'What I expected:',
  ].join('\n')
}
