import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { catalogue, decisions, sentencesOf } from '../stories/start/documents.ts'
import { testsOfStates } from './testsOfStates.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// `npm run storybook:build` fills it. Until then it says that there is nothing, as the pages that show it then do.
const pictures = here('../stories/pictures')
mkdirSync(pictures, { recursive: true })
if (!existsSync(`${pictures}/index.json`)) writeFileSync(`${pictures}/index.json`, '{"versions":[]}')

// `npm run prove` builds with mutants in the code.
const mutated = process.env.STORYBOOK_VITE_CONFIG
const fontFaces = readFileSync(here('../src/shop/fonts/fonts.css'), 'utf8')

/** What the review shows beside a story, for Storybook's frame, of which another program than Vite makes a bundle. */
const documents = JSON.stringify({
  states: catalogue,
  decisions,
  sentences: Object.fromEntries(catalogue.map(({ id }) => [id, sentencesOf(id)])),
}).replaceAll('<', '\\u003c')

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: mutated ?? '.storybook/vite.config.ts' } },
  },
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    // Nobody reviews with mutants in the code.
    ...(mutated ? [] : ['./review-addon/preset.ts']),
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: [
    '../src/shop/public',
    { from: '../src/shop/logo.svg', to: '/logo.svg' },
    { from: '../server/orders/places.json', to: '/places.json' },
    { from: '../server/demo/pictures', to: '/images' },
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
    { from: '../src/shop/fonts', to: '/fonts' },
    { from: '../stories/design', to: '/design' },
    { from: pictures, to: '/pictures' },
  ],
  // Also the shop's fonts, those that are not files of a package.
  managerHead: (head = '') =>
    `${head}<script type="application/json" id="documents">${documents}</script><style>${(fontFaces.match(/@font-face\s*\{[^}]*url\("\.\/[^}]*\}/g) ?? []).join('').replaceAll('./', './fonts/')}</style>`,
  // The shop has a single background, and reviewers measure nothing. In a test nobody sees what axe would highlight, and
  // each change of the page would search all of it. Programs take what each story shows from the manifest, which is half
  // of the time of a build: with `--test`, as for another shop, it is built without. What has
  // changed since the last commit is known only while files are watched.
  features: {
    actions: false,
    backgrounds: false,
    measure: false,
    outline: false,
    highlight: !process.env.VITEST,
    componentsManifest: !process.argv.includes('--test'),
    changeDetection: !process.argv.includes('build'),
  },
  // Every screen needs the whole shop and its mocked server: as one file instead of two hundred it loads a second
  // faster.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      define: { testsOfStates: JSON.stringify(testsOfStates()) },
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'shop', test: /\/(src|server|mocks)\// }] } },
        },
      },
    }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
}

export default config
