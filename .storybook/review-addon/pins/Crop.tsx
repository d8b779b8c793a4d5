/** @jsxRuntime classic */
import * as React from 'react'
import { useState } from 'react'
import { inWords, type Pin } from './pins.ts'

/** Around the element, in thousandths of the page's width. */
const around = 40
/** Pictures of longer pages end there, in pixels of the page. */
const longest = 4000
const width = 320

/** The part of the story's picture around a pin, where the picture shows the page at the pin's width from its top. */
export function Crop({ pin, src }: { pin: Pin; src: string }) {
  const [size, setSize] = useState({ wide: 0, high: 0 })
  const [left, top, wide, high] = pin.target.box
  const { page } = pin.target
  // A picture of the window alone stands where the story rests: where that is on the page it does not say.
  const whole = size.wide > 0 && Math.abs(size.high / size.wide - Math.min(longest, page[1]) / page[0]) < 0.03
  const scale = width / Math.min(1000, wide + 2 * around)
  const tall = (thousandths: number) => (thousandths * page[1]) / page[0]
  return (
    <div
      hidden={size.wide > 0 && !whole}
      style={{
        position: 'relative',
        width,
        maxWidth: '100%',
        height: whole ? Math.min(160, (tall(high) + 2 * around) * scale) : 0,
        overflow: 'hidden',
        margin: '6px 0',
        outline: whole ? '1px solid currentColor' : 'none',
      }}
    >
      <img
        src={src}
        alt={inWords(pin)}
        onLoad={({ currentTarget }) =>
          setSize({ wide: currentTarget.naturalWidth, high: currentTarget.naturalHeight })
        }
        style={{
          position: 'absolute',
          maxWidth: 'none',
          width: 1000 * scale,
          left: -Math.max(0, left - around) * scale,
          top: -Math.max(0, tall(top) - around) * scale,
        }}
      />
    </div>
  )
}
