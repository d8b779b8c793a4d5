import { useEffect } from 'react'

// What index.html says of the whole shop, for pages that say nothing of their own.
const general = document.head.querySelector<HTMLMetaElement>('meta[name="description"]')?.content

/** The element that carries one fact of the page's head, made when index.html does not have it. */
function headElement(tag: 'meta' | 'link', attribute: string, value: string): Element {
  const found = document.head.querySelector(`${tag}[${attribute}="${value}"]`)
  if (found) return found
  const made = document.createElement(tag)
  made.setAttribute(attribute, value)
  document.head.append(made)
  return made
}

/** Sets the document's title, meta description and canonical address while the page stands. */
export function useHead(head: { title: string; description?: string; canonical?: string }) {
  const { title, description = general, canonical } = head
  useEffect(() => {
    document.title = title
    const meta = headElement('meta', 'name', 'description')
    if (description) meta.setAttribute('content', description)
    else meta.remove()
    const link = headElement('link', 'rel', 'canonical')
    if (canonical) link.setAttribute('href', canonical)
    else link.remove()
  }, [title, description, canonical])
}
