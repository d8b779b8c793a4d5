import type { Preview } from '@storybook/react-vite'

const width = (pixels: number) => ({
  name: `${pixels}`,
  styles: { width: `${pixels}px`, height: '800px' },
})

const preview: Preview = {
  parameters: {
    viewport: { options: { phone: width(390), tablet: width(768), desktop: width(1280) } },
  },
}

export default preview
