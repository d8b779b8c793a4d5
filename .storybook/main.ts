import type { StorybookConfig } from '@storybook/react-vite'

// vite.config.ts leaves the shop's own build steps out when it serves Storybook.
process.env.STORYBOOK = '1'

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
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
}

export default config
