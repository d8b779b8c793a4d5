/** Milliseconds of a press. What opens when a field is left waits that long, or it would move the pressed button. */
export const pressMs = 250
