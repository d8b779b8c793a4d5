import type { StorybookConfig } from '@storybook/react-vite'

/** Another project's Storybook, which has the review addon: two components, and nothing of this shop. */
const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/review-addon/tests/foreign/vite.config.ts' } },
  },
  stories: ['./*.stories.tsx'],
  addons: ['../../preset.ts'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
