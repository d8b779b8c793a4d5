/** @jsxRuntime classic */
import * as React from 'react'
import { useEffect, useState } from 'react'
import { useChannel } from 'storybook/manager-api'
import { type MockedResponse, responsesEvent, responsesWantedEvent } from '../events.ts'

/** The status of a call in words: without one it still waits for its response, and 0 is a lost connection. */
const tagOf = (status: number | undefined) => (status === undefined ? 'Waiting' : status || 'No response')

function Body({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h4>{title}</h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard too */}
      <pre tabIndex={0}>{text}</pre>
    </>
  )
}

/** The calls of the story so far and the responses of the mocked API, for those who look behind the page. */
export function Responses() {
  const [responses, setResponses] = useState<readonly MockedResponse[]>([])
  const emit = useChannel({ [responsesEvent]: setResponses })
  useEffect(() => emit(responsesWantedEvent), [emit])
  return (
    <section aria-label="What the page asked the server">
      <h3>What the page asked the server</h3>
      {responses.length === 0 && <p className="quiet">Nothing yet.</p>}
      {responses.map(({ id, call, sent, status, body }) => (
        <details key={id}>
          <summary>
            <span className="mono">{call}</span> <span className="tag">{tagOf(status)}</span>
          </summary>
          {sent && <Body title="Request" text={sent} />}
          <Body title="Response" text={status === undefined ? 'None yet' : body || 'Empty body'} />
        </details>
      ))}
    </section>
  )
}
