import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { facetsOf } from './review/facets.ts'

// vite.config.ts leaves the shop's own build steps out when it serves Storybook.
process.env.STORYBOOK = '1'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// Made by `npm run visual -- --pictures`; the Docs pages say so where there is none.
const pictures = here('../stories/pictures')
mkdirSync(pictures, { recursive: true })

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: [
    '../public',
    { from: '../mocks/pictures', to: '/images' },
    { from: '../mocks/worker', to: '/' },
    { from: '../src/fonts', to: '/fonts' },
    { from: pictures, to: '/pictures' },
  ],
  // The panel State is the first of the panels.
  managerEntries: (others = []) => [here('./review/register.tsx'), ...others],
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) => ({
          ...entry,
          tags: [...(entry.tags ?? []), ...facetsOf(entry.name ?? '')],
        })),
    })),
  // The shop has one ground of its own, and the panel State draws its outline itself.
  features: { backgrounds: false, outline: false },
  // Every screen is the whole shop with its mocked server: as one file, not two hundred, it is there a second sooner.
  viteFinal: (vite) =>
    mergeConfig(vite, {
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
