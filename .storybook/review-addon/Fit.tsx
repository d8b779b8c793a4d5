/** @jsxRuntime classic */
import * as React from 'react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useGlobals, useStorybookState } from 'storybook/manager-api'
import { PhoneBar } from './panel/PhoneBar.tsx'
import { pixelsOf, project } from './project.ts'
import { chosen, phone } from './settings.ts'

/** The space that Storybook needs beside a story with a width of its own, and above and below it: on a phone none. */
const besides = 82
const around = 130
/**
 * On a phone, and around the page that finds states: no frame around the story, no veil over it beside the open panel, in the
 * toolbar what reviewers press there, and one bar below the story.
 */
const bareFrame = `
  [data-testid=sb-preview-toolbar] :is([aria-haspopup], [aria-label="Reload story"], [aria-label="Open in isolation mode"]) { display: none }
  :has(> [data-scale]) { padding: 0 !important }
  :has(> [data-scale]) > :not([data-scale]), body > div:has(+ [role=dialog][aria-label="Addon panel"]) { display: none !important }
  [data-scale] { border: 0 !important }
  body:has([aria-label="Pin"]:popover-open) [aria-label="Judge"] { visibility: hidden }`

/** The stories of whole pages: without a chosen width shown as on a desktop, on a phone as wide as the phone. */
const ofPages = /^(screens|flows|playground)-/
const desktop = 1280
const desktopHeight = 900

/**
 * Zooms a story out that is wider than its place between sidebar and panel. The story of a desktop then uses the height
 * gained; on a phone every story fills its place.
 */
export function Fit({ children }: { children?: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [{ room, high }, setSize] = useState({ room: 0, high: 0 })
  const [{ viewport }] = useGlobals()
  const { storyId, viewMode } = useStorybookState()
  useEffect(() => {
    if (!place.current) return
    const observer = new ResizeObserver(([entry]) =>
      setSize({ room: entry?.contentRect.width ?? 0, high: entry?.contentRect.height ?? 0 }),
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const small = room > 0 && room < phone
  const name = String(chosen(viewport) ?? '')
  const width = pixelsOf(name) ?? 0
  const own = ofPages.test(storyId) && !small ? desktop : 0
  // It has the whole width, whatever the story before it had.
  const isIndex = storyId === project().index
  const bare = small || isIndex
  const needed = width > 0 ? width + (small ? 0 : besides) : own
  const scale = viewMode === 'story' && !isIndex && room > 0 && needed > room ? room / needed : 1
  const size = `${100 / scale}%`
  const height = Math.round(high / scale) - (bare ? 0 : around)
  const taller = name === 'desktop' && scale < 1 && height > desktopHeight
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width: '100%', height: '100%' }}>
      <div ref={place} style={{ flex: 1, minHeight: 0, overflow: 'clip' }}>
        <div style={{ width: size, height: size, transform: `scale(${scale})`, transformOrigin: '0 0' }}>
          {(taller || bare) && (
            <style>{`[data-scale] { height: ${height}px !important } [data-size-input=height] { visibility: hidden } ${bare ? bareFrame : ''} ${isIndex ? '[data-scale] { width: 100% !important }' : ''}`}</style>
          )}
          {children}
        </div>
      </div>
      {small && viewMode === 'story' && <PhoneBar />}
    </div>
  )
}
