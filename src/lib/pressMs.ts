/**
 * Milliseconds after which a press is over. What opens because a field was left waits that long: it must not move the
 * button that is being pressed from under the pointer.
 */
export const pressMs = 250
