/** An order with more lines than `foldSize` shows the first `foldedSize` of them, and the others when asked. */
export const foldSize = 4
export const foldedSize = 3
