import type { Article } from '../../pages/content/article.tsx'
import { limits } from '../../rules/limits.ts'
import { formatRs } from '../../rules/money.ts'
import { policyFacts } from '../../rules/policyFacts.ts'
import { shop } from '../config.ts'

export const shipping: Article = {
  title: 'Shipping Policy',
  lead: `${shop.city} takes ${policyFacts.colombo}, the island ${policyFacts.island}.`,
  sections: [
    { heading: 'What it costs', body: <p>{`Nothing over ${formatRs(limits.freeDeliveryOver)}.`}</p> },
  ],
}
