declare global {
  interface Window {
    /**
     * The buttons that were pressed before they responded to it, except those that send a form. index.html notes a press
     * and forgets it once React has let it through. Undefined where there is no index.html, as in Storybook.
     */
    earlyPresses?: Set<HTMLButtonElement>
  }
}

/**
 * Repeats presses from before hydration, once for each button. A press of a button that is still not hydrated stays
 * noted for the next call. React hydrates a part of the page when it is pressed, and passes that press on to its button
 * after this function has returned: the repeats wait for the next task, or that press would count twice.
 */
export function repeatEarlyPresses() {
  setTimeout(() => {
    for (const button of window.earlyPresses ?? []) {
      if (button.isConnected) {
        // Tabs respond when the mouse button goes down, everything else to the click.
        button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
        button.click()
      } else window.earlyPresses?.delete(button)
    }
  })
}
