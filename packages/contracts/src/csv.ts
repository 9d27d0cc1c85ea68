/** Begins like a formula, also behind blanks. */
const FORMULA = /^[\s\u00a0\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/
const NEGATIVE_NUMBER = /^-\d+(\.\d+)?$/

/**
 * A cell in quotes. A spreadsheet runs a cell that begins like a formula: an apostrophe before it keeps it text, and the
 * text itself stays as it is. A negative amount is a number, which adds up with the others.
 */
export const csvCell = (text: string): string =>
  `"${(FORMULA.test(text) && !NEGATIVE_NUMBER.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
