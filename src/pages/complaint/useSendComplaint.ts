import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { type RefObject, useState } from 'react'
import { openAlertAtom } from '../../atoms/alert.ts'
import { blankComplaint, type ComplaintValues } from '../../forms/complaint.ts'
import { refusalText } from '../../lib/endpoint.ts'
import { mutateOnce } from '../../lib/queryClient.ts'
import { type SentComplaint, sendComplaint } from '../../mutations/complaint.ts'
import { CaptchaError } from '../../queries/captcha.ts'
import type { DraftForm } from '../../sections/useDraftForm.ts'
import { shop } from '../../shop/config.ts'
import { complaintText } from '../../text/complaint.ts'
import type { CaptchaHandle } from './captcha.tsx'

export type ComplaintResult = { message: string | undefined; sent?: SentComplaint }

const untickedHelp = 'Tick the box "I\'m not a robot", then submit again.'
const failedHelp = `Nothing was sent, and what you typed is still here. Tick the box again, or call ${shop.phone.display}.`

/** Sends the complaint and reports its outcome. A failure keeps everything that was typed or chosen. */
export function useSendComplaint(
  form: DraftForm<ComplaintValues>,
  captcha: RefObject<CaptchaHandle | null>,
  ticked: boolean,
) {
  const client = useQueryClient()
  const openAlert = useSetAtom(openAlertAtom)
  const [outcome, setOutcome] = useState<ComplaintResult>()
  const [tries, setTries] = useState(0)
  const [captchaMissed, setCaptchaMissed] = useState(false)

  const captchaFailed = (detail: string) => {
    setCaptchaMissed(true)
    captcha.current?.discard()
    void openAlert(complaintText.captchaFailed, { detail }).then(() => captcha.current?.focus())
  }

  const submit = async (button: HTMLElement | null) => {
    let sent: SentComplaint | undefined
    await form.handleSubmit(
      async (values) => {
        const token = ticked ? await captcha.current?.token() : ''
        if (!token) return captchaFailed(ticked ? failedHelp : untickedHelp)
        try {
          sent = await mutateOnce(client, sendComplaint, { values, token })
        } catch (error) {
          if (error instanceof CaptchaError) return captchaFailed(failedHelp)
          captcha.current?.renew()
          setOutcome({ message: refusalText(error) })
        }
      },
      () => setTries((count) => count + 1),
    )()
    if (!sent) return
    // A field that still had the focus would be judged when the message takes it, and is empty by then.
    button?.focus({ preventScroll: true })
    // After the submission, which would mark the emptied form as sent.
    form.reset(blankComplaint)
    form.drop()
    setTries(0)
    setCaptchaMissed(false)
    captcha.current?.discard()
    setOutcome({ sent, message: sent.message })
  }

  return {
    submit,
    outcome,
    closeOutcome: () => setOutcome(undefined),
    tries,
    captchaError: (tries > 0 || captchaMissed) && !ticked ? 'Tick the box "I\'m not a robot"' : undefined,
  }
}
