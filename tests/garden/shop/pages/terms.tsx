import type { Article } from '../../pages/content/article.tsx'
import { paymentWords } from '../../rules/payments.ts'
import { shop } from '../config.ts'

export const terms: Article = {
  title: 'Terms & Conditions',
  lead: `The terms on which ${shop.legalName} sells and delivers.`,
  sections: [{ heading: 'Payment', body: <p>{`You pay ${paymentWords.terms}.`}</p> }],
}
