/** Whether a part number or a unit is short enough to stay on one line of a table. */
export const fitsALine = (text: string): boolean => text.length <= 24

/** The class of such a text: short on one line, long broken anywhere. */
export const oneLine = (text: string) => (fitsALine(text) ? 'whitespace-nowrap' : 'wrap-anywhere')
