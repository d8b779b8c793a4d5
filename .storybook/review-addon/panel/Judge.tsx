/** @jsxRuntime classic */
import * as React from 'react'
import { answer } from '../judge.ts'
import { type Answer, answers, differ, type Place, type Review, verdictAt, verdictsOf } from '../review.ts'
import { Verdicts } from '../Said.tsx'
import { say } from '../useReview.ts'

type JudgeProps = { review: Review; place: Place }
type AnswersProps = JudgeProps & { byKey: boolean; onGiven?: (answer: Answer) => void }

/** Right, wrong or a question. `byKey`: the keys answer for this state. */
export const Answers = ({ review, place, byKey, onGiven }: AnswersProps) => {
  const mine = verdictAt(review, place)
  return (
    <fieldset className="cells judge" aria-label={`Verdict on ${place.state}, ${place.width}`}>
      {(Object.keys(answers) as Answer[]).map((value, index) => (
        <button
          key={value}
          type="button"
          className="line"
          aria-pressed={mine.answer === value && !mine.ended}
          aria-keyshortcuts={byKey ? String(index + 1) : undefined}
          onClick={() => answer(place, value) && onGiven?.(value)}
        >
          <span>{answers[value]}</span> {byKey && <kbd>{index + 1}</kbd>}
        </button>
      ))}
    </fieldset>
  )
}

/** What the reviewer says of the state in words. */
export function Words({ review, place, byKey }: JudgeProps & { byKey: boolean }) {
  const { text, answer } = verdictAt(review, place)
  return (
    <textarea
      className="said"
      rows={text || (answer && answer !== 'right') ? 3 : 1}
      aria-label={`What you say of ${place.state}, ${place.width}`}
      aria-keyshortcuts={byKey ? 'W' : undefined}
      placeholder={byKey ? 'In words, if you like: W' : 'In words, if you like'}
      value={text}
      onChange={({ target }) => say([place], { text: target.value })}
      onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
    />
  )
}

/** The reviewer's verdict, and what everybody says. */
export function Judge(props: JudgeProps & { byKey: boolean }) {
  const { review, place } = props
  const mine = verdictAt(review, place)
  const given = verdictsOf(review, place.state)
  // The reviewer's own verdict at this width is in the field above.
  const others = given.some(({ by, width }) => by !== mine.by || width !== mine.width)
  return (
    <>
      <h4>{`Your verdict, ${place.width}`}</h4>
      <Answers {...props} />
      {mine.ended && (
        <p className="quiet">The picture has changed since your verdict, which has ended: judge it again.</p>
      )}
      <Words {...props} />
      {others && (
        <>
          <h4>
            <span>What was said</span> {differ(given) && <span className="tag">Answers differ</span>}
          </h4>
          <Verdicts given={given} />
        </>
      )}
    </>
  )
}
