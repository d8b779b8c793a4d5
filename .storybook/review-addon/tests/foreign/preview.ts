import type { Preview } from '@storybook/react-vite'
import { beginCode } from '../../code/onPage.ts'
import { beginHearing } from '../../heard.ts'
import { keepOpen, passKeysOn } from '../../keys.ts'
import { beginPins } from '../../pins/onPage.ts'
import { startAnew } from '../../startAnew.ts'

startAnew()
beginPins()
beginHearing()
beginCode()
passKeysOn()
keepOpen()

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
