import { cdp } from 'vitest/browser'

// The headless shell's mouse starts in the top left corner and would hover over the story: move it away.
await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -10, y: -10 })
