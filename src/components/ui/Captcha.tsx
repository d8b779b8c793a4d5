import { CircleCheck } from 'lucide'
import { type ReactNode, type Ref, useId } from 'react'
import { Checkbox } from './Checkbox.tsx'
import { Icon } from './Icon.tsx'

export type CaptchaState = 'idle' | 'working' | 'done' | 'failed'

type CaptchaProps = {
  state: CaptchaState
  onChange: (checked: boolean) => void
  ref?: Ref<HTMLInputElement>
  id?: string
  error?: string
  /** Shown when the check failed; names another way to get in touch. */
  failure: ReactNode
}

/** A captcha without a puzzle: the user ticks a box, the browser computes, and a status line shows the progress. */
export function Captcha({ state, onChange, ref, id, error, failure }: CaptchaProps) {
  const generatedId = useId()
  return (
    <div className="max-w-115 rounded-control border border-edge bg-surface px-4 py-2.5">
      <Checkbox
        ref={ref}
        id={id}
        label="I'm not a robot"
        checked={state === 'working' || state === 'done'}
        onChange={(event) => onChange(event.target.checked)}
        error={error}
        aria-describedby={generatedId}
      />
      <div
        id={generatedId}
        role="status"
        data-state={state}
        className="flex gap-1.5 type-small text-ink-soft"
      >
        {state === 'idle' && <p>No puzzle: tick the box, and your browser does a short sum.</p>}
        {state === 'working' && <p>Checking...</p>}
        {state === 'done' && (
          <>
            <Icon icon={CircleCheck} size="sm" className="mt-0.5 text-success" />
            <p>Checked</p>
          </>
        )}
        {state === 'failed' && <div className="text-danger">{failure}</div>}
      </div>
    </div>
  )
}
