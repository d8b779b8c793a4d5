/** Whether a part number or a unit is short enough to stay on one line of a table. */
export const fitsALine = (text: string): boolean => text.length <= 24
