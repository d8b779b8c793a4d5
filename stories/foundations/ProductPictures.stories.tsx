import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { notPhotographed } from '../viewports.ts'
import { ProductPictures } from './ProductPictures.tsx'

/** Every product picture of the reference data, with the products that show it. */
const meta: Meta<typeof ProductPictures> = {
  title: 'Foundations/Product pictures',
  component: ProductPictures,
  // Photos are drawn a little differently each time, and their files are compared without a picture of the sheet.
  parameters: { layout: 'fullscreen', chromatic: notPhotographed },
  tags: ['!autodocs'],
}
export default meta

/** Each picture with its part number and name. A product without a picture shows its part number instead. */
export const ContactSheet: StoryObj<typeof ProductPictures> = {
  name: 'Contact sheet',
  play: async ({ canvasElement }) => {
    const sheet = within(canvasElement)
    await expect(sheet.getByRole('heading', { name: 'Product pictures' })).toBeVisible()
    await expect(
      sheet.getByRole('img', { name: 'Return-to-door lever on rose 19 mm, satin nickel' }),
    ).toBeVisible()
  },
}
