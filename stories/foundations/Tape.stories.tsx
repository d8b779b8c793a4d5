import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HangingTape } from '../../src/components/ui/HangingTape.tsx'
import { Logo } from '../../src/components/ui/Logo.tsx'
import { MonthsTape } from '../../src/components/ui/MonthsTape.tsx'
import { PageTape } from '../../src/components/ui/PageTape.tsx'
import { Ticks } from '../../src/components/ui/Ticks.tsx'
import { Block, FoundationPage, Table } from './FoundationPage.tsx'

const units = [
  ['Header image', '5 mm; the parts on the tape are drawn to scale'],
  ['Section rule', 'one part, range or brand; dark for those shown'],
  ['Home loading bar', '10%'],
  ['Pager', 'one page'],
  ['Announcement and banner', 'one slide'],
  ['Installments', 'one month'],
  ["Order progress, What's Next", 'one stage'],
  ['Rating gauge', '10% of the reviews'],
  ['Delivery drawing', 'one day'],
] as const

const Tape = () => (
  <FoundationPage
    title="The tape"
    lead="The tape measure is the only motif, and each tick always stands for a unit of something. Whatever has no unit gets no tape. A view has at most one yellow blade besides the logo."
  >
    <Block title="What one tick stands for" unit="use" count={units.length}>
      <Table caption="What one tick stands for" heads={['Place', 'One tick is']} rows={units} />
    </Block>
    <Block title="The blade">
      <div className="bg-steel p-8">
        <Logo size="lg" />
      </div>
    </Block>
    <Block title="A section rule">
      <p className="pb-2 type-small text-ink-quiet">8 of 46 parts</p>
      <div className="border-t border-ink">
        <Ticks count={46} dark={8} />
      </div>
    </Block>
    <Block title="Pages">
      <p className="pb-2 type-small text-ink-quiet">Page 2 of 5</p>
      <div className="max-w-55">
        <PageTape divisions={5} out={2} />
      </div>
    </Block>
    <Block title="Months">
      <div className="max-w-90">
        <MonthsTape months={6} />
        <label>
          <input type="radio" defaultChecked className="sr-only" /> 3 months, chosen
          <MonthsTape months={3} />
        </label>
      </div>
    </Block>
    <Block title="Stages">
      <HangingTape
        current={1}
        stages={[
          { title: 'Order placed', text: '20 Nov 2026, 10:18 am' },
          { title: 'Confirmation email', text: 'In a few minutes' },
          { title: 'Processing', text: 'Within 24 hours' },
        ]}
      />
    </Block>
  </FoundationPage>
)

/** The shop's one motif, the tape measure, and what it measures in each place. */
export default {
  title: 'Foundations/The tape',
  component: Tape,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs', '!manifest'],
} satisfies Meta<typeof Tape>
const ticks = (canvas: HTMLElement, colour: 'ink' | 'edge') =>
  canvas
    .querySelector(`section[aria-label="A section rule"] .stroke-${colour}`)
    ?.getAttribute('d')
    ?.match(/M/g)

/** What one tick stands for in each place: 8 of 46 parts are dark, and the hook is at the present stage. */
export const Units: StoryObj<typeof Tape> = {
  play: async ({ canvas, canvasElement }) => {
    await expect(ticks(canvasElement, 'edge')).toHaveLength(38)
    await expect(ticks(canvasElement, 'ink')).toHaveLength(8)
    const [six, three] = canvas.getAllByText('1').map((month) => month.parentElement)
    await expect([six?.textContent, three?.textContent]).toEqual(['123456', '123'])
    const stages = canvas.getAllByRole('listitem').map((stage) => stage.getAttribute('aria-current'))
    await expect(stages).toEqual([null, 'step', null])
  },
}
