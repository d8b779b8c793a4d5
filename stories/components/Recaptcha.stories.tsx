import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef, StrictMode } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { CaptchaHandle } from '../../src/pages/complaint/captcha.tsx'
import { Recaptcha } from '../../src/pages/complaint/Recaptcha.tsx'

type Options = { callback: (token: string) => void; 'expired-callback': () => void }

/** Replaces the script of the service, which shows a checkbox in a frame; here there are two buttons instead. */
function standIn() {
  Object.assign(window, {
    grecaptcha: {
      ready: (run: () => void) => run(),
      render: (box: HTMLElement, options: Options) => {
        for (const [name, press] of [
          ['Pass', () => options.callback('a-token')],
          ['Expire', options['expired-callback']],
        ] as const) {
          const button = document.createElement('button')
          button.type = 'button'
          button.textContent = name
          button.onclick = press
          box.append(button)
        }
        return 0
      },
      reset: fn(),
    },
  })
}

const handle = createRef<CaptchaHandle>()

/**
 * Google reCAPTCHA, for a shop that has set a key. In stories, buttons replace the real service. A shop without a key
 * has Captcha, which needs no outside service.
 */
export default {
  title: 'Components/Recaptcha',
  component: Recaptcha,
  args: { ref: handle, onChange: fn(), error: undefined },
  // Stories do not call the service, and its appearance is not ours to test.
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Recaptcha>

/** The check passes, and the form learns when it has expired. Mounted twice by strict mode, the box still appears only once. */
export const Passed: StoryObj<typeof Recaptcha> = {
  render: (args) => (
    <StrictMode>
      <Recaptcha {...args} />
    </StrictMode>
  ),
  beforeEach: () => {
    standIn()
    return () => Reflect.deleteProperty(window, 'grecaptcha')
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Pass' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await expect(await handle.current?.token()).toBe('a-token')
    await userEvent.click(screen.getByRole('button', { name: 'Expire' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
    await expect(await handle.current?.token()).toBe('')
    handle.current?.focus()
    await waitFor(() => expect(screen.getByRole('group', { name: "I'm not a robot" })).toHaveFocus())
  },
}
