/** @jsxRuntime classic */
import * as React from 'react'
import { useStorybookState } from 'storybook/manager-api'
import { type Heard as HeardOf, heardEvents } from '../events.ts'
import { Paper } from './Paper.tsx'
import { useAnswer } from './useAnswer.ts'
import { useCopy } from './useCopy.tsx'

function HeardOfStory() {
  const { answer: heard } = useAnswer<HeardOf>(heardEvents.wanted, heardEvents.heard)
  const { copy, copied } = useCopy()
  const lines = heard?.lines ?? []
  return (
    <Paper>
      <section aria-label="Heard">
        <h2>Heard</h2>
        <p className="quiet">
          What a screen reader says from top to bottom once the story has played. Voices and settings differ;
          order, names, roles and states do not.
        </p>
        {!heard && <p role="status">Listening...</p>}
        {heard?.failed && <p role="status">{`The page could not be read: ${heard.failed}`}</p>}
        {heard && !heard.failed && lines.length === 0 && <p role="status">Nothing is said.</p>}
        {lines.length > 0 && (
          <div className="row">
            <button type="button" className="line" onClick={() => copy('Text', lines.join('\n'))}>
              Copy as text
            </button>
          </div>
        )}
        {copied}
        <ol className="heard">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            <li key={index}>{line}</li>
          ))}
        </ol>
        {heard?.limit && (
          <p role="note">{`The reader stops here, after ${heard.limit.toLocaleString('en')} phrases: the page is longer.`}</p>
        )}
      </section>
    </Paper>
  )
}

/** What a screen reader says of the story from top to bottom, as it stands once its play has ended. */
export const Heard = () => <HeardOfStory key={useStorybookState().storyId} />
