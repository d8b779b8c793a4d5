import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../../src/components/ui/Button.tsx'
import config from '../../tailwind.config.ts'
import { Block, FoundationPage, Table } from './FoundationPage.tsx'

const { transitionDuration, transitionTimingFunction } = config.theme

const speeds = [
  { name: 'DEFAULT', className: '', use: 'Colour on hover' },
  { name: 'menu', className: 'duration-menu', use: 'Menus' },
  { name: 'panel', className: 'duration-panel', use: 'Drawers and dialogs' },
] as const

const stops = [
  ['Announcement, banner, new arrivals', 'hover, focus, the pause button, a hidden tab, reduced motion'],
  ['Drawer and dialog', 'reduced motion: they appear at once'],
  ['Loading screen', 'reduced motion: it shows the finished logo'],
  ['Blades', 'they never slide, they move one tick at a time'],
]

function Motion() {
  const [moved, setMoved] = useState(false)
  return (
    <FoundationPage
      title="Motion"
      lead="Three speeds and one easing curve. Nothing fades in on scrolling, and nothing bounces. With reduced motion nothing slides, and no slides rotate by themselves."
    >
      <Block title="Speeds" unit="speed" count={speeds.length}>
        <Button onClick={() => setMoved(!moved)}>Play</Button>
        <p className="pt-3 type-small text-ink-quiet">Easing curve: {transitionTimingFunction.DEFAULT}</p>
        <ul className="grid gap-4 pt-4">
          {speeds.map(({ name, className, use }) => (
            <li key={name}>
              <span className="type-label">
                {transitionDuration[name]} <span className="font-normal text-ink-quiet">{use}</span>
              </span>
              <span className="mt-1 block h-5 max-w-90 bg-sunken">
                <span
                  data-state={moved ? 'moved' : 'rest'}
                  className={`block h-5 w-5 bg-ink transition-[margin] data-[state=moved]:ml-[calc(100%-1.25rem)] ${className}`}
                />
              </span>
            </li>
          ))}
        </ul>
      </Block>
      <Block title="When motion stops" unit="rule" count={stops.length}>
        <Table caption="When motion stops" heads={['Motion', 'Stops with']} rows={stops} />
      </Block>
    </FoundationPage>
  )
}

/** Three speeds, one easing curve, and when motion stops. */
export default {
  title: 'Foundations/Motion',
  component: Motion,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs', '!manifest'],
} satisfies Meta<typeof Motion>
/** A press moves the three marks. */
export const Speeds: StoryObj<typeof Motion> = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }))
    await expect(canvasElement.querySelectorAll('[data-state=moved]')).toHaveLength(3)
  },
}
