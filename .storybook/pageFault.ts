import { shop } from '../src/shop/config.ts'

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(`:is(${selector})`)]
const described = ({ outerHTML }: Element) => outerHTML.slice(0, 120)

/** The element that had the focus last. */
let focused: Element | null = null
document.addEventListener('focusin', ({ target }) => {
  focused = target as Element
})
/** A story begins without a focus to be lost. */
export const forgetFocus = () => {
  focused = null
}

/** A dialog is modal, the page behind it stands still, and the focus is in it; without one the page scrolls. */
function dialogFault() {
  const [dialog] = all('[role=dialog], [role=alertdialog]')
  const { overflow } = document.body.style
  if (!dialog) return overflow && 'does not scroll after its dialog'
  if (dialog.ariaModal !== 'true') return 'has a dialog that is not modal'
  if (overflow !== 'hidden') return 'scrolls behind its dialog'
  return !dialog.contains(document.activeElement) && 'has the focus outside its dialog'
}

const signs: Record<string, string> = { success: '.text-success', error: '.text-danger' }

/** Each toast has the sign of its kind. */
function toastFault() {
  const wrong = all('[data-sonner-toast]').find((toast) => {
    const sign = signs[toast.dataset.type ?? '']
    return sign && !toast.querySelector(sign)
  })
  return wrong && `has the sign of another kind in ${described(wrong)}`
}

/** Tone and sign go with what is said: an alert is of danger, a message of success is not, and a saving costs nothing. */
function toneFault() {
  const calm = all('[role=alert][data-tone]').find(({ dataset }) => dataset.tone !== 'danger')
  const alarming = all('[role=alertdialog]').find(
    (dialog) => dialog.querySelector('svg.text-danger') && !dialog.textContent.includes('Failed'),
  )
  const dear = all('dd').find(
    (amount) => amount.textContent.startsWith('−') && amount.closest('.text-danger'),
  )
  // Where the focus waits on Cancel, the other button is not to be pressed lightly.
  const [safe] = all('[role=alertdialog] button:focus + button:not(.text-danger)')
  const wrong = calm ?? alarming ?? dear ?? safe
  return wrong && `has the tone of another kind in ${described(wrong)}`
}

/** What had the focus on a page of the shop can have it still, or something else has got it. */
function focusFault() {
  if (document.activeElement !== document.body || !focused || !document.getElementById('main')) return
  const isGone =
    !focused.isConnected || focused.matches(':disabled:not([data-state=busy])') || focused.closest('[inert]')
  return isGone && `has lost the focus of ${described(focused)}`
}

/** What is grouped, listed or pressed has a name, by something that there is; what is invalid has a message, and no other. */
function nameFault() {
  const groups = 'nav, section, fieldset, [role=tablist], [role=listbox], [role=grid], [role=group]'
  const isNamed = (each: HTMLElement) => each.ariaLabel || each.ariaLabelledByElements?.length
  const nameless =
    all(groups).find((each) => !isNamed(each) && !each.querySelector(':scope > legend')) ??
    all('#main :is(a, button):not([aria-hidden=true])').find(
      (each) => !isNamed(each) && !each.textContent.trim() && !each.querySelector('[alt]:not([alt=""])'),
    )
  if (nameless) return `has no name for ${described(nameless)}`
  const missing = all('[aria-labelledby], [aria-describedby]').find((each) =>
    `${each.getAttribute('aria-labelledby') ?? ''} ${each.getAttribute('aria-describedby') ?? ''}`
      .split(' ')
      .some((id) => id && !document.getElementById(id)),
  )
  if (missing) return `names or describes by nothing ${described(missing)}`
  const silent = all('[aria-invalid=true]').find(
    ({ ariaDescribedByElements }) => !ariaDescribedByElements?.some(({ textContent }) => textContent),
  )
  if (silent) return `has no message beside ${described(silent)}`
  const valid = all(':is(input, textarea)[aria-describedby]:not([aria-invalid=true])').find((each) =>
    each.ariaDescribedByElements?.some((element) => element.matches('.text-danger')),
  )
  return valid && `does not mark as invalid ${described(valid)}`
}

/** A link leads somewhere, and what is typed into a form stays out of the address, but for a search. */
function addressFault() {
  const [idle] = all('#storybook-root a:not([href])')
  if (idle) return `has a link that leads nowhere, ${described(idle)}`
  const open = all('form:not([method=post], search *)').find((form) =>
    form.querySelector('textarea, input:not([type=checkbox], [type=radio], [type=hidden], [role=combobox])'),
  )
  return open && `sends what is typed with the address in ${described(open)}`
}

const steps: Record<string, string> = {
  Home: '/',
  Products: '/products',
  Categories: '/categories',
  Cart: '/cart',
  'Sign In': '/login',
  Profile: '/profile',
}

/** Titles that no heading has. */
const titles = ['Order confirmation']

/** One heading of the first level, steps that lead where they say, and a title that names the page. */
function headFault() {
  const headings = all('#main h1')
  const trail = all('#main nav[aria-label=Breadcrumb] :is(a, [aria-current=page])')
  if (!document.getElementById('main') || document.body.textContent.includes('Loading')) return
  if (headings.length !== 1) return `has ${headings.length} headings of the first level`
  const astray = trail.find(({ textContent, pathname }: HTMLElement & { pathname?: string }) => {
    const address = steps[textContent]
    return address && pathname && pathname !== address
  })
  if (astray) return `leads astray by ${described(astray)}`
  // Where a number stays beside its unit, the title has a plain space.
  const names = [...headings, ...trail.slice(-1)].map(({ textContent }) =>
    textContent.replaceAll('\u00a0', ' '),
  )
  const [title = ''] = document.title.split(' | ')
  const isNamed = [...names, ...titles].some(
    (name) => document.title.includes(name) || name.startsWith(title),
  )
  return !(isNamed && document.title.includes(shop.name)) && `of ${names} has the title ${document.title}`
}

/** Returns what is wrong with the page at rest, of all that holds whatever a page shows. */
export const pageFault = () =>
  dialogFault() ||
  toastFault() ||
  toneFault() ||
  focusFault() ||
  nameFault() ||
  addressFault() ||
  headFault() ||
  undefined
