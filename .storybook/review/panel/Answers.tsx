/** @jsxRuntime classic */
// Storybook's manager has its own copy of React, which the automatic JSX runtime would not use.
import * as React from 'react'
import { useEffect, useState } from 'react'
import { useChannel } from 'storybook/manager-api'
import { answersEvent, answersWantedEvent, type MockedAnswer } from '../events.ts'

/** The status of an answer. A call without one is held by the story, or still on its way; 0 is a lost connection. */
const tagOf = (status: number | undefined) => (status === undefined ? 'Held' : status || 'No answer')

function Body({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h4>{title}</h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard too */}
      <pre tabIndex={0}>{text}</pre>
    </>
  )
}

/** The calls of the story so far and the responses of the mocked API. */
export function Answers() {
  const [answers, setAnswers] = useState<readonly MockedAnswer[]>([])
  const emit = useChannel({ [answersEvent]: setAnswers })
  useEffect(() => emit(answersWantedEvent), [emit])
  return (
    <section aria-label="Answers of the simulated server">
      <h3>Answers of the simulated server</h3>
      {answers.length === 0 && <p className="quiet">The story has made no calls yet.</p>}
      {answers.map(({ id, call, sent, status, body }) => (
        <details key={id}>
          <summary>
            <span className="mono">{call}</span> <span className="tag">{tagOf(status)}</span>
          </summary>
          {sent && <Body title="Sent" text={sent} />}
          <Body title="Answered" text={status === undefined ? 'No answer yet' : body || 'Empty body'} />
        </details>
      ))}
    </section>
  )
}
