/*
 * An inline script of the cart and the checkout, in front of every other: paints what is ordered while the page's code is
 * loading. It copies blank lines of the server's HTML (src/sections/FirstPaint.tsx) and writes what the device holds in their
 * place, always as text. Where it cannot, the page shows a placeholder. React replaces all of it once the page is hydrated.
 */
import { foldedSize, foldSize } from '../components/shop/foldSize.ts'
import { restrictionLines } from '../components/shop/restrictionLines.ts'
import { fallbackStyle } from '../components/ui/pictureFallback.ts'
import { safeLocalStorage } from '../lib/storage.ts'
import { type CartItem, cartCount, cartTotal, choiceWords, readCart, readCartItem } from '../rules/cart.ts'
import { counted, countedPieces } from '../rules/counted.ts'
import { blankItem, nameList } from '../rules/firstPaint.ts'
import { formatRs, lineTotal } from '../rules/money.ts'
import { keepUnits, perUnit } from '../rules/nonBreaking.ts'
import { pictureSources, resolveImage } from '../rules/pictures.ts'
import { piecesOf } from '../rules/pieces.ts'
import { isDelivered, isRestricted, type RestrictionFlags } from '../rules/restrictions.ts'
import { cartKey } from '../rules/storageKeys.ts'
import { thresholds, thresholdTexts } from '../rules/thresholds.ts'
import { shop } from '../shop/config.ts'
import { checkoutText } from '../text/checkout.ts'

/** Lines that are painted: more than any screen shows. */
const most = 30
/** Lines whose pictures come first. */
const inView = 4

type Words = readonly (readonly [blank: string, word: string])[]

/** In one pass: a part's name may hold what is a blank word. */
const replaced = (text: string, words: Words) =>
  text.replace(
    new RegExp(words.map(([blank]) => blank).join('|'), 'g'),
    (found) => words.find(([blank]) => blank === found)?.[1] ?? found,
  )

/** Writes words into texts, names and links of a copy; without words an element goes, with what holds no other. */
function write(root: Element, words: Words) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const written = replaced(text.data, words)
    if (written) text.data = written
    else {
      text.data = ''
      let empty = text.parentElement
      const isEmpty = (holder: Element) => holder.textContent === '' && !holder.querySelector('input')
      while (empty?.parentElement && empty !== root && isEmpty(empty.parentElement))
        empty = empty.parentElement
      empty?.remove()
    }
  }
  for (const element of [root, ...root.querySelectorAll('[aria-label]')]) {
    const label = element.getAttribute('aria-label')
    if (label) element.setAttribute('aria-label', replaced(label, words))
  }
}

function writePicture(line: Element, { image, sku }: CartItem, first: boolean) {
  const box = line.querySelector('[data-state]')
  const address = resolveImage(image, shop.images.host)
  if (!box) return
  if (!address) {
    box.setAttribute('data-state', 'failed')
    const words = document.createElement('span')
    words.className = fallbackStyle
    words.textContent = sku
    box.replaceChildren(words)
    return
  }
  const { avif, webp, src } = pictureSources(address)
  for (const source of box.querySelectorAll('source')) {
    const srcset = source.type === 'image/avif' ? avif : webp
    if (srcset) source.srcset = srcset
    else source.remove()
  }
  const img = box.querySelector('img')
  if (!img) return
  if (first) img.loading = 'eager'
  img.src = src
}

function lineOf(blanks: Element[], item: CartItem, at: number): Element {
  const line = blanks[isDelivered(item) ? 0 : 1]?.cloneNode(true) as Element
  const { quantity, unit } = item
  const tagsOf = (flags: RestrictionFlags) =>
    restrictionLines(flags).flatMap(({ kind, text }) =>
      kind === 'colomboOnly' ? [text, checkoutText.colomboTag] : [text],
    )
  const tags = tagsOf(item)
  const choices = choiceWords(item)
  write(line, [
    [blankItem.name, keepUnits(item.name)],
    [blankItem.sku, item.sku],
    [`, ${blankItem.selectedSize}`, choices && `, ${choices}`],
    [blankItem.selectedSize, choices],
    [keepUnits(piecesOf(blankItem, blankItem.quantity)), keepUnits(piecesOf(item, quantity))],
    [`per\u00A0${blankItem.unit}`, perUnit(unit).replace(/^per /, 'per\u00A0')],
    [`, ${blankItem.unit}`, unit && `, ${unit}`],
    ['Rs. 0.01', formatRs(item.price)],
    ['0.03', formatRs(lineTotal(item.price, quantity)).replace('Rs. ', '')],
    ['Quantity 3', `Quantity ${quantity}`],
    ['3 ×', `${quantity} ×`],
    ...tagsOf(blankItem)
      .filter((tag) => !tags.includes(tag))
      .map((tag) => [tag, ''] as const),
  ])
  writePicture(line, item, at < inView)
  for (const link of line.querySelectorAll('a'))
    link.pathname = link.pathname.replace(/[^/]+$/, () => encodeURIComponent(item.product_id))
  for (const input of line.querySelectorAll('input')) input.defaultValue = String(quantity)
  if (quantity === 1) line.querySelector('fieldset button')?.setAttribute('aria-disabled', 'true')
  return line
}

/** What is ordered: as src/pages/checkout/useCheckout.ts reads it; undefined for a part that has to be looked up. */
function orderedItems(): CartItem[] | undefined {
  const { product, cartItems } = history.state?.usr ?? {}
  if (product !== undefined) return [readCartItem(product) ?? []].flat()
  const parameters = new URLSearchParams(location.search)
  if (parameters.has('add') || (cartItems === undefined && parameters.has('product'))) return undefined
  return readCart(safeLocalStorage.read(cartKey)) ?? []
}

/** Fills one box of the page from its blanks. */
function paint(box: HTMLElement, blank: Element, items: readonly CartItem[]) {
  const kind = items.length === 0 ? '[data-empty]' : items.length > foldSize ? '[data-long]' : '[data-short]'
  const copy = (blank.querySelector(kind) ?? blank.querySelector('[data-filled]') ?? blank).cloneNode(
    true,
  ) as Element
  const names = (some: readonly CartItem[]) => some.map(({ name }) => keepUnits(name))
  const away = names(items.filter((item) => !isDelivered(item)))
  const near = names(items.filter((item) => isRestricted(item, 'colomboOnly')))
  const notices = [`away${Math.min(away.length, 2)}`, `near${Math.min(near.length, 2)}`]
  if (items.some((item) => isRestricted(item, 'codOnly'))) notices.push('cod1')
  for (const notice of copy.querySelectorAll<HTMLElement>('[data-when]'))
    if (!notices.includes(String(notice.dataset.when))) notice.remove()
  const lists = [...copy.querySelectorAll('ul')]
  const blanks = [...(lists[0]?.children ?? [])]
  const pictures = copy.querySelectorAll('source, img')
  for (const list of lists) list.replaceChildren()
  const [blankReached, blankMissing] = thresholdTexts(thresholds([blankItem]))
  const [reached, missing] = thresholdTexts(thresholds(items))
  // Before the lines are there: a part's name may hold what is a blank word.
  const awayNames = new Intl.ListFormat('en').format(away)
  write(copy, [
    ['blankAway and blankOther', awayNames],
    ['blankAway', awayNames],
    ['blankNear and blankOther', nameList(near)],
    ['blankNear', nameList(near)],
    [blankReached, reached],
    [blankMissing, missing],
    ['Rs. 0.03', formatRs(cartTotal(items))],
    ['2 more parts', counted(items.length - foldedSize, 'more part')],
  ])
  for (const link of copy.querySelectorAll<HTMLAnchorElement>('a[href*=blankAway]'))
    link.href = link.href.replace(/blankAway(%3B%20blankOther)?/, () => encodeURIComponent(away.join('; ')))
  const first = kind === '[data-long]' && lists.length > 1 ? foldedSize : most
  lists[0]?.append(...items.slice(0, first).map((item, at) => lineOf(blanks, item, at)))
  lists[1]?.append(...items.slice(first, most).map((item, at) => lineOf(blanks, item, at)))
  box.className = ''
  box.replaceChildren(...copy.childNodes)
  // Those of the copied blanks: they do not exist, and printing loads what was waiting to be loaded.
  for (const picture of pictures) for (const name of ['srcset', 'src']) picture.removeAttribute(name)
}

/** Asks for the first pictures of the cart, in front of the code of the page. */
function preloadPictures(items: readonly CartItem[]) {
  for (const { image } of items.slice(0, inView)) {
    const { avif } = pictureSources(resolveImage(image, shop.images.host))
    if (!avif) continue
    const link = document.createElement('link')
    Object.assign(link, { rel: 'preload', as: 'image', type: 'image/avif', fetchPriority: 'high' })
    Object.assign(link, { imageSrcset: avif, imageSizes: '5rem' })
    document.head.append(link)
  }
}

/** Paints what of the page is there and not painted. A box stands behind its blanks, which therefore are whole. */
function paintPage(items: readonly CartItem[]) {
  for (const box of document.querySelectorAll<HTMLElement>('[data-first-paint]:not([data-painted])')) {
    box.dataset.painted = ''
    if (box.previousElementSibling) paint(box, box.previousElementSibling, items)
  }
  if (items.length === 0) return
  for (const count of document.querySelectorAll<HTMLElement>('[data-first-count]:empty'))
    count.textContent =
      count.dataset.firstCount === 'pieces'
        ? countedPieces(items.length, cartCount(items))
        : `, ${counted(items.length, 'part')}`
}

try {
  const items = orderedItems()
  if (items) {
    if (items.length === 0) document.documentElement.dataset.noOrder = ''
    if (location.pathname === '/cart') preloadPictures(items)
    // Called before the browser paints what it has parsed.
    const parsed = new MutationObserver(() => paintPage(items))
    parsed.observe(document, { childList: true, subtree: true })
    addEventListener('DOMContentLoaded', () => parsed.disconnect())
  }
} catch {
  // What cannot be read leaves the placeholders, and the page says what it finds.
}
