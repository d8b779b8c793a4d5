import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shop } from '../src/shop/config.ts'
import { catalogue } from '../stories/start/documents.ts'
import { verdictOf } from '../stories/start/proofs.ts'
import { hashAt, type PicturesOfVersion } from './review-addon/pictures.ts'
import { readReview, verdictsOf, withEnded } from './review-addon/review.ts'
import { clausesOf } from './review-addon/states.ts'
import { isUnseen, listedStories } from './review-addon/tags.ts'

/**
 * Writes beside a static Storybook what programs read: `states.json`, every state with what must be seen or happen in it
 * and the stories that show it, and `llms.txt`, which says where everything is.
 */
const folder = 'storybook-static'

type Index = { entries: Parameters<typeof listedStories>[0] }
type Manifest = { components: Record<string, { stories?: { id: string; description?: string }[] }> }

const read = (file: string) => readFileSync(join(folder, file), 'utf8')

const { entries } = JSON.parse(read('index.json')) as Index
const stories = listedStories(entries)

// Storybook writes where the files that it describes are on this machine.
for (const file of ['manifests/components.json', 'manifests/components.html'])
  writeFileSync(join(folder, file), read(file).replaceAll(`${process.cwd()}/`, ''))
const { components } = JSON.parse(read('manifests/components.json')) as Manifest
const sentences = new Map(
  Object.values(components).flatMap(({ stories = [] }) =>
    stories.map((story) => [story.id, story.description]),
  ),
)

/** The sign-off: what is committed in `reviews/`, beside the pictures that the build has. */
const newest = JSON.parse(read('pictures/index.json')).versions[0]?.id
const pictures: Pick<PicturesOfVersion, 'pictures'> = newest
  ? JSON.parse(read(`pictures/${newest}.json`))
  : { pictures: {} }
const signed = withEnded(readReview(JSON.parse(read('reviews/reviews.json'))), (place) =>
  hashAt(place, pictures),
)

const states = catalogue.map(({ id, section, state, holds, behaviour }) => ({
  id,
  screen: section,
  state,
  holds,
  behaviour,
  /** What was broken on purpose for each clause, and which story or test noticed. */
  clauses: clausesOf(holds).map((clause) => ({ clause, ...verdictOf(id, clause) })),
  /** Who said what of it, at which width, when and of which version; `ended` where its picture has changed since. */
  verdicts: verdictsOf(signed, id).map(({ answer, width, text, name, at, of, ended }) => ({
    ...{ answer, width, text, name, of, ended },
    at: new Date(at * 1000).toISOString(),
  })),
  stories: stories
    .filter(({ states }) => states.includes(id))
    .map((story) => ({
      id: story.id,
      name: `${story.title} / ${story.name}`,
      address: `iframe.html?id=${story.id}&viewMode=story`,
      shows: sentences.get(story.id),
      /** Whether the story has a picture: one of behaviour shows nothing of its own. */
      seen: !isUnseen(story.tags),
      /** Whether it is the one that opens for the state, and whose picture stands for it. */
      picture: story.pictures.includes(id),
    })),
}))
writeFileSync(join(folder, 'states.json'), `${JSON.stringify(states, null, 1)}\n`)

const docs = Object.values(entries).filter(({ type }) => type === 'docs')
writeFileSync(
  join(folder, 'llms.txt'),
  `# ${shop.name}, screen by screen

> The Storybook of a storefront: ${states.length} states of its screens in ${stories.length} stories, each at an address of its own.

- [states.json](states.json): every state, what must be seen or happen in it, who approved it, and its stories
- [index.json](index.json): every story with its tags; \`spec:CHK-09\` names a state, the other tags its kind and its only size
- [manifests/components.json](manifests/components.json): every component with its props and stories
- iframe.html?id=<story>&viewMode=story shows one story alone; with &globals=viewport:phone at 390 px

## Documentation

${docs.map(({ id, title }) => `- [${title}](iframe.html?id=${id}&viewMode=docs)`).join('\n')}
`,
)
