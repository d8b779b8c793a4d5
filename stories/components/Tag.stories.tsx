import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box, Check, Clock, MapPin, TriangleAlert, Truck, X } from 'lucide'
import { Tag } from '../../src/components/ui/Tag.tsx'
import { expectDifferentColours, noControls } from './helpers.ts'

/**
 * A short fact in a box with 2 px corners. The word carries the meaning; the colour and icon only help. Use it for a
 * status or a restriction; not for text over a photo, or for anything that can be pressed.
 */
const meta: Meta<typeof Tag> = { title: 'Components/Tag', component: Tag }
export default meta
type Story = StoryObj<typeof Tag>

const differ: Story['play'] = ({ canvasElement }) =>
  expectDifferentColours([...(canvasElement.querySelector('.flex')?.children ?? [])])

/** The five statuses of an order. */
export const Statuses: Story = {
  parameters: noControls,
  render: () => (
    <div className="flex flex-wrap gap-2.5">
      <Tag tone="quiet" icon={Clock}>
        Pending
      </Tag>
      <Tag tone="caution" icon={Box}>
        Processing
      </Tag>
      <Tag tone="ink" icon={Truck}>
        Shipped
      </Tag>
      <Tag tone="success" icon={Check}>
        Completed
      </Tag>
      <Tag tone="danger" icon={X}>
        Cancelled
      </Tag>
    </div>
  ),
  play: differ,
}

/** The restrictions of a product. */
export const Restrictions: Story = {
  parameters: noControls,
  render: () => (
    <div className="flex flex-wrap gap-2.5">
      <Tag>Cash on delivery only</Tag>
      <Tag tone="caution" icon={MapPin}>
        Only deliverable within Colombo
      </Tag>
    </div>
  ),
  play: differ,
}

/** The label of an announcement. */
export const Announcements: Story = {
  parameters: noControls,
  render: () => (
    <div className="flex flex-wrap gap-2.5">
      <Tag tone="ink">Notice</Tag>
      <Tag tone="urgent" icon={TriangleAlert}>
        Urgent
      </Tag>
    </div>
  ),
  play: differ,
}
