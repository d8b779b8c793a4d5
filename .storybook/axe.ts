import type { StoryContext } from '@storybook/react-vite'
import { inTest } from '../mocks/runMode.ts'
import { statesOf } from './review-addon/tags.ts'

export const axeOptions = {
  // A test reports what is wrong and nothing else: 1 KB for a story instead of 70.
  ...(inTest ? { reporter: 'no-passes' } : { resultTypes: ['violations', 'incomplete'] }),
  preload: { assets: ['media'] },
  // In forced colours axe compares the text colour of the style sheet with the background that the browser forces,
  // a pair that nobody sees. The shop's own colours are measured in every other mode.
  rules: {
    'color-contrast': { enabled: !window.matchMedia('(forced-colors: active)').matches },
    // WCAG 2.2, level AA: axe has it off by default.
    'target-size': { enabled: true },
  },
}

/**
 * Whether axe looks at the story. Looking at all takes a third of the time of a run: with `axe: 'usual'` it looks at the
 * stories of no state, and at those that show a screen as it usually is, which have several pictures
 * (`photographedAlso`).
 */
export function axeLooks({
  globals,
  tags,
  parameters,
}: Pick<StoryContext, 'globals' | 'tags' | 'parameters'>) {
  const pictures = Object.values<{ disable?: boolean }>(parameters.chromatic.modes).filter(
    ({ disable }) => !disable,
  )
  return globals.axe !== 'usual' || statesOf(tags).length === 0 || pictures.length > 1
}

/**
 * With `axe: 'usual'` axe looks at the bar and the footer, which stand on every page, only in the stories of their own
 * states.
 */
export function forAxe(context: StoryContext): StoryContext {
  const { globals, tags, parameters } = context
  if (globals.axe !== 'usual' || statesOf(tags).some((state) => /^(NAV|FOOT)-/.test(state))) return context
  const exclude = [':has(> main) > header', ':has(> main) > footer']
  return { ...context, parameters: { ...parameters, a11y: { ...parameters.a11y, context: { exclude } } } }
}
