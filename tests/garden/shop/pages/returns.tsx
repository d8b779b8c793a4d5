import type { Article } from '../../pages/content/article.tsx'
import { policyFacts } from '../../rules/policyFacts.ts'

export const returns: Article = {
  title: 'Return Policy',
  lead: `Pots and tools are taken back ${policyFacts.returns}, plants that arrive ill too.`,
  sections: [
    { heading: 'Refunds', body: <p>{`Online payments take ${policyFacts.refundOnline} to come back.`}</p> },
  ],
}
