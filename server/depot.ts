import type { Position } from '../src/rules/delivery.ts'

/** The trade counter in Colombo 09, from which delivery distances are measured. */
export const depot: Position = { lat: 6.9306, lng: 79.879 }
