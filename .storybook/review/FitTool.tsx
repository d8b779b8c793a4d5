/** @jsxRuntime classic */
// Storybook's manager has its own copy of React, which the automatic JSX runtime would not use.
import * as React from 'react'
import { useEffect, useState } from 'react'
import { ToggleButton } from 'storybook/internal/components'

/** Scales a story that is wider than its place between sidebar and panel, so that all of it is in sight. */
export function FitTool() {
  const [wanted, setWanted] = useState(true)
  const [scale, setScale] = useState(1)
  useEffect(() => {
    // Storybook's frame around the story. Its zoom tool has precedence.
    const frame = document.getElementById('storybook-preview-iframe')?.closest<HTMLElement>('[data-scale]')
    const place = frame?.parentElement
    if (!frame || !place || !wanted) return
    const fit = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(place)
      const room = place.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      const fitting = frame.dataset.scale === '1' ? Math.min(1, room / frame.offsetWidth) : 1
      frame.style.transform = fitting < 1 ? `scale(${fitting})` : ''
      frame.style.transformOrigin = 'top left'
      setScale(fitting)
    }
    const observer = new ResizeObserver(fit)
    observer.observe(frame)
    observer.observe(place)
    return () => {
      observer.disconnect()
      frame.style.transform = ''
      setScale(1)
    }
  }, [wanted])
  return (
    <ToggleButton
      size="small"
      padding="small"
      variant="ghost"
      pressed={wanted}
      ariaLabel="Fit a wide story into its place"
      onClick={() => setWanted(!wanted)}
    >
      {scale < 1 ? `Fit ${Math.round(scale * 100)}%` : 'Fit'}
    </ToggleButton>
  )
}
