import { CircleCheck } from 'lucide'
import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { Checkbox } from '../../components/ui/Checkbox.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { solveCaptcha } from '../../queries/captcha.ts'
import { CaptchaFailure, type CaptchaProps, captchaId } from './captcha.tsx'

/** For how long a token is reused: a minute less than it is valid. */
const tokenLifeMs = 9 * 60_000

type Check = { abort: AbortController; token: Promise<string>; at: number }

/** The self-hosted captcha (decision 29): computes a proof of work when the box is ticked. */
export function ProofOfWork({ ref, onChange, error }: CaptchaProps) {
  const [state, setState] = useState<CaptchaState>('idle')
  const box = useRef<HTMLInputElement>(null)
  const running = useRef<Check>(null)

  const stop = () => {
    running.current?.abort.abort()
    running.current = null
  }
  useEffect(() => () => running.current?.abort.abort(), [])

  const start = () => {
    stop()
    const abort = new AbortController()
    setState('working')
    onChange(true)
    const token = solveCaptcha(abort.signal).then(
      (solved) => {
        if (running.current?.abort === abort) setState('done')
        return solved
      },
      () => {
        if (running.current?.abort === abort) {
          running.current = null
          setState('failed')
          onChange(false)
        }
        return ''
      },
    )
    running.current = { abort, token, at: Date.now() }
    return token
  }
  const untick = () => {
    stop()
    setState('idle')
    onChange(false)
  }

  useImperativeHandle(ref, () => ({
    token: async () => {
      const check = running.current
      if (!check) return ''
      return Date.now() - check.at < tokenLifeMs ? check.token : start()
    },
    discard: untick,
    renew: () => void start(),
    focus: () => box.current?.focus(),
  }))

  return (
    <CaptchaBox
      ref={box}
      state={state}
      // If the check itself failed, show that failure instead of the message that the tick is missing.
      error={state === 'failed' ? undefined : error}
      onChange={(ticked) => {
        if (ticked) void start()
        else untick()
      }}
    />
  )
}

type CaptchaState = 'idle' | 'working' | 'done' | 'failed'

type CaptchaBoxProps = {
  state: CaptchaState
  onChange: (checked: boolean) => void
  ref?: Ref<HTMLInputElement>
  error?: string | undefined
}

/** A captcha without a puzzle: the user ticks a box, the browser computes, and a status line shows the progress. */
export function CaptchaBox({ state, onChange, ref, error }: CaptchaBoxProps) {
  const status = useId()
  return (
    <div className="max-w-115 rounded-control border border-edge bg-surface px-4 py-2.5">
      <Checkbox
        ref={ref}
        id={captchaId}
        label="I'm not a robot"
        checked={state === 'working' || state === 'done'}
        onChange={(event) => onChange(event.target.checked)}
        error={error}
        aria-describedby={status}
      />
      <div id={status} role="status" data-state={state} className="flex gap-1.5 type-small text-ink-soft">
        {state === 'idle' && <p>No puzzle: tick the box, and your browser does a short sum.</p>}
        {state === 'working' && <p>Checking...</p>}
        {state === 'done' && (
          <>
            <Icon icon={CircleCheck} size="sm" className="mt-0.5 text-success" />
            <p>Checked</p>
          </>
        )}
        {state === 'failed' && (
          <div className="text-danger">
            <CaptchaFailure />
          </div>
        )}
      </div>
    </div>
  )
}
