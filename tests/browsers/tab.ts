/** An element by its role and accessible name, as far as the walk needs them; `within` is a CSS selector. */
export type Find = { role: string; name: string; within?: string }

/** What the walk does in a browser's tab. Every press and key is the browser's own input, not an event by script. */
export type Tab = {
  open(address: string): Promise<void>
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>
  click(find: Find): Promise<void>
  /** Replaces what the field holds. */
  type(find: Find, text: string): Promise<void>
  /** Presses an element and moves it by some pixels to the right before it is released. */
  drag(find: Find, right: number): Promise<void>
  /** The number of sheets on which the page is printed; undefined where the browser's driver cannot print. */
  printedPages(): Promise<number | undefined>
  close(): Promise<void>
}

/** Runs in the page: returns the visible element that `find` describes, scrolled into view. */
export function findInPage({ role, name, within }: Find): Element | null {
  const selectors: Record<string, string> = {
    button: 'button, [role=button]',
    link: 'a[href]',
    tab: '[role=tab]',
    textbox: 'input, textarea',
    checkbox: 'input[type=checkbox]',
    option: '[role=option]',
    heading: 'h1, h2',
    toast: '[data-sonner-toast]',
  }
  const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element) =>
    words(
      element.getAttribute('aria-label') ??
        ((element as HTMLInputElement).labels?.[0]?.textContent || element.textContent),
    )
  const area = within ? document.querySelector(within) : document
  const found = [...(area?.querySelectorAll(selectors[role] ?? '*') ?? [])].find(
    (element) =>
      nameOf(element).includes(name) &&
      (element.checkVisibility({ visibilityProperty: true }) || role === 'checkbox'),
  )
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found ?? null
}
