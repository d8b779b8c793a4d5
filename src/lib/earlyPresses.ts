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
 * Repeats presses from before hydration, once for each button. Those that still do not arrive stay for the next call. In
 * a task of its own: a press may itself have caused this hydration, and only then continues to its button.
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
