import { ArgTypes, type DocsContext, Source, Unstyled } from '@storybook/addon-docs/blocks'
import { type ContextType, useState } from 'react'
import { LiveFrame } from './LiveFrame.tsx'
import { TryButton } from './TryButton.tsx'

type Story = ReturnType<ContextType<typeof DocsContext>['storyById']>

/** A story with `docs: { story: { inline: false } }`: it covers a page and takes its focus, so it has a frame of its own. */
export function FramedStory({ story: { id, name, parameters, moduleExport } }: { story: Story }) {
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
