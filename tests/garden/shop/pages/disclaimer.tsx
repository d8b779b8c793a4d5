import type { Article } from '../../pages/content/article.tsx'

export const disclaimer: Article = {
  title: 'Disclaimer',
  lead: 'Plants differ from their pictures.',
  sections: [{ heading: 'Sizes', body: <p>Heights are those of the day on which a plant was measured.</p> }],
}
