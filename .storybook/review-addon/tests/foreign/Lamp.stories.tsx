import type { Meta, StoryObj } from '@storybook/react-vite'

function Lamp({ lit }: { lit: boolean }) {
  return (
    <p>
      <button type="button" aria-pressed={lit}>
        Switch
      </button>
      <output>{lit ? 'On' : 'Off'}</output>
    </p>
  )
}

const meta = { title: 'Hall/Lamp', component: Lamp } satisfies Meta<typeof Lamp>

export default meta
type Story = StoryObj<typeof meta>

export const Lit: Story = { args: { lit: true }, tags: ['spec:LAMP-01', 'picture:LAMP-01'] }
export const Dark: Story = { args: { lit: false }, tags: ['spec:LAMP-02', 'picture:LAMP-02'] }
