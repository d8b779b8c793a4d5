import type { Meta, StoryObj } from '@storybook/react-vite'

const Gauge = ({ value }: { value: number }) => <meter aria-label="Charge" min={0} max={100} value={value} />

const meta = { title: 'Hall/Gauge', component: Gauge } satisfies Meta<typeof Gauge>

export default meta

export const Full: StoryObj<typeof meta> = {
  args: { value: 100 },
  tags: ['spec:METER-01', 'picture:METER-01'],
}

/** Comes when the test says so; until then the page shows the story before it. */
export const Late: StoryObj<typeof meta> = {
  args: { value: 7 },
  loaders: [() => new Promise((resolve) => window.addEventListener('come', resolve, { once: true }))],
}
