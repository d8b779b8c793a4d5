import { ArgTypes, Source, Unstyled } from '@storybook/addon-docs/blocks'
import { useState } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import { LiveFrame } from './LiveFrame.tsx'
import { TryButton } from './TryButton.tsx'

/** A story with `docs: { story: { inline: false } }`: it covers a page and takes its focus, so it has a frame of its own. */
export function FramedStory({ story: { id, name, parameters, moduleExport } }: { story: PreparedStory }) {
  const [tried, setTried] = useState(false)
  return (
    <>
      <Unstyled>
        <div className="my-6 grid justify-items-start gap-3">
          <LiveFrame
            key={String(tried)}
            id={id}
            name={name}
            parameters={parameters}
            room={1000}
            inert={!tried}
          />
          {!tried && <TryButton name={name} onClick={() => setTried(true)} />}
        </div>
      </Unstyled>
      <Source of={moduleExport} />
      <ArgTypes />
    </>
  )
}
