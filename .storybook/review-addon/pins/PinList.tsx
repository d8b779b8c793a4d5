/** @jsxRuntime classic */
import * as React from 'react'
import { useAddonState, useChannel } from 'storybook/manager-api'
import { type FoundPin, pinEvents } from '../events.ts'
import { statesShownBy } from '../listing.ts'
import { pictureAt } from '../pictures.ts'
import { allPins, dayOf, type Review } from '../review.ts'
import { Crop } from './Crop.tsx'
import { changePin, foundState } from './PinTool.tsx'
import { inWords, pinsOf } from './pins.ts'

const foundBy = { name: '', text: 'Found by its text', place: 'Only its place is known here' }

/** The pins of a story, numbered as on its page. */
export function PinList({ review, story }: { review: Review; story: string }) {
  const [found] = useAddonState<FoundPin[]>(foundState, [])
  const emit = useChannel({})
  const pins = pinsOf(allPins(review), { story, states: statesShownBy(story) })
  if (pins.length === 0) return null
  return (
    <section aria-label="Pins">
      <h3>Pins</h3>
      <ol>
        {pins.map((pin, index) => {
          const by = found.find(({ id }) => id === pin.id)?.by
          const mine = pin.by === review.by && review.pins.some(({ id }) => id === pin.id)
          return (
            <li key={`${pin.by} ${pin.id}`}>
              <button type="button" className="link" onClick={() => emit(pinEvents.show, pin.id)}>
                <b>{`${index + 1}.`}</b> <span>{inWords(pin)}</span>
              </button>
              <p className="quiet">
                {[
                  pin.width,
                  !mine && (pin.name || 'no name'),
                  dayOf(pin),
                  by ? foundBy[by] : 'Not found here',
                ]
                  .filter(Boolean)
                  .join(', ')}
              </p>
              {pictureAt(pin) && <Crop pin={pin} src={pictureAt(pin) ?? ''} />}
              {mine ? (
                <div className="row" style={{ marginTop: 4 }}>
                  <textarea
                    className="said"
                    rows={2}
                    aria-label={`What you say of pin ${index + 1}`}
                    placeholder="What about it?"
                    value={pin.text}
                    onChange={({ target }) => changePin(pin, { text: target.value })}
                    onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
                  />
                  <button
                    type="button"
                    className="line"
                    onClick={() => changePin(pin, { text: '', gone: true })}
                  >
                    {`Remove pin ${index + 1}`}
                  </button>
                </div>
              ) : (
                <p>{pin.text}</p>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
