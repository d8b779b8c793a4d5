declare global {
  interface Window {
    /**
     * The buttons that were pressed before they responded to it, except those that send a form. index.html notes a press
     * and forgets it once it arrives at a hydrated button. Undefined where there is no index.html, as in Storybook.
     */
    earlyPresses?: Set<HTMLButtonElement>
  }
}

/** Repeats presses from before hydration, once for each button. Those that still do not arrive stay for the next call. */
export function repeatEarlyPresses() {
  for (const button of window.earlyPresses ?? []) {
    if (button.isConnected) button.click()
    else window.earlyPresses?.delete(button)
  }
}
