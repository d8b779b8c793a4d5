import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { palette } from '../../tailwind.config.ts'
import { contrast } from './contrast.ts'
import { Block, FoundationPage, Table } from './FoundationPage.tsx'
import { meanings, pairs } from './meanings.ts'

const onTop = (hex: string) =>
  contrast(hex, palette.white) > contrast(hex, palette['ink-950']) ? palette.white : palette['ink-950']

const Named = ({ hex, name }: { hex: string; name: string }) => (
  <>
    <span className="inline-block size-5 border border-edge align-[-0.3em]" style={{ background: hex }} />{' '}
    {name}
  </>
)

/** Shows a text pair as text, and an edge pair as an edge beside its use. */
function Sample({
  use,
  least,
  values: [front, ground],
}: Pick<(typeof pairs)[number], 'use' | 'least' | 'values'>) {
  if (least === 4.5)
    return (
      <span
        className="inline-block border border-line px-2 py-1"
        style={{ color: front, background: ground }}
      >
        {use}
      </span>
    )
  return (
    <>
      <span
        className="mr-2.5 inline-block h-6 w-11 border-3 align-middle"
        style={{ borderColor: front, background: ground }}
      />
      {use}
    </>
  )
}

function Colour() {
  const steps = Object.entries(palette)
  return (
    <FoundationPage
      title="Colour"
      lead="Tape yellow on blackened steel. Yellow marks actions that lead towards paying or committing; it is never a text colour. Components use the semantic names, never a step of the palette."
    >
      <Block title="Palette" unit="step" count={steps.length}>
        <ul className="grid grid-cols-2 xs:grid-cols-3 md:grid-cols-6">
          {steps.map(([step, hex]) => (
            <li
              key={step}
              className="border border-line px-3 pt-3 pb-4"
              style={{ background: hex, color: onTop(hex) }}
            >
              <span className="block type-label">{step}</span>
              <span className="block type-mono">{hex}</span>
            </li>
          ))}
        </ul>
      </Block>
      <Block title="Semantic names" unit="name" count={meanings.length}>
        <ul className="ruled grid xs:grid-cols-2 lg:grid-cols-4">
          {meanings.map(({ name, hex, step }) => (
            <li key={name} className="flex items-center gap-3 px-3 py-2.5">
              <span className="size-9 flex-none border border-edge" style={{ background: hex }} />
              <span className="min-w-0">
                <span className="block type-label">{name}</span>
                <span className="block type-micro text-ink-quiet">{step || hex}</span>
              </span>
            </li>
          ))}
        </ul>
      </Block>
      <Block title="Foreground and background" unit="pair" count={pairs.length}>
        <Table
          caption="Contrast of pairs"
          heads={['Use', 'Colour', 'Background', 'Contrast', 'Minimum']}
          rows={pairs.map(({ front, ground, least, use, values }) => [
            <Sample key="use" {...{ use, least, values }} />,
            <Named key="front" hex={values[0]} name={front} />,
            <Named key="ground" hex={values[1]} name={ground} />,
            contrast(...values).toFixed(1),
            least,
          ])}
        />
      </Block>
    </FoundationPage>
  )
}

/** The palette, the colour names by meaning, and the contrast of every pair, calculated from the shop's own values. */
export default {
  title: 'Foundations/Colour',
  component: Colour,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs', '!manifest'],
} satisfies Meta<typeof Colour>
/** Every pair reaches its minimum contrast: 4.5 for text, 3 for edges, stars and gauges. */
export const Palette: StoryObj<typeof Colour> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Colour' })).toBeVisible()
    for (const { use, least, values } of pairs)
      await expect(contrast(...values), use).toBeGreaterThanOrEqual(least)
  },
}
