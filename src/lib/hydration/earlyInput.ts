/*
 * Nothing is lost that a visitor does before the page is hydrated, which takes a second or two
 *
 * - Links work. A form with method="post" is never sent by the browser (index.html): it would be without its checks.
 * - A press of any other button is noted by index.html (`earlyPresses`) and pressed again, once, by `repeatEarlyPresses`.
 * - What is typed, ticked or chosen stays in its field, but React would send or show the old value: `watchEarlyInput`, called
 *   by main.tsx before it hydrates, notes it, and `restoreEarlyInput` enters it again.
 *
 * 1. main.tsx sets `data-hydrating` on <html> and hydrates. React now lets a press through only to a button that it has
 *    hydrated; index.html forgets such a press, which has had its effect.
 * 2. HydrationSignal of App.tsx sets `data-hydrated` once the page is hydrated (or, on a static host, rendered), and repeats.
 * 3. Sections below the first view (BelowFold) are hydrated after that, or at once when pressed or typed into, also by the
 *    repeats. A press while one is being hydrated is held back by React: the section repeats it.
 */
import { fieldValue, typeInto } from './typeInto.ts'

declare global {
  interface Window {
    /** The buttons that were pressed before they responded, without those that send a form; undefined in Storybook. */
    earlyPresses?: Set<HTMLButtonElement>
  }
}

const inputs = new Map<HTMLInputElement, string | boolean>()

function note({ target }: { target: EventTarget | null }) {
  const field = target as HTMLInputElement
  const value = fieldValue(field)
  // A radio is unchecked by the one that was chosen instead.
  if (field.type !== 'file' && !(field.type === 'radio' && !value)) inputs.set(field, value)
}

function isChanged(field: HTMLInputElement | HTMLSelectElement) {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected
  const value = fieldValue(field)
  return value !== (typeof value === 'boolean' ? field.defaultChecked : field.defaultValue)
}

/** Notes what is typed into the server's HTML, also before this call, until `restoreEarlyInput`. */
export function watchEarlyInput() {
  for (const target of document.querySelectorAll<HTMLInputElement>('input,textarea,select'))
    if (isChanged(target)) note({ target })
  document.addEventListener('input', note, true)
}

/** Enters what was typed before hydration. */
export function restoreEarlyInput() {
  document.removeEventListener('input', note, true)
  for (const [field, value] of inputs) typeInto(field, value)
  inputs.clear()
}

/**
 * Repeats presses from before hydration. React hydrates a section when it is pressed, and passes that press on to its
 * button after this function has returned: the repeats wait for the next task, or that press would count twice.
 */
export function repeatEarlyPresses() {
  setTimeout(() => {
    for (const button of [...(window.earlyPresses ?? [])])
      if (!button.closest('[data-first-paint]')) press(button)
  })
}

function press(button: HTMLButtonElement) {
  window.earlyPresses?.delete(button)
  if (!button.isConnected) return
  // Tabs respond when the mouse button goes down, everything else to the click.
  button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  button.click()
}

/** Repeats what was done in `painted`, which the page now replaces, on the controls of the page with the same names. */
export function repeatOnPage(painted: Element) {
  const pressed = [...(window.earlyPresses ?? [])].filter((button) => painted.contains(button))
  const typed = [...painted.querySelectorAll('input')].filter(isChanged)
  const focused = painted.contains(document.activeElement) ? document.activeElement : null
  setTimeout(() => {
    const named = <Control extends Element>(control: Control): Control | null => {
      const label = control.getAttribute('aria-label')
      const same = [...document.querySelectorAll<Control & Element>(control.localName)]
      return (
        same.find(
          (each) => each.getAttribute('aria-label') === label && each.textContent === control.textContent,
        ) ?? null
      )
    }
    for (const field of typed) {
      const to = named(field)
      if (to) typeInto(to, fieldValue(field))
    }
    for (const button of pressed) {
      window.earlyPresses?.delete(button)
      const to = named(button)
      if (to) press(to)
    }
    if (focused instanceof HTMLElement) (named(focused) as HTMLElement | null)?.focus()
  })
}
