// A spreadsheet runs a cell that begins like a formula. The option of csv-stringify that escapes them cannot be undone
// when a text begins with an apostrophe itself; this can.

/** Escapes a cell that a spreadsheet would take for a formula, with an apostrophe before it. */
export const toCell = (text: string): string => (/^'*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text)

/** Undoes `toCell`. */
export const fromCell = (cell: string): string => cell.replace(/^'(?='*[=+\-@\t\r＝＋－＠])/, '')
