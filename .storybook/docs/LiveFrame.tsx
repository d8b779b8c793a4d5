import type { Parameters } from 'storybook/internal/types'

type Mode = { viewport?: unknown; disable?: boolean }

/** Returns the one width at which the story is photographed, or 1280 if there are several or none. */
function widthOf({ chromatic }: Parameters): number {
  const modes: Mode[] = Object.values(chromatic?.modes ?? {})
  const widths = modes.filter(({ disable }) => !disable).map(({ viewport }) => Number(viewport))
  const [width] = widths.filter((width) => width > 0)
  return widths.length === 1 && width ? width : 1280
}

/** Runs one story at its own width, scaled down to fit. */
export function LiveFrame({ id, name, parameters }: { id: string; name: string; parameters: Parameters }) {
  const width = widthOf(parameters)
  const height = width < 768 ? 844 : 900
  const scale = Math.min(1, 460 / width)
  return (
    <div
      style={{ width: width * scale, height: height * scale, overflow: 'hidden' }}
      className="border border-ink"
    >
      <iframe
        title={name}
        src={`./iframe.html?id=${id}&viewMode=story`}
        style={{ width, height, border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
      />
    </div>
  )
}
