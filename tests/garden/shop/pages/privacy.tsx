import type { Article } from '../../pages/content/article.tsx'
import { storedData } from '../../pages/content/storedData.ts'
import { shop } from '../config.ts'

export const privacy: Article = {
  title: 'Privacy Policy',
  lead: 'What this shop knows about you, and why.',
  sections: [
    { heading: 'Your data', body: <p>{`Write to ${shop.email} to see or delete what we hold.`}</p> },
    {
      heading: 'Kept on your device',
      body: (
        <ul translate="no">
          {storedData.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      ),
    },
  ],
}
