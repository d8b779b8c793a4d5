import { Link } from 'react-router-dom'
import type { Article } from '../../pages/content/article.tsx'
import { paths } from '../../paths.ts'
import { policyFacts } from '../../rules/policyFacts.ts'
import { shop } from '../config.ts'

export const about: Article = {
  title: 'About Us',
  lead: <span>{shop.name} is a nursery above the lake of Kandy, with a shop for pots, soil and tools.</span>,
  sections: [
    {
      heading: 'What we grow',
      body: (
        <p>
          Ferns, anthuriums and kitchen herbs, by <Link to={paths.categories}>category</Link>.
        </p>
      ),
    },
    { heading: 'Who buys here', body: <p>Gardeners, hotels, and people with one balcony.</p> },
    {
      heading: 'How it reaches you',
      body: <p>{`Plants are packed ${policyFacts.processing} and travel upright.`}</p>,
    },
  ],
}
