import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { TextButton } from '../../components/ui/Button.tsx'
import { FieldMessage } from '../../components/ui/FieldMessage.tsx'
import { showRecaptcha } from '../../lib/recaptcha.ts'
import { shop } from '../../shop/config.ts'
import { CaptchaFailure, type CaptchaProps, captchaId } from './captcha.tsx'

/** Google reCAPTCHA, used when the shop has set a site key. It is loaded with the form, never earlier. */
export function Recaptcha({ ref, onChange, error }: CaptchaProps) {
  const box = useRef<HTMLFieldSetElement>(null)
  const widget = useRef<{ token: string; reset: () => void }>({ token: '', reset: () => undefined })
  const [tries, setTries] = useState(0)
  const [failed, setFailed] = useState(false)
  const tell = useEffectEvent(onChange)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try loads it anew
  useEffect(() => {
    const element = box.current
    if (!element) return
    const unmount = new AbortController()
    setFailed(false)
    const accept = (token: string) => {
      if (unmount.signal.aborted) return
      widget.current.token = token
      tell(token !== '')
    }
    showRecaptcha(element, shop.recaptchaSiteKey, accept, unmount.signal).then(
      (reset) => {
        widget.current.reset = reset
      },
      () => unmount.signal.aborted || setFailed(true),
    )
    return () => {
      unmount.abort()
      element.replaceChildren()
    }
  }, [tries])

  const discard = () => {
    widget.current.token = ''
    widget.current.reset()
    onChange(false)
  }
  useImperativeHandle(ref, () => ({
    token: async () => widget.current.token,
    discard,
    renew: discard,
    focus: () => box.current?.focus(),
  }))

  return (
    <div>
      <fieldset ref={box} id={captchaId} tabIndex={-1} aria-label="I'm not a robot" />
      <div aria-live="polite">
        {failed && (
          <FieldMessage>
            <CaptchaFailure /> <TextButton onClick={() => setTries(tries + 1)}>Retry</TextButton>
          </FieldMessage>
        )}
        {error && <FieldMessage>{error}</FieldMessage>}
      </div>
    </div>
  )
}
