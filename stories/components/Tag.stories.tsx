import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box, Check, Clock, TriangleAlert, Truck, X } from 'lucide'
import { Tag } from '../../src/components/ui/Tag.tsx'
import { expectDifferentColours, noControls } from './helpers.ts'

/**
 * A short fact in a box with 2 px corners. The word carries the meaning; the colour and icon only help. Use it for a
 * status or a restriction; not for text over a photo, or for anything that can be pressed.
 */
export default { title: 'Components/Tag', component: Tag } satisfies Meta<typeof Tag>

/** The five statuses of an order, an urgent announcement, and a restriction. */
export const Tones: StoryObj<typeof Tag> = {
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
      <Tag tone="urgent" icon={TriangleAlert}>
        Urgent
      </Tag>
      <Tag>Cash on delivery only</Tag>
    </div>
  ),
  play: ({ canvasElement }) =>
    expectDifferentColours([...(canvasElement.querySelector('.flex')?.children ?? [])]),
}
