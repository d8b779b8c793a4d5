import type { Parameters } from '@storybook/react-vite'

type Mode = { viewport?: unknown; disable?: boolean }

/** Returns the one width at which the story is photographed, or 1280 if there are several or none. */
function widthOf({ chromatic }: Parameters): number {
  const modes: Mode[] = Object.values(chromatic?.modes ?? {})
  const widths = modes.filter(({ disable }) => !disable).map(({ viewport }) => Number(viewport))
  const [width] = widths.filter((width) => width > 0)
  return widths.length === 1 && width ? width : 1280
}

type LiveFrameProps = {
  id: string
  name: string
  parameters: Parameters
  /** The most pixels that the page has for its width. */
  room: number
  /** Only to be looked at: cannot be pressed, and does not take the focus from the page. */
  inert?: boolean
}

/** Runs one story at its own width, scaled down to fit. */
export function LiveFrame({ id, name, parameters, room, inert }: LiveFrameProps) {
  const width = widthOf(parameters)
  const height = Number.parseInt(parameters.docs?.story?.height, 10) || (width < 768 ? 844 : 900)
  const scale = Math.min(1, room / width)
  return (
    <div
      style={{ width: width * scale, height: height * scale, overflow: 'hidden' }}
      className="border border-ink"
    >
      <iframe
        title={name}
        inert={inert}
        src={`./iframe.html?id=${id}&viewMode=story`}
        style={{ width, height, border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
      />
    </div>
  )
}
