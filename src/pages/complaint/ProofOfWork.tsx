import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import { Captcha, type CaptchaState } from '../../components/ui/Captcha.tsx'
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
    <Captcha
      ref={box}
      id={captchaId}
      state={state}
      // If the check itself failed, show that failure instead of the message that the tick is missing.
      error={state === 'failed' ? undefined : error}
      failure={<CaptchaFailure />}
      onChange={(ticked) => {
        if (ticked) void start()
        else untick()
      }}
    />
  )
}
