import type { Article } from '../../pages/content/article.tsx'
import { shop } from '../config.ts'

export const contact: Article = {
  title: 'Contact Us',
  lead: `Call, write or come to the nursery, ${shop.hours}.`,
  sections: [
    { heading: 'About a plant', body: <p>Send a picture of the place where it is to stand.</p> },
    { heading: 'About an order', body: <p>Give the order number from the confirmation.</p> },
  ],
}
