/** Milliseconds of a press. What opens because a field was left waits that long, or it would move the pressed button. */
export const pressMs = 250
