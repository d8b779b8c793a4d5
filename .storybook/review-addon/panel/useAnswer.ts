import { useCallback, useEffect, useState } from 'react'
import { useChannel, useStorybookState } from 'storybook/manager-api'
import { storybook } from '../events.ts'

/**
 * What the page answers of the story that is shown, by the events of the question and of the answer. Asked once that story
 * has played, and whenever `ask` is called.
 */
export function useAnswer<Answer extends { story: string }>(wanted: string, answered: string) {
  const { storyId } = useStorybookState()
  const [answer, setAnswer] = useState<Answer>()
  const emit = useChannel({ [answered]: setAnswer, [storybook.finished]: () => emit(wanted) })
  const ask = useCallback(() => emit(wanted), [emit, wanted])
  // Of a story that has played before; of one that has not, nothing is answered yet.
  useEffect(ask, [ask])
  return { answer: answer?.story === storyId ? answer : undefined, ask }
}
