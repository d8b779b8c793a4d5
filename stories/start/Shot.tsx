import { useEffect, useRef, useState } from 'react'
import { fileOf, type PicturesOfVersion, pictureAt } from '../../.storybook/review-addon/pictures.ts'
import { type Width, widths } from '../../.storybook/review-addon/tags.ts'
import { sizes } from '../viewports.ts'
import { StoryLink } from './StoryLink.tsx'

/** How wide a picture is beside others of the same height. */
export const shareOf = (width: Width) => sizes[width].width / sizes[width].height

/** Stories share the storage of one origin: they run one after another. */
let queue: Promise<void> = Promise.resolve()
/** A story that does not end in time makes room for the next. */
const slowest = 20_000

/** The story itself, scaled down, once it is in view and its turn has come. To look at, not to use. */
function Live({ story, width }: { story: string; width: Width }) {
  const box = useRef<HTMLDivElement>(null)
  const [{ turn, scale }, set] = useState({ turn: false, scale: 0 })
  const end = useRef(() => {})
  useEffect(() => {
    if (!box.current) return
    let gone = false
    const sized = new ResizeObserver(([entry]) =>
      set((now) => ({ ...now, scale: (entry?.contentRect.width ?? 0) / sizes[width].width })),
    )
    const play = () =>
      new Promise<void>((resolve) => {
        if (gone) return resolve()
        end.current = resolve
        AbortSignal.timeout(slowest).addEventListener('abort', () => resolve())
        set((now) => ({ ...now, turn: true }))
      })
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      seen.disconnect()
      queue = queue.then(play)
    })
    sized.observe(box.current)
    seen.observe(box.current)
    return () => {
      gone = true
      sized.disconnect()
      seen.disconnect()
      end.current()
    }
  }, [width])
  return (
    <div ref={box} className="absolute inset-0 overflow-hidden">
      {turn && (
        <iframe
          // The page in the frame tells when its story has played: see .storybook/framed.ts.
          ref={(frame) => frame?.addEventListener('played', end.current)}
          data-live
          inert
          title={story}
          src={`./iframe.html?id=${story}&viewMode=story`}
          width={sizes[width].width}
          height={sizes[width].height}
          style={{ transform: `scale(${scale})`, transformOrigin: '0 0', maxWidth: 'none', border: 0 }}
        />
      )}
    </div>
  )
}

/** The name of a story, which leads to it, below its picture, where it has one. */
export const Thumb = ({ story, hash, name }: { story: string; hash: string | undefined; name: string }) => (
  <StoryLink story={story} className="block type-small underline">
    {hash && (
      <img
        src={fileOf(hash)}
        alt=""
        loading="lazy"
        className="mb-1 aspect-64/45 w-full border border-line object-cover object-top"
      />
    )}
    {name}
  </StoryLink>
)

type ShotProps = {
  story: string
  width: Width
  of: PicturesOfVersion
  /** Shows the story itself where there is no picture of it. */
  live?: boolean
}

/** The window of a story at a width: its picture, or where there is none the story itself or the width in words. */
export function Shot({ story, width, of, live }: ShotProps) {
  const src = pictureAt({ story, width }, of)
  return (
    <span
      className="relative block overflow-hidden border border-line bg-photo"
      style={{ aspectRatio: shareOf(width) }}
    >
      {src ? (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover object-top"
        />
      ) : live ? (
        <Live story={story} width={width} />
      ) : (
        <span className="absolute inset-0 grid place-items-center type-small">{widths[width].words}</span>
      )}
    </span>
  )
}
