import type { Plugin } from 'vite'
import { shop } from '../../src/shop.config.ts'

const texts: Record<string, string> = {
  '%shop.name%': shop.name,
  '%shop.description%': shop.description,
  '%shop.phone%': shop.phone.display,
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Puts the shop's name, description and phone of src/shop.config.ts into index.html. */
export function shopTexts(): Plugin {
  return {
    name: 'shop-texts',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace(/%shop\.\w+%/g, (placeholder) => escaped(texts[placeholder] ?? placeholder)),
    },
  }
}
