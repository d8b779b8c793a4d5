import { cdp } from 'vitest/browser'

// The headless shell's mouse lies in the top left corner, over whatever a story puts there: away with it.
await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -10, y: -10 })
