/** What the filters of the entries list take, in an address of the API and of the page. */

/** The digits of a heading of chapter 99. */
export const MEASURE = /^99\d{0,8}$/

/** The code of a special program as a line has it: up to three characters of the keyboard. */
export const PROGRAM = /^[ -~]{1,3}$/
